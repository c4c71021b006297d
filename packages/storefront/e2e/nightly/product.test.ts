import type { Page } from 'playwright-core';
import { surroundings } from 'storewire-dev-kit/surroundings';
import { expect, test } from 'vitest';
import { openShop } from '../shop.ts';

const shop = await openShop();

const announced = (page: Page, text: string) =>
  page.getByRole('status').filter({ hasText: text }).first().waitFor({ state: 'attached' });
const cartCount = (page: Page, count: number) =>
  page
    .getByRole('link', { name: `Cart, ${count} item` })
    .first()
    .waitFor();

test.each([360, 1280])(
  'at %i px, what was added is shown at the cart in the header with its picture, for five seconds unless the focus is in it',
  async (width) => {
    const page = await shop.visit('/en/products/tidal-mug?Glaze=Sea&Size=300+ml', {
      expectedErrors: /404 .*carts/,
      viewport: { width, height: 740 },
    });
    await page.clock.install();
    const add = page.getByRole('button', { name: 'Add to cart' }).first();
    await add.click();
    const mini = page.getByRole('region', { name: 'Cart', exact: true });
    await mini.getByText('Added. Your cart has 1 item.').waitFor();
    await mini.getByText('Tidal mug').waitFor();
    await mini.getByText('Quantity 1').waitFor();
    expect(await mini.locator('img').count()).toBeGreaterThan(0);
    const box = await mini.locator('> div').boundingBox();
    const header = await page.getByRole('banner').getByRole('link', { name: 'Cart, 1 item' }).boundingBox();
    expect(box?.y).toBeGreaterThanOrEqual((header?.y ?? 0) + (header?.height ?? 0));
    expect(box?.y).toBeLessThan(90);
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(width);
    expect(await add.evaluate((element) => element === document.activeElement)).toBe(true);
    await page.clock.fastForward(5_000);
    await mini.waitFor({ state: 'detached' });

    await add.click();
    await mini.waitFor();
    await page.keyboard.press('Tab');
    const toCart = mini.getByRole('link', { name: 'View cart' });
    expect(await toCart.evaluate((element) => element === document.activeElement)).toBe(true);
    await page.clock.fastForward(20_000);
    await toCart.click();
    await page.getByRole('heading', { level: 1, name: 'Your cart' }).waitFor();
  },
);

test.for(surroundings('usual'))(
  '$name: a failure is shown at the form until the item is added',
  async ({ surrounding }) => {
    const page = await shop.visit('/en/products/quay-teapot?Glaze=Honey', {
      surrounding, // after the failure, the cart is read, and there is none
      expectedErrors: /429|404 .*carts/,
    });
    const fault = await shop.platform.addFault({
      kind: 'throttled',
      call: 'currentCartV2.addLineItemsToCurrentCart',
    });
    await page.getByRole('button', { name: 'Add to cart' }).click();
    await page.getByRole('alert').getByText('The product could not be added').waitFor();
    await page.getByRole('alert').getByText('Request id').waitFor();
    shop.platform.removeFault({ id: fault.id });
    await page.getByRole('button', { name: 'Add to cart' }).click();
    await announced(page, 'Added. Your cart has 1 item.');
    expect(await page.getByRole('alert').count()).toBe(0);
  },
);

test('after a lost response the cart is read, so that nothing is added twice', async () => {
  const page = await shop.visit('/en/products/quay-teapot?Glaze=Honey', { expectedErrors: /50\d/ });
  await shop.platform.addFault({ kind: 'lost', call: 'currentCartV2.addLineItemsToCurrentCart', times: 1 });
  await page.getByRole('button', { name: 'Add to cart' }).click();
  await announced(page, 'Added. Your cart has 1 item.');
  await cartCount(page, 1);
});

test('an item that was not sent, because the browser is offline, can be sent again', async () => {
  const page = await shop.visit('/en/products/quay-teapot?Glaze=Honey', {
    expectedErrors: /ERR_INTERNET_DISCONNECTED|404 .*carts/,
  });
  await page.context().setOffline(true);
  await page.getByRole('button', { name: 'Add to cart' }).click();
  const notice = page.getByRole('alert').filter({ hasText: 'The product could not be added' });
  await notice.getByText('The shop cannot be reached. Check your connection and try again.').waitFor();
  await page.context().setOffline(false);
  await notice.getByRole('button', { name: 'Try again' }).click();
  await announced(page, 'Added. Your cart has 1 item.');
  expect(await page.getByRole('alert').count()).toBe(0);
});

test('as long as the cart cannot be read after a lost response, the item cannot be added again', async () => {
  const page = await shop.visit('/en/products/quay-teapot?Glaze=Honey', { expectedErrors: /50\d|429/ });
  await shop.platform.addFault({ kind: 'lost', call: 'currentCartV2.addLineItemsToCurrentCart', times: 1 });
  const fault = await shop.platform.addFault({ kind: 'throttled', call: 'currentCartV2.getCurrentCart' });
  await page.getByRole('button', { name: 'Add to cart' }).click();
  await page.getByRole('alert').getByText('Look at your cart before you try again').waitFor();
  expect(await page.getByRole('button', { name: 'Add to cart' }).getAttribute('aria-disabled')).toBe('true');
  const check = page.getByRole('button', { name: 'Check the cart' });
  await check.waitFor();
  shop.platform.removeFault({ id: fault.id });
  await check.click();
  await cartCount(page, 1);
  expect(await page.getByRole('alert').count()).toBe(0);
});

test('the first interaction replaces nothing on the page, and keeps what was entered', async () => {
  const page = await shop.visit('/en/products/tidal-mug', { expectedErrors: /404/ });
  const counts = await page.evaluateHandle(() => {
    const main = document.querySelector('main');
    const counts: number[] = [];
    const count = (): void => void counts.push(main?.querySelectorAll('*').length ?? 0);
    count();
    if (main)
      new MutationObserver(count).observe(main, { childList: true, characterData: true, subtree: true });
    return counts;
  });
  const engraving = page.getByLabel('Name to stamp under the handle');
  await engraving.fill('Ann');
  await page.getByRole('radio', { name: 'Ink' }).check({ force: true });
  await page.getByText('MUG-INK').first().waitFor();
  await page.waitForLoadState('networkidle');
  const [before = 0, ...after] = await counts.jsonValue();
  expect(after.length).toBeGreaterThan(0);
  expect(Math.min(...after)).toBeGreaterThan(before * 0.95);
  expect(await engraving.inputValue()).toBe('Ann');
});

test('on phones, the bar to buy follows the form out of sight, and adding does not move the page', async () => {
  const page = await shop.visit('/en/products/quay-teapot', {
    viewport: { width: 360, height: 740 },
    expectedErrors: /404/,
  });
  const bar = page.getByRole('region', { name: 'Buy this product' });
  await page.locator('#reviews').scrollIntoViewIfNeeded();
  const positionOfReviews = () => page.locator('#reviews').evaluate((box) => box.getBoundingClientRect().top);
  const before = await positionOfReviews();
  await bar.getByRole('button', { name: 'Add to cart' }).click();
  await bar.getByText('Added. Your cart has 1 item.').waitFor();
  // the page stays where it is, and the count of the header is in sight
  expect(Math.abs((await positionOfReviews()) - before)).toBeLessThan(2);
  const count = page.getByRole('link', { name: 'Cart, 1 item' }).first();
  expect((await count.boundingBox())?.y).toBeGreaterThanOrEqual(0);
  await page.getByRole('textbox', { name: 'Quantity' }).scrollIntoViewIfNeeded();
  await bar.waitFor({ state: 'detached' });
});
