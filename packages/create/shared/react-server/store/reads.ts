/** What the server reads for each page. Reads that fail are left to the page. */
import type { StoreClient } from 'storewire';
import {
  estimateCurrentCartV2,
  getCurrentCartV2,
  getOrder,
  queryProducts,
  queryProductsPages,
  queryProductVariants,
} from 'storewire/operations';
import { createServerReads, fallback, type ServerProps } from 'storewire/react/server';
import { firstChoices, moreProductsInput, productInput, productsInput, variantInput } from '../shop/inputs';

/** For pages that show nothing of the store but their header. */
export const readHeader = (client: StoreClient): Promise<ServerProps> =>
  fallback(client, [[getCurrentCartV2]]);

export const readProductList = (client: StoreClient, search: string): Promise<ServerProps> =>
  fallback(client, [[getCurrentCartV2], [queryProductsPages, productsInput(search)]]);

export const readCart = (client: StoreClient): Promise<ServerProps> =>
  fallback(client, [[getCurrentCartV2], [estimateCurrentCartV2, {}]]);

export const readThanks = (client: StoreClient, orderId: string): Promise<ServerProps> =>
  fallback(client, [[getCurrentCartV2], [getOrder, { id: orderId }]]);

/** Undefined if there is no such product. */
export async function readProduct(client: StoreClient, slug: string): Promise<ServerProps | undefined> {
  const { read, props } = createServerReads(client);
  const [{ products }, header, more] = await Promise.all([
    read(queryProducts, productInput(slug)),
    readHeader(client),
    // the page does not wait for them
    fallback(client, [[queryProducts, moreProductsInput(slug)]], { wait: false }),
  ]);
  const product = products?.[0];
  if (!product) return undefined;
  const variant = variantInput(product, firstChoices(product));
  if (variant) await read(queryProductVariants, variant);
  const page = await props();
  return { ...page, fallback: { ...page.fallback, ...header.fallback, ...more.fallback } };
}
