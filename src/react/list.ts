import useSWRInfinite, { type SWRInfiniteConfiguration, type SWRInfiniteResponse } from 'swr/infinite';
import type { Operation } from '../core/operation.ts';
import type { StoreError } from '../errors/store-error.ts';
import { atCursor, atOffset, cursorOf, DEFAULT_LIMIT, hasMore, itemsOf, type Paging, pagingIn } from '../paging/paging.ts';
import { isAbort, useHandlers } from './aborts.ts';
import { readFor, useWatch } from './in-flight.ts';
import { type Key, makeKey } from './keys.ts';
import { useStore } from './provider.ts';

/** Options of SWR for one list, such as `initialSize`, the number of pages that are read at first (default 1). */
export type ListConfig<Output> = SWRInfiniteConfiguration<Output, StoreError>;

/** State of a list: SWR's own, its pages as one list of items, and the way to the next page. */
export interface ListState<Output, Item> {
  /** The items of all pages that were read, in order; empty before the first. */
  items: Item[];
  /** The answers as they came; undefined before the first. */
  pages: Output[] | undefined;
  /** Failure of the last read; the pages before it stay. */
  error: StoreError | undefined;
  /** True while the first page is awaited. */
  isLoading: boolean;
  /** True while any page is read, also again. */
  isValidating: boolean;
  /** Whether there is a page after those in `pages`, as far as the last of them tells. */
  hasNext: boolean;
  /** True while a page after those in `pages` is read. */
  isLoadingMore: boolean;
  /** Reads the next page, when there is one. What it fails with is in `error`. */
  loadMore: () => void;
  /** SWR's own: reads all pages again, or takes others in their place. */
  mutate: SWRInfiniteResponse<Output, StoreError>['mutate'];
}

/** Reads a list page by page, starting with `input`; `null` reads nothing. */
export type ListHook<Input, Output, Item> = (
  ...args: Record<never, never> extends Input ? [input?: Input | null, config?: ListConfig<Output>] : [input: Input | null, config?: ListConfig<Output>]
) => ListState<Output, Item>;

/** Makes the hook of one list, cursor and offset alike. */
export function listHook<Input, Output, Item>(operation: Operation<Input, Output>, paging: Paging): ListHook<Input, Output, Item> {
  return (input?: Input | null, config?: ListConfig<Output>) => {
    const store = useStore();
    const pageKey = (page: unknown): Key | null => makeKey(store, operation.info.id, page, 'page');
    const first = input === null ? null : pageKey(input ?? {});
    useWatch(store.client, first);
    const keyOf = (index: number, previous: Output | null): Key | null => {
      if (index === 0 || first === null) return first;
      const isKnown = previous ? hasPage(paging, input, index, previous) : paging.kind === 'offset';
      return isKnown ? pageKey(pageInput(paging, input ?? {}, index, previous)) : null;
    };
    const read = (key: Key): Promise<Output> => readFor(store.client, operation.info, key, first ?? key);
    const { data, error, size, setSize, isLoading, isValidating, mutate } = useSWRInfinite<Output, StoreError>(keyOf, read, {
      ...config,
      ...useHandlers(config),
    });
    const pages = data?.length ?? 0;
    const hasNext = hasPage(paging, input, pages, data?.at(-1)) && !isRound(paging, data ?? []);
    return {
      items: (data ?? []).flatMap((page) => itemsOf(paging, page) as Item[]),
      pages: data,
      error: isAbort(error) ? undefined : error,
      isLoading: isLoading || (input !== null && first === null),
      isValidating,
      hasNext,
      isLoadingMore: isValidating && data !== undefined && data.length < size,
      loadMore: () => void (hasNext && setSize(pages + 1)),
      mutate,
    };
  };
}

/** Whether there is a page at `index`, going by the page before it. */
function hasPage(paging: Paging, input: unknown, index: number, previous: unknown): boolean {
  const { limit, offset } = start(paging, input);
  return Boolean(previous) && hasMore(paging, previous, offset + index * limit, limit);
}

/** Whether the last page leads to one that was there before: following it would never end. */
function isRound(paging: Paging, pages: readonly unknown[]): boolean {
  const cursors = pages.map((page) => cursorOf(paging, page, 'next'));
  const last = cursors.at(-1);
  return last !== undefined && cursors.indexOf(last) < cursors.length - 1;
}

/** The input of a later page. */
function pageInput(paging: Paging, input: unknown, index: number, previous: unknown): unknown {
  if (paging.kind === 'cursor') return atCursor(paging, input, cursorOf(paging, previous, 'next'));
  const { limit, offset } = start(paging, input);
  return atOffset(paging, input, offset + index * limit, limit);
}

/** Where the first page begins, and how long pages are. */
function start(paging: Paging, input: unknown): { limit: number; offset: number } {
  const { limit, offset } = pagingIn(paging, input) as { limit?: number | null; offset?: number | null };
  return { limit: limit ?? DEFAULT_LIMIT, offset: offset ?? 0 };
}
