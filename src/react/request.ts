import { useEffect } from 'react';
import { type StoreClient, TRANSPORT } from '../core/options.ts';
import { type Entry, entryOf, type Preloaded, removeFailure, type SharedCache } from './entry.ts';
import { type QueryKey, serialiseKey } from './keys.ts';
import { identityOf, NO_IDENTITY } from './provider.ts';

/** Reads a key. */
export type Fetcher<Data> = (key: QueryKey, signal: AbortSignal) => Promise<Data>;

/** How long a preloaded response may wait for the component that needs it. */
const PRELOADED_MS = 30_000;

/** Reads an entry ahead of the component that needs it. */
export function preload<Data>(entry: Entry, client: StoreClient, fetcher: Fetcher<Data>): void {
  if (isPreloaded(entry) || entry.cache.get(entry.name)?.data !== undefined) return;
  const response = send(entry, client, fetcher);
  entry.preloaded = { response, at: Date.now() };
  response.then(
    () => {
      // a component that suspends would throw an earlier failure instead of using the response
      if (entry.preloaded?.response === response) removeFailure(entry);
    },
    () => {
      entry.preloaded = undefined;
    },
  );
}

/** Reads an entry, with the response that was preloaded or with a request. */
export async function read<Data>(entry: Entry, client: StoreClient, fetcher: Fetcher<Data>): Promise<Data> {
  const response = isPreloaded(entry) ? entry.preloaded.response : send(entry, client, fetcher);
  entry.preloaded = undefined;
  return (await response) as Data;
}

const isPreloaded = (entry: Entry): entry is Entry & { preloaded: Preloaded } =>
  entry.preloaded !== undefined && Date.now() - entry.preloaded.at < PRELOADED_MS;

/**
 * Sends the request of an entry. Aborted when the last component that uses the entry unmounts. Nothing is
 * sent if the client has another identity than the key: the response would not belong to the key.
 */
async function send<Data>(entry: Entry, client: StoreClient, fetcher: Fetcher<Data>): Promise<Data> {
  const controller = new AbortController();
  entry.requests.add(controller);
  try {
    const [, owner] = entry.key;
    const identity = await client[TRANSPORT].identity().catch(() => owner);
    if (identity === owner || identity === NO_IDENTITY) return await fetcher(entry.key, controller.signal);
    await identityOf(client).refresh();
  } catch (error) {
    if (!controller.signal.aborted) throw error;
  } finally {
    entry.requests.delete(controller);
  }
  // SWR discards it: no component uses the key any more
  return undefined as Data;
}

/** Aborts the requests of a key when the last component with this hook and key unmounts. */
export function useAbortOnUnmount({ cache, mutate }: SharedCache, key: QueryKey | null): void {
  const name = serialiseKey(key);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the name changes with the key
  useEffect(() => {
    if (!key) return;
    const entry = entryOf({ cache, mutate }, key);
    entry.components++;
    return () => {
      entry.components--;
      // StrictMode mounts the component again at once
      queueMicrotask(() => {
        if (entry.components === 0) abort(entry);
      });
    };
  }, [cache, mutate, name]);
}

function abort(entry: Entry): void {
  if (entry.requests.size === 0) return;
  for (const controller of entry.requests) controller.abort();
  entry.preloaded = undefined;
  // SWR must not share the aborted request when the key is used again. It rejects if the cache is gone
  entry.mutate(entry.name).catch(() => undefined);
}
