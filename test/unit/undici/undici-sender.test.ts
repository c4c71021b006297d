import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { brotliCompressSync, deflateRawSync, deflateSync, gzipSync } from 'node:zlib';
import { gate, type Handler, json, startServer, type TestServer } from 'storewire-dev-kit/server';
import type * as Library from 'undici';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import {
  type CallEvent,
  createTransport,
  fixedToken,
  type StoreError,
  type TransportOptions,
  withResponse,
} from '../../../src/index.ts';
import { addToCurrentCart, getOrder } from '../../../src/operations.ts';
import { operation, type RequestBody } from '../../../src/runtime/index.ts';
import { failureOf } from '../helpers/failure.ts';

const ORDER = { order: { id: 'o1' } };

let library: typeof Library;
let undiciSender: typeof import('../../../src/undici/index.ts').undiciSender;

async function open(
  handler: Handler,
  options: TransportOptions = {},
): Promise<{ server: TestServer; client: ReturnType<typeof createTransport> }> {
  const server = await startServer(handler);
  const client = createTransport({
    baseUrl: server.url,
    auth: fixedToken('t1'),
    retry: { baseMs: 0 },
    sender: undiciSender(),
    ...options,
  });
  return { server, client };
}

describe.each([
  ['the oldest', () => import('undici-oldest') as unknown as Promise<typeof Library>],
  ['a common', () => import('undici')],
  ['the newest', () => import('undici-newest') as unknown as Promise<typeof Library>],
])('a client on %s undici', (_age, load) => {
  beforeAll(async () => {
    library = await load();
    const { Agent, request } = library;
    vi.resetModules();
    vi.doMock('undici', () => ({ Agent, request }));
    ({ undiciSender } = await import('../../../src/undici/index.ts'));
  });
  afterAll(() => {
    vi.doUnmock('undici');
    vi.resetModules();
  });

  it('sends what fetch sends', async () => {
    const { server, client } = await open((_request, response) => json(response, ORDER));
    const overFetch = createTransport({ baseUrl: server.url, auth: fixedToken('t1') });
    for (const each of [client, overFetch]) {
      await getOrder(each, { id: 'o/1' }, { headers: { 'x-own': 'größe' } });
      await addToCurrentCart(each, { lineItems: [{ quantity: 2 }] } as never);
    }
    const [read, write, readOverFetch, writeOverFetch] = server.requests.map((request) => {
      const headers = { ...request.headers };
      // fetch adds two headers for browsers, and names `br` over https only
      for (const name of ['accept-language', 'sec-fetch-mode', 'accept-encoding']) delete headers[name];
      return { ...request, headers };
    });
    expect(read).toEqual(readOverFetch);
    expect(write).toEqual(writeOverFetch);
  });

  it('returns status, headers and body of a response', async () => {
    const { client } = await open((_request, response) =>
      json(response, ORDER, 200, { 'x-one': '1', 'set-cookie': 'a=1' }),
    );
    const { data, response } = await withResponse(client, getOrder, { id: 'o1' });
    expect(data).toEqual(ORDER);
    expect([response.ok, response.status, response.headers.get('X-One')]).toEqual([true, 200, '1']);
    expect(response.headers.getSetCookie()).toEqual(['a=1']);
  });

  it.each([
    ['gzip', gzipSync],
    ['br', brotliCompressSync],
    ['gzip, br', (text: string) => brotliCompressSync(gzipSync(text))],
  ])('reads a body that is compressed with %s', async (encoding, compress) => {
    const { client } = await open((_request, response) =>
      response
        .writeHead(200, { 'content-type': 'application/json', 'content-encoding': encoding })
        .end(compress(JSON.stringify(ORDER))),
    );
    expect(await getOrder(client, { id: 'o1' })).toEqual(ORDER);
  });

  it('fails for a body that is not compressed as its header says', async () => {
    const { client } = await open((_request, response) =>
      json(response, ORDER, 200, { 'content-encoding': 'gzip' }),
    );
    const { reason, status, attempts } = await failureOf(getOrder(client, { id: 'o1' }, { retries: 1 }));
    expect([reason, status, attempts]).toEqual(['network', 200, 2]);
  });

  const COMPRESSED = gzipSync(JSON.stringify(ORDER));

  it.each<[string, number, Record<string, string>, Uint8Array]>([
    [
      'deflate without a header',
      200,
      { 'content-encoding': 'deflate' },
      deflateRawSync(JSON.stringify(ORDER)),
    ],
    ['deflate', 200, { 'content-encoding': 'deflate' }, deflateSync(JSON.stringify(ORDER))],
    ['gzip that ends too early', 200, { 'content-encoding': 'gzip' }, COMPRESSED.subarray(0, -12)],
    ['gzip without its checksum', 200, { 'content-encoding': 'gzip' }, COMPRESSED.subarray(0, -8)],
    [
      'brotli that ends too early',
      200,
      { 'content-encoding': 'br' },
      brotliCompressSync(JSON.stringify({ order: { id: 'o1', note: 'x'.repeat(50) + Math.PI } })).subarray(
        0,
        -9,
      ),
    ],
    ['407', 407, {}, new TextEncoder().encode('{}')],
  ])('ends as with fetch: %s', async (_title, status, headers, body) => {
    const { server, client } = await open((_request, response) => {
      response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(body);
    });
    const overFetch = createTransport({ baseUrl: server.url, auth: fixedToken('t1'), retry: { baseMs: 0 } });
    const [outcome, expected] = await Promise.all(
      [client, overFetch].map((each) =>
        getOrder(each, { id: 'o1' }).catch(({ kind, reason, status, attempts }: StoreError) => ({
          kind,
          reason,
          status,
          attempts,
        })),
      ),
    );
    expect(outcome).toEqual(expected);
  });

  it('sends header values without the spaces around them', async () => {
    let received = '';
    const server = createServer((socket) =>
      socket.on('data', (data) => {
        received += data;
        socket.end('HTTP/1.1 200 OK\r\ncontent-type: application/json\r\ncontent-length: 2\r\n\r\n{}');
      }),
    ).listen(0, '127.0.0.1');
    onTestFinished(() => void server.close());
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    const client = createTransport({ baseUrl: `http://127.0.0.1:${port}`, sender: undiciSender() });
    await getOrder(client, { id: 'o1' }, { headers: { 'x-own': ' \t a b\t ' } });
    expect(received).toMatch(/^x-own: a b\r$/m);
  });

  it('sends files and forms, and reads files', async () => {
    const { server, client } = await open((_request, response) =>
      response.writeHead(200, { 'content-type': 'image/png' }).end('bytes'),
    );
    const send = (body: RequestBody, headers: Record<string, string>): Promise<Blob> =>
      operation<object, Blob>('files.send', 'POST', '/files', {
        prepare: ({ method }, path) => ({ path, content: { method, body }, headers }),
        receive: async (response) => ({ text: '', data: await response.blob() }),
      })(client);
    const read = await send(new Blob(['abc']), { 'content-type': 'image/gif' });
    expect([await read.text(), read.type]).toEqual(['bytes', 'image/png']);
    expect(server.requests[0]).toMatchObject({ body: 'abc', headers: { 'content-type': 'image/gif' } });
    const form = new FormData();
    form.append('file', new Blob(['abc']));
    await send(form, {});
    expect(server.requests[1]?.headers['content-type']).toMatch(/^multipart\/form-data; boundary=/);
    expect(server.requests[1]?.body).toContain('name="file"; filename="blob"');
  });

  it('follows no redirect, even with a dispatcher that does', async () => {
    const elsewhere = await startServer((_request, response) => json(response, ORDER));
    const { Agent } = library;
    const agent = new Agent();
    const dispatcher = library.interceptors?.redirect
      ? agent.compose(library.interceptors.redirect({ maxRedirections: 3 }))
      : new Agent({ maxRedirections: 3 } as never);
    const { client } = await open(
      (_request, response) => response.writeHead(302, { location: `${elsewhere.url}/` }).end(),
      { sender: undiciSender({ dispatcher }) },
    );
    const { status, reason } = await failureOf(getOrder(client, { id: 'o1' }));
    expect([status, reason]).toEqual([302, 'badAnswer']);
    expect(elsewhere.requests).toEqual([]);
  });

  it('ends a request whose time is up, and repeats it', async () => {
    let count = 0;
    const { client, server } = await open((_request, response) =>
      count++ === 0 ? undefined : json(response, ORDER),
    );
    expect(await getOrder(client, { id: 'o1' }, { timeoutMs: 300 })).toEqual(ORDER);
    expect(server.requests).toHaveLength(2);
  });

  it.each(['before the headers', 'in the middle of the body'])(
    'ends a call that is aborted %s',
    async (when) => {
      const arrived = gate();
      const closed = gate();
      const { client } = await open((_request, response) => {
        response.on('close', () => closed.open());
        if (when !== 'before the headers')
          response.writeHead(200, { 'content-type': 'application/json' }).write('{"order":');
        arrived.open();
      });
      const controller = new AbortController();
      const call = failureOf(getOrder(client, { id: 'o1' }, { signal: controller.signal }));
      await arrived.opened;
      controller.abort('gone');
      const { reason, cause } = await call;
      expect([reason, cause]).toEqual(['abort', 'gone']);
      await closed.opened;
    },
  );

  it('reports the same events as fetch', async () => {
    const events: (string | undefined)[][] = [[], []];
    const facts = (event: CallEvent): string =>
      [
        event.type,
        event.attempts,
        'status' in event && event.status,
        'error' in event && event.error.code,
      ].join();
    for (const [index, list] of events.entries()) {
      let count = 0;
      const { client } = await open(
        (_request, response) =>
          count++ === 0
            ? json(response, {}, 503, { 'x-wix-request-id': 'req-1' })
            : json(response, { message: 'no' }, 404),
        { on: (event) => list.push(facts(event)), ...(index && { sender: undefined }) },
      );
      const error = await failureOf(getOrder(client, { id: 'o1' }));
      list.push(JSON.stringify(error));
    }
    expect(events[0]).toHaveLength(7);
    expect(events[0]).toEqual(events[1]);
  });
});
