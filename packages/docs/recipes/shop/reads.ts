import type { QueryProductsInput, StoreClient } from 'storewire';
import { getCurrentCartV2, queryCollections } from 'storewire/operations';
import { queryProductsPages } from 'storewire/paging';
import { fallback, type ServerProps } from 'storewire/react/server';

export const PRODUCTS: QueryProductsInput = { query: { paging: { limit: 12 } } };

/** Reads on the server what the shop renders. */
export async function readShop(client: StoreClient): Promise<ServerProps> {
  const [page, streamed] = await Promise.all([
    fallback(client, [[queryProductsPages, PRODUCTS], [getCurrentCartV2]]),
    // the page does not wait for them
    fallback(client, [[queryCollections, { query: {} }]], { wait: false }),
  ]);
  return { identity: page.identity, fallback: { ...page.fallback, ...streamed.fallback } };
}
