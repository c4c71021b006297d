/** What the server reads for each page. Reads that fail are left to the page. */
import type { StoreClient } from 'storewire';
import {
  estimateCurrentCartV2,
  getCurrentCartV2,
  queryProducts,
  queryProductVariants,
} from 'storewire/operations';
import { queryProductsPages } from 'storewire/paging';
import { createServerReads, fallback, type ServerProps } from 'storewire/react/server';
import { firstChoices, MORE_PRODUCTS, PRODUCTS, productInput, variantInput } from '../shop/inputs';

export const readProductList = (client: StoreClient): Promise<ServerProps> =>
  fallback(client, [[queryProductsPages, PRODUCTS], [getCurrentCartV2]]);

export const readCart = (client: StoreClient): Promise<ServerProps> =>
  fallback(client, [[getCurrentCartV2], [estimateCurrentCartV2, {}]]);

/** For pages that show nothing of the store but their header. */
export const readHeader = (client: StoreClient): Promise<ServerProps> =>
  fallback(client, [[getCurrentCartV2]]);

/** Undefined if there is no such product. */
export async function readProduct(client: StoreClient, slug: string): Promise<ServerProps | undefined> {
  const { read, props } = createServerReads(client);
  const [{ products }, header, more] = await Promise.all([
    read(queryProducts, productInput(slug)),
    readHeader(client),
    // the page does not wait for them
    fallback(client, [[queryProducts, MORE_PRODUCTS]], { wait: false }),
  ]);
  const product = products?.[0];
  if (!product) return undefined;
  const variant = variantInput(product, firstChoices(product));
  if (variant) await read(queryProductVariants, variant);
  const { identity, fallback: page } = await props();
  return { identity, fallback: { ...page, ...header.fallback, ...more.fallback } };
}
