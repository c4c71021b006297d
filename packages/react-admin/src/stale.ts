/** Which cached responses a write makes stale, according to the contract. */
import type { AnyCall, Resources } from './calls.ts';

interface Query {
  readonly queryKey: readonly unknown[];
}

/** The part of the `QueryClient` of `@tanstack/react-query` that the data provider uses. */
export interface QueryCache {
  invalidateQueries(filters: Query & { predicate: (query: Query) => boolean }): unknown;
  setQueriesData(filters: Query, update: (before: unknown) => unknown): unknown;
}

/** What a write did. */
export interface Written {
  call: AnyCall;
  /** The id of the record, if it wrote one. */
  id?: unknown;
  /** The record of the response. */
  record?: unknown;
}

/** Refreshes the cache of react-admin after a write. */
export function refresh(cache: QueryCache, resources: Resources, { call, id, record }: Written): void {
  const { invalidates = [], updates, deletes } = call;
  const isStale = (read: string): boolean =>
    invalidates.some((name) => name === read || name === read.split('.')[0]);
  for (const [name, resource] of Object.entries(resources)) {
    const { list, getOne, getMany } = resource;
    const one = getOne?.call.info.id;
    // the response has the record, or it no longer exists: it is not read again
    const isCurrent = id !== undefined && one !== undefined && (one === updates || one === deletes);
    if (isCurrent && one === updates && record)
      cache.setQueriesData({ queryKey: [name, 'getOne', { id: String(id) }] }, (before) => before && record);
    const reads = [list.pages.info.id, one, getMany?.call.info.id];
    if (reads.some((read) => read !== undefined && isStale(read)))
      cache.invalidateQueries({
        queryKey: [name],
        predicate: ({ queryKey: [, method, params] }) =>
          !(isCurrent && method === 'getOne' && (params as { id?: unknown } | undefined)?.id === String(id)),
      });
  }
}
