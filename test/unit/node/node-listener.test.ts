import { createServer, type IncomingMessage, request as send } from 'node:http';
import { type ClientHttp2Session, connect as connectHttp2, constants, createServer as createHttp2Server } from 'node:http2';
import { type AddressInfo, connect, type Server } from 'node:net';
import { buffer, text } from 'node:stream/consumers';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { type FetchHandler, nodeListener, type NodeListenerOptions } from '../../../src/node/index.ts';
import { gate } from '../helpers/server.ts';

/** As they are before any listener is made. */
const GLOBALS = [globalThis.Request, globalThis.Response];

async function listen(server: Server): Promise<number> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return (server.address() as AddressInfo).port;
}

async function serve(handler: FetchHandler, options?: NodeListenerOptions): Promise<{ url: string; port: number }> {
  const server = createServer(nodeListener(handler, options));
  const port = await listen(server);
  onTestFinished(async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });
  return { url: `http://127.0.0.1:${port}`, port };
}

async function serveHttp2(handler: FetchHandler, options?: NodeListenerOptions): Promise<ClientHttp2Session> {
  const server = createHttp2Server(nodeListener(handler, options));
  const session = connectHttp2(`http://127.0.0.1:${await listen(server)}`);
  onTestFinished(() => {
    session.destroy();
    server.close();
  });
  return session;
}

/** Writes bytes to a port and gives all that comes back until the server ends. A client that ends first may get no answer. */
function exchange(port: number, bytes: string | Uint8Array): Promise<string> {
  const socket = connect(port, '127.0.0.1', () => void socket.write(bytes));
  return text(socket).catch(() => '');
}

describe('a fetch-style handler on a server of Node', () => {
  it('gets method, address, headers and body, and its status, headers and body come back', async () => {
    const { url } = await serve(async (request) => {
      const { method, headers } = request;
      const seen = [method, request.url, headers.get('x-one'), await request.text()];
      return Response.json(seen, {
        status: 201,
        headers: [
          ['x-two', '2'],
          ['set-cookie', 'a=1'],
          ['set-cookie', 'b=2'],
        ],
      });
    });
    const response = await fetch(`${url}/a%2Fb?c=%20d`, { method: 'PUT', headers: { 'x-one': '1' }, body: 'sent ✓' });
    expect([response.status, await response.json()]).toEqual([201, ['PUT', `${url}/a%2Fb?c=%20d`, '1', 'sent ✓']]);
    expect([response.headers.get('x-two'), response.headers.getSetCookie()]).toEqual(['2', ['a=1', 'b=2']]);
  });

  it('gets a request that can be copied and sent on like any other', async () => {
    const behind = await serve(async (request) => new Response(`${request.headers.get('x-one')} ${await request.text()}`));
    const { url } = await serve((request) => fetch(new Request(behind.url, new Request(request, { headers: { 'x-one': 'copied' } }))));
    const response = await fetch(url, { method: 'POST', body: 'on its way' });
    expect(await response.text()).toBe('copied on its way');
  });

  it('leaves the global Request and Response as they are', async () => {
    const { url } = await serve((request) => Response.json(request instanceof Request));
    expect([await (await fetch(url)).json(), globalThis.Request, globalThis.Response]).toEqual([true, ...GLOBALS]);
  });

  it('is told the origin that pages see, whatever the Host header says', async () => {
    const { port } = await serve((request) => new Response(request.url), { origin: 'https://shop.example' });
    const answer = await exchange(port, 'GET /a?b HTTP/1.1\r\nHost: evil.example\r\nConnection: close\r\n\r\n');
    expect(answer).toMatch(/https:\/\/shop\.example\/a\?b$/m);
    expect(await exchange(port, 'GET /old HTTP/1.0\r\n\r\n')).toContain('https://shop.example/old');
  });

  it('takes no origin that is none', () => {
    expect(() => nodeListener(() => new Response(), { origin: 'shop.example' })).toThrow(new TypeError('origin must be origins, such as https://shop.example'));
  });

  it('speaks HTTP/2 as well', async () => {
    const session = await serveHttp2(async (request) => {
      const said = [request.method, request.url, [...request.headers], await request.text()];
      return Response.json(said, { status: 201, statusText: 'no such thing here', headers: { 'x-two': '2' } });
    });
    const stream = session.request({ ':method': 'POST', ':path': '/a%2Fb?c', ':authority': 'shop.example', 'x-one': '1' });
    const answered = new Promise<Record<string, unknown>>((resolve) => stream.once('response', resolve));
    stream.end('body');
    expect(JSON.parse(await text(stream))).toEqual(['POST', 'http://shop.example/a%2Fb?c', [['x-one', '1']], 'body']);
    expect(await answered).toMatchObject({ ':status': 201, 'x-two': '2' });
  });
});

describe('bodies', () => {
  it('are streamed both ways, not gathered', async () => {
    const { opened, open } = gate();
    const { url } = await serve((request) => new Response(request.body));
    const body = new ReadableStream({
      async start(controller) {
        controller.enqueue(new TextEncoder().encode('first'));
        await opened;
        controller.enqueue(new TextEncoder().encode('second'));
        controller.close();
      },
    });
    const response = await fetch(url, { method: 'POST', body, duplex: 'half' } as RequestInit);
    const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
    expect((await reader?.read())?.value).toBe('first');
    open();
    expect((await reader?.read())?.value).toBe('second');
  });

  it('that are not read to their end do not keep the answer from arriving', async () => {
    const { url } = await serve(async (request) => {
      for await (const _chunk of request.body as unknown as AsyncIterable<Uint8Array>) break;
      return new Response('too long', { status: 413 });
    });
    const response = await fetch(url, { method: 'POST', body: new Uint8Array(8 * 1024 * 1024) });
    expect([response.status, await response.text()]).toEqual([413, 'too long']);
  });

  it.each([204, 304])('are absent from a %d', async (status) => {
    const { url } = await serve(() => new Response(null, { status }));
    const response = await fetch(url);
    expect([response.status, await response.text()]).toEqual([status, '']);
  });
});

describe('a body that a parser has read before', () => {
  /** As frameworks do it: the parser first, then the handler. */
  async function serveAfter(parse: (incoming: IncomingMessage, body: Buffer) => void) {
    const onError = vi.fn();
    const handler = vi.fn(async (request: Request) => new Response(`${request.method} ${await request.text()}`));
    const listener = nodeListener(handler, { onError });
    const server = createServer(async (incoming, outgoing) => {
      parse(incoming, await buffer(incoming));
      listener(incoming, outgoing);
    });
    const url = `http://127.0.0.1:${await listen(server)}`;
    onTestFinished(() => void server.close());
    const ask = async (init: RequestInit) => {
      const response = await fetch(url, init);
      return [response.status, await response.text()];
    };
    return { url, ask, handler, onError };
  }

  it('is said to be gone, instead of an empty one', async () => {
    const { ask, handler, onError } = await serveAfter((incoming, body) => Object.assign(incoming, { body: JSON.parse(body.toString()) }));
    expect(await ask({ method: 'POST', body: '[]' })).toEqual([500, '']);
    expect(handler).not.toHaveBeenCalled();
    expect(onError.mock.calls).toEqual([[new TypeError('The body was read before: put the handler before body parsers')]]);
  });

  it('is there when its bytes were kept as rawBody', async () => {
    const { ask, onError } = await serveAfter((incoming, rawBody) => Object.assign(incoming, { rawBody }));
    expect([await ask({ method: 'POST', body: 'kept ✓' }), onError.mock.calls]).toEqual([[200, 'POST kept ✓'], []]);
  });

  it('is not missed by a GET, whose body no handler gets', async () => {
    const { url, handler, onError } = await serveAfter(() => undefined);
    const { port } = new URL(url);
    const answer = await exchange(Number(port), 'GET / HTTP/1.1\r\nHost: a.example\r\nContent-Length: 2\r\nConnection: close\r\n\r\n[]');
    expect([answer.slice(0, 12), handler.mock.calls.length, onError.mock.calls]).toEqual(['HTTP/1.1 200', 1, []]);
  });

  it.each([{ method: 'GET' }, { method: 'POST' }, { method: 'POST', body: '' }])('is not missed by a request that has none: %j', async (init) => {
    const { ask, onError } = await serveAfter(() => undefined);
    expect([await ask(init), onError.mock.calls]).toEqual([[200, `${init.method} `], []]);
  });
});

describe('a client that goes away', () => {
  it('aborts the request', async () => {
    const { opened, open } = gate<unknown>();
    const { opened: arrived, open: arrive } = gate();
    const { url } = await serve(async ({ signal }) => {
      signal.addEventListener('abort', () => open(signal.aborted));
      arrive();
      await opened;
      return new Response();
    });
    const controller = new AbortController();
    const call = fetch(url, { method: 'POST', body: '[]', signal: controller.signal });
    await arrived;
    controller.abort();
    await expect(call).rejects.toThrow();
    expect(await opened).toBe(true);
  });

  it('aborts the request over HTTP/2, and leaves the others of its connection alone', async () => {
    const { opened: aborted, open: abort } = gate();
    const { opened: arrived, open: arrive } = gate();
    const { opened: released, open: release } = gate();
    const session = await serveHttp2(async (request) => {
      const { pathname } = new URL(request.url);
      if (pathname === '/stays') return released.then(() => new Response(`${request.signal.aborted}`));
      request.signal.addEventListener('abort', () => abort());
      arrive();
      await aborted;
      return new Response();
    });
    const stays = session.request({ ':method': 'POST', ':path': '/stays' });
    const goes = session.request({ ':method': 'POST', ':path': '/goes' });
    goes.on('error', () => undefined);
    await arrived;
    goes.close(constants.NGHTTP2_CANCEL);
    await aborted;
    release();
    stays.end();
    expect(await text(stays)).toBe('false');
  });

  it('ends the body that is on its way to it', async () => {
    const { opened: cancelled, open: cancel } = gate();
    const { url } = await serve(
      () => new Response(new ReadableStream({ pull: (controller) => controller.enqueue(new Uint8Array(1024)), cancel: () => cancel() })),
    );
    const controller = new AbortController();
    const response = await fetch(url, { signal: controller.signal });
    await response.body?.getReader().read();
    controller.abort();
    await cancelled;
  });
});

describe('what goes wrong', () => {
  const SECRET = 'canary-secret';

  it.each([
    ['a handler that throws', () => Promise.reject(new Error(SECRET))],
    [
      'a handler that throws at once',
      () => {
        throw new Error(SECRET);
      },
    ],
    ['a handler that throws what is no error', () => Promise.reject(SECRET)],
    ['a handler that answers nothing', () => undefined as unknown as Response],
  ] as [string, FetchHandler][])('in %s is a bare 500 for the client and an error for the server', async (_case, handler) => {
    const onError = vi.fn();
    const { url } = await serve(handler, { onError });
    const response = await fetch(url);
    expect([response.status, response.headers.get('content-type'), await response.text()]).toEqual([500, null, '']);
    expect(onError).toHaveBeenCalledOnce();
  });

  it.each([
    ['at its beginning', []],
    ['later', [new TextEncoder().encode('begun')]],
  ])('in a body %s never tells the client why', async (_when, chunks) => {
    const onError = vi.fn();
    const quiet = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    onTestFinished(() => quiet.mockRestore());
    const left = [...chunks];
    const pull = (controller: ReadableStreamDefaultController): void => {
      const chunk = left.shift();
      if (chunk) controller.enqueue(chunk);
      else controller.error(new Error(SECRET));
    };
    const { port } = await serve(() => new Response(new ReadableStream({ pull })), { onError });
    expect(await exchange(port, 'GET / HTTP/1.1\r\nHost: a.example\r\nConnection: close\r\n\r\n')).not.toContain(SECRET);
    expect(onError).toHaveBeenCalledWith(expect.objectContaining({ message: SECRET }));
    expect(JSON.stringify(quiet.mock.calls)).not.toContain(SECRET);
  });

  it('because the library is not installed is a bare 500 with its name for the server', async () => {
    vi.doMock('@hono/node-server', () => {
      throw new Error('Cannot find package @hono/node-server');
    });
    onTestFinished(() => void vi.doUnmock('@hono/node-server'));
    const onError = vi.fn();
    const { url } = await serve(() => new Response(), { onError });
    for (let count = 0; count < 2; count++) expect((await fetch(url)).status).toBe(500);
    expect(onError.mock.calls).toMatchObject([[{ cause: new Error('Cannot find package @hono/node-server') }]]);
  });

  it('in the listener of errors does no harm to the answer', async () => {
    const quiet = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    onTestFinished(() => quiet.mockRestore());
    const broken = (): never => {
      throw new Error('the listener');
    };
    const { url } = await serve(broken, { onError: broken });
    expect((await fetch(url)).status).toBe(500);
    expect(quiet).toHaveBeenCalledOnce();
  });

  it.each([
    ['TRACE', 'TRACE / HTTP/1.1\r\nHost: a.example\r\nCookie: canary-secret\r\nConnection: close\r\n\r\n', 405],
    ['a Host header that is none', 'GET / HTTP/1.1\r\nHost: a b/../@\r\nConnection: close\r\n\r\n', 400],
    ['no Host header', 'GET / HTTP/1.0\r\n\r\n', 400],
    ['a path with a backslash', 'GET /a\\b HTTP/1.1\r\nHost: a.example\r\nConnection: close\r\n\r\n', 400],
    ['an address that is no path', 'GET * HTTP/1.1\r\nHost: a.example\r\nConnection: close\r\n\r\n', 400],
  ])('in a request with %s is refused before the handler', async (_case, bytes, status) => {
    const handler = vi.fn(() => new Response());
    const { port } = await serve(handler);
    const answer = await exchange(port, bytes);
    expect([answer.slice(0, 12), handler.mock.calls, answer.includes(SECRET)]).toEqual([`HTTP/1.1 ${status}`, [], false]);
  });

  it('in one request leaves the server there for the next', async () => {
    const { url, port } = await serve(async (request) => new Response(await request.text()), { onError: () => undefined });
    const broken = send(`${url}/`, { method: 'POST', headers: { 'content-length': '100' } });
    broken.on('error', () => undefined);
    await new Promise<void>((resolve) => broken.write('cut short', () => resolve()));
    broken.destroy();
    await exchange(port, 'nonsense\r\n\r\n');
    expect(await (await fetch(url, { method: 'POST', body: 'still there' })).text()).toBe('still there');
  });
});
