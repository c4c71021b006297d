/** The accessibility of pages that few visitors see, in addition to those of `sweep.test.ts`. */
import { violationsOf } from 'storewire-dev-kit/axe';
import { expect, test } from 'vitest';
import { enterPassword, openMemberShop } from '../account.ts';
import { openDocument, openShop } from '../shop.ts';

const shop = await openMemberShop();
const emptyShop = await openShop({ seed: 'empty' });

test('all pages of a shop without products are accessible, in all languages', async () => {
  const page = await emptyShop.visit('/en');
  for (const language of ['en', 'de', 'he'])
    for (const path of ['', '/products', '/search?q=mug', '/cart', '/checkout']) {
      await openDocument(page, new URL(`/${language}${path}`, emptyShop.origin));
      await page.locator('main h1').waitFor();
      expect([language, path, await violationsOf(page)]).toEqual([language, path, []]);
    }
});

test('the message that an order is not found is accessible, and keeps what was entered', async () => {
  const page = await shop.visit('/en/find-order', { expectedErrors: /404/ });
  await page.getByLabel('Order number').fill('99999');
  await page.getByLabel('Email address').fill('nobody@example.com');
  await page.getByRole('button', { name: 'Show the order' }).click();
  await page.getByText('There is no order with this number and this email address.').waitFor();
  expect(await page.getByLabel('Order number').inputValue()).toBe('99999');
  expect(await violationsOf(page)).toEqual([]);
});

test('both steps of a withdrawal are accessible, and lead to its confirmation', async () => {
  const { order } = await shop.ann.orders.getOrder({
    id: await shop.order({ name: 'Tidal mug', quantity: 1 }),
  });
  const page = await shop.visit(`/en/withdrawal?order=${order.number}`);
  await page.getByLabel('Name').fill('Ann Byrne');
  await page.getByLabel('Email address').fill('ann@example.com');
  expect(await violationsOf(page)).toEqual([]);
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByText('I withdraw from the contract on the goods of this order.').waitFor();
  expect(await violationsOf(page)).toEqual([]);
  await page.getByRole('button', { name: 'Confirm withdrawal' }).click();
  await page.getByRole('heading', { level: 1, name: 'Your withdrawal is received' }).waitFor();
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Save the confirmation' }).click();
  expect((await download).suggestedFilename()).toBe(`${order.number}.txt`);
});

test('the orders of a member who has none are accessible', async () => {
  const page = await shop.visit('/en/sign-in?returnTo=/en/account/orders', { expectedErrors: /404/ });
  // with a captcha that nobody sees
  await enterPassword(page, 'quiet-captcha@example.com');
  await page.getByRole('heading', { name: 'No orders yet' }).waitFor();
  await page.getByRole('list', { name: 'New from the kiln' }).getByRole('listitem').first().waitFor();
  expect(await violationsOf(page)).toEqual([]);
});
