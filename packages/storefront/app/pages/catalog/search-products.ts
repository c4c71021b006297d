import type { Product, StoreClient } from 'storewire';
import { queryStoreVariants } from 'storewire/operations';
import type { CatalogIndex } from '../../store/store-request.ts';

/** The products that a text finds, best first. Undefined if only the platform can search. */
export async function searchProducts(
  text: string,
  client: StoreClient,
  { products, search }: CatalogIndex,
): Promise<Product[] | undefined> {
  if (!products || !search) return undefined;
  if (!ITEM_NUMBER.test(text)) return search.find(text);
  const ids = await productsOfVariants(text, client);
  const numbered = products.filter(({ id, sku }) => ids.has(id) || spellingsOf(text).includes(sku ?? ''));
  return numbered.length > 0 ? numbered : search.find(text);
}

/** Letters with a digit or a separator, such as MUG-SEA. */
const ITEM_NUMBER = /^(?=.*[\d._/-])[\p{L}\d._/-]{3,}$/u;

/** Item numbers are compared exactly, and people type small letters. */
const spellingsOf = (text: string): string[] => [text, text.toUpperCase()];

/** Ids of products with a variant whose item number begins so. Lists of products do not have these numbers. */
async function productsOfVariants(
  text: string,
  client: StoreClient,
): Promise<ReadonlySet<string | undefined>> {
  const filter = { $or: spellingsOf(text).map((sku) => ({ sku: { $startsWith: sku } })) };
  const query = { filter, paging: { limit: 100 } };
  const found = await queryStoreVariants(client, { query }).catch(() => undefined);
  return new Set(found?.variants?.map(({ productId }) => productId));
}
