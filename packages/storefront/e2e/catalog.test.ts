/** From the list of products to the cart. */
import { expect, test } from 'vitest';
import { openShop } from './shop.ts';

const shop = await openShop();

test('filters stay when a product was opened and someone comes back', async () => {
  const page = await shop.visit('/en/products?utm_source=mail');
  const cards = page.getByRole('list', { name: 'Products', exact: true }).getByRole('article');
  const filter = (name: RegExp) => page.locator('#filters').getByRole('checkbox', { name });
  await filter(/^Bowls\W+6 products/).check();
  await expect.poll(() => cards.count()).toBe(6);
  await filter(/^Chalk\W+3 products/).check();
  await expect.poll(() => cards.count()).toBe(3);
  const filtered = page.url();
  expect(new URL(filtered).search).toBe('?utm_source=mail&collection=bowls&option.Glaze=Chalk');
  const product = cards.first().getByRole('link').first();
  const name = (await product.textContent()) ?? '';
  await product.click();
  await page.getByRole('heading', { level: 1, name }).waitFor();
  await page.goBack();
  await page.getByRole('heading', { level: 1, name: 'All products' }).waitFor();
  await expect.poll(() => cards.count()).toBe(3);
  expect(page.url()).toBe(filtered);
  await expect.poll(() => filter(/^Chalk\W+3 products/).isChecked()).toBe(true);
});

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
