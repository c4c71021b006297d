import { createEventSigner, eventRequest } from 'storewire/testing';
import { expect, test } from 'vitest';
import { bin, freePort, npmIn, start } from './guest.ts';
import { installTemplate, rejectsForms, startRichPlatform, visitTemplate } from './template.ts';

test('the template of a Node server passes its checks, sells a variant, shows a member their orders and receives events', async () => {
  const folder = await installTemplate('node');
  for (const script of ['check', 'lint', 'build']) await npmIn(folder, 'run', script);

  const storeUrl = await startRichPlatform();
  const signer = await createEventSigner();
  const serve = async (args: string[]): Promise<string> => {
    const port = String(await freePort());
    const env = { STORE_URL: storeUrl, STORE_WEBHOOK_KEY: signer.publicKey, PORT: port };
    await start(folder, args, /Shop at/, env);
    return `http://localhost:${port}`;
  };
  const origin = await serve(['dist/main.js']);
  await visitTemplate(origin);
  await visitTemplate(origin, { javaScriptEnabled: false });
  await rejectsForms(origin, '/sign-in', '/sign-out', '/cart/checkout');

  const token = await signer.sign({
    type: 'wix.ecom.v1.order_approved',
    data: { order: { number: '10024' } },
  });
  expect((await fetch(eventRequest(`${origin}/events`, token))).status).toBe(200);
  expect((await fetch(eventRequest(`${origin}/events`, `${token}x`))).status).toBe(401);

  await visitTemplate(await serve([bin(folder, 'tsx/dist/cli.mjs'), 'src/main.ts']));
});
