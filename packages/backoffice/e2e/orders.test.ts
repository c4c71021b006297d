import { surroundings } from 'storewire-dev-kit/surroundings';
import { expect, test } from 'vitest';
import { callOf, dialog, open, openPages, orderId, rows, submit } from './pages.ts';

const office = await openPages();

/** Orders that are not sent. */
const NUMBERS = ['10020', '10019', '10016', '10015', '10014', '10013', '10010', '10006'];

/** Each with an order. Without a secure context, the page says that it needs one. */
const SURROUNDINGS = surroundings('usual')
  .filter(({ name }) => name !== 'plain http')
  .map((each, index) => ({ ...each, number: NUMBERS[index] ?? '' }));

test.for(SURROUNDINGS)(
  '$name: staff find an order by its number, and ship it with a tracking number',
  async ({ surrounding, number }) => {
    const page = await office.visit('orders', '/orders', { surrounding });
    await page.getByRole('textbox', { name: 'Number, email or name' }).fill(`#${number}`);
    await expect.poll(() => rows(page).count()).toBe(1);
    await rows(page).first().click();
    await page.getByRole('heading', { name: `Order ${number}` }).waitFor();
    await open(page, 'Ship');
    await page.getByLabel('Tracking number').fill(`IE${number}`);
    await submit(page, 'Ship');
    await page.getByText(`Order ${number} is shipped`).waitFor();
    await page.getByText('Fulfilled', { exact: true }).waitFor();
    expect(JSON.stringify(office.platform.listMails())).toContain(`IE${number}`);
  },
);

test('an address that another user has changed shows both versions, and is never a mixture', async () => {
  const id = orderId(office, '10021');
  const page = await office.visit('support', `/orders/${id}/show`);
  await open(page, 'Edit address');
  await page.getByLabel('Street and house number').fill('1 Pier Road');
  const path = 'shippingInfo.logistics.shippingDestination.address';
  const order = {
    id,
    shippingInfo: { logistics: { shippingDestination: { address: { city: 'Cork', postalCode: 'T12' } } } },
  };
  const fieldMask = `${path}.city,${path}.postalCode`;
  await callOf(office, 'PATCH', `/ecom/v1/orders/${id}`, { order, fieldMask });
  await submit(page, 'Edit address');
  const conflict = page.getByRole('dialog', { name: 'Another user has saved this order' });
  await conflict.waitFor();
  const texts = await conflict.getByRole('row').allTextContents();
  expect(texts.find((text) => text.startsWith('Town or city'))).toMatch(/Cork/);
  expect(texts.find((text) => text.startsWith('Street'))).toMatch(/1 Pier Road$/);
  await conflict.getByRole('button', { name: 'Take their version' }).click();
  await page.getByText('T12 Cork').waitFor();
  expect(await page.getByText('1 Pier Road').count()).toBe(0);
});

test('a refund of more than what is left is not sent, and one in part gives its amount back', async () => {
  const path = `/orders/${orderId(office, '10015')}/show`;
  const page = await office.visit('orders', path);
  // the list of payments changes while the dialog is open
  const added: object[] = [{ id: crypto.randomUUID(), status: 'DECLINED' }];
  await page.route('**/api/local/getItem*', async (route) => {
    const response = await route.fetch({ maxRetries: 1 });
    const { item } = await response.json();
    await route.fulfill({ response, json: { item: { ...item, payments: [...added, ...item.payments] } } });
  });
  await open(page, 'Refund');
  await page.getByLabel(/^Amount of/).fill('500');
  await submit(page, /^Refund/);
  await dialog(page)
    .getByText(/^At most [\d.]+, which is what is left$/)
    .waitFor();
  await page.getByLabel(/^Amount of/).fill('10.50');
  added.push({ id: crypto.randomUUID(), status: 'APPROVED', amount: { amount: '5.00' } });
  await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')));
  await expect.poll(() => page.getByLabel(/^Amount of/).count()).toBe(2);
  await page.getByLabel('Reason').fill('A chip at the rim');
  await submit(page, /^Refund/);
  await page.getByText('The refund is made').waitFor();
  await page.getByText('Partially refunded', { exact: true }).first().waitFor();
  await page.getByText('€10.50, A chip at the rim').waitFor();
});
