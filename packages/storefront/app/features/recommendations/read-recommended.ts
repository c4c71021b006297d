import { STORE_APP_ID, type StoreClient } from 'storewire';
import { getRecommendation, listRecommendationAlgorithms } from 'storewire/operations';
import { productsById } from '../../shop/catalog/read-products.ts';
import { freshFor } from '../../store/fresh-for.ts';
import type { ShopProduct } from '../../store/product/product.ts';
import type { StoreRequest } from '../../store/store-request.ts';

/** Products that are recommended together. */
const MAX_RECOMMENDED = 4;

const ONE_HOUR = 3_600_000;

/** The algorithms of the shop: those for related items first, then those that need nothing to start from. */
const algorithmsOf = freshFor(ONE_HOUR, async (_shop: string, client: StoreClient) => {
  const { availableAlgorithms } = await listRecommendationAlgorithms(client);
  const ofType = (type: string) =>
    availableAlgorithms.flatMap(({ config, appId, catalogAppIds }) =>
      config?.algorithmType === type && config.algorithmId && appId && catalogAppIds?.includes(STORE_APP_ID)
        ? [{ id: config.algorithmId, appId }]
        : [],
    );
  return [...ofType('RELATED_ITEMS'), ...ofType('GLOBAL')].slice(0, 10);
});

/** Products that go with a product. */
export async function recommendedWith({ id }: ShopProduct, store: StoreRequest): Promise<ShopProduct[]> {
  const { client, settings } = store;
  const algorithms = await algorithmsOf(settings.storeUrl, client);
  if (algorithms.length === 0) return [];
  const { recommendation } = await getRecommendation(client, {
    items: [{ appId: STORE_APP_ID, catalogItemId: id }],
    algorithms,
    minimumRecommendedItems: MAX_RECOMMENDED,
  });
  const ids = (recommendation.items ?? []).flatMap(({ catalogItemId }) => catalogItemId ?? []);
  return productsById(store, ids.filter((each) => each !== id).slice(0, MAX_RECOMMENDED));
}
