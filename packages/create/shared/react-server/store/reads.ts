/** What the server reads for each page. Reads that fail are left to the page. */
import { type CatalogVersion, isStoreError, type StoreClient, variantsInput } from 'storewire';
import {
  estimateCurrentCartV2,
  getCatalogVersion,
  getCurrentCartV2,
  getOrder,
  getProductBySlugV3,
  queryProducts,
  queryProductsPages,
  queryProductsV3,
  queryProductVariants,
  searchProductsV3Pages,
} from 'storewire/operations';
import { createServerReads, fallback, type ServerProps, type ServerReads } from 'storewire/react/server';
import { moreProductsInput, productInput, productsInput } from '../shop/inputs';

/** What the server has read for a page. */
export interface StoreData extends ServerProps {
  /** False for a visitor without a cart: then the page does not read it either. */
  hasCart: boolean;
  /** The version of the catalog of the site. Undefined if it could not be read. */
  catalogVersion: CatalogVersion | undefined;
}

let version: CatalogVersion | undefined;

/** The version of the catalog, which is read once: restart the server when the site is moved to version 3. */
const versionOf = async (client: StoreClient): Promise<CatalogVersion | undefined> => {
  version ??= await getCatalogVersion(client).then(
    ({ catalogVersion }) => catalogVersion,
    () => undefined,
  );
  return version;
};

/** For pages that show nothing of the store but their header. */
export async function readHeader(client: StoreClient): Promise<StoreData> {
  const { read, props } = createServerReads(client);
  const [hasCart, catalogVersion] = await Promise.all([
    read(getCurrentCartV2).then(() => true, mayHaveCart),
    versionOf(client),
  ]);
  return { ...(await props()), hasCart, catalogVersion };
}

/** Whether there may be a cart after its read has failed. */
const mayHaveCart = (error: unknown): boolean => !isStoreError(error) || error.status !== 404;

export async function readProductList(client: StoreClient, search: string): Promise<StoreData> {
  const isV3 = (await versionOf(client)) === 'V3_CATALOG';
  const page = isV3
    ? fallback(client, [[searchProductsV3Pages, productsInput.v3(search)]])
    : fallback(client, [[queryProductsPages, productsInput.v1(search)]]);
  return withHeader(client, page);
}

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
  const isV3 = (await versionOf(client)) === 'V3_CATALOG';
  const [isThere, header, more] = await Promise.all([
    isV3 ? readProductV3(read, slug) : readProductV1(read, slug),
    readHeader(client),
    // the page does not wait for them
    isV3
      ? fallback(client, [[queryProductsV3, moreProductsInput.v3(slug)]], { wait: false })
      : fallback(client, [[queryProducts, moreProductsInput.v1(slug)]], { wait: false }),
  ]);
  if (!isThere) return undefined;
  const { fallback: page } = await props();
  return { ...header, fallback: { ...page, ...header.fallback, ...more.fallback } };
}

type Read = ServerReads['read'];

async function readProductV1(read: Read, slug: string): Promise<boolean> {
  const { products } = await read(queryProducts, productInput.v1(slug));
  const product = products?.[0];
  const variants = product && variantsInput(product);
  if (variants) await read(queryProductVariants, variants);
  return product !== undefined;
}

const readProductV3 = (read: Read, slug: string): Promise<boolean> =>
  read(getProductBySlugV3, productInput.v3(slug)).then(
    () => true,
    (error: unknown) => {
      if (isStoreError(error) && error.status === 404) return false;
      throw error;
    },
  );
