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
import { isAbort, useHandlers } from './aborts.ts';
import { readFor, useWatch } from './in-flight.ts';
import { type Key, makeKey } from './keys.ts';
import { useStore } from './provider.ts';

/** Options of SWR for one list, such as `initialSize`, the number of pages that are read at first (default 1). */
export type ListConfig<Output> = SWRInfiniteConfiguration<Output, StoreError>;

/** State of a list: that of SWR, the items of its pages, and a function that reads the next page. */
export interface ListState<Output, Item> {
  /** The items of all pages so far, in order; empty before the first. */
  items: Item[];
  /** The response bodies; undefined before the first. */
  pages: Output[] | undefined;
  /** Error of the last read; earlier pages stay. */
  error: StoreError | undefined;
  /** True until the first page is read. */
  isLoading: boolean;
  /** True while any page is read or revalidated. */
  isValidating: boolean;
  /** Whether there is a page after those in `pages`, as far as the last of them says. */
  hasNext: boolean;
  /** True while a page after those in `pages` is read. */
  isLoadingMore: boolean;
  /** Reads the next page, if there is one. An error is in `error`. */
  loadMore: () => void;
  /** The `mutate` of SWR: revalidates or replaces all pages. */
  mutate: SWRInfiniteResponse<Output, StoreError>['mutate'];
}

/**
 * Reads a list page by page, starting with `input`; `null` reads nothing. The page size is the limit of the input, default 50. Each page starts
 * where the one before ended; with `parallel`, by offset, all pages are assumed to be full.
 */
export type ListHook<Input, Output, Item> = (
  ...args: Arguments<Input | null, ListConfig<Output>>
) => ListState<Output, Item>;

/** Creates the hook of one list. */
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
    useWatch(store.client, first);
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
      readFor(store.client, checked, key, first ?? key, inputWithLimit(paging, key[3], limit));
    const { data, error, size, setSize, isLoading, isValidating, mutate } = useSWRInfinite<
      Output,
      StoreError
    >(keyOf, read, {
      ...config,
      ...useHandlers(config),
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
