import { expect, test } from 'vitest';
import { bin, freePort, npmIn, start } from './guest.ts';
import { installTemplate, rejectsForms, startRichPlatform, visitTemplate } from './template.ts';

test('the SvelteKit template passes its checks, sells a variant and shows a member their orders, also without JavaScript', async () => {
  const folder = await installTemplate('sveltekit');
  for (const script of ['check', 'lint', 'build']) await npmIn(folder, 'run', script);

  const storeUrl = await startRichPlatform();
  const serve = async (args: string[]): Promise<string> => {
    const port = await freePort();
    const origin = `http://localhost:${port}`;
    const env = { STORE_URL: storeUrl, SITE_ORIGIN: origin };
    await start(folder, [bin(folder, 'vite/bin/vite.js'), ...args, '--port', String(port)], /Local:/, env);
    return origin;
  };
  const preview = await serve(['preview']);
  await visitTemplate(preview);
  await visitTemplate(preview, { javaScriptEnabled: false });
  await rejectsForms(preview, '/account?/signIn', '/account?/signOut', '/cart?/checkout');
  await visitTemplate(await serve(['dev']));

  const port = String(await freePort());
  await start(folder, ['build'], /Listening/, { STORE_URL: storeUrl, PORT: port });
  expect((await fetch(`http://localhost:${port}/`)).status).toBe(200);
});
