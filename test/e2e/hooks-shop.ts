/** A shop whose pages use hooks, with a backend and a platform, for several tabs of Chromium. */
import type { BrowserContext, Page } from 'playwright-core';
import { createBackend } from 'storewire-server';
import { afterEach, beforeAll, beforeEach, expect } from 'vitest';
import { member } from '../../src/index.ts';
import { addLineItemsToCurrentCartV2, getCurrentCartV2 } from '../../src/operations.ts';
import { pageForTests, startOrigin, type TestPage } from './serve-page.ts';

/** The number of mugs in the cart of each token. */
export const carts = new Map<string, number>();
export const seen = { visitors: 0, writes: [] as string[] };
let page: TestPage;
let shop: string;
let context: BrowserContext;

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
  const baseUrl = await startOrigin(platform);
  shop = await startOrigin(async (request) => {
    const { pathname, search } = new URL(request.url);
    if (pathname.startsWith('/api/store/')) return backend(request);
    if (request.method !== 'POST') return fetch(page.url() + (pathname === '/' ? '/' : pathname + search));
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
}

/** Starts the shop for the tests of a file, each of which has an empty browser and empty carts. */
export function openShopForTests(): void {
  page = pageForTests(new URL('./hooks-page.tsx', import.meta.url));
  beforeAll(start);
  beforeEach(async () => {
    carts.clear();
    Object.assign(seen, { visitors: 0, writes: [] });
    context = await page.newContext();
  });
  afterEach(() => page.closeContext(context));
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
