import { type Product, STORE_APP_ID, type StoreClient } from 'storewire';
import { getRecommendation, listRecommendationAlgorithms, queryProducts } from 'storewire/operations';
import { freshFor } from '../../store/fresh-for.ts';
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

/** Products that go with a product, with what a product card shows. */
export async function recommendedWith(
  product: Product,
  { client, settings }: Pick<StoreRequest, 'client' | 'settings'>,
): Promise<Product[]> {
  const algorithms = await algorithmsOf(settings.storeUrl, client);
  if (algorithms.length === 0 || !product.id) return [];
  const { recommendation } = await getRecommendation(client, {
    items: [{ appId: STORE_APP_ID, catalogItemId: product.id }],
    algorithms,
    minimumRecommendedItems: MAX_RECOMMENDED,
  });
  const ids = (recommendation.items ?? [])
    .map(({ catalogItemId }) => catalogItemId)
    .filter((id) => id !== product.id)
    .slice(0, MAX_RECOMMENDED);
  if (ids.length === 0) return [];
  const { products = [] } = await queryProducts(client, { query: { filter: { id: { $in: ids } } } });
  return ids.flatMap((id) => products.filter((each) => each.id === id).map(toCard));
}

/** Without what only the page of the product shows, which is most of it. */
const toCard = ({
  productOptions: _options,
  description: _text,
  additionalInfoSections: _info,
  ...rest
}: Product) => ({
  ...rest,
  media: { ...rest.media, items: rest.media?.items?.slice(0, 2) ?? [] },
});
