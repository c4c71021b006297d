import { createHash } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { gzipSync } from 'node:zlib';
import * as tus from 'tus-js-client';
import { expect, test } from 'vitest';
import { fileEvents, image, open, uploadAs } from '../media.ts';
import { createShop, type TestShop } from '../shop.ts';
import { webUpload } from '../tus.ts';

const sha256 = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');
const DAY = 86_400_000;

test('a file in one request has the dimensions and the bytes that were sent', async () => {
  const shop = createShop();
  const bytes = await image(30, 20);
  const externalInfo = { origin: 'shoot', externalIds: ['14'] };
  const file = await uploadAs(shop, bytes, 'mug.png', { labels: ['mug'], externalInfo });
  expect(file).toMatchObject({
    displayName: 'mug.png',
    parentFolderId: 'media-root',
    hash: sha256(bytes),
    sizeInBytes: String(bytes.length),
    mediaType: 'IMAGE',
    mimeType: 'image/png',
    operationStatus: 'READY',
    labels: ['mug'],
    media: { image: { image: { width: 30, height: 20 } } },
  });
  const response = await open(shop, file.url);
  expect(response.headers.get('content-type')).toBe('image/png');
  expect(Buffer.from(await response.arrayBuffer())).toEqual(bytes);
  expect(fileEvents(shop, file.id)).toMatchObject([
    ['file_ready', { data: { file: { id: file.id }, externalInfo, triggeredByUndelete: false } }],
  ]);
});

test('of two files that are sent to one upload URL at the same time, one is rejected', async () => {
  const shop = createShop();
  const send = await textUpload(shop);
  const statuses = (await Promise.all([send('one'), send('another')])).map(({ status }) => status);
  expect(statuses.toSorted()).toEqual([200, 409]);
});

test('a file that is complete after a reset is rejected: its upload belonged to the earlier data', async () => {
  const shop = createShop();
  const send = await textUpload(shop);
  const pull = (controller: ReadableStreamDefaultController): void => {
    shop.reset();
    controller.enqueue(new TextEncoder().encode('late'));
    controller.close();
  };
  // nothing is pulled before the platform reads
  expect((await send(new ReadableStream({ pull }, { highWaterMark: 0 }))).status).toBe(403);
  expect(shop.listItems({ entity: 'file' }).total).toBe(0);
});

test('an import of data that fails leaves the upload that is under way', async () => {
  const shop = createShop();
  const send = await textUpload(shop);
  const pull = async (controller: ReadableStreamDefaultController): Promise<void> => {
    await expect(shop.import(new Map([['other.jsonl', '{}']]))).rejects.toThrow('is not a file of an export');
    controller.enqueue(new TextEncoder().encode('late'));
    controller.close();
  };
  expect((await send(new ReadableStream({ pull }, { highWaterMark: 0 }))).status).toBe(200);
});

/** Issues an upload URL and returns the function that sends a text to it. */
async function textUpload(shop: TestShop) {
  const { uploadUrl = '' } = await shop
    .as('staff')
    .files.generateFileUploadUrl({ mimeType: 'text/plain', fileName: 'note.txt' });
  return (body: BodyInit) =>
    shop.unchecked(uploadUrl, { method: 'PUT', body, duplex: 'half' } as RequestInit);
}

test('a file in pieces by the client is what was sent', async () => {
  const shop = createShop();
  const bytes = Buffer.alloc(6_000_000, 'glaze ');
  const file = await uploadAs(shop, bytes, 'log.txt', { resumableAboveBytes: 0 });
  expect(file).toMatchObject({ hash: sha256(bytes), mediaType: 'DOCUMENT', mimeType: 'text/plain' });
});

test('tus-js-client uploads over HTTP, and finishing again returns the same file', async () => {
  const shop = createShop();
  const origin = await shop.listen({ port: 0 });
  const bytes = Buffer.alloc(300_000, 'glaze ');
  const { uploadUrl = '', uploadToken = '' } = await shop
    .as('staff')
    .files.generateFileResumableUploadUrl({ mimeType: 'text/plain' });
  expect(uploadUrl.startsWith(origin)).toBe(true);
  await new Promise<void>((resolve, reject) =>
    new tus.Upload(bytes, {
      endpoint: uploadUrl,
      metadata: { filename: 'log.txt', contentType: 'text/plain', token: uploadToken },
      chunkSize: 100_000,
      onSuccess: () => resolve(),
      onError: reject,
    }).start(),
  );
  const finish = async (): Promise<unknown> =>
    (await fetch(`${uploadUrl}/${uploadToken}`, { method: 'PUT' })).json();
  const first = await finish();
  expect(first).toMatchObject({ file: { hash: sha256(bytes), displayName: 'log.txt' } });
  expect(await finish()).toEqual(first);
});

test('an upload in pieces continues from the bytes that have arrived', async () => {
  const upload = await webUpload(createShop(), 'notes.txt');
  await upload.create(10);
  expect((await upload.append(0, 'glaze')).status).toBe(204);
  expect((await upload.append(0, 'glaze')).status).toBe(409);
  const head = await upload.send('HEAD', upload.location);
  expect([head.headers.get('upload-offset'), head.headers.get('upload-length')]).toEqual(['5', '10']);
  expect((await upload.finish()).status).toBe(409);
  expect((await upload.append(5, 'glazes')).status).toBe(413);
  expect((await upload.append(5, 'firing')).status).toBe(413);
  expect((await upload.append(5, 'glaze')).headers.get('upload-offset')).toBe('10');
  expect(await (await upload.finish()).json()).toMatchObject({
    file: { sizeInBytes: '10', hash: sha256(Buffer.from('glazeglaze')) },
  });
});

/** A body whose first bytes are taken before it gives more, or ends with an error. */
function bodyOf(text: string, then: (controller: ReadableStreamDefaultController) => void) {
  const taken = Promise.withResolvers<void>();
  let isSent = false;
  const pull = (controller: ReadableStreamDefaultController): void => {
    if (isSent) taken.resolve(then(controller));
    else controller.enqueue(Buffer.from(text));
    isSent = true;
  };
  return { body: new ReadableStream<Uint8Array>({ pull }, { highWaterMark: 0 }), taken: taken.promise };
}

test('a request whose connection ended while its bytes were written is continued by the next one', async () => {
  const upload = await webUpload(createShop(), 'notes.txt');
  await upload.create(10);
  const { body, taken } = bodyOf('gla', (controller) => controller.error(new Error('closed')));
  const lost = upload.append(0, body);
  await taken;
  expect((await upload.send('HEAD', upload.location)).headers.get('upload-offset')).toBe('3');
  expect([400, 409]).toContain((await lost).status);
  expect((await upload.append(3, 'ze')).headers.get('upload-offset')).toBe('5');
});

test('what arrives before a connection ends is kept', async () => {
  const upload = await webUpload(createShop(), 'notes.txt');
  await upload.create(10);
  const { body } = bodyOf('gla', (controller) => controller.error(new Error('closed')));
  expect((await upload.append(0, body)).status).toBe(400);
  expect((await upload.append(3, 'ze')).headers.get('upload-offset')).toBe('5');
});

test.each(['HEAD', 'PATCH'])(
  'a %s ends a silent request that changes the upload, and what arrived is kept',
  async (method) => {
    const upload = await webUpload(createShop(), 'notes.txt');
    await upload.create(10);
    const { body, taken } = bodyOf('gla', () => undefined);
    const silent = upload.append(0, body);
    await taken;
    if (method === 'HEAD')
      expect((await upload.send('HEAD', upload.location)).headers.get('upload-offset')).toBe('3');
    else expect((await upload.append(3, 'ze')).headers.get('upload-offset')).toBe('5');
    expect((await silent).status).toBe(409);
  },
);

test('pages of other origins may upload, and read where an upload is', async () => {
  const upload = await webUpload(createShop(), 'notes.txt');
  const preflight = await upload.send('OPTIONS', upload.endpoint);
  expect(preflight.status).toBe(204);
  expect(preflight.headers.get('access-control-allow-headers')).toBe('*, authorization');
  expect(preflight.headers.get('access-control-allow-methods')).toMatch(/PATCH, PUT/);
  const { headers } = await upload.create(10);
  expect(headers.get('access-control-allow-origin')).toBe('*');
  expect(headers.get('access-control-expose-headers')).toMatch(/location, upload-offset/);
});

test('a second upload with a token, another version of tus and an empty file are rejected', async () => {
  const upload = await webUpload(createShop(), 'notes.txt');
  await upload.create(10);
  expect((await upload.create(10)).status).toBe(409);
  const other = await webUpload(createShop(), 'notes.txt');
  const old = await other.send('POST', other.endpoint, { 'tus-resumable': '0.2.2' });
  expect([old.status, old.headers.get('tus-version')]).toEqual([412, '1.0.0']);
  expect((await other.create(0)).status).toBe(400);
});

test('an upload URL expires after one day, and with it the bytes that have arrived', async () => {
  const shop = createShop();
  const { uploadUrl } = await shop.as('staff').files.generateFileUploadUrl({ mimeType: 'text/plain' });
  const upload = await webUpload(shop, 'notes.txt');
  await upload.create(10);
  await upload.append(0, 'glaze');
  shop.clock.advance(DAY);
  expect((await upload.send('HEAD', upload.location)).status).toBe(403);
  expect((await shop.fetch(uploadUrl, { method: 'PUT', body: 'x' })).status).toBe(403);
  const folder = dirname(shop.base.media.partialPath('x'));
  expect(readdirSync(folder)).toHaveLength(1);
  shop.advance(0);
  expect(readdirSync(folder)).toEqual([]);
});

test('the same bytes at one upload URL are one file, other bytes are rejected', async () => {
  const shop = createShop();
  const { uploadUrl } = await shop
    .as('staff')
    .files.generateFileUploadUrl({ mimeType: 'text/plain', fileName: 'notes.txt' });
  const put = async (body: string): Promise<[number, unknown]> => {
    const response = await shop.fetch(uploadUrl, { method: 'PUT', body });
    return [response.status, await response.json()];
  };
  const first = await put('glaze');
  expect(first[0]).toBe(200);
  expect(await put('glaze')).toEqual(first);
  expect((await put('other'))[0]).toBe(409);
  expect((await shop.as('staff').files.listFiles()).files).toHaveLength(1);
});

const rules = async (input: object): Promise<unknown> =>
  createShop()
    .as('staff')
    .files.generateFileUploadUrl(input as { mimeType: string })
    .then(
      () => [],
      (error: { violations: { field: string; ruleName: string }[] }) =>
        error.violations.map(({ field, ruleName }) => [field, ruleName]),
    );

test('an upload URL is rejected for a size or a type that cannot become a file', async () => {
  expect(await rules({ mimeType: 'image/png', fileName: 'mug.png', sizeInBytes: '0' })).toEqual([
    ['sizeInBytes', 'ZERO_FILE_SIZE'],
  ]);
  expect(await rules({ mimeType: 'image/png', fileName: 'mug.png', sizeInBytes: '10000001' })).toEqual([
    ['sizeInBytes', 'FILE_SIZE_OVER_LIMIT'],
  ]);
  expect(await rules({ mimeType: 'image/png', fileName: 'mug.pdf' })).toEqual([
    ['mimeType', 'MISMATCH_MIME_TYPE'],
  ]);
  expect(await rules({ mimeType: 'application/octet-stream', fileName: 'mug' })).toEqual([
    ['mimeType', 'UNSUPPORTED_FILE_FORMAT'],
  ]);
});

test('an empty file and one that is too large are rejected when their bytes arrive', async () => {
  const shop = createShop();
  const { uploadUrl } = await shop
    .as('staff')
    .files.generateFileUploadUrl({ mimeType: 'text/plain', fileName: 'notes.txt' });
  for (const [body, ruleName] of [
    ['', 'ZERO_FILE_SIZE'],
    ['x'.repeat(10_000_001), 'FILE_SIZE_OVER_LIMIT'],
  ] as const) {
    const response = await shop.fetch(uploadUrl, { method: 'PUT', body });
    expect(await response.json()).toMatchObject({
      details: { validationError: { fieldViolations: [{ field: 'sizeInBytes', ruleName }] } },
    });
  }
});

test('an image that cannot be read fails, with the reason in the event', async () => {
  const shop = createShop();
  const file = await uploadAs(shop, 'not an image', 'mug.png', { wait: false });
  expect(file).toMatchObject({ operationStatus: 'FAILED', mediaType: 'IMAGE' });
  expect(file.media).toBeUndefined();
  expect(fileEvents(shop, file.id)).toMatchObject([
    ['file_failed', { data: { error: { code: 'UNSUPPORTED_FORMAT', data: { mimeType: 'image/png' } } } }],
  ]);
  expect((await open(shop, file.url)).status).toBe(404);
});

test('an image is what it contains, whatever its name says', async () => {
  const shop = createShop();
  const file = await uploadAs(shop, await image(4, 4, 'webp'), 'mug.png', { mimeType: 'image/png' });
  expect(file).toMatchObject({ mimeType: 'image/webp', operationStatus: 'READY' });
  expect(file.id).toMatch(/~mv2\.webp$/);
  const drawing = await uploadAs(
    shop,
    '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>',
    'mug.png',
    {
      wait: false,
    },
  );
  expect(drawing.operationStatus).toBe('FAILED');
});

/** The first bytes of the photo of a phone, with a picture of 64 by 48 pixels. */
const HEIC =
  'AAAAHGZ0eXBoZWljAAAAAG1pZjFoZWljaGVpbQAAAOltZXRhAAAAAAAAACFoZGxyAAAAAAAAAABwaWN0AAAAAAAAAAAAAAAAAAAAACJpbG9jAAAAAERAAAEAAQAAAAABDQABAAAAAAAAACQAAAAjaWluZgAAAAAAAQAAABVpbmZlAgAAAAABAABodmMxAAAAAA5waXRtAAAAAAABAAAAaWlwcnAAAABLaXBjbwAAAB9odmNDAQFgAAAAkAAAAAAAHvAA/P34+AAADwAAAAAUaXNwZQAAAAAAAABAAAAAMAAAABBwaXhpAAAAAAMICAgAAAAWaXBtYQAAAAAAAAABAAEDgQIDAAAALG1kYXQSAAoJOBV/vaQENBpAMhUdgmLE4AAWAACXvz2RF5RANcJOxqE=';

test('a HEIC photo that is called .jpg is not an image that can be read', async () => {
  const shop = createShop();
  const file = await uploadAs(shop, Buffer.from(HEIC, 'base64'), 'IMG_7.jpg', { wait: false });
  expect(file).toMatchObject({ operationStatus: 'FAILED', mimeType: 'image/jpeg' });
});

test('a file that was compressed for the transfer is refused, not kept as if it were the file', async () => {
  const shop = createShop();
  const { uploadUrl } = await shop
    .as('staff')
    .files.generateFileUploadUrl({ mimeType: 'text/plain', fileName: 'note.txt' });
  const send = (headers: Record<string, string>) =>
    shop.fetch(uploadUrl ?? '', { method: 'PUT', headers, body: new Uint8Array(gzipSync('three pots')) });
  expect((await send({ 'content-encoding': 'gzip' })).status).toBe(415);
  expect((await send({ 'content-encoding': 'identity' })).status).toBe(200);
});

test('pieces are sent by POST where a network forbids PATCH and HEAD', async () => {
  const upload = await webUpload(createShop(), 'note.txt');
  await upload.create(4);
  const send = (method: string, headers: Record<string, string> = {}, body?: string) =>
    upload.send('POST', upload.location, { 'x-http-method-override': method, ...headers }, body);
  const type = { 'content-type': 'application/offset+octet-stream' };
  expect((await send('PATCH', { 'upload-offset': '0', ...type }, 'mugs')).status).toBe(204);
  expect((await send('HEAD')).headers.get('upload-offset')).toBe('4');
  expect((await send('DELETE')).status).toBe(404);
});

test('files are pending for the time of the setting, by the clock of the platform', async () => {
  const shop = createShop({ settings: { fileProcessingMs: 5000 } });
  const { id, operationStatus, media } = await uploadAs(shop, await image(4, 4), 'mug.png', { wait: false });
  expect([operationStatus, media]).toEqual(['PENDING', undefined]);
  shop.advance(4999);
  const { files } = shop.as('staff');
  expect((await files.getFileDescriptor({ fileId: id })).file.operationStatus).toBe('PENDING');
  shop.advance(1);
  expect((await files.getFileDescriptor({ fileId: id })).file.operationStatus).toBe('READY');
  expect(fileEvents(shop, id).map(([type]) => type)).toEqual(['file_ready']);
});
