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

const { order } = await shop.ann.orders.getOrder({
  id: await shop.order({ 'Tidal mug': 1 }),
});

test.each([
  {
    path: 'find-order',
    entries: { 'Order number': '99999', 'Email address': 'nobody@example.com' },
    button: 'Show the order',
    says: 'There is no order with this number and this email address.',
  },
  {
    path: 'withdrawal',
    entries: { Name: 'Ann Byrne', 'Order number': order.number ?? '', 'Email address': 'ann@example.com' },
    button: 'Continue',
    says: 'I withdraw from the contract on the goods of this order.',
  },
  {
    path: 'products/tidal-mug?Glaze=Sand&Size=450+ml',
    entries: { 'Email address': 'mara' },
    button: 'Notify me',
    says: 'Enter an email address such as',
  },
  {
    path: 'account/password',
    entries: { 'New password': 'short' },
    button: 'Save',
    says: 'Use at least 8 characters.',
  },
])('what the form of $path says is accessible', async ({ path, entries, button, says }) => {
  const page = await shop.visitAsAnn(`/en/${path}`, { expectedErrors: /40[04]/ });
  for (const [label, entry] of Object.entries(entries))
    await page.getByLabel(label, { exact: true }).fill(entry);
  await page.getByRole('button', { name: button }).click();
  await page.getByText(says).first().waitFor();
  expect(await violationsOf(page)).toEqual([]);
});

test('the orders of a member who has none are accessible', async () => {
  const page = await shop.visit('/en/sign-in?returnTo=/en/account/orders', { expectedErrors: /404/ });
  // with a captcha that nobody sees
  await enterPassword(page, 'quiet-captcha@example.com');
  await page.getByRole('heading', { name: 'No orders yet' }).waitFor();
  await page.getByRole('list', { name: 'New from the kiln' }).getByRole('listitem').first().waitFor();
  expect(await violationsOf(page)).toEqual([]);
});
