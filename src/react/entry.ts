import type { Cache, useSWRConfig } from 'swr';
import { isInScope, type KeyScope, type QueryKey, serialiseKey } from './keys.ts';

/** SWR's `mutate` for a cache. */
export type Mutate = ReturnType<typeof useSWRConfig>['mutate'];

/** A cache of SWR. */
export interface SharedCache {
  cache: Cache;
  mutate: Mutate;
}

/**
 * An entry of SWR's cache, with the state that hooks share and SWR does not have. SWR's own hooks of lists and writes do not
 * suffice (2.5.1): `mutate(filter)` skips the keys of `useSWRInfinite`. Of two overlapping triggers, `useSWRMutation`
 * resolves the first to undefined, even if it has failed; its key is that of the last render, whatever the input of a trigger.
 */
export interface Entry extends Readonly<SharedCache> {
  readonly key: QueryKey;
  /** The serialised key. */
  readonly name: string;
  /** Number of mounted components that use the entry. */
  components: number;
  /** The request in progress. */
  request?: AbortController | undefined;
  /** Resolves when the mutations in progress have replaced the data. */
  mutation?: Promise<unknown> | undefined;
  /** Whether a request overlaps with the mutations in progress: SWR discards its response. */
  isReadDiscarded?: boolean | undefined;
  /** Number of pages of a list that are wanted. A request in progress reads on if it grows. */
  size: number;
  /** The pages that the next request continues. Without them, it begins at the first page. */
  continued?: readonly unknown[] | undefined;
}

const entriesOf = new WeakMap<Cache, Map<string, Entry>>();

/** The entry of a key. Servers must not call this: their cache may live longer than a request. */
export function entryOf({ cache, mutate }: SharedCache, key: QueryKey): Entry {
  const entries = entriesOf.get(cache) ?? new Map<string, Entry>();
  entriesOf.set(cache, entries);
  const name = serialiseKey(key);
  const entry = entries.get(name) ?? { cache, mutate, key, name, components: 0, size: 0 };
  entries.set(name, entry);
  return entry;
}

/** The entries of one session. `targets` are ids of operations or names of services; without them, all match. */
export function entriesIn(shared: SharedCache, scope: KeyScope, targets?: readonly string[]): Entry[] {
  const keys: unknown[] = [...(entriesOf.get(shared.cache)?.values() ?? [])].map(({ key }) => key);
  // SWR passes each key of its cache to a filter
  void shared.mutate((key) => {
    keys.push(key);
    return false;
  });
  const isTarget = ([, , operationId]: QueryKey): boolean =>
    !targets || targets.some((target) => operationId === target || operationId.startsWith(`${target}.`));
  const entries = keys
    .filter((key) => isInScope(key, scope))
    .filter(isTarget)
    .map((key) => entryOf(shared, key));
  return [...new Set(entries)];
}

/**
 * Removes the error of a read without data, which a component that suspends would throw in every render.
 * Mounted components that show the error revalidate at once.
 */
export function removeFailure({ cache, mutate, name }: Entry): void {
  const { error, data } = cache.get(name) ?? {};
  if (error === undefined || data !== undefined) return;
  // it changes the cache before it returns, and rejects if the cache is gone
  mutate(name, undefined).catch(() => undefined);
}

/** Removes entries and their data. */
export async function removeEntries(entries: readonly Entry[]): Promise<void> {
  // SWR discards the responses of requests in progress, and shares none of them with later reads
  await Promise.allSettled(entries.map(({ mutate, name }) => mutate(name, undefined)));
  for (const { cache, name } of entries) {
    cache.delete(name);
    entriesOf.get(cache)?.delete(name);
  }
}
