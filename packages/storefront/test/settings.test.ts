import { expect, test } from 'vitest';
import { readSettings } from '../server/settings.ts';

const VARIABLES = {
  STORE_URL: 'https://platform.example',
  STORE_CLIENT_ID: '9e2d5c71-4b8f-4a36-8d10-c6f7a2b3e541',
  SITE_ORIGIN: 'https://shop.example/',
};

test('the cart leads to the steps of the shop, or to the checkout page of the platform', () => {
  expect(readSettings(VARIABLES).checkout).toBe('shop');
  expect(readSettings({ ...VARIABLES, STORE_CHECKOUT: 'platform' }).checkout).toBe('platform');
});

test('a variable that is missing or has another value is named', () => {
  expect(() => readSettings({ ...VARIABLES, STORE_CLIENT_ID: '' })).toThrow('STORE_CLIENT_ID');
  expect(() => readSettings({ ...VARIABLES, STORE_CHECKOUT: 'own' })).toThrow('STORE_CHECKOUT');
});
