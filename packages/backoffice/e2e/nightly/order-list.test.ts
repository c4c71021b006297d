import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { callOf, dialog, open, openPages, orderId, rows, submit } from '../pages.ts';

const office = await openPages();

test('tabs filter the orders, and one field finds a number, an email address or a name', async () => {
  const page = await office.visit('orders', '/orders');
  await page.getByRole('tab', { name: 'All', selected: true }).waitFor();
  await page.getByRole('tab', { name: 'To ship' }).click();
  await expect.poll(() => rows(page).getByText('Fulfilled', { exact: true }).count()).toBe(0);
  expect(await rows(page).count()).toBeGreaterThan(0);
  await page.getByRole('tab', { name: 'All' }).click();
  for (const [text, number] of [
    ['#10020', '10020'],
    ['tomas@', '10020'],
    ['Tomás', '10020'],
  ] as const) {
    await page.getByLabel('Number, email or name').fill(text);
    await rows(page).getByText(number).waitFor();
    await expect.poll(() => rows(page).count()).toBeLessThan(3);
  }
  await page.getByLabel('Number, email or name').fill('Nobody at all');
  await expect.poll(() => rows(page).count()).toBe(0);
});

test('a view that was saved is there again', async () => {
  const page = await office.visit('orders', '/orders');
  await page.getByLabel('Number, email or name').fill('tomas');
  await expect.poll(() => rows(page).count()).toBe(2);
  await page.getByRole('button', { name: 'Add filter' }).click();
  await page.getByRole('menuitem', { name: /Save current query/ }).click();
  await page.getByLabel('Query name').fill('Orders of Tomás');
  await page.getByRole('button', { name: 'Save' }).click();
  await page.goto(new URL('/orders?filter={}', office.origin).href);
  await expect.poll(() => rows(page).count()).toBeGreaterThan(2);
  await page.getByRole('button', { name: 'Add filter' }).click();
  await page.getByRole('menuitem', { name: 'Orders of Tomás' }).click();
  await expect.poll(() => rows(page).count()).toBe(2);
});

test('twenty orders fit on a laptop, and rows are opened by keyboard', async () => {
  const page = await office.visit('orders', '/orders');
  await rows(page).first().waitFor();
  const { height = 0 } = (await rows(page).first().boundingBox()) ?? {};
  const { y = 0 } = (await rows(page).first().boundingBox()) ?? {};
  expect(y + 20 * height).toBeLessThan(800);
  const links = page.getByRole('link', { name: '10021' });
  await links.focus();
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'Order 10021' }).waitFor();
});

test('a role without orders sees that it may not open them, and requests none', async () => {
  const page = await office.visit('catalog', '/orders');
  await page.getByText('Access denied').first().waitFor();
});

test('declined, unpaid and rejected orders are found, and offer neither shipping nor a refund', async () => {
  const { items } = office.platform.listItems({ entity: 'order', limit: 100 });
  const unpaid = items.find(({ status }) => status === 'INITIALIZED');
  const { order } = await callOf(office, 'GET', `/ecom/v1/orders/${orderId(office, '10021')}`);
  const { id: _id, number: _number, ...copy } = order ?? {};
  const rejected = await callOf(office, 'POST', '/ecom/v1/orders', {
    order: { ...copy, status: 'REJECTED' },
  });
  const page = await office.visit('orders', '/orders');
  await page.getByRole('textbox', { name: 'Number, email or name' }).fill(String(rejected.order?.number));
  await rows(page).getByText('Rejected').waitFor();
  await expect.poll(() => rows(page).count()).toBe(1);
  await page.getByRole('textbox', { name: 'Number, email or name' }).fill(String(unpaid?.['number']));
  await page.getByRole('tab', { name: 'Without a payment (1)' }).click();
  await page
    .getByRole('listitem')
    .getByRole('link', { name: String(unpaid?.['number']) })
    .click();
  await page.getByRole('heading', { name: `Order ${unpaid?.['number']}` }).waitFor();
  expect(await page.getByRole('button', { name: /^(Ship|Refund)$/ }).count()).toBe(0);
});

test('all orders that match are exported as CSV', async () => {
  const filter = encodeURIComponent(JSON.stringify({ buyerInfo: { email: { $startsWith: 'ann' } } }));
  const page = await office.visit('orders', `/orders?filter=${filter}`);
  await page.getByText('ann@example.com').first().waitFor();
  const download = page.waitForEvent('download');
  await open(page, 'Export');
  await submit(page, 'Export');
  const text = await readFile(await (await download).path(), 'utf8');
  const { total } = office.platform.listItems({ entity: 'order', limit: 1 });
  const lines = text.split('\r\n');
  expect(lines[0]).toContain('"number","date"');
  expect(lines.length).toBeGreaterThan(5);
  expect(lines.length).toBeLessThan(total);
  for (const line of lines.slice(1)) expect(line).toContain('"ann@example.com"');
});

test('the export of orders is canceled while it reads them, and saves nothing', async () => {
  const page = await office.visit('orders', '/orders');
  await rows(page).first().waitFor();
  await open(page, 'Export');
  let downloads = 0;
  page.on('download', () => downloads++);
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/ecom/v1/orders/search', async (route) => {
    await released;
    await route.continue();
  });
  await submit(page, 'Export');
  await dialog(page).getByText('0 so far').waitFor();
  const canceled = page.waitForEvent('requestfailed');
  await submit(page, 'Cancel');
  await canceled;
  await dialog(page).waitFor({ state: 'hidden' });
  release();
  await page.waitForLoadState('networkidle');
  expect(downloads).toBe(0);
});

test('an order is found by its number in digits of any script, and by a name without its accents', async () => {
  const id = orderId(office, '10021');
  const path = 'shippingInfo.logistics.shippingDestination';
  const shippingDestination = { contactDetails: { firstName: 'Zoë', lastName: 'İpek' } };
  await callOf(office, 'PATCH', `/ecom/v1/orders/${id}`, {
    order: { id, shippingInfo: { logistics: { shippingDestination } } },
    fieldMask: `${path}.contactDetails.firstName,${path}.contactDetails.lastName`,
  });
  const page = await office.visit('orders', '/orders');
  for (const text of ['１００２１', '١٠٠٢١', 'zoe ipek', 'ZOË']) {
    await page.getByLabel('Number, email or name').fill(text);
    await expect.poll(() => rows(page).count()).toBe(1);
    await rows(page).getByText('10021').waitFor();
    await page.getByLabel('Number, email or name').fill('');
    await expect.poll(() => rows(page).count()).toBeGreaterThan(1);
  }
});
