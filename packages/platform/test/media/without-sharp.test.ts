import { apiKey, createClient } from 'storewire';
import { upload } from 'storewire/uploads';
import { expect, test } from 'vitest';
import { start } from '../commands.ts';
import { image } from '../media.ts';

/** Lets a process find no package sharp, as after `npm install --omit=optional`. */
const HIDE_SHARP = `
  import { registerHooks } from 'node:module';
  registerHooks({
    resolve(name, context, next) {
      if (name === 'sharp') throw new Error('not installed');
      return next(name, context);
    },
  });`;

test('without sharp, images are what was uploaded at every size, which the log says once', async () => {
  const hidden = `--import=data:text/javascript,${encodeURIComponent(HIDE_SHARP)}`;
  const { printed } = start(['platform', '--memory', '--port', '0', '--json'], {
    env: { NODE_OPTIONS: `${process.env['NODE_OPTIONS'] ?? ''} ${hidden}` },
  });
  await expect.poll(printed).toContain('\n');
  const facts = JSON.parse(printed()) as { url: string; apiKey: string; siteId: string };
  const auth = apiKey({ key: facts.apiKey, siteId: facts.siteId });
  const client = createClient({ baseUrl: facts.url, auth });
  const bytes = await image(30, 20);
  const file = await upload(client, new Blob([new Uint8Array(bytes)]), { fileName: 'mug.png' });
  expect(file).toMatchObject({ operationStatus: 'READY', mimeType: 'image/png' });
  expect(file.media?.image?.image).not.toHaveProperty('width');
  for (const path of ['', '/v1/fill/w_10,h_10,enc_auto/mug.png']) {
    const response = await fetch(file.url + path);
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/png']);
    expect(Buffer.from(await response.arrayBuffer())).toEqual(bytes);
  }
  expect(printed().match(/sharp/g)).toHaveLength(1);
});
