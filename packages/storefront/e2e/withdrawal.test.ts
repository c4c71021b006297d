import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { violationsOf } from 'storewire-dev-kit/axe';
import { afterAll, expect, test } from 'vitest';
import { openMemberShop } from './account.ts';

const folder = mkdtempSync(join(tmpdir(), 'withdrawals-'));
afterAll(() => rmSync(folder, { recursive: true }));
const file = join(folder, 'kept', 'withdrawals.jsonl');
const shop = await openMemberShop({ withdrawalsFile: file });

const received = (): unknown[] =>
  readFileSync(file, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));

test('a member withdraws from the contract of an order in two steps, and saves the confirmation', async () => {
  const orderId = await shop.order({ name: 'Tidal mug', quantity: 1 });
  const page = await shop.visitAsAnn(`/en/account/orders/${orderId}`);
  const main = page.getByRole('main');
  await main.getByRole('link', { name: 'Withdraw from contract here' }).click();
  const number = await page.getByLabel('Order number').inputValue();
  expect(number).toMatch(/^\d+$/);
  expect(await page.getByLabel('Email address').inputValue()).toBe('ann@example.com');
  await page.getByLabel('Name').fill('Ann Byrne');
  expect(await violationsOf(page)).toEqual([]);
  await main.getByRole('button', { name: 'Continue' }).click();
  await main.getByText('I withdraw from the contract on the goods of this order.').waitFor();
  expect(await violationsOf(page)).toEqual([]);
  await main.getByRole('button', { name: 'Confirm withdrawal' }).click();
  await page.getByRole('heading', { level: 1, name: 'Your withdrawal is received' }).waitFor();
  const download = page.waitForEvent('download');
  await main.getByRole('link', { name: 'Save the confirmation' }).click();
  const text = readFileSync(await (await download).path(), 'utf8');
  const [withdrawal] = received() as { submittedAt: string }[];
  expect(withdrawal).toEqual({
    name: 'Ann Byrne',
    orderNumber: number,
    email: 'ann@example.com',
    submittedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
  });
  expect(text).toContain('Ann Byrne');
  expect(text).toContain(number);
  expect(text).toContain(withdrawal?.submittedAt);
});

test('without JavaScript and without an account, the link in the footer leads to the withdrawal', async () => {
  const page = await shop.visit('/de', { javaScriptEnabled: false });
  await page.getByRole('contentinfo').getByRole('link', { name: 'Vertrag widerrufen' }).click();
  await page.getByLabel('Name').fill('Jonas');
  await page.getByRole('button', { name: 'Weiter' }).click();
  await page.getByText('Diese Angabe fehlt.').first().waitFor();
  await page.getByLabel('Bestellnummer').fill('10001');
  await page.getByLabel('E-Mail-Adresse').fill('jonas@example.com');
  await page.getByRole('button', { name: 'Weiter' }).click();
  await page.getByRole('button', { name: 'Widerruf bestätigen' }).click();
  await page.getByRole('heading', { level: 1, name: 'Ihr Widerruf ist eingegangen' }).waitFor();
  expect(received()).toContainEqual(expect.objectContaining({ name: 'Jonas', orderNumber: '10001' }));
});

test('a withdrawal that could not be stored is not shown as received', async () => {
  const broken = await openMemberShop({ withdrawalsFile: '/dev/null/withdrawals.jsonl' });
  const page = await broken.visit('/en/withdrawal?order=10001', { expectedErrors: /500/ });
  await page.getByLabel('Name').fill('Jonas');
  await page.getByLabel('Email address').fill('jonas@example.com');
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('button', { name: 'Confirm withdrawal' }).click();
  await page.getByText('This page has a problem').waitFor();
  expect(await page.getByText('Your withdrawal is received').count()).toBe(0);
});
