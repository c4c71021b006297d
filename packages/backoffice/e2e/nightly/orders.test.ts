import { setTimeout as delay } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { callOf, dialog, open, openPages, openRare, orderId, submit } from '../pages.ts';

const office = await openPages();

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

test('a packing slip says how it is sent, and why not all of its order is to be packed', async () => {
  const [refunded = '', ...others] = ['10006', '10012', '10014', '10021'].map((number) =>
    orderId(office, number),
  );
  const { lineItems, payments } = {
    ...office.platform.getItem({ entity: 'order', id: refunded }).item,
    ...office.platform.getItem({ entity: 'orderTransactions', id: refunded }).item,
  } as unknown as { lineItems: { id: string }[]; payments: { id: string }[] };
  office.platform.refundOrder({
    orderId: refunded,
    payments: [{ paymentId: payments[0]?.id ?? '', amount: '1.00' }],
    lineItems: [{ lineItemId: lineItems[0]?.id ?? '', quantity: 1 }],
  });
  const page = await office.visit('orders', `/packing-slips?ids=${[refunded, ...others].join(',')}`);
  const slip = (number: string) => page.getByRole('main').locator('section', { hasText: `Order ${number}` });
  await slip('10006').getByText('2, 1 refunded').waitFor();
  await slip('10012').getByText('Canceled').waitFor();
  await slip('10014').getByText('Partially fulfilled').waitFor();
  await slip('10021').getByText('Express delivery').waitFor();
});

test('a click beside a dialog keeps what is entered in it', async () => {
  const page = await office.visit('orders', `/orders/${orderId(office, '10014')}/show`);
  await open(page, 'Add note');
  await dialog(page).getByLabel('Note for staff').fill('Fragile');
  await page.mouse.click(5, 5);
  await delay(500);
  await submit(page, 'Add note');
  await page.getByText('The note is added').waitFor();
  await page.getByText('Merchant comment: Fragile').waitFor();
});
