import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { SAMPLE_PASSWORD } from 'storewire-platform';
import { expect, test } from 'vitest';
import { BUILD } from '../server/build.ts';
import { openPages, orderId } from './pages.ts';

const office = await openPages();

/** All that scripts of a page can read. */
const readable = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const databases = await indexedDB.databases();
    const { localStorage, sessionStorage } = globalThis;
    const names = databases.map(({ name }) => name);
    const scripts = [...document.scripts].map(({ text }) => text);
    return JSON.stringify([localStorage, sessionStorage, document.cookie, location.href, names, scripts]);
  });

test('no script, storage, URL or response has a credential of the app', async () => {
  const page = await office.visit('owner', '/orders');
  const texts: string[] = [];
  await page.route('**/*', async (route) => {
    const response = await route.fetch();
    texts.push(response.url(), JSON.stringify(response.headers()), await response.text());
    await route.fulfill({ response });
  });
  for (const path of ['/orders', `/orders/${orderId(office, '10019')}/show`]) {
    await page.goto(new URL(path, office.origin).href);
    await page.getByText('10019').first().waitFor();
    texts.push(await readable(page));
  }
  const files = await readdir(join(BUILD, 'assets'));
  for (const file of files) texts.push(await readFile(join(BUILD, 'assets', file), 'utf8'));
  const all = texts.join('\n');
  expect(all).toContain('10019');
  const { apiKey } = office.platform.shop;
  for (const secret of [apiKey, SAMPLE_PASSWORD]) expect(all.includes(secret), secret).toBe(false);
});

test('after too many attempts, the sign-in page says when to try again', async () => {
  const page = await office.visit('owner', '/', { expectedErrors: /401|429/ });
  await page.getByRole('button', { name: 'Owner' }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await page.getByLabel('Username').fill('catalog@example.com');
  await page.getByRole('textbox', { name: 'Password' }).fill(SAMPLE_PASSWORD);
  const { origin } = office;
  const data = { username: 'catalog@example.com', password: 'wrong' };
  for (let attempt = 0; attempt < 5; attempt++)
    await page.context().request.post(`${origin}/staff/sign-in`, { headers: { origin }, data });
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByText('Too many attempts. Try again in 15 min.').waitFor();
});

test('staff sign in with a password and out again', async () => {
  const page = await office.visit('owner', '/orders', { expectedErrors: /401/ });
  await page.getByRole('button', { name: 'Owner' }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await page.getByLabel('Username').fill('support@example.com');
  const password = page.getByRole('textbox', { name: 'Password' });
  await password.fill('wrong');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByText('Authentication failed').waitFor();
  await password.fill(SAMPLE_PASSWORD);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByRole('button', { name: 'Support' }).waitFor();
});
