import { expect, test } from 'vitest';
import { callOf, openPages, orderId, rows } from '../pages.ts';

const office = await openPages();

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

test('a canceled order is no paid one among the latest orders', async () => {
  const page = await office.visit('owner', '/');
  const canceled = page.getByRole('listitem').filter({ has: page.getByRole('link', { name: '10012' }) });
  await canceled.getByText('Canceled').waitFor();
  expect(await canceled.getByText('Paid').count()).toBe(0);
});

test('a packing slip says how it is sent, and whether a part was sent before', async () => {
  const page = await office.visit('orders', `/packing-slips?ids=${orderId(office, '10021')}`);
  await page.getByText('Express delivery').waitFor();
  expect(await page.getByText('sent before').count()).toBe(0);
  await page.goto(new URL(`/packing-slips?ids=${orderId(office, '10014')}`, office.origin).href);
  await page.getByText('A part of these products was sent before.').waitFor();
});

test('an order is found by a name without its accents', async () => {
  const id = orderId(office, '10020');
  const destination = 'shippingInfo.logistics.shippingDestination.contactDetails';
  const contactDetails = { firstName: 'Tomás', lastName: 'Ó Sé' };
  await callOf(office, 'PATCH', `/ecom/v1/orders/${id}`, {
    order: { id, shippingInfo: { logistics: { shippingDestination: { contactDetails } } } },
    fieldMask: `${destination}.firstName,${destination}.lastName`,
  });
  const page = await office.visit('orders', '/orders');
  await page.getByLabel('Number, email or name').fill('TOMAS O SE');
  await expect.poll(() => rows(page).count()).toBe(1);
  await page.getByRole('link', { name: '10020' }).waitFor();
});
