import { expect, test } from 'vitest';
import { callOf, open, openPages, orderId, submit } from '../pages.ts';

const office = await openPages();

test('the timeline of an order shows who has changed it, and the list of changes names and opens the order', async () => {
  const id = orderId(office, '10019');
  const page = await office.visit('support', `/orders/${id}/show`);
  const timeline = page.locator('section', { has: page.getByRole('heading', { name: 'Timeline' }) });
  const tagging = timeline.getByRole('listitem').filter({ hasText: 'Bulk update order tags' });
  await timeline.getByText('Order placed').waitFor();
  await open(page, 'Edit tags');
  await page.getByRole('combobox', { name: 'Tags' }).fill('gift');
  await submit(page, 'Edit tags');
  await tagging.getByText('Support').waitFor();
  // what others change elsewhere is not among them
  await callOf(office, 'PATCH', `/ecom/v1/orders/${id}`, { order: { archived: true } });
  await page.reload();
  await tagging.waitFor();
  expect(await timeline.getByRole('listitem').filter({ hasText: 'Support' }).count()).toBe(1);
  await page.getByRole('menuitem', { name: 'Changes' }).click();
  await page.getByRole('link', { name: 'Order 10019' }).click();
  await page.getByRole('heading', { name: 'Order 10019' }).waitFor();
});
