import { violationsOf } from 'storewire-dev-kit/axe';
import { expect, test } from 'vitest';
import { addShelves } from '../../test/many-collections.ts';
import { openShop } from '../shop.ts';

const shop = await openShop();
await addShelves(shop);

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
