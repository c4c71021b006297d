import { createEventSigner } from 'storewire/webhooks';
import { freePort } from 'storewire-dev-kit/free-port';
import { expect, test } from 'vitest';
import { bin, npmIn, start } from './guest.ts';
import { createShop, rejectsOtherSites, startPlatform } from './shop.ts';
import { visitHtmlShop } from './visit-html-shop.ts';

test('the template of a Node server passes its checks, sells a variant, shows a member their orders and receives events', async () => {
  const shop = await createShop('node');
  await npmIn(shop, 'run', 'build');

  const storeUrl = await startPlatform();
  const signer = await createEventSigner();
  const serve = async (args: string[]): Promise<string> => {
    const port = String(await freePort());
    const env = { STORE_URL: storeUrl, STORE_WEBHOOK_KEY: signer.publicKey, PORT: port };
    await start(shop, args, /Shop at/, env);
    return `http://localhost:${port}`;
  };
  const origin = await serve(['dist/main.js']);
  await visitHtmlShop(origin);
  await visitHtmlShop(origin, { javaScriptEnabled: false });
  await rejectsOtherSites(origin, '/sign-in', '/sign-out', '/cart/checkout');

  const token = await signer.sign({
    type: 'wix.ecom.v1.order_approved',
    data: { order: { number: '10024' } },
  });
  const statusOf = async (body: string): Promise<number> =>
    (await fetch(`${origin}/events`, { method: 'POST', body })).status;
  expect([await statusOf(token), await statusOf(`${token}x`)]).toEqual([200, 401]);

  await visitHtmlShop(await serve([bin(shop, 'tsx/dist/cli.mjs'), 'src/main.ts']));
});
