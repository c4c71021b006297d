import { freePort } from 'storewire-dev-kit/free-port';
import { type PageRequest, visitThroughSharedCache } from 'storewire-dev-kit/shared-cache';
import { expect, test } from 'vitest';
import { bin, put, runIn, start } from './guest.ts';
import {
  CLIENT_ID,
  createShop,
  needsSettings,
  rejectsOtherSites,
  sessionRequests,
  startPlatform,
  startPlatformV3,
} from './shop.ts';
import { startUpstream, type Upstream } from './upstream.ts';
import { newPage, visitRenderedShop, visitShop } from './visit-shop.ts';

/** Pages that somebody adds to the template. The first rendering of one fails. */
const ADDED = {
  'app/about/page.tsx': `import { readHeader } from '../store/reads';
import { ShopPage } from '../store/shop-page';

export default function Page() {
  return <ShopPage read={readHeader}>About</ShopPage>;
}
`,
  'app/broken/page.tsx': `import type { StoreClient } from 'storewire';
import { readHeader } from '../store/reads';
import { ShopPage } from '../store/shop-page';

let isBroken = true;

async function read(client: StoreClient) {
  const wasBroken = isBroken;
  isBroken = false;
  if (wasBroken) throw new Error('Broken');
  return readHeader(client);
}

export default function Page() {
  return <ShopPage read={read}>Repaired</ShopPage>;
}
`,
};

const PATHS = [
  '/',
  '/cart',
  '/product-page/jaffa-mug',
  '/product-page/no-2.5-pen',
  '/orders',
  '/thanks?orderId=1',
  '/about',
  '/none',
];

/** What is no page, there or not. */
const FILES = ['/robots.txt', '/images/none.png', '/_next/static/none.js', '/_next/image?url=none&w=64&q=75'];

/** How a document is requested, and the data of a navigation. */
const NAVIGATIONS: readonly Omit<PageRequest, 'path'>[] = [
  {},
  { method: 'HEAD' },
  { headers: { 'sec-purpose': 'prefetch;prerender' } },
  { headers: { rsc: '1' } },
];

/** How Next.js prefetches pages of the links that are shown: by segments, or as far as no request is needed. */
const PREFETCHES = [
  { 'next-router-prefetch': '1', 'next-router-segment-prefetch': '/_tree' },
  { 'next-router-prefetch': '1', 'next-router-segment-prefetch': '/none' },
  { 'next-router-prefetch': '1' },
  { 'next-router-prefetch': '2' },
  { 'next-router-prefetch': '3' },
].map((headers) => ({ headers: { rsc: '1', ...headers } }));

/** The renderer says itself what caches may keep, after the proxy has set cookies. */
async function keepsSessionsApart(origin: string, { calls }: Upstream): Promise<void> {
  for (const path of PATHS) {
    const pages = NAVIGATIONS.map((kind) => ({ path, ...kind }));
    expect(await visitThroughSharedCache(origin, pages), path).toBeGreaterThanOrEqual(pages.length);
  }
  const requests = sessionRequests(origin);
  expect(await visitThroughSharedCache(origin, requests)).toBeGreaterThanOrEqual(requests.length);
  calls.length = 0;
  const prefetches = PATHS.flatMap((path) => PREFETCHES.map((kind) => ({ path, ...kind })));
  const files = FILES.map((path) => ({ path }));
  expect(await visitThroughSharedCache(origin, [...prefetches, ...files])).toBe(0);
  expect(calls).toEqual([]);
}

/** Proves that a page and its calls refresh a session once, as a refresh token may be valid for one refresh only. */
async function refreshesOnce(origin: string, { url, calls }: Upstream): Promise<void> {
  const { headers } = await fetch(`${origin}/cart`);
  const cookie = headers
    .getSetCookie()
    .map((each) => each.split(';', 1)[0])
    .join('; ');
  await fetch(`${url}/__dev/api/expireAccessTokens`, { method: 'POST' });
  calls.length = 0;
  for (const path of ['/cart', '/api/store/ecom/v2/carts/current']) {
    const response = await fetch(origin + path, { headers: { cookie } });
    await response.text();
  }
  expect(calls.filter((call) => call.endsWith('/oauth2/token'))).toHaveLength(1);
}

/** Proves that a page which the server could not render can be opened nevertheless. */
async function triesAgain(origin: string): Promise<void> {
  const page = await newPage();
  await page.goto(`${origin}/broken`);
  await page.getByRole('heading', { name: 'Something went wrong' }).waitFor();
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.getByText('Repaired').waitFor();
}

test('the shop of the template for Next.js builds, reads once, streams, repeats what failed, keeps sessions out of shared caches and refreshes them once, sells variants of both versions of the catalog, signs in and signs out', async () => {
  const shop = await createShop('next');
  await put(shop, ADDED);
  const upstream = await startUpstream(await startPlatform());
  const port = await freePort();
  const origin = `http://localhost:${port}`;
  const building = { NEXT_TELEMETRY_DISABLED: '1', NODE_ENV: 'production' };
  const env = {
    ...building,
    STORE_URL: upstream.url,
    STORE_CLIENT_ID: CLIENT_ID,
    SITE_ORIGIN: origin,
  };
  const next = bin(shop, 'next/dist/bin/next');
  expect(await runIn(shop, [next, 'build'], building)).toMatch(/◐[\s\S]*Partial Prerender/);
  const server = [next, 'start', '--port', String(port)];
  await needsSettings(shop, server, 'The environment variable STORE_URL must be set');
  await start(shop, server, /Ready in/, env);
  await keepsSessionsApart(origin, upstream);
  await refreshesOnce(origin, upstream);
  await visitRenderedShop(origin, upstream);
  await triesAgain(origin);
  await rejectsOtherSites(origin, '/sign-in', '/sign-out', '/api/store/session');

  const development = await freePort();
  const local = `http://localhost:${development}`;
  const args = [next, 'dev', '--port', String(development)];
  const ofDevelopment = { STORE_URL: await startPlatformV3(), SITE_ORIGIN: local, NODE_ENV: 'development' };
  await start(shop, args, /Ready in/, { ...env, ...ofDevelopment });
  await visitShop(local);
});
