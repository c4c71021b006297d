import { expect, test } from 'vitest';
import { callOf, open, openPages, orderId, submit } from '../pages.ts';

const office = await openPages();

test('an order shows who has changed it as soon as it is changed, and the list leads back to it', async () => {
  const id = orderId(office, '10019');
  const page = await office.visit('support', `/orders/${id}/show`);
  const changes = page.locator('section', { has: page.getByRole('heading', { name: 'Changes' }) });
  await changes.getByText('None in the back office so far').waitFor();
  await open(page, 'Edit tags');
  await page.getByRole('combobox', { name: 'Tags' }).fill('gift');
  await submit(page, 'Edit tags');
  await changes.getByText('Support · Bulk update order tags').waitFor();
  // what others change elsewhere is not among them
  await callOf(office, 'PATCH', `/ecom/v1/orders/${id}`, { order: { archived: true } });
  await page.reload();
  await expect.poll(() => changes.getByRole('listitem').count()).toBe(1);
  await page.getByRole('menuitem', { name: 'Changes' }).click();
  await page.getByRole('link', { name: `${id.slice(0, 8)}…` }).click();
  await page.getByRole('heading', { name: 'Order 10019' }).waitFor();
});
