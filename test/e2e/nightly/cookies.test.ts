import fc from 'fast-check';
import type { BrowserContext, Page } from 'playwright-core';
import { openTestBrowser, type TestBrowser } from 'storewire-dev-kit/chromium';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type ServedPage, servePage } from '../serve-page.ts';
import type { cookies as Cookies } from './cookies-page.ts';

declare const cookies: typeof Cookies;

let browser: TestBrowser;
let served: ServedPage;
let context: BrowserContext;
let page: Page;

beforeAll(async () => {
  [served, browser] = await Promise.all([
    servePage(new URL('./cookies-page.ts', import.meta.url)),
    openTestBrowser(),
  ]);
});

beforeEach(async () => {
  if (context) await browser.closeContext(context);
  context = await browser.newContext();
  page = await context.newPage();
  await page.goto(served.url);
  await page.waitForFunction(() => 'cookies' in globalThis);
});

afterAll(async () => {
  await browser?.close();
  await served?.close();
});

test('Chromium keeps a cookie with the path /, for as many days as asked, and takes it away', async () => {
  await page.evaluate(() => cookies.setCookie('currency', 'EUR', { expiresInDays: 30 }));
  const [kept] = await context.cookies();
  expect(kept).toMatchObject({
    name: 'currency',
    value: 'EUR',
    path: '/',
    sameSite: 'Lax',
    httpOnly: false,
    secure: false,
  });
  const days = ((kept?.expires ?? 0) * 1000 - Date.now()) / 86_400_000;
  expect(Math.round(days)).toBe(30);
  await page.evaluate(() => cookies.removeCookie('currency'));
  expect(await context.cookies()).toEqual([]);
});

test('Chromium keeps a __Host- cookie, which it takes with Secure and the path / alone', async () => {
  await page.evaluate(() => cookies.setCookie('__Host-theme', 'dark'));
  expect(await page.evaluate(() => cookies.getCookie('__Host-theme'))).toBe('dark');
  expect(await context.cookies()).toMatchObject([
    { name: '__Host-theme', path: '/', secure: true, expires: -1 },
  ]);
});

test('Chromium drops, or shows to other pages, what is rejected here', async () => {
  const kept = await page.evaluate(
    (path) => {
      for (const line of [
        '__Http-a=b; Path=/; Secure',
        '__Host-Http-a=b; Path=/; Secure',
        '__Host-a=b; Path=/',
        `a=b; Path=${path}`,
      ])
        Object.assign(document, { cookie: line });
      return document.cookie;
    },
    `/${'x'.repeat(1024)}`,
  );
  expect(kept).toBe('a=b');
});

test('Chromium keeps a cookie for the longest path, for that alone', async () => {
  const path = `/${'x'.repeat(1023)}`;
  await page.evaluate((each) => cookies.setCookie('a', 'b', { path: each }), path);
  expect([await page.evaluate(() => cookies.getCookie('a')), await context.cookies()]).toMatchObject([
    undefined,
    [{ name: 'a', path }],
  ]);
});

test('Chromium gives back any text under any name', async () => {
  const text = fc.string({ unit: 'binary', maxLength: 80 }).filter((each) => each.isWellFormed());
  const pairs = fc.sample(fc.tuple(text, text), 200).map(([name, value]) => ({ name: `k${name}`, value }));
  const read = await page.evaluate(
    (list) =>
      list.map(({ name, value }) => {
        cookies.setCookie(name, value);
        const given = cookies.getCookie(name);
        cookies.removeCookie(name);
        return { name, value: given };
      }),
    pairs,
  );
  expect(read).toEqual(pairs);
  expect(await context.cookies()).toEqual([]);
});

test('Chromium keeps the longest cookie that may be set', async () => {
  const [remaining, kept] = await page.evaluate(() => {
    cookies.setCookie('a', 'x'.repeat(4095));
    return [cookies.getCookie('a')?.length, document.cookie.length];
  });
  expect([remaining, kept]).toEqual([4095, 4097]);
});
