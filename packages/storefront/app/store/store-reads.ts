import type { StoreClient } from 'storewire';
import { fallback, type KeyScope, type QueryKey, type ServerProps } from 'storewire/react/server';
import { unstable_serialize } from 'swr';

/** Reads for hooks of which the loader needs the responses itself. */
export interface StoreReads {
  /** The scope of the keys. */
  scope: KeyScope;
  /** Keeps the response for the hook with this key. */
  keep: <Response>(key: QueryKey, response: Promise<Response>) => Promise<Response>;
  /** What the loader returns as `store`. */
  store: ServerProps;
}

/** Starts to read for the hooks of a page, with calls of which one needs the response of another. */
export async function storeReads(client: StoreClient): Promise<StoreReads> {
  const { identity } = await fallback(client, []);
  const responses: Record<string, unknown> = {};
  return {
    scope: { identity },
    store: { identity, fallback: responses },
    keep: async (key, response) => {
      const received = await response;
      responses[unstable_serialize(key)] = received;
      return received;
    },
  };
}
