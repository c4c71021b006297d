/** What every place that reads the body of a request refuses. */

import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { webMethod } from 'storewire-server';
import { expect, test } from 'vitest';
import { seedFrom } from '../../src/cli/seed-file.ts';
import { newFolder } from '../new-folder.ts';
import { createShop, type TestShop } from '../shop.ts';

const FORM = 'application/x-www-form-urlencoded';
const JSON_TYPE = 'application/json';

/** Every kind of place, with a body whose `?` is a text. */
const PLACES: Record<string, [path: string, type: string, body: string]> = {
  'a call': [
    '/stores/v1/products',
    JSON_TYPE,
    '{"product":{"name":"?","productType":"physical","priceData":{"price":1}}}',
  ],
  'a form of a call': ['/oauth2/token', FORM, 'grant_type=anonymous&client_id=?'],
  'a web method': ['/_webMethods/stock/count', JSON_TYPE, '["?"]'],
  'an action': ['/__dev/api/setClock', JSON_TYPE, '{"time":"?"}'],
  'a form of the console': ['/__dev/actions/setClock', FORM, 'time=?'],
  'a form of a hosted page': ['/sign-in?session=none', FORM, 'email=?'],
};

const places = Object.entries(PLACES).map(([what, request]) => [what, ...request] as const);

const shopWithMethod = (): TestShop =>
  createShop({
    webMethods: { stock: { count: webMethod('admin', (_caller, name: string) => name.length) } },
  });

async function send(shop: TestShop, path: string, type: string, init: RequestInit): Promise<Response> {
  const authorization = shop.tokenFor({ role: 'staff' });
  return shop.unchecked(shop.base.origin() + path, {
    method: 'POST',
    ...init,
    headers: { authorization, 'content-type': type, ...init.headers },
  });
}

const bytesWith = (body: string, byte: number): Uint8Array<ArrayBuffer> => {
  const bytes = new TextEncoder().encode(body);
  bytes[bytes.indexOf('?'.charCodeAt(0))] = byte;
  return bytes;
};

/** Hosted pages have one sentence for all forms that they cannot read, and web methods for all calls. */
const REASON = /UTF-8|The form is too long, or is not valid|^invalid request$/;

test.each(places)('%s with a byte that is no UTF-8 gets a 400', async (_what, path, type, body) => {
  const shop = shopWithMethod();
  const response = await send(shop, path, type, { body: bytesWith(body, 0xff) });
  expect([response.status, await response.text()]).toEqual([400, expect.stringMatching(REASON)]);
  if (type !== FORM) return;
  const encoded = await send(shop, path, type, { body: body.replace('?', '%ff') });
  expect([encoded.status, await encoded.text()]).toEqual([400, expect.stringMatching(REASON)]);
});

test('a form with thousands of fields is refused, and a percent sign that encodes nothing stands for itself', async () => {
  const submit = async (body: string): Promise<number> =>
    (await send(createShop(), '/__dev/actions/changeSettings', FORM, { body })).status;
  expect(await submit('a&'.repeat(100_000))).toBe(400);
  expect(await submit('shopName=100%')).toBe(200);
});

test.each(places)('%s that is compressed gets a 415', async (_what, path, type, body) => {
  const headers = { 'content-encoding': 'gzip' };
  const response = await send(shopWithMethod(), path, type, {
    body: new Uint8Array(gzipSync(body)),
    headers,
  });
  expect([response.status, await response.text()]).toEqual([
    415,
    expect.stringContaining('Content-Encoding'),
  ]);
});

test.each(places)('%s that is too long is refused before all of it is read', async (_what, path, type) => {
  let sent = 0;
  const body = new ReadableStream<Uint8Array>({
    pull: (controller) => {
      sent++;
      controller.enqueue(new Uint8Array(1 << 20));
      if (sent === 64) controller.close();
    },
  });
  const response = await send(shopWithMethod(), path, type, { body, duplex: 'half' } as RequestInit);
  expect([response.status, sent < 16]).toEqual([path.startsWith('/_webMethods/') ? 413 : 400, true]);
});

test('a file name that is no UTF-8 is a violation, and so is a line of an import', async () => {
  const shop = shopWithMethod();
  const { uploadUrl = '', uploadToken = '' } = await shop
    .as('staff')
    .files.generateFileResumableUploadUrl({ mimeType: 'text/plain' });
  const metadata = `token ${btoa(uploadToken)},filename ${btoa('mug\xff.txt')}`;
  const { status } = await shop.fetch(uploadUrl, {
    method: 'POST',
    headers: { 'tus-resumable': '1.0.0', 'upload-length': '1', 'upload-metadata': metadata },
  });
  expect(status).toBe(400);
  const folder = newFolder();
  writeFileSync(join(folder, 'review.jsonl'), Buffer.from('\n{"id":"a\xff"}\n', 'latin1'));
  await expect(seedFrom(shop, folder)).rejects.toThrow('review.jsonl, line 2: is not valid UTF-8');
});
