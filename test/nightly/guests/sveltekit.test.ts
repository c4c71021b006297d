import { freePort } from 'storewire-dev-kit/free-port';
import { expect, test } from 'vitest';
import { bin, npmIn, start } from './guest.ts';
import { createShop, rejectsOtherSites, startPlatform } from './shop.ts';
import { visitHtmlShop } from './visit-html-shop.ts';

test('the SvelteKit template passes its checks, sells a variant and shows a member their orders, also without JavaScript', async () => {
  const shop = await createShop('sveltekit');
  await npmIn(shop, 'run', 'build');

  const storeUrl = await startPlatform();
  const serve = async (args: string[]): Promise<string> => {
    const port = await freePort();
    const origin = `http://localhost:${port}`;
    const env = { STORE_URL: storeUrl, SITE_ORIGIN: origin };
    await start(shop, [bin(shop, 'vite/bin/vite.js'), ...args, '--port', String(port)], /Local:/, env);
    return origin;
  };
  const preview = await serve(['preview']);
  await visitHtmlShop(preview, { loadsByScript: true });
  await visitHtmlShop(preview, { javaScriptEnabled: false });
  await rejectsOtherSites(preview, '/account?/signIn', '/account?/signOut', '/cart?/checkout');
  await visitHtmlShop(await serve(['dev']), { loadsByScript: true });

  const port = String(await freePort());
  await start(shop, ['build'], /Listening/, { STORE_URL: storeUrl, PORT: port });
  expect((await fetch(`http://localhost:${port}/`)).status).toBe(200);
});
