import { expect, test } from 'vitest';
import { dialog, open, openPages, orderId, rows, submit } from './pages.ts';

const office = await openPages();

test('staff find an order by its number, and ship it with a tracking number', async () => {
  const page = await office.visit('orders', '/orders');
  await page.getByLabel('Number').fill('10020');
  await expect.poll(() => rows(page).count()).toBe(1);
  await rows(page).first().click();
  await page.getByRole('heading', { name: 'Order 10020' }).waitFor();
  await open(page, 'Ship');
  await page.getByLabel('Tracking number').fill('IE123');
  await submit(page, 'Ship');
  await page.getByText('Order 10020 is shipped').waitFor();
  await page.getByText('Fulfilled', { exact: true }).waitFor();
  const { mails } = office.platform.listMails({ to: 'tomas@example.com' });
  expect(JSON.stringify(mails)).toContain('IE123');
});

test('a refund in part names what the platform rejects, and then gives the rest back', async () => {
  const path = `/orders/${orderId(office, '10015')}/show`;
  const page = await office.visit('orders', path, { expectedErrors: /400/ });
  await open(page, 'Refund');
  await page.getByLabel(/^Amount of/).fill('500');
  await submit(page, 'Refund');
  await dialog(page).getByRole('alert').waitFor();
  expect(await dialog(page).getByRole('alert').textContent()).toMatch(/amount/);
  await page.getByLabel(/^Amount of/).fill('10.50');
  await page.getByLabel('Reason').fill('A chip at the rim');
  await submit(page, 'Refund');
  await page.getByText('The refund is made').waitFor();
  await page.getByText('Partially refunded', { exact: true }).waitFor();
  await page.getByText('€10.50, A chip at the rim').waitFor();
});
