import type { AddressInfo } from 'node:net';
import { type ServerType, serve } from '@hono/node-server';
import type { BrowserContext, Page } from 'playwright-core';
import { openTestBrowser, type TestBrowser } from 'storewire-dev-kit/chromium';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { member } from '../../src/index.ts';
import { addLineItemsToCurrentCartV2, getCurrentCartV2 } from '../../src/operations.ts';
import { createBackend } from '../../src/server/index.ts';
import { type ServedPage, servePage } from './serve-page.ts';

const servers: ServerType[] = [];
/** The number of mugs in the cart of each token. */
const carts = new Map<string, number>();
const seen = { visitors: 0, writes: [] as string[] };
let served: ServedPage;
let shop: string;
let browser: TestBrowser;
let context: BrowserContext;

async function listen(fetch: (request: Request) => Promise<Response>): Promise<string> {
  const server = serve({ fetch, hostname: '127.0.0.1', port: 0 });
  servers.push(server);
  if (!server.listening) await new Promise<void>((listening) => void server.once('listening', listening));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** A platform with a cart per token, which takes a moment to write. */
async function platform(request: Request): Promise<Response> {
  const { pathname } = new URL(request.url);
  if (pathname === '/oauth2/token') {
    const name = `visitor-${++seen.visitors}`;
    return Response.json({ access_token: name, refresh_token: `refresh-${name}`, expires_in: 14_400 });
  }
  const owner = request.headers.get('authorization') ?? '';
  if (pathname.endsWith('/add-line-items')) {
    seen.writes.push(owner);
    await new Promise((resolve) => void setTimeout(resolve, 50));
    const { catalogItems } = (await request.json()) as { catalogItems: { quantity: number }[] };
    carts.set(
      owner,
      catalogItems.reduce((sum, { quantity }) => sum + quantity, carts.get(owner) ?? 0),
    );
  }
  const quantity = carts.get(owner) ?? 0;
  const line = {
    id: 'line',
    quantityInfo: { confirmedQuantity: quantity, requestedQuantity: quantity },
    source: { catalogReference: { catalogItemId: 'mug', appId: 'a1' } },
  };
  return Response.json({ cart: { lineItems: quantity ? [line] : [] } });
}

beforeAll(async () => {
  served = await servePage(new URL('./hooks-page.tsx', import.meta.url));
  const baseUrl = await listen(platform);
  shop = await listen(async (request) => {
    const { pathname, search } = new URL(request.url);
    if (pathname.startsWith('/api/store/')) return backend(request);
    if (request.method !== 'POST') return fetch(served.url + (pathname === '/' ? '/' : pathname + search));
    const { auth, addTo } = backend.session(request);
    if (pathname === '/sign-in')
      await auth.start({
        accessToken: { value: 'member-ann', expiresAt: Math.floor(Date.now() / 1000) + 14_400 },
        refreshToken: { value: 'refresh-ann', role: 'member' },
      });
    else await auth.end();
    const location = String((await request.formData()).get('returnTo'));
    return addTo(new Response(null, { status: 303, headers: { location } }));
  });
  const backend = createBackend({
    auth: (storage) => member({ clientId: 'client-1', storage, afterEnd: 'visitor' }),
    calls: [getCurrentCartV2, addLineItemsToCurrentCartV2],
    allowedOrigins: [shop],
    cookies: { secure: false },
    baseUrl,
    mount: '/api/store',
  });
  browser = await openTestBrowser();
});

afterAll(async () => {
  await browser?.close();
  await served?.close();
  for (const server of servers) server.close();
});

beforeEach(async () => {
  carts.clear();
  Object.assign(seen, { visitors: 0, writes: [] });
  context = await browser.newContext();
});

afterEach(() => browser.closeContext(context));

async function openTab(): Promise<Page> {
  const tab = await context.newPage();
  await tab.goto(shop);
  return tab;
}

const shows = (tab: Page, role: string, count: number): Promise<void> =>
  expect
    .poll(async () => [await tab.locator('#role').innerText(), await tab.locator('#count').innerText()])
    .toEqual([role, String(count)]);

describe('hooks in pages of a backend', () => {
  test('show a new visitor in all tabs, and ten quick clicks with few requests', async () => {
    const [here, there] = await Promise.all([openTab(), openTab()]);
    await Promise.all([shows(here, 'visitor', 0), shows(there, 'visitor', 0)]);
    expect(seen.visitors).toBe(1);
    await here.evaluate(() => {
      const button = [...document.querySelectorAll('button')].find(({ innerText }) => innerText === 'Add');
      for (let click = 0; click < 10; click++) button?.click();
    });
    await Promise.all([shows(here, 'visitor', 10), shows(there, 'visitor', 10)]);
    await here.getByText('saved').waitFor();
    expect(seen.writes.length).toBeLessThanOrEqual(3);
  });

  test('show a change of the cart in the other tab within a second', async () => {
    const [here, there] = await Promise.all([openTab(), openTab()]);
    await Promise.all([shows(here, 'visitor', 0), shows(there, 'visitor', 0)]);
    const takenMs: number[] = [];
    for (const count of [1, 2, 3]) {
      const seenAt = there.evaluate(async (expected) => {
        while (document.querySelector('#count')?.textContent !== expected)
          await new Promise((resolve) => requestAnimationFrame(resolve));
        return Date.now();
      }, String(count));
      const clickedAt = await here.evaluate(() => {
        [...document.querySelectorAll('button')].find(({ innerText }) => innerText === 'Add')?.click();
        return Date.now();
      });
      takenMs.push((await seenAt) - clickedAt);
    }
    // the other two may have been late because the machine was busy
    expect(Math.min(...takenMs)).toBeLessThan(1000);
  });

  test('follow a sign-in and a sign-out in another tab, and show nothing of the other person', async () => {
    carts.set('member-ann', 7);
    const [here, there] = await Promise.all([openTab(), openTab()]);
    await shows(there, 'visitor', 0);
    await there.getByRole('button', { name: 'Add' }).click();
    await Promise.all([shows(here, 'visitor', 1), shows(there, 'visitor', 1)]);
    await here.getByRole('button', { name: 'Sign in' }).click();
    await Promise.all([shows(here, 'member', 7), shows(there, 'member', 7)]);
    expect(new URL(here.url()).search).toBe('?signed-in');
    await here.getByRole('button', { name: 'Sign out' }).click();
    await Promise.all([shows(here, 'visitor', 0), shows(there, 'visitor', 0)]);
  });
});
