import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import type { Order } from 'storewire';
import { expect, test } from 'vitest';
import {
  callOf,
  dialog,
  open,
  openPages,
  openRare,
  orderId,
  rows,
  submit,
  type TestPages,
} from '../pages.ts';

const office = await openPages();
/** A shop whose authorized payment is not captured. */
const other = await openPages();

test('an authorized payment is captured in part', async () => {
  const page = await office.visit('orders', `/orders/${orderId(office, '10019')}/show`);
  await open(page, 'Capture');
  await page.getByLabel('Amount').fill('30');
  await submit(page, 'Capture');
  await page.getByText('The payment is captured').waitFor();
  await page.getByRole('row', { name: 'Paid €30.00' }).waitFor();
});

test('an authorized payment is voided', async () => {
  const page = await other.visit('orders', `/orders/${orderId(other, '10019')}/show`);
  await open(page, 'Void');
  await submit(page, 'Void');
  await page.getByText('The payment is voided').waitFor();
  const authorized = page.locator('section', {
    has: page.getByRole('heading', { name: 'Authorized payments' }),
  });
  await authorized.getByText('Voided').waitFor();
  expect(await authorized.getByRole('button', { disabled: true }).count()).toBe(2);
  expect(await page.getByRole('row', { name: 'Paid €30.00' }).count()).toBe(0);
});

test('an order is canceled with a message to the buyer', async () => {
  const page = await office.visit('owner', `/orders/${orderId(office, '10016')}/show`);
  await openRare(page, 'Cancel order');
  await page.getByLabel('Message in the email').fill('The kiln is broken.');
  await submit(page, 'Cancel order');
  await page.getByText('Canceled', { exact: true }).waitFor();
  const { mails } = office.platform.listMails({ to: 'sofia@example.com' });
  expect(JSON.stringify(mails)).toContain('The kiln is broken.');
});

test('a paid order is canceled, and its money given back, in one dialog', async () => {
  const id = orderId(other, '10016');
  const page = await other.visit('owner', `/orders/${id}/show`);
  await openRare(page, 'Cancel order');
  await dialog(page)
    .getByLabel(/^Give back €/)
    .waitFor();
  await submit(page, 'Cancel order');
  await page.getByText('Order 10016 is canceled').waitFor();
  await page.getByText('Fully refunded', { exact: true }).first().waitFor();
  expect(await page.getByRole('button', { name: /^(Ship|Refund)$/ }).count()).toBe(0);
});

test('all that is left of an order is given back with one button', async () => {
  const id = orderId(other, '10015');
  const page = await other.visit('owner', `/orders/${id}/show`);
  await open(page, 'Refund');
  await dialog(page).getByRole('button', { name: 'All' }).click();
  await submit(page, /^Refund €/);
  await page.getByText('The refund is made').waitFor();
  await page.getByText('Fully refunded', { exact: true }).first().waitFor();
});

test('the address and the tags of an order are changed', async () => {
  const page = await office.visit('support', `/orders/${orderId(office, '10021')}/show`);
  await open(page, 'Edit address');
  await page.getByLabel('Street and house number').fill('1 Pier Road');
  await submit(page, 'Edit address');
  await page.getByText('1 Pier Road').waitFor();
  await open(page, 'Edit tags');
  const tags = page.getByRole('combobox', { name: 'Tags' });
  await tags.fill('gift');
  await tags.press('Enter');
  await tags.fill('too long');
  await tags.press('Enter');
  await submit(page, 'Edit tags');
  await dialog(page).getByText('"too long" has more than 5 characters').waitFor();
  await tags.press('Backspace');
  await tags.fill('late');
  await submit(page, 'Edit tags');
  await page.getByText('gift, late').waitFor();
  await open(page, 'More actions');
  await page.getByRole('menuitem', { name: 'Archive' }).waitFor();
  expect(await page.getByRole('menuitem', { name: 'Cancel order' }).count()).toBe(0);
});

test('tags that another user has changed are not replaced before the versions are compared', async () => {
  const id = orderId(office, '10020');
  const page = await office.visit('support', `/orders/${id}/show`);
  await open(page, 'Edit tags');
  await page.getByRole('combobox', { name: 'Tags' }).fill('mine');
  await callOf(office, 'POST', '/ecom/v1/bulk/orders/update-tags', {
    orderIds: [id],
    assignTags: { tags: { tagIds: ['rival'] } },
  });
  await submit(page, 'Edit tags');
  const conflict = page.getByRole('dialog', { name: 'Another user has saved this order' });
  await conflict.getByRole('row', { name: /^Tags .*rival mine$/ }).waitFor();
  await conflict.getByRole('button', { name: 'Take their version' }).click();
  await page.getByText('The version of the other user stays').waitFor();
  await page.getByText('rival', { exact: true }).waitFor();
  expect(await page.getByText('mine', { exact: true }).count()).toBe(0);
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

test('a rejected action of a button says why in words, with the request id', async () => {
  const page = await office.visit('orders', `/orders/${orderId(office, '10020')}/show`, {
    expectedErrors: /400/,
  });
  const violation = { field: 'order.archived', description: 'must not be set', violatedRule: 'OTHER' };
  await page.route('**/ecom/v1/orders/*', (route) =>
    route.request().method() === 'PATCH'
      ? route.fulfill({
          status: 400,
          headers: { 'x-wix-request-id': 'r-1' },
          json: {
            message: 'INVALID_ARGUMENT',
            details: { validationError: { fieldViolations: [violation] } },
          },
        })
      : route.continue(),
  );
  await openRare(page, 'Archive');
  await page.getByText('Archived must not be set (request r-1)').waitFor();
});

test('an order is archived, and taken out of the archive', async () => {
  const id = orderId(office, '10012');
  const isArchived = () =>
    office.platform.listItems({ entity: 'order', limit: 100 }).items.find((order) => order['id'] === id)?.[
      'archived'
    ];
  const page = await office.visit('support', `/orders/${id}/show`);
  await openRare(page, 'Archive');
  await page.getByText('Archived', { exact: true }).waitFor();
  expect(isArchived()).toBe(true);
  await openRare(page, 'Take out of the archive');
  await page.getByText('Archived', { exact: true }).waitFor({ state: 'hidden' });
  expect(isArchived()).toBe(false);
});

test('what is rarely done is in a menu, whose keys are not those of the dialog that it opens', async () => {
  const page = await office.visit('orders', `/orders/${orderId(office, '10020')}/show`);
  const menu = page.getByRole('button', { name: 'More actions' });
  const isFocused = (name: string) =>
    expect
      .poll(() => page.getByRole('menuitem', { name }).evaluate((each) => each === document.activeElement))
      .toBe(true);
  await menu.press('Enter');
  await isFocused('Packing slip');
  await page.keyboard.press('ArrowDown');
  await isFocused('Cancel order');
  await page.keyboard.press('Enter');
  const message = dialog(page).getByLabel('Message in the email');
  await message.click();
  await page.keyboard.type('A pity');
  expect(await message.inputValue()).toBe('A pity');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Escape');
  await dialog(page).waitFor({ state: 'hidden' });
  await expect.poll(() => menu.evaluate((each) => each === document.activeElement)).toBe(true);
});

test('the packing slip has the products without prices', async () => {
  const page = await office.visit('orders', `/packing-slips?ids=${orderId(office, '10021')}`);
  await page.getByRole('heading', { name: 'Order 10021' }).waitFor();
  await page.getByText('Latte mug').waitFor();
  expect(await page.getByRole('main').textContent()).not.toContain('€');
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

test('a refund of pieces and delivery computes its amount, and puts the pieces back into stock', async () => {
  const number = '10014';
  const id = orderId(office, number);
  const order = () => office.platform.getItem({ entity: 'order', id }).item as unknown as Order;
  const page = await office.visit('orders', `/orders/${id}/show`);
  await open(page, 'Refund');
  const [line] = order().lineItems;
  const pieces = dialog(page).getByRole('spinbutton').first();
  await pieces.fill('1');
  const amount = dialog(page)
    .getByLabel(/^Amount of/)
    .first();
  const each = Number(line?.totalPriceAfterTax?.amount) / Number(line?.quantity);
  await expect.poll(() => amount.inputValue()).toBe(each.toFixed(2));
  await dialog(page).getByLabel('Delivery').fill('2.50');
  await expect.poll(() => amount.inputValue()).toBe((each + 2.5).toFixed(2));
  await submit(page, `Refund €${(each + 2.5).toFixed(2)}`);
  await page.getByText('The refund is made').waitFor();
  await page.getByText('1 refunded', { exact: true }).waitFor();
  expect(order().lineItems[0]).toMatchObject({ refundQuantity: 1, restockQuantity: 1 });
  await page.getByRole('cell', { name: 'Refund', exact: true }).waitFor();
});

test('staff write notes, and go from an order to its buyer and back', async () => {
  const id = orderId(office, '10019');
  const page = await office.visit('orders', `/orders/${id}/show`);
  await open(page, 'Add note');
  await page.getByLabel('Note for staff').fill('Packed twice');
  await submit(page, 'Add note');
  await page.getByText('Merchant comment: Packed twice').waitFor();
  await page.getByRole('link', { name: 'Member', exact: true }).click();
  await page.getByRole('link', { name: 'Orders of this member' }).click();
  await page.getByRole('link', { name: '10019', exact: true }).waitFor();
});

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

test('quantities that are all zero ship nothing, and the dialog says what to enter', async () => {
  const id = orderId(office, '10013');
  const fulfillment = () =>
    office.platform.listItems({ entity: 'order', limit: 100 }).items.find((order) => order['id'] === id)?.[
      'fulfillmentStatus'
    ];
  const before = fulfillment();
  const page = await office.visit('orders', `/orders/${id}/show`);
  await open(page, 'Ship');
  for (const quantity of await dialog(page).getByRole('spinbutton').all()) await quantity.fill('0');
  await submit(page, 'Ship');
  await dialog(page).getByRole('alert').getByText('Enter a quantity').waitFor();
  expect(fulfillment()).toBe(before);
});

/** An order whose payment was declined or is not completed. */
const unpaidNumber = (): string =>
  String(
    office.platform
      .listItems({ entity: 'order', limit: 100 })
      .items.find(({ status }) => status === 'INITIALIZED')?.['number'],
  );

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
  const unpaid = unpaidNumber();
  for (const [text, found] of [
    ['Brennan', /^Order 10020/],
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

/** Opens the orders with a filter, and selects all of the page. */
async function selectOrders(shop: TestPages, filter: object): Promise<Page> {
  const page = await shop.visit('orders', `/orders?filter=${encodeURIComponent(JSON.stringify(filter))}`);
  await rows(page).first().waitFor();
  await page.getByRole('checkbox', { name: 'Select all' }).check();
  return page;
}

test('the selected orders are shipped with their slips', async () => {
  const shop = await openPages();
  const toShip = { status: { $in: ['APPROVED'] }, fulfillmentStatus: { $in: ['NOT_FULFILLED'] } };
  const page = await selectOrders(shop, toShip);
  const count = await rows(page).count();
  expect(count).toBeGreaterThan(5);
  await page.getByRole('link', { name: 'Packing slips' }).click();
  await expect.poll(() => page.getByRole('heading', { level: 1 }).count()).toBe(count);
  await page.getByRole('button', { name: 'Back' }).click();
  await page.getByRole('button', { name: 'Ship' }).click();
  await submit(page, 'Ship');
  await page.getByText(`${count} orders shipped`).waitFor();
  const { items } = shop.platform.listItems({ entity: 'order', limit: 100 });
  const left = items.filter(
    ({ status, fulfillmentStatus }) => status === 'APPROVED' && fulfillmentStatus === 'NOT_FULFILLED',
  );
  expect(left).toEqual([]);
});

test('of the selected orders, those with an authorized payment are captured', async () => {
  const shop = await openPages();
  const page = await selectOrders(shop, { number: '10019' });
  await page.getByRole('button', { name: 'Capture' }).click();
  await dialog(page)
    .getByText(/^Order 10019: /)
    .waitFor();
  await submit(page, 'Capture');
  await page.getByText('The payments of 1 order are captured').waitFor();
});

test('the selected orders get tags, and are archived', async () => {
  const shop = await openPages();
  const page = await selectOrders(shop, { buyerInfo: { email: { $startsWith: 'tomas' } } });
  await page.getByRole('button', { name: 'Tags' }).click();
  await dialog(page).getByRole('combobox', { name: 'Add' }).fill('rush');
  await dialog(page).getByRole('combobox', { name: 'Add' }).press('Enter');
  await submit(page, 'Tags');
  await page.getByText('The tags are changed').waitFor();
  await page.getByRole('checkbox', { name: 'Select all' }).check();
  await page.getByRole('button', { name: 'Archive' }).click();
  await submit(page, 'Archive');
  await page.getByText('2 orders archived').waitFor();
  const { items } = shop.platform.listItems({ entity: 'order', limit: 100 });
  const rush = items.filter((order) => JSON.stringify(order['tags'] ?? '').includes('rush'));
  expect(rush.map(({ archived }) => archived)).toEqual([true, true]);
});

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
