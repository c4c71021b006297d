import { useMemo, useState } from 'react';
import { useSWRConfig } from 'swr';
import type { Arguments, Operation } from '../core/operation.ts';
import type { OperationInfo } from '../core/operation-info.ts';
import type { StoreError } from '../errors/store-error.ts';
import { asRecord } from '../lib/fields.ts';
import {
  firstPage,
  itemsOf,
  type PageRequest,
  type Paging,
  pageAfter,
  requestPage,
} from '../paging/pagination.ts';
import { entryOf } from './entry.ts';
import { serialiseKey } from './keys.ts';
import { readAgain } from './mutate.ts';
import { useStore } from './provider.ts';
import { type Fetcher, type ReadConfig, type ReadState, type SuspenseArguments, useRead } from './read.ts';
import { useStableFunction } from './stable-function.ts';

/** State of a list. */
export interface ListState<Output, Item> {
  /**
   * The items of all pages, in order. An item with the id of an earlier item is omitted. The same array until
   * the pages change.
   */
  items: Item[];
  /** The responses. Undefined before the first. */
  pages: Output[] | undefined;
  /** Error of the last read. The pages before it are kept. */
  error: StoreError | undefined;
  /** True while the first page is read for the first time. */
  isLoading: boolean;
  /** True while any page is read. */
  isValidating: boolean;
  /**
   * True while the items are those of another input: with `keepPreviousData`, until the first page of this
   * input arrives, and after its failure. Send nothing that is made from such items.
   */
  isPreviousData: boolean;
  /** Whether there is a page after those in `pages`, according to the last of them. */
  hasNext: boolean;
  /** True while a page after those in `pages` is read, because this component wanted it. */
  isLoadingMore: boolean;
  /** Reads the next page, if there is one, with one request. Its error is in `error`. Never changes. */
  loadMore: () => void;
  /** After an error, reads the pages that are missing; otherwise revalidates all pages. Never changes. */
  retry: () => void;
  /** SWR's `mutate`: revalidates all pages, or replaces them. */
  mutate: ReadState<Output[]>['mutate'];
}

/**
 * The hook of a list. Reads page by page, starting with `input`. Reads nothing if `input` is `null`. The input
 * sets the length of a page, 50 by default. The options are those of a read, whose data is the array of pages.
 * Each page starts where the previous page ended. All pages are revalidated when the window gets the focus, after
 * a reconnect, when the list is mounted again, and after a write that affects them.
 */
export interface ListHook<Input, Output, Item> {
  // no doc comments: editors would show them instead of those of the generated hook
  (...args: SuspenseArguments<Input, ReadConfig<Output[]>>): ListState<Output, Item> & { pages: Output[] };
  (...args: Arguments<Input | null, ReadConfig<Output[]>>): ListState<Output, Item>;
  /** What the transport knows about the call. */
  readonly info: OperationInfo;
  /** Where the call has its paging. */
  readonly paging: Paging;
}

/** Creates the hook of a list, with cursor or offset paging. */
export function listHook<Input, Output, Item>(
  operation: Operation<Input, Output>,
  paging: Paging,
): ListHook<Input, Output, Item> {
  const { info } = operation;
  const useList = (input?: Input | null, config?: ReadConfig<Output[]>): ListState<Output, Item> => {
    const { client } = useStore();
    const shared = useSWRConfig();
    const { cache } = shared;
    const nextPage = (pages: readonly unknown[]): PageRequest | undefined =>
      pageAfter(firstPage(info, paging, input ?? {}), pages);
    const fetcher: Fetcher<Output[]> = async (at, signal) => {
      const entry = entryOf(shared, at);
      const known = cache.get(entry.name)?.data?.length ?? 1;
      const pages = [...(entry.continued ?? [])] as Output[];
      entry.continued = undefined;
      while (pages.length < Math.max(known, entry.size)) {
        const page = nextPage(pages);
        if (!page) break;
        pages.push((await requestPage<Output>(client, page, { signal })).data);
      }
      return pages;
    };
    const { state, key } = useRead({ info, paging }, input, fetcher, config);
    const { data, error, isLoading, isValidating, isPreviousData, mutate } = state;
    // pages of another input must not be continued
    const isOwn = data !== undefined && !isPreviousData;
    const own = isOwn ? data : [];
    const name = serialiseKey(key);
    const [wanted, setWanted] = useState({ name, size: 0 });
    const size = wanted.name === name ? wanted.size : 0;
    const hasNext = isOwn && nextPage(own) !== undefined;

    /** Reads the pages after those of this component, up to a number of pages. */
    const proceed = (to: number): void => {
      if (!key) return;
      const entry = entryOf(shared, key);
      entry.size = to;
      setWanted({ name, size: to });
      // a request that waits or is in progress reads up to the new size
      if (entry.request || entry.continued) return;
      entry.continued = own;
      // it may never begin, because the session id changes or the component unmounts
      void readAgain(mutate).then(() => {
        entry.continued = undefined;
      });
    };
    const loadMore = useStableFunction(() => {
      if (hasNext) proceed(own.length + 1);
    });
    const retry = useStableFunction(() => {
      if (error && own.length < size) proceed(size);
      else void readAgain(mutate);
    });
    const items = useMemo(
      () => distinct((data ?? []).flatMap((page) => itemsOf(paging, page))) as Item[],
      [data],
    );
    return {
      items,
      pages: data,
      error,
      isLoading,
      isValidating,
      isPreviousData,
      hasNext,
      isLoadingMore: isValidating && own.length < size && hasNext,
      loadMore,
      retry,
      mutate,
    };
  };
  return Object.assign(useList, { info, paging }) as ListHook<Input, Output, Item>;
}

/** Omits items with the id of an earlier item: an insertion moves items to later pages. */
function distinct(items: readonly unknown[]): unknown[] {
  const ids = new Set<unknown>();
  return items.filter((item) => {
    const { id, _id = id } = asRecord(item) ?? {};
    if (_id === undefined || _id === null) return true;
    return !ids.has(_id) && ids.add(_id);
  });
}
