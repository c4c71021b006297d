import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { callOf, dialog, openPages, orderId, rows } from '../pages.ts';

const office = await openPages();

test('one search finds orders, products, variants and members', async () => {
  const page = await office.visit('owner', '/settings');
  await page.getByText('Policies').first().waitFor();
  for (const [text, found] of [
    ['#10020', /^Order 10020/],
    ['tomas@', /^Order 10020/],
    ['Anchor', /^Anchor jug/],
    ['POT-014', /^Morning mug · POT-014/],
    ['BOWL-INK-SMALL', / · BOWL-INK-SMALL$/],
    ['lucia@', /^lucia@example.com/],
    ['tidal MUG', /^Tidal mug/],
  ] as const) {
    await page.keyboard.press('Control+k');
    await page.getByRole('searchbox').fill(text);
    await dialog(page).getByRole('link', { name: found }).first().waitFor();
    await page.keyboard.press('Escape');
    await dialog(page).waitFor({ state: 'hidden' });
  }
});

test('the search names what a role may do, and leads to where it is done', async () => {
  const found = async (page: Page, text: string): Promise<string[]> => {
    await page.keyboard.press('Control+k');
    await page.getByRole('searchbox').fill(text);
    await dialog(page)
      .getByText(/found$/)
      .waitFor();
    return dialog(page).getByRole('link').allTextContents();
  };
  const ofOrders = await office.visit('orders', '/orders');
  await ofOrders.getByText('10021').waitFor();
  expect(await found(ofOrders, 'new prod')).toEqual([]);
  await ofOrders.keyboard.press('Escape');
  expect(await found(ofOrders, 'money back')).toEqual(['Refund an order']);
  const ofCatalog = await office.visit('catalog', '/media');
  await ofCatalog.getByText('13-sand-table.webp').waitFor();
  expect(await found(ofCatalog, 'refund')).toEqual([]);
  await ofCatalog.keyboard.press('Escape');
  expect(await found(ofCatalog, 'new product')).toEqual(['New product']);
  await dialog(ofCatalog).getByRole('link').click();
  await ofCatalog.getByLabel('Price').waitFor();
});

test('one search finds orders by a last name, orders without a payment, and pages', async () => {
  const id = orderId(office, '10020');
  const contactDetails = { firstName: 'Tomás', lastName: 'Brennan' };
  await callOf(office, 'PATCH', `/ecom/v1/orders/${id}`, {
    order: { id, shippingInfo: { logistics: { shippingDestination: { contactDetails } } } },
    fieldMask: ['firstName', 'lastName']
      .map((name) => `shippingInfo.logistics.shippingDestination.contactDetails.${name}`)
      .join(),
  });
  const page = await office.visit('owner', '/settings');
  await page.getByText('Policies').first().waitFor();
  const { items } = office.platform.listItems({ entity: 'order', limit: 100 });
  const unpaid = String(items.find(({ status }) => status === 'INITIALIZED')?.['number']);
  for (const [text, found] of [
    ['Brennan', /^Order 10020/],
    ['tomas@example.com', /^Order 10020/],
    [unpaid, new RegExp(`^Order ${unpaid}`)],
    ['withdr', /^Withdrawals$/],
  ] as const) {
    await page.keyboard.press('Control+k');
    await page.getByRole('searchbox').fill(text);
    await dialog(page).getByRole('link', { name: found }).first().waitFor();
    await page.keyboard.press('Escape');
    await dialog(page).waitFor({ state: 'hidden' });
  }
});

test('an order that is older than the latest hundred is found by the start of its email address', async () => {
  const { order } = await callOf(office, 'GET', `/ecom/v1/orders/${orderId(office, '10021')}`);
  const { id: _id, number: _number, ...copy } = order ?? {};
  for (let index = 0; index < 100; index++) await callOf(office, 'POST', '/ecom/v1/orders', { order: copy });
  const page = await office.visit('orders', '/orders');
  await rows(page).first().waitFor();
  await page.keyboard.press('Control+k');
  await page.getByRole('searchbox').fill('tomas');
  await dialog(page)
    .getByRole('link', { name: /^Order 10020/ })
    .waitFor();
});
