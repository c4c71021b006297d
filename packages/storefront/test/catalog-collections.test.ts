import { expect, test } from 'vitest';
import { trailTo } from '../app/shop/catalog/collections.ts';
import { fullProduct } from '../app/store/product/either-version.ts';
import { addShelves } from './many-collections.ts';
import { advanceTime, startShop } from './shop.ts';
import { newVisitor } from './visitor.ts';

const shop = await startShop();
const createCollection = await addShelves(shop);

test('each of many collections has a page, with the other filters', async () => {
  const page = await newVisitor(shop).open('/en/collections/shelf-60?stock=only');
  expect(page.heading).toBe('Shelf 60');
  expect(page.text).toContain('2 of 2 products');
});

test('a collection that was created a moment ago has a page at once', async () => {
  const slug = await createCollection('Just now', []);
  const page = await newVisitor(shop).open(`/en/collections/${slug}`);
  expect(page.heading).toBe('Just now');
  expect(page.text).toContain('No products here yet');
});

test('the filters are those of a catalog that is at most a minute old, also after a time without visits', async () => {
  const visitor = newVisitor(shop);
  const pageText = async (): Promise<string> => (await visitor.open('/en/products')).text;
  expect(await pageText()).toContain('Shelf 60');
  await createCollection('Shelf 61');
  expect(await pageText()).not.toContain('Shelf 61');
  advanceTime(61_000);
  expect(await pageText()).toContain('Shelf 61');
});

test('what leads to a product that only a collection below another one has are both', () => {
  const collections = ['mugs', 'tableware', 'jugs'].map((slug) => ({
    id: slug,
    slug,
    name: slug,
    description: '',
    picture: undefined,
    numberOfProducts: 1,
  }));
  const slugsTo = (...collectionIds: string[]) =>
    trailTo(fullProduct({ collectionIds }), collections).map(({ slug }) => slug);
  expect(slugsTo('jugs')).toEqual(['tableware', 'jugs']);
  expect(slugsTo('tableware', 'jugs')).toEqual(['tableware', 'jugs']);
  expect(slugsTo('mugs', 'jugs')).toEqual(['mugs']);
});
