import { freePort } from 'storewire-dev-kit/free-port';
import { test } from 'vitest';
import { bin, runIn, start } from './guest.ts';
import { createShop, startPlatform, startPlatformV3 } from './shop.ts';
import { sellsInAllSurroundings, visitShop } from './visit-shop.ts';

test('the shop of the template for Vite builds, sells variants of both versions of the catalog, and shows members their orders', async () => {
  const shop = await createShop('vite');
  const vite = bin(shop, 'vite/bin/vite.js');
  const env = { VITE_STORE_URL: await startPlatform() };
  await runIn(shop, [vite, 'build'], { ...env, NODE_ENV: 'production' });
  const port = await freePort();
  await start(shop, [vite, 'preview', '--port', String(port), '--strictPort'], /localhost/);
  const origin = `http://localhost:${port}`;
  await visitShop(origin, { isRendered: false });
  await sellsInAllSurroundings(origin);

  const development = await freePort();
  const envV3 = { VITE_STORE_URL: await startPlatformV3() };
  await start(shop, [vite, '--port', String(development), '--strictPort'], /localhost/, envV3);
  await visitShop(`http://localhost:${development}`, { isRendered: false });
});
