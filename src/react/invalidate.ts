import { useCallback } from 'react';
import { type Cache, useSWRConfig } from 'swr';
import { keysIn } from './keys.ts';
import { useStore } from './provider.ts';

/** SWR's `mutate` for a cache. */
export type Mutate = ReturnType<typeof useSWRConfig>['mutate'];

/** Reads keys again that components use, and removes the errors of all. Never rejects. */
export async function readAgain(cache: Cache, mutate: Mutate, keys: readonly string[]): Promise<void> {
  const read = async (key: string): Promise<void> => {
    // a component that suspends would throw it again
    if (cache.get(key)?.error) void mutate(key, keep, { revalidate: false });
    await mutate(key);
  };
  await Promise.all(keys.map(read));
}

const keep = <Data>(data: Data): Data => data;

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
 *   return <button type="button" onClick={() => void invalidate(['currentCart', 'products.queryProducts'])}>Refresh</button>;
 * }
 */
export function useInvalidate(): (targets: readonly string[]) => Promise<void> {
  const { prefix, identity } = useStore();
  const { cache, mutate } = useSWRConfig();
  return useCallback(
    async (targets) => {
      if (identity !== undefined)
        await readAgain(cache, mutate, keysIn(cache, { prefix, identity }, targets));
    },
    [prefix, identity, cache, mutate],
  );
}
