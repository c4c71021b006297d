import useSWRInfinite, { type SWRInfiniteConfiguration, type SWRInfiniteResponse } from 'swr/infinite';
import type { Operation } from '../core/operation.ts';
import type { StoreError } from '../errors/store-error.ts';
import { isAbort, useHandlers } from './aborts.ts';
import { readFor, useWatch } from './in-flight.ts';
import { type Key, makeKey } from './keys.ts';
import { useStore } from './provider.ts';

/** Where a list call keeps its paging, as the contract has it. */
export interface Paging {
  kind: 'cursor' | 'offset';
  /** Dotted path of the paging in the input. */
  request: string;
  /** Member of the answer that holds the items. */
  items: string;
  /** Member of the answer that tells of the next page. */
  metadata: string;
  /** Member of the answer that holds the total, when the metadata has none. */
  total?: string;
}

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

const DEFAULT_LIMIT = 50;

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
    const hasNext = hasPage(paging, input, pages, data?.at(-1));
    return {
      items: (data ?? []).flatMap((page) => (memberAt(page, paging.items) as Item[] | undefined) ?? []),
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
  if (!previous) return false;
  if (paging.kind === 'cursor') return Boolean(nextCursor(paging, previous)) && memberAt(previous, `${paging.metadata}.hasNext`) !== false;
  const items = memberAt(previous, paging.items) as unknown[] | undefined;
  const total = memberAt(previous, paging.total ?? `${paging.metadata}.total`);
  const { limit, offset } = start(paging, input);
  if (limit === 0) return false;
  if (typeof total === 'number') return offset + index * limit < total;
  return items !== undefined && items.length >= limit;
}

/** Where the first page begins, and how long pages are. */
function start(paging: Paging, input: unknown): { limit: number; offset: number } {
  const given = memberAt(input, paging.request) as { limit?: number | null; offset?: number | null } | undefined;
  return { limit: given?.limit ?? DEFAULT_LIMIT, offset: given?.offset ?? 0 };
}

/** The input of a later page. A cursor holds filter and sort already, so a query is sent without them. */
function pageInput(paging: Paging, input: unknown, index: number, previous: unknown): unknown {
  const at = paging.request.split('.');
  const { limit, offset } = start(paging, input);
  if (paging.kind === 'offset') return withMember(input, at, { limit, offset: offset + index * limit });
  const next = withMember(memberAt(input, paging.request), ['cursor'], nextCursor(paging, previous));
  const [query = '', member] = at;
  return member === undefined ? withMember(input, at, next) : { ...(input as object), [query]: { [member]: next } };
}

const nextCursor = (paging: Paging, page: unknown): unknown => memberAt(page, `${paging.metadata}.cursors.next`);

function memberAt(value: unknown, path: string): unknown {
  return path.split('.').reduce<unknown>((at, name) => (typeof at === 'object' && at !== null ? (at as Record<string, unknown>)[name] : undefined), value);
}

function withMember(value: unknown, [name = '', ...rest]: string[], member: unknown): unknown {
  const parent = (typeof value === 'object' && value !== null ? value : {}) as Record<string, unknown>;
  return { ...parent, [name]: rest.length === 0 ? member : withMember(parent[name], rest, member) };
}
