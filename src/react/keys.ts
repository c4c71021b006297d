import { type Cache, unstable_serialize } from 'swr';
import type { OperationInfo } from '../core/operation-info.ts';
import type { Paging } from '../paging/page-walk.ts';

/** Whose responses a key belongs to. */
export interface KeyScope {
  /** As on the `StoreProvider`. Defaults to `storewire`. */
  prefix?: string | undefined;
  /** The identity of the page: that of the client, or of the `StoreProvider` if the client has none. */
  identity: string;
}

/** Cache key of a read or a list, for SWR's own functions. */
export type QueryKey = readonly [
  prefix: string,
  identity: string,
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

/** The key of a read or a list. */
export function sourceKey({ info, paging }: QuerySource, input: unknown, scope: KeyScope): QueryKey {
  const key = makeKey(scope, info.id, input ?? {});
  return paging ? [...key, 'list'] : key;
}

/** The key of a read. */
export const makeKey = (
  { prefix = DEFAULT_PREFIX, identity }: KeyScope,
  operationId: string,
  input: unknown,
): readonly [prefix: string, identity: string, operationId: string, input: unknown] => [
  prefix,
  identity,
  operationId,
  input,
];

/** The first characters of every serialised key of one identity. SWR quotes text like JSON. */
const startOf = ({ prefix = DEFAULT_PREFIX, identity }: KeyScope): string =>
  `@${JSON.stringify(prefix)},${JSON.stringify(identity)},"`;

/** The keys of one identity among serialised keys, of all operations or of some services and operations. */
export function keysIn(keys: Iterable<string>, scope: KeyScope, targets?: readonly string[]): string[] {
  const start = startOf(scope);
  const isAmong = (operationId: string): boolean =>
    !targets || targets.some((target) => operationId === target || operationId.startsWith(`${target}.`));
  return [...keys].filter(
    (key) => key.startsWith(start) && isAmong(key.slice(start.length, key.indexOf('"', start.length))),
  );
}

export const serialiseKey = (key: QueryKey | null): string => (key ? unstable_serialize(key) : '');

/** Returns the function that finds the map of a cache, which has something for each serialised key. */
export function mapPerCache<Value>(): (cache: Cache) => Map<string, Value> {
  const maps = new WeakMap<Cache, Map<string, Value>>();
  return (cache) => {
    const map = maps.get(cache) ?? new Map<string, Value>();
    maps.set(cache, map);
    return map;
  };
}

/** Responses that wait for the component that needs them. */
export const preloadsIn = /* @__PURE__ */ mapPerCache<Promise<unknown>>();

/** Responses by serialised cache key, or promises of them. */
export type Fallback = Readonly<Record<string, unknown>>;
