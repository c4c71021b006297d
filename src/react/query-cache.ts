import { useMemo } from 'react';
import { type MutatorCallback, type MutatorOptions, useSWRConfig } from 'swr';
import { type Entry, entriesIn, removeFailure } from './entry.ts';
import { type QueryKey, type QuerySource, sourceKey } from './keys.ts';
import { revalidate } from './mutate.ts';
import { sessionIdOf, useStore } from './provider.ts';
import type { QueryArguments, QueryData, QueryInput } from './query.ts';
import { useStableFunction } from './stable-function.ts';

/** The cache of reads and lists, in the scope of the provider. */
export interface QueryCache {
  /** The key of a read or a list, for SWR's own functions. Undefined until the session id is known. */
  keyOf: <Source extends QuerySource>(
    source: Source,
    ...args: QueryArguments<Source>
  ) => QueryKey | undefined;
  /**
   * SWR's `mutate` with the types of the read or the list: replaces its data, or revalidates it without
   * `data`. The data of a list is the array of its responses. Waits until the session id is known.
   */
  mutate: <Source extends QuerySource>(
    source: Source,
    input: QueryInput<Source>,
    data?: QueryData<Source> | Promise<QueryData<Source>> | MutatorCallback<QueryData<Source>>,
    options?: MutatorOptions<QueryData<Source>>,
  ) => Promise<QueryData<Source> | undefined>;
}

/**
 * The cache of the nearest provider: keys and `mutate` by hook. With the key, SWR's `preload` reads ahead of the
 * component that will need it.
 *
 * @example
 * import { getProduct } from 'storewire/operations';
 * import { useClient, useGetProduct, useQueryCache } from 'storewire/react';
 * import { preload } from 'swr';
 *
 * export function ProductLink({ id }: { id: string }) {
 *   const client = useClient();
 *   const { keyOf } = useQueryCache();
 *   const read = () => preload(keyOf(useGetProduct, { id }), () => getProduct(client, { id }));
 *   return <a href={`/products/${id}`} onPointerEnter={read}>Product</a>;
 * }
 */
export function useQueryCache(): QueryCache {
  const { client, prefix, sessionId, scope } = useStore();
  const { mutate } = useSWRConfig();
  return useMemo(
    () => ({
      keyOf: (source, ...[input]) =>
        sessionId === undefined ? undefined : sourceKey(source, input, { prefix, sessionId }),
      mutate: async (source, input, ...change) => {
        if (!scope()) await sessionIdOf(client).refresh();
        const at = scope();
        return at && mutate(sourceKey(source, input, at), ...(change as []));
      },
    }),
    [client, prefix, sessionId, scope, mutate],
  );
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
 *   const refresh = () => void revalidate(['currentCartV2', 'products.queryProducts']);
 *   return <button type="button" onClick={refresh}>Refresh</button>;
 * }
 */
export function useRevalidate(): (targets: readonly string[]) => Promise<void> {
  const entries = useOwnEntries();
  return useStableFunction((targets) => revalidate(entries(targets)));
}

/**
 * Returns a function that removes the errors of the reads and lists of this provider that have no data, for the
 * "Try again" of an error boundary. A component with `suspense: true` throws its error in every render until then.
 * Call it before the boundary renders its children again. Components without `suspense` that show such an error
 * revalidate at once. The function is the same in every render.
 *
 * @example
 * import { useResetReads } from 'storewire/react';
 *
 * export function TryAgain({ renderAgain }: { renderAgain: () => void }) {
 *   const resetReads = useResetReads();
 *   const tryAgain = () => {
 *     resetReads();
 *     renderAgain();
 *   };
 *   return <button type="button" onClick={tryAgain}>Try again</button>;
 * }
 */
export function useResetReads(): () => void {
  const entries = useOwnEntries();
  return useStableFunction(() => entries().forEach(removeFailure));
}

/** Returns a function that finds the entries of the session of now, as {@link entriesIn} does. */
export function useOwnEntries(): (targets?: readonly string[]) => Entry[] {
  const { scope } = useStore();
  const shared = useSWRConfig();
  return useStableFunction((targets) => {
    const at = scope();
    return at ? entriesIn(shared, at, targets) : [];
  });
}
