/** More collections than a filter shows at once. */
import type { ShopServer } from './shop.ts';

/**
 * Adds the collections `Shelf 1` to `Shelf 60` with two products each. Before the first visit, as the store front lists
 * the collections at most every 30 seconds. Resolves to a function that creates one more, with or without products.
 */
export async function addShelves({ merchant }: Pick<ShopServer, 'merchant'>) {
  const { products } = await merchant.products.queryProducts({ query: { paging: { limit: 2 } } });
  const shelved = (products ?? []).map(({ id }) => id ?? '');
  const create = async (name: string, productIds: readonly string[] = shelved): Promise<string> => {
    const { collection } = await merchant.collections.createCollection({ collection: { name } });
    if (productIds.length > 0)
      await merchant.collections.addProductsToCollection({
        id: collection.id ?? '',
        productIds: [...productIds],
      });
    return collection.slug ?? '';
  };
  for (let number = 1; number <= 60; number++) await create(`Shelf ${number}`);
  return create;
}
