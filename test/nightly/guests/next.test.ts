import { freePort } from 'storewire-dev-kit/free-port';
import { expect, test } from 'vitest';
import { bin, runIn, start } from './guest.ts';
import { createShop, rejectsOtherSites, startPlatform, startPlatformV3 } from './shop.ts';
import { startUpstream } from './upstream.ts';
import { visitRenderedShop, visitShop } from './visit-shop.ts';

test('the shop of the template for Next.js builds, reads once, streams, sells variants of both versions of the catalog, signs in and signs out', async () => {
  const shop = await createShop('next');
  const upstream = await startUpstream(await startPlatform());
  const port = await freePort();
  const origin = `http://localhost:${port}`;
  const env = {
    STORE_URL: upstream.url,
    SITE_ORIGIN: origin,
    NEXT_TELEMETRY_DISABLED: '1',
    NODE_ENV: 'production',
  };
  const next = bin(shop, 'next/dist/bin/next');
  expect(await runIn(shop, [next, 'build'], env)).toMatch(/◐[\s\S]*Partial Prerender/);
  expect(upstream.calls).toEqual([]);
  await start(shop, [next, 'start', '--port', String(port)], /Ready in/, env);
  await visitRenderedShop(origin, upstream);
  await rejectsOtherSites(origin, '/sign-in', '/sign-out', '/api/store/session');

  const development = await freePort();
  const local = `http://localhost:${development}`;
  const args = [next, 'dev', '--port', String(development)];
  const ofDevelopment = { STORE_URL: await startPlatformV3(), SITE_ORIGIN: local, NODE_ENV: 'development' };
  await start(shop, args, /Ready in/, { ...env, ...ofDevelopment });
  await visitShop(local);
});
