import useSWRInfinite, { type SWRInfiniteConfiguration, type SWRInfiniteResponse } from 'swr/infinite';
import type { Arguments, Operation } from '../core/operation.ts';
import type { StoreError } from '../errors/store-error.ts';
import {
  choosePaging,
  DEFAULT_PAGE_SIZE,
  findNext,
  inputAt,
  inputWithLimit,
  type PageFacts,
  type Paging,
  readPage,
  readPaging,
} from '../paging/page-walk.ts';
import { type Key, makeKey } from './keys.ts';
import { useStore } from './provider.ts';
import { fetchKey, isAbort, useAbortOnUnmount, useErrorHandlers } from './requests.ts';

/** SWR options of a list, such as `initialSize`, the number of pages that are read first. Defaults to 1. */
export type ListConfig<Output> = SWRInfiniteConfiguration<Output, StoreError>;

/** State of a list. */
export interface ListState<Output, Item> {
  /** The items of all pages that have been read, in order. */
  items: Item[];
  /** The responses. Undefined before the first. */
  pages: Output[] | undefined;
  /** Error of the last read. The pages before it are kept. */
  error: StoreError | undefined;
  /** True while the first page is read for the first time. */
  isLoading: boolean;
  /** True while any page is read. */
  isValidating: boolean;
  /** Whether there is a page after those in `pages`, according to the last of them. */
  hasNext: boolean;
  /** True while a page after those in `pages` is read. */
  isLoadingMore: boolean;
  /** Reads the next page, if there is one. Its error is in `error`. */
  loadMore: () => void;
  /** That of SWR: reads all pages again, or replaces them. */
  mutate: SWRInfiniteResponse<Output, StoreError>['mutate'];
}

/**
 * The hook of a list. Reads page by page, starting with `input`; nothing if it is `null`. The input sets the
 * length of a page, 50 by default. Each page starts where the one before ended. With `parallel` and offsets,
 * every page is assumed to be full.
 */
export type ListHook<Input, Output, Item> = (
  ...args: Arguments<Input | null, ListConfig<Output>>
) => ListState<Output, Item>;

/** Creates the hook of a list, with cursor or offset paging. */
export function listHook<Input, Output, Item>(
  operation: Operation<Input, Output>,
  declared: Paging,
): ListHook<Input, Output, Item> {
  const { info } = operation;
  return (input?: Input | null, config?: ListConfig<Output>) => {
    const store = useStore();
    const start = input ?? {};
    const paging = choosePaging(declared, start);
    const sizes = readPaging(paging, start) as { limit?: number | null; offset?: number | null };
    const limit = sizes.limit ?? DEFAULT_PAGE_SIZE;
    const offset = sizes.offset ?? 0;
    const pageKey = (page: unknown): Key | null => makeKey(store, info.id, page, 'page');
    const first = input === null ? null : pageKey(start);
    useAbortOnUnmount(store.client, first);
    const findAfter = (page: PageFacts, index: number): string | number | undefined =>
      findNext(paging, page, offset + index * limit, limit);
    const keyOf = (index: number, previous: Output | null): Key | null => {
      if (index === 0 || first === null) return first;
      // without the page before, only an offset is known, and only if all pages are full
      const full = paging.kind === 'offset' ? offset + index * limit : undefined;
      const position = previous ? findAfter(readPage(paging, previous), index - 1) : full;
      return position === undefined ? null : pageKey(inputAt(paging, start, position, limit));
    };
    const checked = { ...info, check: (page: unknown) => readPage(paging, page).problem };
    // the default limit of the platform may differ
    const read = (key: Key): Promise<Output> =>
      fetchKey(store.client, checked, key, first ?? key, inputWithLimit(paging, key[3], limit));
    const { data, error, size, setSize, isLoading, isValidating, mutate } = useSWRInfinite<
      Output,
      StoreError
    >(keyOf, read, {
      ...config,
      ...useErrorHandlers(config),
    });
    const pages = (data ?? []).map((page) => readPage(paging, page));
    const positions = pages.map(findAfter);
    const next = positions.at(-1);
    // a position that was there before would never end
    const hasNext = next !== undefined && positions.indexOf(next) === pages.length - 1;
    return {
      items: pages.flatMap(({ items }) => items as Item[]),
      pages: data,
      error: isAbort(error) ? undefined : error,
      isLoading: isLoading || (input !== null && first === null),
      isValidating,
      hasNext,
      isLoadingMore: isValidating && data !== undefined && pages.length < size,
      loadMore: () => void (hasNext && setSize(pages.length + 1)),
      mutate,
    };
  };
}
