import { translated } from 'storewire-dev-kit/surroundings';
import { expect, test } from 'vitest';
import { countOrders } from '../../test/cart.ts';
import { payWith, toPayment, toReview } from '../purchase.ts';
import { openShop } from '../shop.ts';

const shop = await openShop();

test('a guest buys in pages that the browser has translated', async () => {
  const page = await shop.visit('/en/products/milk-jug', { surrounding: translated });
  await page.getByRole('button', { name: 'Add to cart' }).first().click();
  await page.getByRole('link', { name: 'View cart' }).click();
  await page.getByRole('heading', { level: 1, name: 'Your cart' }).waitFor();
  await page.getByRole('button', { name: 'One more' }).click();
  await page.getByRole('link', { name: 'Cart, 2 items' }).waitFor();
  await page.getByRole('button', { name: 'Remove Milk jug' }).click();
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByRole('link', { name: 'Go to checkout' }).click();
  await page.getByLabel('Email address').fill('mara@');
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('alert').first().waitFor();
  await toReview(page);
  const before = await countOrders(shop);
  await toPayment(page);
  await payWith(page, 'approved');
  await page.getByRole('heading', { level: 1, name: 'Thank you for your order' }).waitFor();
  expect(await countOrders(shop)).toBe(before + 1);
});
