import { expect, test } from 'vitest';
import { callAction, violationsOf } from '../admin-action.ts';
import { newFolder } from '../new-folder.ts';
import { createProduct, createShop } from '../shop.ts';

test('settings are changed while the platform runs, and prices follow the currency', async () => {
  const shop = createShop();
  const id = await createProduct(shop, { priceData: { price: 1250 } });
  const { status } = await callAction(shop, 'changeSettings', { currency: 'JPY', signUp: 'open' });
  expect(status).toBe(200);
  const { product } = await shop.as('visitor').products.getProduct({ id });
  expect(product.priceData).toMatchObject({ currency: 'JPY', price: 1250, formatted: { price: '¥1,250' } });
  const { body } = await callAction(shop, 'getSettings');
  expect(body).toMatchObject({ currency: 'JPY', signUp: 'open', taxIncludedInPrices: true });
});

test('each setting that is not valid is a violation', async () => {
  const shop = createShop();
  const input = {
    currency: 'EURO',
    language: '?',
    timeZone: 'Europe/Galway',
    signUp: 'never',
    storeUrl: 'shop',
    mediaHost: 'https://static.example.com',
    allowedOrigins: ['myapp://', 'exp://10.0.0.7:8081', 'a b', 'myapp:', 'javascript://', 'data://x'],
  };
  const { status, body } = await callAction(shop, 'changeSettings', input);
  expect(status).toBe(400);
  expect(violationsOf(body)).toEqual(
    [
      ...['storeUrl', 'mediaHost', 'currency', 'language', 'timeZone', 'signUp'],
      ...[2, 3, 4, 5].map((index) => `allowedOrigins[${index}]`),
    ].map((field) => expect.objectContaining({ field })),
  );
});

test('changed settings are data: a restart keeps them, a reset removes them', async () => {
  const data = newFolder();
  const first = createShop({ data });
  first.changeSettings({ moderatesReviews: true });
  await first.close();
  const shop = createShop({ data });
  const isStrict = () => shop.getSettings().moderatesReviews;
  expect(isStrict()).toBe(true);
  shop.reset();
  expect(isStrict()).toBe(false);
});

test('a setting of the start replaces what was changed before, also in a shop that has products', async () => {
  const data = newFolder();
  const first = createShop({ data });
  const id = await createProduct(first, { priceData: { price: 1250 } });
  first.changeSettings({ currency: 'USD', shopName: 'Quay' });
  await first.close();
  const shop = createShop({ data, settings: { currency: 'JPY' } });
  expect(shop.getSettings()).toMatchObject({ currency: 'JPY', shopName: 'Quay' });
  const { product } = await shop.as('visitor').products.getProduct({ id });
  expect(product.priceData).toMatchObject({ currency: 'JPY' });
});

test('a form of the console changes settings, of which empty fields change none', async () => {
  const shop = createShop({ settings: { shopName: 'Quay', allowedOrigins: ['loopback'] } });
  const form = new URLSearchParams({
    shopName: '',
    catalogVersion: '3',
    taxIncludedInPrices: 'false',
    allowedOrigins: 'loopback https://shop.example.com',
  });
  const response = await shop.fetch(`${shop.base.origin()}/__dev/actions/changeSettings`, {
    method: 'POST',
    body: form,
  });
  expect(response.status).toBe(200);
  expect(shop.getSettings()).toMatchObject({
    shopName: 'Quay',
    catalogVersion: 3,
    taxIncludedInPrices: false,
    allowedOrigins: ['loopback', 'https://shop.example.com'],
  });
});

test('redirects to the origin of the store are allowed', async () => {
  const shop = createShop();
  const create = () =>
    shop.as('visitor').redirects.createRedirectSession({
      login: {},
      callbacks: { postFlowUrl: 'https://shop.example.com/welcome' },
    });
  await expect(create()).rejects.toMatchObject({ violations: [{ field: 'callbacks.postFlowUrl' }] });
  shop.changeSettings({ storeUrl: 'https://shop.example.com/' });
  await expect(create()).resolves.toMatchObject({ redirectSession: { fullUrl: expect.any(String) } });
});

test('a URL of the store with any character that URLs may have leaves lists valid', async () => {
  const shop = createShop();
  const id = await createProduct(shop);
  const storeUrl = `https://shop.example/"$&\\`;
  shop.changeSettings({ storeUrl });
  const { products } = await shop.as('visitor').products.queryProducts({ query: {} });
  expect(products).toMatchObject([{ id, productPageUrl: { base: storeUrl } }]);
});
