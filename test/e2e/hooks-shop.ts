/** A shop whose pages use hooks, with a backend and a platform, for several tabs of Chromium. */
import type { AddressInfo } from 'node:net';
import { type ServerType, serve } from '@hono/node-server';
import type { BrowserContext, Page } from 'playwright-core';
import { openTestBrowser, type TestBrowser } from 'storewire-dev-kit/chromium';
import { afterAll, afterEach, beforeAll, beforeEach, expect } from 'vitest';
import { member } from '../../src/index.ts';
import { addLineItemsToCurrentCartV2, getCurrentCartV2 } from '../../src/operations.ts';
import { createBackend } from '../../src/server/index.ts';
import { type ServedPage, servePage } from './serve-page.ts';

const servers: ServerType[] = [];
/** The number of mugs in the cart of each token. */
export const carts = new Map<string, number>();
export const seen = { visitors: 0, writes: [] as string[] };
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

async function start(): Promise<void> {
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
}

async function stop(): Promise<void> {
  await browser?.close();
  await served?.close();
  for (const server of servers.splice(0)) server.close();
}

/** Starts the shop for the tests of a file, each of which has an empty browser and empty carts. */
export function openShopForTests(): void {
  beforeAll(start);
  afterAll(stop);
  beforeEach(async () => {
    carts.clear();
    Object.assign(seen, { visitors: 0, writes: [] });
    context = await browser.newContext();
  });
  afterEach(() => browser.closeContext(context));
}

export async function openTab(): Promise<Page> {
  const tab = await context.newPage();
  await tab.goto(shop);
  return tab;
}

/** Waits until a tab shows this role, and so many mugs. */
export const shows = (tab: Page, role: string, count: number): Promise<void> =>
  expect
    .poll(async () => [await tab.locator('#role').innerText(), await tab.locator('#count').innerText()])
    .toEqual([role, String(count)]);
