import { expect, test } from 'vitest';
import { amountOf, enterCode, visitWith } from './purchase.ts';
import { openShop } from './shop.ts';

const shop = await openShop();
const CUP = { 'Espresso cup': 2 };

test('quantities are shown at once, saved, and the same after a reload', async () => {
  const page = await visitWith(shop, '/en/cart', CUP);
  const isShown = Promise.withResolvers<void>();
  await page.route(/update-line-items/, async (route) => {
    await isShown.promise;
    await route.continue();
  });
  await page
    .getByRole('group', { name: 'Quantity of Espresso cup' })
    .getByRole('button', { name: 'One more' })
    .click();
  await page.getByRole('link', { name: 'Cart, 3 items' }).waitFor();
  isShown.resolve();
  await expect.poll(() => amountOf(page, 'Subtotal')).toBe('€42.00');
  await page.reload();
  expect(await page.getByRole('textbox', { name: 'Quantity of Espresso cup' }).inputValue()).toBe('3');
});

test('a removal can be undone by keyboard', async () => {
  const page = await visitWith(shop, '/en/cart', { 'Espresso cup': 1, 'Milk jug': 1 });
  await page.getByRole('button', { name: 'Remove Milk jug' }).click();
  await page.getByText('Milk jug was removed').waitFor();
  await page.getByRole('link', { name: 'Cart, 1 item', exact: true }).waitFor();
  await page.keyboard.press('Enter');
  await page.getByRole('link', { name: 'Cart, 2 items' }).waitFor();
  await page.getByRole('heading', { name: 'Milk jug' }).waitFor();
});

test('coupons are rejected with the reason, and one with a space is accepted', async () => {
  const page = await visitWith(shop, '/en/cart', CUP, { expectedErrors: /4(?:04|28) .*add-coupon/ });
  const apply = (code: string) => enterCode(page, 'Coupon code', code);
  await apply('NOPE');
  await page.getByText('This code does not exist. Check the spelling.').waitFor();
  await apply('LASTYEAR');
  await page.getByText('This coupon has expired.').waitFor();
  await apply('KILN 10');
  await page.getByText('The coupon KILN10 is applied').waitFor();
  await expect.poll(() => amountOf(page, 'Estimated total')).toBe('€25.20');
  await page.getByRole('button', { name: 'Remove the coupon KILN10' }).click();
  await expect.poll(() => amountOf(page, 'Estimated total')).toBe('€28.00');
});
