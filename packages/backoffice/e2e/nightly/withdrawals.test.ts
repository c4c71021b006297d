import { createClient, fixedToken } from 'storewire';
import { expect, test } from 'vitest';
import { callOf, openPages, orderId, rows } from '../pages.ts';

const office = await openPages();

test('staff see from which orders buyers have withdrawn, when and in whose name', async () => {
  const { accessToken } = await office.platform.issueToken({ role: 'staff' });
  const { orders } = createClient({ fetch: office.platform.fetch, auth: fixedToken(accessToken) });
  const withdrawal = { withdrawnBy: 'Tomas Novak', withdrawnAt: '2026-11-02T10:15:00.000Z' };
  await orders.updateOrder({
    id: orderId(office, '10020'),
    order: { extendedFields: { namespaces: { _user_fields: withdrawal } } },
  });
  const page = await office.visit('support', '/withdrawals');
  await expect.poll(() => rows(page).count()).toBe(1);
  expect(await rows(page).first().textContent()).toMatch(/10020.*(?:2 Nov|Nov 2), /);
  expect(await rows(page).first().textContent()).toContain('Tomas Novak');
  await page.getByRole('link', { name: '10020' }).click();
  await page.getByRole('heading', { name: 'Order 10020' }).waitFor();
});

test('without a withdrawal, the list says so', async () => {
  const page = await office.visit('support', '/withdrawals?filter={"number":"99999"}');
  await page.getByText('No buyer has withdrawn from the contract of an order.').waitFor();
});

test('an order says that its buyer has withdrawn, when and in whose name', async () => {
  const id = orderId(office, '10016');
  const withdrawal = { withdrawnBy: 'Sofia Lind', withdrawnAt: '2026-11-25T10:15:00.000Z' };
  const order = { extendedFields: { namespaces: { _user_fields: withdrawal } } };
  await callOf(office, 'PATCH', `/ecom/v1/orders/${id}`, { order });
  const page = await office.visit('orders', `/orders/${id}/show`);
  await page.getByText('Withdrawn', { exact: true }).waitFor();
  const entry = page.getByRole('listitem').filter({ hasText: 'Withdrawn from the contract' });
  expect(await entry.innerText()).toMatch(/(?:25 Nov|Nov 25), .*Sofia Lind/s);
});
