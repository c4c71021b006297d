/** What the server reads for each page. Reads that fail are left to the page. */
import {
  type InstalledCatalog,
  isStoreError,
  readCatalogVersion,
  type StoreClient,
  variantsInput,
} from 'storewire';
import {
  estimateCurrentCartV2,
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
  catalogVersion: InstalledCatalog | undefined;
}

let version: 1 | 3 | undefined;

/** The version of the catalog, which is read once: restart the server when the site is moved to version 3. */
async function versionOf(client: StoreClient): Promise<InstalledCatalog | undefined> {
  if (version) return version;
  const found = await readCatalogVersion(client).catch(() => undefined);
  if (found !== 'none') version ??= found;
  return found;
}

/** For pages that show nothing of the store but their header. */
export async function readHeader(client: StoreClient): Promise<StoreData> {
  const { read, props } = createServerReads(client);
  const [hasCart, catalogVersion] = await Promise.all([
    read(getCurrentCartV2).then(() => true, mayBeThere),
    versionOf(client),
  ]);
  return { ...(await props()), hasCart, catalogVersion };
}

/** Whether something may be there although its read has failed. */
const mayBeThere = (error: unknown): boolean => !isStoreError(error) || error.status !== 404;

export async function readProductList(client: StoreClient, search: string): Promise<StoreData> {
  return withHeader(client, readList(client, search));
}

async function readList(client: StoreClient, search: string): Promise<ServerProps> {
  switch (await versionOf(client)) {
    case 1:
      return fallback(client, [[queryProductsPages, productsInput.v1(search)]]);
    case 3:
      return fallback(client, [[searchProductsV3Pages, productsInput.v3(search)]]);
    default:
      return fallback(client, []);
  }
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
  const found = await versionOf(client);
  const [isThere, header, more] = await Promise.all([
    isProduct(read, slug, found).catch(mayBeThere),
    readHeader(client),
    readMore(client, slug, found),
  ]);
  if (!isThere) return undefined;
  const { fallback: page } = await props();
  return { ...header, fallback: { ...page, ...header.fallback, ...more.fallback } };
}

/** Reads a product. Resolves to whether there is one; true if it is not known. */
async function isProduct(
  read: ServerReads['read'],
  slug: string,
  found: InstalledCatalog | undefined,
): Promise<boolean> {
  if (found === 3) await read(getProductBySlugV3, productInput.v3(slug));
  if (found !== 1) return true;
  const { products } = await read(queryProducts, productInput.v1(slug));
  const product = products?.[0];
  const variants = product && variantsInput(product);
  if (variants) await read(queryProductVariants, variants);
  return product !== undefined;
}

/** Other products, for which the page does not wait. */
async function readMore(
  client: StoreClient,
  slug: string,
  found: InstalledCatalog | undefined,
): Promise<ServerProps> {
  const wait = false;
  if (found === 3) return fallback(client, [[queryProductsV3, moreProductsInput.v3(slug)]], { wait });
  if (found === 1) return fallback(client, [[queryProducts, moreProductsInput.v1(slug)]], { wait });
  return fallback(client, []);
}
