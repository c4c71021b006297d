import { STORE_APP_ID } from 'storewire';
import { expect, test } from 'vitest';
import { recordSale } from '../../src/features/catalog/popularity.ts';
import { lineFor } from '../merchant.ts';
import { createProduct, createShop, itemOf, type TestShop } from '../shop.ts';

const algorithmsOf = async (shop: TestShop) => {
  const { availableAlgorithms } = await shop.as('visitor').recommendations.listRecommendationAlgorithms();
  return availableAlgorithms.map(({ config, appId }) => ({
    id: config?.algorithmId ?? '',
    appId: appId ?? '',
  }));
};

const recommend = async (
  shop: TestShop,
  place: number,
  given: string[],
  minimumRecommendedItems?: number,
) => {
  const algorithms = (await algorithmsOf(shop)).slice(place, place + 1);
  const { recommendation } = await shop.as('visitor').recommendations.getRecommendation({
    algorithms,
    items: given.map((id) => itemOf(id)),
    ...(minimumRecommendedItems !== undefined && { minimumRecommendedItems }),
  });
  return recommendation.items?.map(({ catalogItemId }) => catalogItemId);
};

test('products of the same collections are recommended, those that share the most first', async () => {
  const shop = createShop();
  const merchant = shop.as('staff');
  const given = await createProduct(shop);
  const near = await createProduct(shop);
  const far = await createProduct(shop);
  await createProduct(shop);
  for (const productIds of [
    [given, near, far],
    [given, near],
  ]) {
    const { collection } = await merchant.collections.createCollection({ collection: { name: 'Tea' } });
    await merchant.collections.addProductsToCollection({ id: collection.id ?? '', productIds });
  }
  // without a value, a product is visible
  await merchant.products.updateProduct({ id: far, product: { visible: null } });
  expect(await recommend(shop, 0, [given])).toEqual([near, far]);
  expect(await recommend(shop, 0, [given], 3)).toEqual([]);
  // nobody counts views, so that these are recommended as viewed together
  expect(await recommend(shop, 3, [given])).toEqual([near, far]);
});

test('an unknown algorithm finds nothing, and the next one is asked', async () => {
  const shop = createShop();
  const productId = await createProduct(shop);
  shop.base.db.write(() => recordSale(shop.base, 'order', [lineFor(productId, 1)]));
  const [, , bestSellers] = await algorithmsOf(shop);
  const unknown = { id: '5b1c7f20-3e94-4d68-a7b5-92d0e8c4f136', appId: STORE_APP_ID };
  const asked = async (...algorithms: { id: string; appId: string }[]) =>
    (await shop.as('visitor').recommendations.getRecommendation({ algorithms })).recommendation;
  expect(await asked(unknown)).toEqual({ items: [] });
  expect(await asked(unknown, bestSellers ?? unknown)).toMatchObject({
    items: [itemOf(productId)],
    algorithm: bestSellers,
  });
});

test('products that were bought together, and best sellers, are recommended', async () => {
  const shop = createShop();
  const [one = '', two = '', hidden = ''] = await Promise.all([
    createProduct(shop),
    createProduct(shop),
    createProduct(shop, { visible: false }),
  ]);
  const lines = [one, two, hidden].map((productId, index) => lineFor(productId, index + 1));
  shop.base.db.write(() => recordSale(shop.base, 'order', lines));
  expect(await recommend(shop, 1, [one])).toEqual([two]);
  expect(await recommend(shop, 2, [])).toEqual([two, one]);
});

test.each([
  ['RECOMMENDATIONS_PROVIDER_NOT_FOUND', { appId: 'another-app' }, {}],
  ['ITEM_APP_ID_NOT_SUPPORTED', {}, { appId: 'another-app' }],
])('%s', async (code, algorithm, item) => {
  const shop = createShop();
  const [first] = await algorithmsOf(shop);
  const asked = shop.as('visitor').recommendations.getRecommendation({
    algorithms: [{ id: '', appId: '', ...first, ...algorithm }],
    items: [{ ...itemOf('any'), ...item }],
  });
  await expect(asked).rejects.toMatchObject({ kind: 'application', code });
});
