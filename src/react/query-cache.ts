import { useCallback, useMemo } from 'react';
import { type MutatorCallback, type MutatorOptions, useSWRConfig } from 'swr';
import { entriesIn, entryOf } from './entry.ts';
import { type QueryKey, type QuerySource, sourceKey } from './keys.ts';
import { revalidate } from './mutate.ts';
import { useStore } from './provider.ts';
import { type QueryArguments, type QueryData, type QueryInput, readSource } from './query.ts';
import { preload } from './request.ts';

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
   * SWR's `mutate` with the types of the read or the list: replaces its data, or revalidates it without
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
    const find = (source: QuerySource, input: unknown): QueryKey | undefined =>
      scope && sourceKey(source, input, scope);
    return {
      keyOf: (source, ...[input]) => find(source, input),
      preload: (source, ...[input]) => {
        const key = find(source, input);
        if (!key) return;
        const entry = entryOf({ cache, mutate }, key);
        preload(entry, client, (_key, signal) => readSource(client, source, input, signal));
      },
      mutate: async (source, input, ...change) => {
        const key = find(source, input);
        if (!key) return undefined;
        entryOf({ cache, mutate }, key).preloaded = undefined;
        return mutate(key, ...(change as []));
      },
    };
  }, [client, prefix, identity, cache, mutate]);
}

/**
 * Revalidates the reads of services or operations (`currentCartV2`, `products.queryProducts`), lists included,
 * after a change that no action hook made. A read that no component uses is revalidated when a component uses
 * it. The promise resolves when all have been read, and never rejects: each hook reports its own error.
 *
 * @example
 * import { useRevalidate } from 'storewire/react';
 *
 * export function Refresh() {
 *   const revalidate = useRevalidate();
 *   return (
 *     <button type="button" onClick={() => void revalidate(['currentCartV2', 'products.queryProducts'])}>
 *       Refresh
 *     </button>
 *   );
 * }
 */
export function useRevalidate(): (targets: readonly string[]) => Promise<void> {
  const { prefix, identity } = useStore();
  const { cache, mutate } = useSWRConfig();
  return useCallback(
    async (targets) => {
      if (identity !== undefined)
        await revalidate(entriesIn({ cache, mutate }, { prefix, identity }, targets));
    },
    [prefix, identity, cache, mutate],
  );
}
