import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { listen } from 'storewire-dev-kit/server';
import { expect, onTestFinished, test } from 'vitest';
import { fetchRemote, isPublic } from '../../src/features/media/remote.ts';
import { fileEvents, image, open } from '../media.ts';
import { createShop } from '../shop.ts';

/** A server of photos on this machine. Returns its host and port. */
async function photoServer(
  serve: (request: IncomingMessage, response: ServerResponse) => void,
): Promise<string> {
  const server = createServer(serve);
  const port = await listen(server);
  onTestFinished(() => void server.close());
  return `127.0.0.1:${port}`;
}

test('an imported file is pending in the response, and then has the content of the other server', async () => {
  const bytes = await image(30, 20);
  const seen: IncomingMessage[] = [];
  const host = await photoServer((request, response) => {
    seen.push(request);
    response.setHeader('content-type', 'image/png').end(bytes);
  });
  const shop = createShop({ allowImport: [host] });
  const { files } = shop.as('staff');
  const { file } = await files.importFile({
    url: `http://${host}/photos/tidal%20mug`,
    labels: ['mug'],
    externalInfo: { origin: 'shoot' },
    urlParams: { size: 'original', crop: { toString: 1 } },
    urlHeaders: { 'x-key': 'secret', 'x-crop': '[1]', host: 'other.example' },
  });
  expect(file).toMatchObject({ operationStatus: 'PENDING', displayName: 'tidal mug', mediaType: 'IMAGE' });
  expect(file.media).toBeUndefined();
  expect(seen[0]).toMatchObject({
    url: '/photos/tidal%20mug?size=original&crop=%7B%22toString%22%3A1%7D',
    headers: { 'x-key': 'secret', 'x-crop': '[1]', host },
  });
  const { file: ready } = await files.getFileDescriptor({ fileId: file.id });
  expect(ready).toMatchObject({
    operationStatus: 'READY',
    labels: ['mug'],
    sourceUrl: `http://${host}/photos/tidal%20mug`,
    media: { image: { image: { width: 30, height: 20 } } },
  });
  expect(Buffer.from(await (await open(shop, ready.url)).arrayBuffer())).toEqual(bytes);
  expect(fileEvents(shop, file.id)).toMatchObject([
    ['file_ready', { data: { externalInfo: { origin: 'shoot' } } }],
  ]);
});

test('an import that is overtaken by a reset adds no file, also with an API key', async () => {
  let reset = (): unknown => undefined;
  const host = await photoServer((_request, response) => {
    reset();
    response.setHeader('content-type', 'text/plain').end('late');
  });
  const shop = createShop({ allowImport: [host] });
  ({ reset } = shop);
  const { apiKey, siteId } = shop.getShop();
  const { status } = await shop.request('POST', '/site-media/v1/files/import', {
    body: { url: `http://${host}/note.txt` },
    headers: { authorization: apiKey, 'wix-site-id': siteId },
  });
  expect(status).toBe(401);
  expect(shop.listItems({ entity: 'file' }).total).toBe(0);
});

test('a file that the other server does not send fails', async () => {
  const host = await photoServer((request, response) => {
    if (request.url === '/empty.png') response.end();
    else if (request.url === '/cut.png') {
      response.writeHead(200, { 'content-length': '100' }).write('x');
      response.destroy();
    } else if (request.url === '/text.png') response.end('no image');
    else response.writeHead(404).end();
  });
  const shop = createShop({ allowImport: [host] });
  const { files } = shop.as('staff');
  for (const [name, code] of [
    ['missing.png', 'IMPORT_FAILED'],
    ['cut.png', 'IMPORT_FAILED'],
    ['empty.png', 'ZERO_FILE_SIZE'],
    ['text.png', 'UNSUPPORTED_FORMAT'],
  ] as const) {
    const { file } = await files.importFile({ url: `http://${host}/${name}` });
    const { file: failed } = await files.getFileDescriptor({ fileId: file.id });
    expect(failed).toMatchObject({ operationStatus: 'FAILED', mediaType: 'IMAGE', displayName: name });
    expect(fileEvents(shop, file.id)).toMatchObject([['file_failed', { data: { error: { code } } }]]);
  }
});

test('each file of a bulk import has its own result', async () => {
  const host = await photoServer((_request, response) => response.end('glaze'));
  const shop = createShop({ allowImport: [host] });
  const { files } = shop.as('staff');
  const importFileRequests = [
    { url: `http://${host}/a.txt` },
    { url: 'https://photos.example.org/b.txt' },
    { url: `http://${host}/c.txt` },
  ];
  const { results, bulkActionMetadata } = await files.bulkImportFiles({
    importFileRequests,
    returnEntity: true,
  });
  expect(results).toMatchObject([
    { itemMetadata: { originalIndex: 0, success: true }, item: { displayName: 'a.txt' } },
    { itemMetadata: { originalIndex: 1, success: false, error: { code: 'HOST_NOT_ALLOWED' } } },
    { itemMetadata: { originalIndex: 2, success: true }, item: { displayName: 'c.txt' } },
  ]);
  expect(bulkActionMetadata).toEqual({ totalSuccesses: 2, totalFailures: 1, undetailedFailures: 0 });
  const without = await files.bulkImportFiles({ importFileRequests });
  expect(without.results?.some(({ item }) => item)).toBe(false);
  const { files: older } = await files.bulkImportFilesV1({ importFileRequests });
  expect(older.map(({ displayName }) => displayName)).toEqual(['a.txt', 'c.txt']);
});

test.each([
  'https://photos.example.org/mug.png',
  'http://127.0.0.1:9/mug.png',
  'http://localhost:9/mug.png',
  'http://user:password@127.0.0.1:1/mug.png',
  'ftp://127.0.0.1:1/mug.png',
  'file:///etc/passwd',
])('%s is not imported, because its host is not named', async (url) => {
  const { files } = createShop({ allowImport: ['127.0.0.1:1'] }).as('staff');
  await expect(files.importFile({ url })).rejects.toMatchObject({
    violations: [{ field: 'url', ruleName: 'HOST_NOT_ALLOWED' }],
  });
});

test('a redirect is not followed to another host, or to a private address', async () => {
  let location = '';
  let keyAtTarget: string | undefined = 'none';
  const target = await photoServer((request, response) => {
    keyAtTarget = String(request.headers['x-key']);
    response.end('secret of this machine');
  });
  const host = await photoServer((_request, response) => response.writeHead(302, { location }).end());
  const shop = createShop({ allowImport: [host], settings: { importHosts: ['localhost'] } });
  const { files } = shop.as('staff');
  const imported = async (at: typeof shop): Promise<string> => {
    const staff = at.as('staff');
    const { file } = await staff.files.importFile({
      url: `http://${host}/a.txt`,
      urlHeaders: { 'x-key': 'secret' },
    });
    return (await staff.files.getFileDescriptor({ fileId: file.id })).file.operationStatus;
  };
  for (location of [
    `http://${target}/`,
    'http://localhost/',
    'http://[::1]/',
    'file:///etc/passwd',
    `http://${host}/`,
  ])
    expect([location, await imported(shop)]).toEqual([location, 'FAILED']);
  expect(keyAtTarget).toBe('none');
  location = `http://${target}/`;
  expect(await imported(createShop({ allowImport: [host, target] }))).toBe('READY');
  expect(keyAtTarget).toBe('undefined');
  expect((await files.listFiles()).files).toHaveLength(5);
});

test('a redirect to a public host that is not named is not followed', async () => {
  const host = await photoServer((_request, response) =>
    response.writeHead(302, { location: 'http://8.8.8.8/' }).end(),
  );
  const { settings } = createShop().base;
  const rules = { settings, allowImport: [host] };
  await expect(fetchRemote(new URL(`http://${host}/`), {}, rules)).rejects.toThrow('not allowed');
});

test('a listed host whose name resolves to this machine is not requested', async () => {
  const rules = { settings: { ...createShop().base.settings, importHosts: ['localhost'] }, allowImport: [] };
  await expect(fetchRemote(new URL('http://localhost/a.txt'), {}, rules)).rejects.toThrow('not public');
});

test.each([
  ['8.8.8.8', true],
  ['172.32.0.1', true],
  ['2606:4700::1111', true],
  ['0.0.0.0', false],
  ['10.1.2.3', false],
  ['100.64.0.1', false],
  ['127.0.0.2', false],
  ['169.254.169.254', false],
  ['172.16.0.1', false],
  ['192.0.2.1', false],
  ['192.168.1.1', false],
  ['198.18.0.1', false],
  ['224.0.0.1', false],
  ['255.255.255.255', false],
  ['::', false],
  ['::1', false],
  ['::ffff:127.0.0.1', false],
  ['::ffff:8.8.8.8', false],
  ['64:ff9b::7f00:1', false],
  ['fc00::1', false],
  ['fe80::1', false],
  ['2001::1', false],
  ['2001:db8::1', false],
  ['2002:7f00:1::', false],
  ['3fff::1', false],
  ['example.org', false],
])('the address %s is public: %s', (address, expected) => {
  expect(isPublic(address)).toBe(expected);
});
