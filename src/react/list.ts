import useSWRInfinite, { type SWRInfiniteConfiguration, type SWRInfiniteResponse } from 'swr/infinite';
import type { Arguments, Operation } from '../core/operation.ts';
import type { StoreError } from '../errors/store-error.ts';
import { atCursor, atLimit, atOffset, DEFAULT_LIMIT, itemsOf, type Paging, pagingFor, pagingIn, placeAfter } from '../paging/paging.ts';
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

/**
 * Reads a list page by page, starting with `input`; `null` reads nothing. Pages are as long as the input says, default 50. Each begins where the one
 * before ended; read in `parallel`, by offset, all are taken for full.
 */
export type ListHook<Input, Output, Item> = (...args: Arguments<Input | null, ListConfig<Output>>) => ListState<Output, Item>;

/** Makes the hook of one list, cursor and offset alike. */
export function listHook<Input, Output, Item>(operation: Operation<Input, Output>, declared: Paging): ListHook<Input, Output, Item> {
  return (input?: Input | null, config?: ListConfig<Output>) => {
    const store = useStore();
    const start = input ?? {};
    const paging = pagingFor(declared, start);
    const sizes = pagingIn(paging, start) as { limit?: number | null; offset?: number | null };
    const limit = sizes.limit ?? DEFAULT_LIMIT;
    const offset = sizes.offset ?? 0;
    const pageKey = (page: unknown): Key | null => makeKey(store, operation.info.id, page, 'page');
    const first = input === null ? null : pageKey(start);
    useWatch(store.client, first);
    const after = (page: Output, index: number): string | number | undefined => placeAfter(paging, page, offset + index * limit, limit);
    const keyOf = (index: number, previous: Output | null): Key | null => {
      if (index === 0 || first === null) return first;
      // without the page before only an offset can be told, as if all pages were full
      const place = previous ? after(previous, index - 1) : paging.kind === 'offset' ? offset + index * limit : undefined;
      return place === undefined ? null : pageKey(typeof place === 'number' ? atOffset(paging, start, place, limit) : atCursor(paging, start, place));
    };
    // the platform's own choice of a length need not be ours
    const read = (key: Key): Promise<Output> => readFor(store.client, operation.info, key, first ?? key, atLimit(paging, key[3], limit));
    const { data, error, size, setSize, isLoading, isValidating, mutate } = useSWRInfinite<Output, StoreError>(keyOf, read, {
      ...config,
      ...useHandlers(config),
    });
    const pages = data ?? [];
    const places = pages.map(after);
    const next = places.at(-1);
    // a way that was gone before would never end
    const hasNext = next !== undefined && places.indexOf(next) === pages.length - 1;
    return {
      items: pages.flatMap((page) => itemsOf(paging, page) as Item[]),
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
