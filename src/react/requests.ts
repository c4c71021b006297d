/**
 * Requests of reads: components that read the same key share one, which is aborted when the last of them
 * unmounts.
 */
import { useEffect } from 'react';
import { type Cache, useSWRConfig } from 'swr';
import { type StoreClient, TRANSPORT } from '../core/options.ts';
import { NO_IDENTITY } from './identity.ts';
import { type QueryKey, serialiseKey } from './keys.ts';

/** Reads a key. */
export type Fetcher<Data> = (key: QueryKey, signal: AbortSignal) => Promise<Data>;

/** The requests of one key. */
interface SharedRequest {
  controller: AbortController;
  /** Mounted components that use the key. */
  components: number;
  /** Requests in progress. */
  pending: number;
}

const requests = new WeakMap<Cache, Map<string, SharedRequest>>();
const preloads = new WeakMap<Cache, Map<string, Promise<unknown>>>();

function mapOf<Value>(maps: WeakMap<Cache, Map<string, Value>>, cache: Cache): Map<string, Value> {
  const known = maps.get(cache) ?? new Map<string, Value>();
  maps.set(cache, known);
  return known;
}

/** The shared request of a serialised key; a new one after the last was aborted. */
function openRequest(cache: Cache, key: string): SharedRequest {
  const all = mapOf(requests, cache);
  const known = all.get(key);
  if (known && !known.controller.signal.aborted) return known;
  const request = { controller: new AbortController(), components: known?.components ?? 0, pending: 0 };
  all.set(key, request);
  return request;
}

/**
 * Reads a key, until the last component that uses it unmounts. Nothing is sent if the client has another
 * identity than the key: the response would not belong to the key.
 */
export async function fetchKey<Data>(
  cache: Cache,
  client: StoreClient,
  key: QueryKey,
  fetcher: Fetcher<Data>,
): Promise<Data> {
  const request = openRequest(cache, serialiseKey(key));
  const { signal } = request.controller;
  request.pending++;
  try {
    const [, owner] = key;
    const identity = await client[TRANSPORT].identity().catch(() => owner);
    if (identity === owner || identity === NO_IDENTITY) return await fetcher(key, signal);
    // the provider is about to render with the other identity
    await new Promise((resolve) => setTimeout(resolve));
  } catch (error) {
    if (!signal.aborted) throw error;
  } finally {
    request.pending--;
  }
  // SWR discards it: the key is not used any more
  return undefined as Data;
}

/** Aborts the requests of a key when the last component that calls this with it unmounts. */
export function useAbortOnUnmount(key: string): void {
  const { cache, mutate } = useSWRConfig();
  useEffect(() => {
    if (!key) return;
    openRequest(cache, key).components++;
    return () => {
      const request = openRequest(cache, key);
      request.components--;
      // React may mount the component again in the same tick
      setTimeout(() => {
        if (request.components > 0) return;
        if (request.pending > 0) {
          request.controller.abort();
          // otherwise SWR would wait for the aborted request when the key is used again. It rejects if the cache is gone
          mutate(key).catch(() => undefined);
        }
        const all = mapOf(requests, cache);
        if (all.get(key) === request) all.delete(key);
      });
    };
  }, [cache, mutate, key]);
}

/** Whether a component uses a key. */
export const isMounted = (cache: Cache, key: string): boolean =>
  (mapOf(requests, cache).get(key)?.components ?? 0) > 0;

/** How long a preloaded response may wait for the component that needs it. */
const PRELOADED_MS = 30_000;

/** Reads a key ahead of the component that needs it. */
export function preloadKey<Data>(
  cache: Cache,
  client: StoreClient,
  key: QueryKey,
  fetcher: Fetcher<Data>,
): void {
  const serialised = serialiseKey(key);
  const all = mapOf(preloads, cache);
  if (all.has(serialised) || cache.get(serialised)?.data !== undefined) return;
  const forget = (): void => void all.delete(serialised);
  const response = fetchKey(cache, client, key, fetcher);
  all.set(serialised, response);
  response.catch(forget);
  setTimeout(forget, PRELOADED_MS);
}

/** The preloaded response of a key, once. */
export function takePreloaded<Data>(cache: Cache, key: QueryKey): Promise<Data> | undefined {
  const all = mapOf(preloads, cache);
  const serialised = serialiseKey(key);
  const response = all.get(serialised);
  all.delete(serialised);
  return response as Promise<Data> | undefined;
}
