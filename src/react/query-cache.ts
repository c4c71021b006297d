import { useCallback, useMemo } from 'react';
import { type Cache, type MutatorCallback, type MutatorOptions, useSWRConfig } from 'swr';
import { keysIn, mapPerCache, preloadsIn, type QueryKey, type QuerySource, serialiseKey } from './keys.ts';
import { useStore } from './provider.ts';
import { type QueryArguments, type QueryData, type QueryInput, queryKey, readSource } from './query.ts';
import { preloadKey } from './read.ts';

/** The cache of reads and lists, in the scope of the provider. */
export interface QueryCache {
  /** The key of a read or a list, for SWR's own functions. Undefined until the identity is known. */
  keyOf: <Source extends QuerySource>(
    source: Source,
    ...args: QueryArguments<Source>
  ) => QueryKey | undefined;
  /**
   * Reads ahead of the component that will need it, for example when the pointer is over a link. Sends
   * nothing if the cache has it. The component then sends no request of its own if it is rendered within 30
   * seconds.
   */
  preload: <Source extends QuerySource>(source: Source, ...args: QueryArguments<Source>) => void;
  /**
   * SWR's `mutate` with the types of the read or the list: replaces its data, or reads it again without
   * `data`. The data of a list is the array of its responses.
   */
  mutate: <Source extends QuerySource>(
    source: Source,
    input: QueryInput<Source>,
    data?: QueryData<Source> | Promise<QueryData<Source>> | MutatorCallback<QueryData<Source>>,
    options?: MutatorOptions<QueryData<Source>>,
  ) => Promise<QueryData<Source> | undefined>;
}

/**
 * The cache of the nearest provider: keys, preloading and `mutate` by hook.
 *
 * @example
 * import { useGetProduct, useQueryCache } from 'storewire/react';
 *
 * export function ProductLink({ id }: { id: string }) {
 *   const { preload } = useQueryCache();
 *   return <a href={`/products/${id}`} onPointerEnter={() => preload(useGetProduct, { id })}>Product</a>;
 * }
 */
export function useQueryCache(): QueryCache {
  const { client, prefix, identity } = useStore();
  const { cache, mutate } = useSWRConfig();
  return useMemo(() => {
    const scope = identity === undefined ? undefined : { prefix, identity };
    const find = <Source extends QuerySource>(source: Source, input: QueryInput<Source>) =>
      scope && queryKey(source, input, scope);
    return {
      keyOf: (source, ...[input]) => find(source, input as never),
      preload: (source, ...[input]) => {
        const key = find(source, input as never);
        if (key) preloadKey(cache, client, key, (_key, signal) => readSource(client, source, input, signal));
      },
      mutate: async (source, input, ...change) => {
        const key = find(source, input);
        if (key) preloadsIn(cache).delete(serialiseKey(key));
        return key && mutate(key, ...(change as []));
      },
    };
  }, [client, prefix, identity, cache, mutate]);
}

/** The serialised keys of a cache, and those that are preloaded. */
export const knownKeys = (cache: Cache): Set<string> =>
  new Set([...cache.keys(), ...preloadsIn(cache).keys()]);

/** SWR's `mutate` for a cache. */
export type Mutate = ReturnType<typeof useSWRConfig>['mutate'];

const changesIn = /* @__PURE__ */ mapPerCache<Promise<unknown>>();

/** Lets {@link readAgain} wait for a change of a key: SWR discards reads that overlap with it. */
export function announceChange<T>(cache: Cache, key: string, change: Promise<T>): Promise<T> {
  const all = changesIn(cache);
  const ended = Promise.allSettled([all.get(key), change]).then(() => {
    if (all.get(key) === ended) all.delete(key);
  });
  all.set(key, ended);
  return change;
}

/**
 * Reads keys again that components use, after changes of them in progress, and removes the errors of all.
 * Never rejects.
 */
export async function readAgain(cache: Cache, mutate: Mutate, keys: readonly string[]): Promise<void> {
  const read = async (key: string): Promise<void> => {
    preloadsIn(cache).delete(key);
    const change = changesIn(cache).get(key);
    if (change) await change;
    // a component that suspends would throw it again
    await (cache.get(key)?.error ? mutate(key, unchanged) : mutate(key));
  };
  // SWR rejects if the cache is gone
  await Promise.allSettled(keys.map(read));
}

const unchanged = <Data>(data: Data): Data => data;

/**
 * Revalidates the reads of services or operations (`currentCart`, `products.queryProducts`), lists included,
 * after a change that no action hook made. Reads that no component uses are revalidated when one does. The
 * promise resolves when all have been read, and never rejects: an error is reported by its own hook.
 *
 * @example
 * import { useInvalidate } from 'storewire/react';
 *
 * export function Refresh() {
 *   const invalidate = useInvalidate();
 *   return (
 *     <button type="button" onClick={() => void invalidate(['currentCart', 'products.queryProducts'])}>
 *       Refresh
 *     </button>
 *   );
 * }
 */
export function useInvalidate(): (targets: readonly string[]) => Promise<void> {
  const { prefix, identity } = useStore();
  const { cache, mutate } = useSWRConfig();
  return useCallback(
    async (targets) => {
      if (identity !== undefined)
        await readAgain(cache, mutate, keysIn(knownKeys(cache), { prefix, identity }, targets));
    },
    [prefix, identity, cache, mutate],
  );
}
