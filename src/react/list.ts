import useSWRInfinite, { type SWRInfiniteConfiguration, type SWRInfiniteResponse } from 'swr/infinite';
import type { Operation } from '../core/operation.ts';
import type { StoreError } from '../errors/store-error.ts';
import { type Key, makeKey } from './keys.ts';
import { useStore } from './provider.ts';
import { retryAborted } from './read.ts';

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

export type ListConfig<Output> = SWRInfiniteConfiguration<Output, StoreError>;

/** State of a list: SWR's own, its pages as one list of items, and the way to the next page. */
export interface ListState<Output, Item> {
  items: Item[];
  pages: Output[] | undefined;
  error: StoreError | undefined;
  isLoading: boolean;
  isValidating: boolean;
  hasNext: boolean;
  /** Reads the next page, when there is one. */
  loadMore: () => void;
  mutate: SWRInfiniteResponse<Output, StoreError>['mutate'];
}

/** Reads a list page by page, starting with `input`; `null` reads nothing. */
export type ListHook<Input, Output, Item> = (...args: Record<never, never> extends Input ? [input?: Input | null, config?: ListConfig<Output>] : [input: Input | null, config?: ListConfig<Output>]) => ListState<Output, Item>;

const DEFAULT_LIMIT = 50;

/** Makes the hook of one list, cursor and offset alike. */
export function listHook<Input, Output, Item>(operation: Operation<Input, Output>, paging: Paging): ListHook<Input, Output, Item> {
  return (input?: Input | null, config?: ListConfig<Output>) => {
    const store = useStore();
    const keyOf = (index: number, previous: Output | null): Key | null => {
      if (input === null || (previous && !nextOf(paging, previous, input, index))) return null;
      return makeKey(store, operation.info.id, pageInput(paging, input ?? {}, index, previous), 'page');
    };
    const read = (key: Key): Promise<Output> => store.client.send<Output>(operation.info, key[3]).then(({ data }) => data);
    const { data, error, size, setSize, isLoading, isValidating, mutate } = useSWRInfinite<Output, StoreError>(keyOf, read, { onErrorRetry: retryAborted, ...config });
    const last = data?.at(-1);
    const hasNext = last !== undefined && nextOf(paging, last, input ?? {}, data?.length ?? 0);
    return {
      items: (data ?? []).flatMap((page) => (memberAt(page, paging.items) as Item[] | undefined) ?? []),
      pages: data,
      error,
      isLoading,
      isValidating,
      hasNext,
      loadMore: () => void (hasNext && setSize(size + 1)),
      mutate,
    };
  };
}

/** Whether a page comes after `page`, which is the one before `index`. */
function nextOf(paging: Paging, page: unknown, input: unknown, index: number): boolean {
  if (paging.kind === 'cursor') return Boolean(memberAt(page, `${paging.metadata}.cursors.next`));
  const items = memberAt(page, paging.items) as unknown[] | undefined;
  const total = memberAt(page, paging.total ?? `${paging.metadata}.total`);
  const { limit, offset } = start(paging, input);
  if (typeof total === 'number') return offset + index * limit < total;
  return items !== undefined && items.length >= limit;
}

function start(paging: Paging, input: unknown): { limit: number; offset: number } {
  const given = memberAt(input, paging.request) as { limit?: number; offset?: number } | undefined;
  return { limit: given?.limit ?? DEFAULT_LIMIT, offset: given?.offset ?? 0 };
}

/** The input of one page. A cursor holds filter and sort already, so a query is sent without them. */
function pageInput(paging: Paging, input: unknown, index: number, previous: unknown): unknown {
  if (index === 0 || previous === null) return input;
  const { limit, offset } = start(paging, input);
  const at = paging.request.split('.');
  if (paging.kind === 'offset') return withMember(input, at, { limit, offset: offset + index * limit });
  const next = { limit, cursor: memberAt(previous, `${paging.metadata}.cursors.next`) };
  const [query = '', member] = at;
  return member === undefined ? withMember(input, at, next) : { ...(input as object), [query]: { [member]: next } };
}

function memberAt(value: unknown, path: string): unknown {
  return path.split('.').reduce<unknown>((at, name) => (typeof at === 'object' && at !== null ? (at as Record<string, unknown>)[name] : undefined), value);
}

function withMember(value: unknown, [name = '', ...rest]: string[], member: unknown): unknown {
  const parent = (typeof value === 'object' && value !== null ? value : {}) as Record<string, unknown>;
  return { ...parent, [name]: rest.length === 0 ? member : withMember(parent[name], rest, member) };
}
