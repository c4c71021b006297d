import { unstable_serialize } from 'swr';
import type { OperationInfo } from '../core/operation-info.ts';
import type { Paging } from '../paging/pagination.ts';

/** The shop and the person that a key belongs to. */
export interface KeyScope {
  /** The `prefix` of the `StoreProvider`. Defaults to `storewire`. */
  prefix?: string | undefined;
  /** The session id of the page: that of the client, or of the `StoreProvider` if the client has none. */
  sessionId: string;
}

/** Cache key of a read or a list, for SWR's own functions. */
export type QueryKey = readonly [
  prefix: string,
  sessionId: string,
  operationId: string,
  input: unknown,
  kind?: 'list',
];

/** A read by its hook or its call, or a list by its hook or its pager. */
export interface QuerySource {
  /** What the transport knows about the call. */
  readonly info: OperationInfo;
  /** Where a list has its paging. */
  readonly paging?: Paging | undefined;
}

export const DEFAULT_PREFIX = 'storewire';

/** What a key says of a read or a list. */
type KeySource = Pick<QuerySource, 'paging'> & { info: Pick<OperationInfo, 'id'> };

/** The key of a read or a list. */
export function sourceKey(
  { info, paging }: KeySource,
  input: unknown,
  { prefix = DEFAULT_PREFIX, sessionId }: KeyScope,
): QueryKey {
  const key = [prefix, sessionId, info.id, input ?? {}] as const;
  return paging ? [...key, 'list'] : key;
}

/** Whether a key of SWR's cache is that of a read or a list of one session. */
export const isInScope = (key: unknown, { prefix = DEFAULT_PREFIX, sessionId }: KeyScope): key is QueryKey =>
  Array.isArray(key) && key[0] === prefix && key[1] === sessionId;

export const serialiseKey = (key: QueryKey | null): string => (key ? unstable_serialize(key) : '');

/** Responses by serialised cache key, or promises of them. */
export type Fallback = Readonly<Record<string, unknown>>;
