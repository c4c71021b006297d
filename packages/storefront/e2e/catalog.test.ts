/** From the list of products to the cart. */
import { test } from 'vitest';
import { openShop } from './shop.ts';

const shop = await openShop();

test('a variant is chosen and added, and too many pieces are rejected with the number that is left', async () => {
  const page = await shop.visit('/en/products/tidal-mug', {
    expectedErrors: /404 .*carts|428 .*add-line-items/,
  });
  await page.getByText('Ink', { exact: true }).first().click();
  await page.getByText('450 ml', { exact: true }).first().click();
  await page.getByText('MUG-INK-450ML').first().waitFor();
  await page.getByText('€28.00').first().waitFor();
  const add = async () => {
    await page.getByRole('textbox', { name: 'Quantity' }).fill('2');
    await page.getByRole('button', { name: 'Add to cart' }).click();
  };
  await add();
  const added = page.getByRole('status').filter({ hasText: 'Added. Your cart has 2 items.' });
  await added.first().waitFor({ state: 'attached' });
  await add();
  await page.getByText('Only 3 pieces are left, and your cart would have 4.').waitFor();
  await page.getByRole('link', { name: 'Cart, 2 items' }).first().waitFor();
});
