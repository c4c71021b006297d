import { apiKey, createClient } from 'storewire';
import { violationsOf } from 'storewire-dev-kit/axe';
import { expect, onTestFinished, test, vi } from 'vitest';
import { openShop } from './shop.ts';

const shop = await openShop();

const {
  fetch,
  shop: { apiKey: key, siteId },
} = shop.platform;
const merchant = createClient({ auth: apiKey({ key, siteId }), baseUrl: 'http://127.0.0.1', fetch });

// before the first visit, as the store front lists the collections at most every 30 seconds
const { products } = await merchant.products.queryProducts({ query: { paging: { limit: 2 } } });
const productIds = (products ?? []).map(({ id }) => id ?? '');
for (let number = 1; number <= 60; number++) {
  const { collection } = await merchant.collections.createCollection({
    collection: { name: `Shelf ${number}` },
  });
  await merchant.collections.addProductsToCollection({ id: collection.id ?? '', productIds });
}

test('each of many collections has a page, with the other filters', async () => {
  const page = await shop.visit('/en/collections/shelf-60?stock=only');
  await page.getByRole('heading', { level: 1, name: 'Shelf 60' }).waitFor();
  await page.getByText('2 of 2 products').waitFor();
});

test('the filter of many collections shows the first ones, and finds the others by name', async () => {
  const page = await shop.visit('/en/products');
  const shelf = page.getByRole('checkbox', { name: /^Shelf 57\W+2 products/ });
  expect(await shelf.isVisible()).toBe(false);
  await page.getByText('83 more').click();
  await page.getByRole('searchbox', { name: 'Find by name' }).fill('shelf 57');
  expect(await page.getByRole('checkbox', { name: /^Shelf/ }).count()).toBe(1);
  expect(await violationsOf(page)).toEqual([]);
  await shelf.check();
  await page.getByText('2 of 2 products').waitFor();
  expect(new URL(page.url()).search).toBe('?collection=shelf-57');
  expect(await shelf.isVisible()).toBe(true);
});

test('a collection that was created a moment ago has a page at once', async () => {
  const { collection } = await merchant.collections.createCollection({ collection: { name: 'Just now' } });
  const page = await shop.visit(`/en/collections/${collection.slug}`);
  await page.getByRole('heading', { level: 1, name: 'Just now' }).waitFor();
  await page.getByText('No products here yet').waitFor();
});

test('the filters are those of a catalog that is at most a minute old, also after a time without visits', async () => {
  const pageText = async (): Promise<string> =>
    (await globalThis.fetch(new URL('/en/products', shop.origin))).text();
  expect(await pageText()).toContain('Shelf 60');
  const { collection } = await merchant.collections.createCollection({ collection: { name: 'Shelf 61' } });
  await merchant.collections.addProductsToCollection({ id: collection.id ?? '', productIds });
  expect(await pageText()).not.toContain('Shelf 61');
  onTestFinished(() => void vi.useRealTimers());
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 61_000 });
  expect(await pageText()).toContain('Shelf 61');
});
