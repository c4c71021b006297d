import { expect, test } from 'vitest';
import { createShop } from '../shop.ts';

test('the seed rich has sixty products with four pictures each, and thirty collections', async () => {
  const shop = createShop({ seed: 'rich' });
  const visitor = shop.as('visitor');
  const { products = [] } = await visitor.products.queryProducts({ query: { paging: { limit: 100 } } });
  expect(products).toHaveLength(60);
  for (const { name, media } of products)
    expect([name, media?.items?.length]).toEqual([name, expect.any(Number)]);
  expect(products.every(({ media }) => (media?.items?.length ?? 0) >= 4)).toBe(true);
  const { collections = [] } = await shop
    .as('staff')
    .collections.queryCollections({ query: { paging: { limit: 100 } } });
  expect(collections).toHaveLength(30);
});

test('the seed rich has names of products that fit on a phone, and a picture of each large category', async () => {
  const visitor = createShop({ seed: 'rich' }).as('visitor');
  const { products = [] } = await visitor.products.queryProducts({ query: { paging: { limit: 100 } } });
  const words = products.flatMap(({ name }) => (name ?? '').split(' '));
  expect(words.filter((word) => !/^[\w-]{1,14}$/.test(word))).toEqual([]);
  const { collections = [] } = await visitor.collections.queryCollections({
    query: { paging: { limit: 100 } },
  });
  const pictured = collections.filter(({ media }) => media?.mainMedia?.image?.url).map(({ name }) => name);
  expect(pictured).toEqual(expect.arrayContaining(['Mugs', 'Tableware', 'Tea', 'Kitchen', 'Sale']));
});

test('no variant in a category of gifts of the seed rich costs more than its name says', async () => {
  const { collections, products } = createShop({ seed: 'rich' }).as('visitor');
  const { collections: all = [] } = await collections.queryCollections({ query: { paging: { limit: 100 } } });
  const { products: shown = [] } = await products.queryProducts({ query: { paging: { limit: 100 } } });
  const gifts = all.filter(({ name }) => name?.startsWith('Gifts up to €'));
  expect(gifts).toHaveLength(2);
  for (const { id, name } of gifts) {
    const own = shown.filter(({ collectionIds }) => collectionIds?.includes(String(id)));
    expect(own.length).toBeGreaterThan(0);
    const limit = Number(name?.split('€')[1]);
    expect(own.filter(({ priceRange }) => Number(priceRange?.maxValue) > limit)).toEqual([]);
  }
});

test('the seed rich has products with one and with 1,000 variants, sold out, reduced and digital', async () => {
  const { products } = createShop({ seed: 'rich' }).as('visitor');
  const { products: all = [] } = await products.queryProducts({ query: { paging: { limit: 100 } } });
  expect(all.some(({ stock }) => stock?.inventoryStatus === 'OUT_OF_STOCK')).toBe(true);
  expect(all.some(({ stock }) => stock?.inventoryStatus === 'PARTIALLY_OUT_OF_STOCK')).toBe(true);
  expect(all.some(({ discount }) => discount?.type === 'PERCENT')).toBe(true);
  expect(all.some(({ priceData }) => priceData?.pricePerUnit !== undefined)).toBe(true);
  const madeToOrder = all.find(({ name }) => name === 'Made-to-order mug');
  const { product } = await products.getProduct({ id: madeToOrder?.id ?? '' });
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
