import { freePort } from 'storewire-dev-kit/free-port';
import { visitThroughSharedCache } from 'storewire-dev-kit/shared-cache';
import { expect, test } from 'vitest';
import { bin, runIn, start } from './guest.ts';
import {
  CLIENT_ID,
  createShop,
  needsSettings,
  rejectsOtherSites,
  sessionRequests,
  startPlatform,
  startPlatformV3,
} from './shop.ts';
import { startUpstream } from './upstream.ts';
import { newPage, visitRenderedShop, visitShop } from './visit-shop.ts';

/** Pages as documents and as data of a navigation. */
async function keepsSessionsApart(origin: string): Promise<void> {
  const documents = ['/', '/cart', '/product-page/jaffa-mug', '/product-page/none', '/orders', '/thanks'];
  const data = ['/_.data', '/cart.data', '/product-page/jaffa-mug.data', '/product-page/none.data'];
  const pages = [...documents, ...data].flatMap((path) => [
    { path },
    { path, method: 'HEAD' },
    { path, headers: { 'sec-purpose': 'prefetch' } },
  ]);
  const requests = [...pages, ...sessionRequests(origin)];
  expect(await visitThroughSharedCache(origin, requests)).toBeGreaterThanOrEqual(requests.length);
}

/** Proves that a shop which has been offline goes on. */
async function triesAgain(origin: string): Promise<void> {
  const page = await newPage();
  await page.goto(`${origin}/orders`);
  await page.getByRole('link', { name: 'My shop' }).click();
  await page.getByRole('heading', { name: 'Products' }).waitFor();
  await page.context().setOffline(true);
  await page.getByRole('link', { name: 'Orders' }).click();
  const again = page.getByRole('link', { name: 'Try again' });
  await again.click();
  await page.context().setOffline(false);
  await again.click();
  await page.getByRole('heading', { name: 'Orders' }).waitFor();
}

test('the shop of the template for React Router builds, reads once, streams, repeats what failed, keeps sessions out of shared caches, sells variants of both versions of the catalog, signs in and signs out', async () => {
  const shop = await createShop('react-router');
  const command = bin(shop, '@react-router/dev/bin.cjs');
  const server = [bin(shop, '@react-router/serve/bin.cjs'), 'build/server/index.js'];
  await runIn(shop, [command, 'build']);
  await needsSettings(shop, server, 'The environment variable STORE_URL must be set');

  const upstream = await startUpstream(await startPlatform());
  const port = await freePort();
  const origin = `http://localhost:${port}`;
  await start(shop, server, /http:\/\//, {
    STORE_URL: upstream.url,
    STORE_CLIENT_ID: CLIENT_ID,
    SITE_ORIGIN: origin,
    PORT: String(port),
    NODE_ENV: 'production',
  });
  await keepsSessionsApart(origin);
  await visitRenderedShop(origin, upstream);
  await triesAgain(origin);
  await rejectsOtherSites(origin, '/sign-in', '/sign-out', '/api/store/session');

  const development = await freePort();
  const local = `http://localhost:${development}`;
  await start(shop, [command, 'dev', '--port', String(development)], /Local:/, {
    STORE_URL: await startPlatformV3(),
    STORE_CLIENT_ID: CLIENT_ID,
    SITE_ORIGIN: local,
    NODE_ENV: 'development',
  });
  await visitShop(local);
});
