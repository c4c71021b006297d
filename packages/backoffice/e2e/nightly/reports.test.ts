import { readFile } from 'node:fs/promises';
import Papa from 'papaparse';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { openPages } from '../pages.ts';

const office = await openPages();

const DAY_MS = 24 * 60 * 60 * 1000;
const DAYS = 60;

/** What the shop has stored of an order. */
interface Stored {
  status: string;
  createdDate: string;
  priceSummary: { total: { amount: string } };
  balanceSummary?: { refunded?: { amount: string } };
}

const dayBefore = (count: number): string => new Date(Date.now() - count * DAY_MS).toLocaleDateString('sv');

/** Sales of stored orders between two days, both included. */
function salesFrom(first: string, last: string): { orders: number; amount: string } {
  const items = office.platform.listItems({ entity: 'order', limit: 100 }).items as unknown as Stored[];
  const inRange = items.filter(({ status, createdDate }) => {
    const day = new Date(createdDate).toLocaleDateString('sv');
    return status === 'APPROVED' && day >= first && day <= last;
  });
  const cents = inRange.reduce(
    (sum, { priceSummary: { total }, balanceSummary }) =>
      sum + Math.round(100 * (Number(total.amount) - Number(balanceSummary?.refunded?.amount ?? 0))),
    0,
  );
  return { orders: inRange.length, amount: (cents / 100).toFixed(2) };
}

async function csvOf(page: Page, name: string): Promise<string[][]> {
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name }).click();
  return Papa.parse<string[]>(await readFile(await (await download).path(), 'utf8')).data;
}

test('sales of own dates are compared to the days before, as figures, table and CSV', async () => {
  const page = await office.visit('orders', '/reports');
  await page.getByRole('combobox', { name: 'Range' }).click();
  await page.getByRole('option', { name: 'Own dates' }).click();
  const [first, last] = [dayBefore(DAYS - 1), dayBefore(0)];
  await page.getByLabel('First day').fill(dayBefore(-1));
  await page.getByRole('alert').getByText('The first day is after the last one.').waitFor();
  await page.getByLabel('First day').fill(first);
  const now = salesFrom(first, last);
  const before = salesFrom(dayBefore(2 * DAYS - 1), dayBefore(DAYS));
  expect(now.orders).toBeGreaterThan(0);
  const figure = (label: string) =>
    page.getByRole('heading', { name: label, exact: true }).locator('xpath=following-sibling::p');
  await expect
    .poll(() => figure('Orders, EUR').textContent())
    .toMatch(new RegExp(`^${now.orders}Before: ${before.orders}\\b`));
  expect((await figure('Sales, EUR').textContent())?.replaceAll(',', '')).toContain(
    `€${now.amount}Before: €${before.amount}`,
  );
  await page.getByText('As a table').click();
  expect(await page.getByRole('table', { name: 'Sales by day, EUR' }).locator('tbody tr').count()).toBe(DAYS);
  const [header, ...days] = await csvOf(page, 'Sales by day, EUR as CSV');
  expect(header).toEqual([
    expect.stringMatching(/^day \(.+\)$/),
    'orders',
    'sales',
    'day before',
    'sales before',
    'currency',
  ]);
  expect(days.map(([day]) => day).at(0)).toBe(first);
  expect(days.reduce((sum, [, orders]) => sum + Number(orders), 0)).toBe(now.orders);
  expect(days.reduce((sum, [, , sales]) => sum + Number(sales), 0)).toBeCloseTo(Number(now.amount), 2);
  const [, best] = await csvOf(page, 'Products that sell, EUR as CSV');
  await page
    .getByRole('table', { name: 'Products that sell, EUR' })
    .getByRole('row', { name: best?.[0] ?? 'a product' })
    .waitFor();
});
