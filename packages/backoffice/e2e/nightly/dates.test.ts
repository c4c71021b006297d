import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { dayLook } from '../../app/components/days.ts';
import { openPages, orderId } from '../pages.ts';

const office = await openPages();

const timeZone = 'Pacific/Auckland';

test('times have the zone and the form of the browser if the shop names none, and a CSV of days has the zone', async () => {
  const id = orderId(office, '10020');
  const { items } = office.platform.listItems({ entity: 'order', limit: 100 });
  const createdDate = String(items.find((order) => order['id'] === id)?.['createdDate']);
  const look = {
    ...dayLook(new Date(createdDate), new Date(), timeZone),
    hour: '2-digit',
    minute: '2-digit',
  } as const;
  const text = new Date(createdDate).toLocaleString('en-IE', look);
  const page = await office.visit('orders', `/orders/${id}/show`, {
    locale: 'en-IE',
    timezoneId: timeZone,
  });
  await page.getByText(text, { exact: true }).first().waitFor();
  await page.goto(new URL('/reports', office.origin).href);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Sales by day, EUR as CSV' }).click();
  expect(await readFile(await (await download).path(), 'utf8')).toContain(`"day (${timeZone})"`);
});
