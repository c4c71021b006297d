import { surroundings } from 'storewire-dev-kit/surroundings';
import { expect, test } from 'vitest';
import { amountOf } from './purchase.ts';
import { openShop } from './shop.ts';

const shop = await openShop();
const CUP = { 'Espresso cup': 2 };

test.for(surroundings('usual'))(
  '$name: quantities are shown at once, saved, and the same after a reload',
  async ({ surrounding }) => {
    const page = await shop.visit('/en/cart', { surrounding, products: CUP });
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
  },
);

test.for(surroundings('usual'))(
  '$name: the removal of the only line is announced with an offer to undo it, which has the focus',
  async ({ surrounding }) => {
    const page = await shop.visit('/en/cart', { surrounding, products: CUP });
    await page.getByRole('button', { name: 'Remove Espresso cup' }).click();
    await page.getByRole('heading', { name: 'Your cart is empty' }).waitFor();
    const offer = page.getByRole('status').filter({ hasText: 'Espresso cup was removed' });
    await expect
      .poll(() => offer.getByRole('button', { name: 'Undo' }).evaluate((it) => it === document.activeElement))
      .toBe(true);
    await page.keyboard.press('Enter');
    await page.getByRole('link', { name: 'Cart, 2 items' }).waitFor();
    await page.getByRole('heading', { name: 'Espresso cup' }).waitFor();
    expect(await page.evaluate(() => document.activeElement === document.body)).toBe(false);
  },
);
