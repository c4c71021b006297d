/** What surrounds the catalog works with items of version 3: reviews, requests, recommendations, links and actions. */
import { expect, test } from 'vitest';
import { BUYER, place } from '../cart-v2-shop.ts';
import { addCategoryTo, addProduct, createShopV3, lineOf } from '../catalog-v3-shop.ts';
import { writeReview } from '../reviews.ts';
import { itemOf, type TestShop } from '../shop.ts';

const ask = async (shop: TestShop, email: string, catalogReference: ReturnType<typeof itemOf>) =>
  (
    await shop.as('visitor').backInStock.createBackInStockRequest({
      request: { email, catalogReference },
      itemDetails: { name: 'Mug', price: '24.00' },
    })
  ).request;

test('requests for a variant that is in stock again are answered', async () => {
  const shop = createShopV3();
  const { id, variantIds } = addProduct(shop, { name: 'Mug', prices: ['24', '28'], stock: [0, 0] });
  const [small = '', large = ''] = variantIds;
  await ask(shop, 'any@example.com', itemOf(id));
  await ask(shop, 'small@example.com', itemOf(id, { variantId: small }));
  await ask(shop, 'large@example.com', itemOf(id, { variantId: large }));
  shop.setStock({ productId: id, variantId: large, quantity: 2 });
  expect(
    shop
      .listMails()
      .mails.map(({ to, text }) => [to, text])
      .toSorted(),
  ).toEqual([
    ['any@example.com', 'Mug is available again for 28.00 EUR.'],
    ['large@example.com', 'Mug is available again for 28.00 EUR.'],
  ]);
  const unknown = ask(shop, 'none@example.com', itemOf(id, { variantId: 'none' }));
  await expect(unknown).rejects.toMatchObject({ code: 'INVALID_CATALOG_REFERENCE_OPTIONS' });
});

test('the merchant sets stock of a product, counts it or not, and never below zero', () => {
  const shop = createShopV3();
  const { id } = addProduct(shop, { prices: ['1', '2'] });
  const stockOf = (input: Parameters<TestShop['setStock']>[0]) => shop.setStock(input).product;
  const counted = stockOf({ productId: id, trackQuantity: true, quantity: 0 });
  expect(counted).toMatchObject({ inventory: { availabilityStatus: 'OUT_OF_STOCK' } });
  expect(stockOf({ productId: id, add: 2 })).toMatchObject({ inventory: { availabilityStatus: 'IN_STOCK' } });
  expect(() => stockOf({ productId: id, add: -3 })).toThrow('add must leave 0 to 99999 pieces');
  expect(() => stockOf({ productId: id, variantId: 'none', add: 1 })).toThrow('variantId is no variant');
  expect(stockOf({ productId: id, trackQuantity: false, inStock: false })).toMatchObject({
    inventory: { availabilityStatus: 'OUT_OF_STOCK' },
  });
});

test('products are reviewed, and others are not', async () => {
  const shop = createShopV3();
  const { id } = addProduct(shop);
  const member = shop.as('member');
  await expect(writeReview(member, id)).resolves.toMatchObject({ entityId: id });
  await expect(writeReview(member, '5b1c7f20-3e94-4d68-a7b5-92d0e8c4f136')).rejects.toMatchObject({
    violations: [{ field: 'review.entityId' }],
  });
});

test('products of the same categories, bought or viewed together, and best sellers are recommended', async () => {
  const shop = createShopV3();
  const category = addCategoryTo(shop, { name: 'Mugs' });
  const inCategory = { directCategoriesInfo: { categories: [{ id: category }] } };
  const [given, near] = [addProduct(shop, inCategory).id, addProduct(shop, inCategory).id];
  addProduct(shop);
  addProduct(shop, { ...inCategory, visible: false });
  const client = shop.as('visitor');
  const { cart } = await client.currentCartV2.createCurrentCart({
    cart: BUYER,
    catalogItems: [lineOf(given), lineOf(near, undefined, 2)],
    deliveryMethod: { code: 'pickup' },
  });
  await place(client, cart.id ?? '');
  const { availableAlgorithms } = await client.recommendations.listRecommendationAlgorithms();
  const recommended = await Promise.all(
    availableAlgorithms.map(async ({ config, appId }) => {
      const { recommendation } = await client.recommendations.getRecommendation({
        algorithms: [{ id: config?.algorithmId ?? '', appId: appId ?? '' }],
        items: [itemOf(given)],
      });
      return recommendation.items?.map(({ catalogItemId }) => catalogItemId);
    }),
  );
  expect(recommended).toEqual([[near], [near], [near, given], [near]]);
});

test('links to products lead to their page', async () => {
  const shop = createShopV3();
  addProduct(shop, { name: 'Tidal mug', prices: ['24'] });
  const client = shop.as('visitor');
  const { redirectSession } = await client.redirects.createRedirectSession({
    storesProduct: { productSlug: 'tidal-mug' },
  });
  const page = await shop.fetch(redirectSession?.fullUrl ?? '');
  expect(await page.text()).toMatch(/Tidal mug[\s\S]*€24\.00/);
  await expect(
    client.redirects.createRedirectSession({ storesProduct: { productSlug: 'none' } }),
  ).rejects.toMatchObject({ status: 404 });
});

test('totals know the tax group and the categories of an item', async () => {
  const shop = createShopV3();
  const { id } = addProduct(shop, { stock: [1] });
  const { calculatedLineItems } = await shop.as('visitor').totals.calculateTotals({
    lineItems: [{ id: '1', quantity: 2, price: '5', catalogReference: itemOf(id) }],
  });
  expect(calculatedLineItems).toHaveLength(1);
});
