/** What the server reads for each page. Reads that fail are left to the page. */
import { isStoreError, type StoreClient, variantsInput } from 'storewire';
import {
  estimateCurrentCartV2,
  getCurrentCartV2,
  getOrder,
  queryProducts,
  queryProductsPages,
  queryProductVariants,
} from 'storewire/operations';
import { createServerReads, fallback, type ServerProps } from 'storewire/react/server';
import { moreProductsInput, productInput, productsInput } from '../shop/inputs';

/** What the server has read for a page. */
export interface StoreData extends ServerProps {
  /** False for a visitor without a cart: then the page does not read it either. */
  hasCart: boolean;
}

/** For pages that show nothing of the store but their header. */
export async function readHeader(client: StoreClient): Promise<StoreData> {
  const { read, props } = createServerReads(client);
  const hasCart = await read(getCurrentCartV2).then(() => true, mayHaveCart);
  return { ...(await props()), hasCart };
}

/** Whether there may be a cart after its read has failed. */
const mayHaveCart = (error: unknown): boolean => !isStoreError(error) || error.status !== 404;

export const readProductList = (client: StoreClient, search: string): Promise<StoreData> =>
  withHeader(client, fallback(client, [[queryProductsPages, productsInput(search)]]));

export const readCart = (client: StoreClient): Promise<StoreData> =>
  withHeader(client, fallback(client, [[estimateCurrentCartV2, {}]]));

export const readThanks = (client: StoreClient, orderId: string): Promise<StoreData> =>
  withHeader(client, fallback(client, [[getOrder, { id: orderId }]]));

async function withHeader(client: StoreClient, content: Promise<ServerProps>): Promise<StoreData> {
  const [header, page] = await Promise.all([readHeader(client), content]);
  return { ...header, fallback: { ...header.fallback, ...page.fallback } };
}

/** Undefined if there is no such product. */
export async function readProduct(client: StoreClient, slug: string): Promise<StoreData | undefined> {
  const { read, props } = createServerReads(client);
  const [{ products }, header, more] = await Promise.all([
    read(queryProducts, productInput(slug)),
    readHeader(client),
    // the page does not wait for them
    fallback(client, [[queryProducts, moreProductsInput(slug)]], { wait: false }),
  ]);
  const product = products?.[0];
  if (!product) return undefined;
  const variants = variantsInput(product);
  if (variants) await read(queryProductVariants, variants);
  const { fallback: page } = await props();
  return { ...header, fallback: { ...page, ...header.fallback, ...more.fallback } };
}
