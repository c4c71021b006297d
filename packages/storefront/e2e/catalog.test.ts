/** From the list of products to the cart. */
import { expect, test } from 'vitest';
import { openShop } from './shop.ts';

const shop = await openShop();

test('a chosen variant is in image, facts and URL, is added, and too many pieces are rejected with the number that is left', async () => {
  const page = await shop.visit('/en/products/tidal-mug?utm_source=mail', {
    expectedErrors: /404 .*carts|428 .*add-line-items/,
  });
  const announced = (text: string) =>
    page.getByRole('status').filter({ hasText: text }).first().waitFor({ state: 'attached' });
  await page.getByText('€24.00').first().waitFor();
  const image = page.getByRole('region', { name: 'Images and videos' }).locator('[aria-current=true] img');
  const before = await image.getAttribute('src');
  await page.getByText('Ink', { exact: true }).first().click();
  await page.getByText('450 ml', { exact: true }).first().click();
  await page.getByText('MUG-INK-450ML').first().waitFor();
  await page.getByText('€28.00').first().waitFor();
  await announced('€28.00, Only 3 left. Item number MUG-INK-450ML');
  await expect.poll(() => image.getAttribute('src')).not.toBe(before);
  const query = new URL(page.url()).searchParams;
  expect(Object.fromEntries(query)).toEqual({ utm_source: 'mail', Glaze: 'Ink', Size: '450 ml' });
  const quantity = page.getByRole('textbox', { name: 'Quantity' });
  const add = async (pieces: string) => {
    await quantity.fill(pieces);
    await page.getByRole('button', { name: 'Add to cart' }).click();
  };
  await add('1000');
  await page.getByText('At most 3 pieces are available.').waitFor();
  expect(await quantity.inputValue()).toBe('1000');
  expect(shop.calls.filter((call) => call.includes('add-line-items'))).toEqual([]);
  await add('2');
  await announced('Added. Your cart has 2 items.');
  await add('2');
  await page.getByText('Only 3 pieces are left, and your cart would have 4.').waitFor();
  await page.getByRole('link', { name: 'Cart, 2 items' }).first().waitFor();
});
