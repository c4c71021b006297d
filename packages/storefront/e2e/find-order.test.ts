/** Guests find their orders again, without an account. */
import type { Page } from 'playwright-core';
import { violationsOf } from 'storewire-dev-kit/axe';
import { expect, test } from 'vitest';
import { checkout } from '../app/text/he/checkout.ts';
import { fillContact, payWith, toPayment, visitWith } from './purchase.ts';
import { openShop } from './shop.ts';

const shop = await openShop();

const OPTIONS = { expectedErrors: /404|429/ };

async function lookUp(page: Page, number: string, email: string): Promise<void> {
  page.setDefaultTimeout(15_000);
  await page.getByLabel('Order number').fill(number);
  await page.getByLabel('Email address').fill(email);
  await page.getByRole('button', { name: 'Show the order' }).click();
}

/** An order that was placed long ago. */
const { number, buyerInfo } = shop.platform
  .listItems({ entity: 'order', limit: 100 })
  .items.find(({ status }) => status === 'APPROVED') as { number: string; buyerInfo: { email: string } };

test('the thank-you page says how a guest finds the order again', async () => {
  const page = await visitWith(shop, '/en/checkout', { 'Throwing your first bowl': 1 });
  await fillContact(page);
  await toPayment(page);
  await payWith(page, 'approved');
  await page.getByRole('link', { name: /find this order again/ }).click();
  await page.getByRole('heading', { level: 1, name: 'Find an order' }).waitFor();
});

test('a guest finds an order in another browser, from the sign-in page, and keeps it after a reload', async () => {
  const page = await shop.visit('/en/sign-in', OPTIONS);
  await page.getByRole('link', { name: 'Ordered without an account? Find your order' }).click();
  await lookUp(page, number, buyerInfo.email);
  const order = () => page.getByRole('heading', { level: 1, name: `Order ${number}` }).waitFor();
  await order();
  await page.reload();
  await order();
  expect(await page.getByRole('main').textContent()).not.toContain('Thank you');
  const other = await shop.visit(new URL(page.url()).pathname, OPTIONS);
  expect((await other.reload())?.status()).toBe(404);
});

test.each([true, false])(
  'a wrong number and a wrong address get the same message, with JavaScript: %s',
  async (javaScriptEnabled) => {
    const page = await shop.visit('/en', { ...OPTIONS, javaScriptEnabled });
    await page.getByRole('contentinfo').getByRole('link', { name: 'Find order' }).click();
    for (const [wrong, email] of [
      [number, `nobody-${javaScriptEnabled}@example.com`],
      ['99999', `nobody-${javaScriptEnabled}@example.com`],
    ] as const) {
      await lookUp(page, wrong, email);
      await page.getByText('There is no order with this number and this email address.').waitFor();
      expect(await page.getByLabel('Order number').inputValue()).toBe(wrong);
    }
    if (javaScriptEnabled) expect(await violationsOf(page)).toEqual([]);
  },
);

test('too many attempts are limited', async () => {
  const page = await shop.visit('/de/find-order', { ...OPTIONS, javaScriptEnabled: false });
  for (let index = 0; index < 6; index++) {
    await page.getByLabel('Bestellnummer').fill('77777');
    await page.getByLabel('E-Mail-Adresse').fill(`guess-${index}@example.com`);
    await page.getByRole('button', { name: 'Bestellung anzeigen' }).click();
    await page.getByText(index < 5 ? /gibt es keine Bestellung/ : /Zu viele Versuche/).waitFor();
  }
});

test('a link of the platform leads to the product in the language of the browser', async () => {
  const page = await shop.visit('/product-page/harbour-bowl', { ...OPTIONS, locale: 'de-DE' });
  expect(new URL(page.url()).pathname).toBe('/de/products/harbour-bowl');
});

test('emails and the payment page are in the language of the store front', async () => {
  const page = await visitWith(shop, '/he/checkout', { 'Throwing your first bowl': 1 });
  await page.locator('input[autocomplete$=email]').fill('noa@example.com');
  await page.locator('input[autocomplete$=given-name]').fill('Noa');
  await page.locator('input[autocomplete$=family-name]').fill('Levi');
  await page.locator('input[autocomplete$=address-line1]').fill('Herzl 1');
  await page.locator('input[autocomplete$=address-level2]').fill('Haifa');
  await page.getByRole('button', { name: checkout.continue, exact: true }).click();
  await page.getByRole('checkbox', { name: checkout.terms.replaceAll(/[[\]]/g, '') }).check();
  await page.getByRole('button', { name: /^תשלום/ }).click();
  await page.waitForURL(/\/checkout\?session=/);
  expect(await page.locator('html').getAttribute('dir')).toBe('rtl');
  expect(await page.getByText('Harbour Ceramics').count()).toBe(1);
  await page.locator('button.main').click();
  await page.waitForURL(/\/he\/orders\//);
  const { mails } = shop.platform.listMails({ to: 'noa@example.com' });
  expect(mails).toMatchObject([{ language: 'he', subject: expect.stringContaining('ההזמנה שלך') }]);
  await page.goto(mails[0]?.link ?? '');
  expect(await page.getByRole('heading', { level: 1 }).textContent()).toMatch(/^הזמנה \d+$/);
});
