import { expect, test } from 'vitest';
import { createProduct, createShop, itemOf } from '../shop.ts';

/** What a caller sees in the catalog of the seed rich. */
async function richCatalog(role: 'visitor' | 'staff' = 'visitor') {
  const client = createShop({ seed: 'rich' }).as(role);
  const query = { paging: { limit: 100 } };
  const { products = [] } = await client.products.queryProducts({ query });
  const { collections = [] } = await client.collections.queryCollections({ query });
  return { client, products, collections };
}

test('the seed rich has sixty products with four pictures each, and thirty collections', async () => {
  const { products, collections } = await richCatalog('staff');
  expect([products.length, collections.length]).toEqual([60, 30]);
  const few = products.filter(({ media }) => (media?.items?.length ?? 0) < 4);
  expect(few.map(({ name }) => name)).toEqual([]);
});

test('the seed rich has names of products that fit on a phone, and a picture of each large category', async () => {
  const { products, collections } = await richCatalog();
  const words = products.flatMap(({ name }) => (name ?? '').split(' '));
  expect(words.filter((word) => !/^[\w-]{1,14}$/.test(word))).toEqual([]);
  const pictured = collections.filter(({ media }) => media?.mainMedia?.image?.url).map(({ name }) => name);
  expect(pictured).toEqual(expect.arrayContaining(['Mugs', 'Tableware', 'Tea', 'Kitchen', 'Sale']));
});

test('no variant in a category of gifts of the seed rich costs more than its name says', async () => {
  const { products, collections } = await richCatalog();
  const gifts = collections.filter(({ name }) => name?.startsWith('Gifts up to €'));
  expect(gifts).toHaveLength(2);
  for (const { id, name } of gifts) {
    const own = products.filter(({ collectionIds }) => collectionIds?.includes(String(id)));
    expect(own.length).toBeGreaterThan(0);
    const limit = Number(name?.split('€')[1]);
    expect(own.filter(({ priceRange }) => Number(priceRange?.maxValue) > limit)).toEqual([]);
  }
});

test('the seed rich has products with one and with 1,000 variants, sold out, reduced and digital', async () => {
  const { client, products: all } = await richCatalog();
  expect(all.some(({ stock }) => stock?.inventoryStatus === 'OUT_OF_STOCK')).toBe(true);
  expect(all.some(({ stock }) => stock?.inventoryStatus === 'PARTIALLY_OUT_OF_STOCK')).toBe(true);
  expect(all.some(({ discount }) => discount?.type === 'PERCENT')).toBe(true);
  expect(all.some(({ priceData }) => priceData?.pricePerUnit !== undefined)).toBe(true);
  const madeToOrder = all.find(({ name }) => name === 'Made-to-order mug');
  const { product } = await client.products.getProduct({ id: madeToOrder?.id ?? '' });
  expect(product.variants).toHaveLength(1000);
});

test('buyers of the digital products of the seed rich get a file', async () => {
  const shop = createShop({ seed: 'rich' });
  const { products = [] } = await shop
    .as('staff')
    .products.queryProducts({ query: { filter: { productType: 'digital' } } });
  const files = products.map(({ digitalFile }) => digitalFile?.fileName);
  expect(files.toSorted()).toEqual(['glaze-recipes.pdf', 'throwing-a-bowl.mp4']);
  for (const { digitalFile } of products) {
    const { file } = await shop.as('staff').files.getFileDescriptor({ fileId: digitalFile?.id ?? '' });
    expect((await shop.fetch(file.url)).status).toBe(200);
  }
});

test('the same seed and clock give a byte-identical export', () => {
  const [one, other] = [1, 2].map(() => [...createShop({ seed: 'rich' }).export()]);
  expect(one).toEqual(other);
});

test('an import changes no cart, also if the catalog has other prices since', async () => {
  const shop = createShop();
  const bowl = await createProduct(shop);
  await shop.as('visitor').currentCartV2.addLineItemsToCurrentCart({
    catalogItems: [{ catalogReference: itemOf(bowl), quantity: 1 }],
  });
  await shop.as('staff').products.updateProduct({ id: bowl, product: { priceData: { price: 30 } } });
  const exported = shop.export();
  const other = createShop();
  await other.import(exported);
  expect(other.export()).toEqual(exported);
});
