import { type WebMethodCaller, webMethod, webMethodHandler } from 'storewire-server';
import { describe, expect, it, vi } from 'vitest';
import { showAll } from '../helpers/failure.ts';
import { EXCEPTION, INVALID, startSite, UNKNOWN } from './site.ts';

const echo = webMethod('anyone', (_caller, ...args: unknown[]) => args);

describe('a web method', () => {
  it('gets who calls and the arguments of the call, and its result comes back', async () => {
    const add = webMethod('anyone', async ({ subjectId, request }, a: number, b: number) => ({
      sum: a + b,
      subjectId,
      agent: request.headers.get('x-one'),
    }));
    const { ask } = await startSite({ modules: { numbers: { add } } });
    const { status, body, headers } = await ask('/_webMethods/numbers/add', {
      body: '[1,2]',
      headers: { 'x-one': '1' },
    });
    expect([status, body]).toEqual([200, { result: { sum: 3, subjectId: 'v1', agent: '1' } }]);
    expect([headers.get('cache-control'), headers.get('x-content-type-options')]).toEqual([
      'private, no-store',
      'nosniff',
    ]);
  });

  it.each([
    ['its plain name', '/_webMethods/shop.web.js/echo'],
    ['the name with .ajax, as clients of the platform say it', '/_webMethods/shop.web.js/echo.ajax'],
    ['an encoded name', '/_webMethods/shop%2Eweb.js/%65cho'],
    ['a name before a query', '/_webMethods/shop.web.js/echo?module=other'],
  ])('is found by %s', async (_by, path) => {
    const { ask } = await startSite({ modules: { 'shop.web.js': { echo } } });
    expect(await ask(path, { body: '["a",{"b":[null,true]}]' })).toMatchObject({
      status: 200,
      body: { result: ['a', { b: [null, true] }] },
    });
  });

  it('is found below the path where the handler is mounted, also if the framework has removed it, and nowhere else', async () => {
    const { ask } = await startSite({ modules: { shop: { echo } }, mount: '/api' });
    expect(await ask('/api/_webMethods/shop/echo')).toMatchObject({ status: 200 });
    expect(await ask('/_webMethods/shop/echo')).toMatchObject({ status: 200 });
    expect(await ask('/other/_webMethods/shop/echo')).toMatchObject(INVALID);
  });

  it('is called with any type of content, as clients of the platform name none', async () => {
    const { ask } = await startSite({ modules: { shop: { echo } } });
    expect(await ask('/_webMethods/shop/echo', { headers: { 'content-type': 'text/plain' } })).toMatchObject({
      status: 200,
    });
  });

  it('with a parser gets what that makes of the arguments, and does not run when it throws', async () => {
    const run = vi.fn((_caller: WebMethodCaller, pieces: number) => pieces);
    const parse = ([pieces]: unknown[]): [number] => {
      if (typeof pieces !== 'number') throw new Error('canary');
      return [pieces + 1];
    };
    const { ask } = await startSite({ modules: { shop: { run: webMethod('anyone', run, { parse }) } } });
    expect(await ask('/_webMethods/shop/run', { body: '[1,2]' })).toMatchObject({
      status: 200,
      body: { result: 2 },
    });
    expect(await ask('/_webMethods/shop/run', { body: '["1"]' })).toMatchObject(INVALID);
    expect(run).toHaveBeenCalledOnce();
  });

  it('learns by the signal of its request when the caller goes away', async () => {
    const { promise: aborted, resolve } = Promise.withResolvers<void>();
    const { promise: begun, resolve: begin } = Promise.withResolvers<void>();
    const wait = webMethod('anyone', async ({ request }) => {
      request.signal.addEventListener('abort', () => resolve());
      begin();
      await aborted;
    });
    const { url } = await startSite({ modules: { shop: { wait } } });
    const controller = new AbortController();
    const call = fetch(`${url}/_webMethods/shop/wait`, {
      method: 'POST',
      body: '[]',
      headers: { authorization: 'visitor' },
      signal: controller.signal,
    });
    await begun;
    controller.abort();
    await expect(call).rejects.toThrow();
    await aborted;
  });
});

describe('a request that is not a call', () => {
  it.each([
    ['no arguments', '/_webMethods/shop/echo', ''],
    ['invalid JSON', '/_webMethods/shop/echo', '[1'],
    ['an object', '/_webMethods/shop/echo', '{"0":1,"length":1}'],
    ['a text', '/_webMethods/shop/echo', '"[]"'],
    ['null', '/_webMethods/shop/echo', 'null'],
    ['one name', '/_webMethods/shop', '[]'],
    ['three names', '/_webMethods/shop/echo/more', '[]'],
    ['an empty name', '/_webMethods/shop/', '[]'],
    ['a name that is no UTF-8', '/_webMethods/shop/%ff', '[]'],
    ['another path', '/other', '[]'],
  ])('is an invalid request: %s', async (_what, path, body) => {
    const { ask, events } = await startSite({ modules: { shop: { echo } } });
    expect(await ask(path, { body })).toMatchObject(INVALID);
    expect(events).toMatchObject([{ type: 'failure', status: 400 }]);
  });

  it.each(['canary', 'WyJjYW5hcnkiXQ==', '{"canary":1}'])(
    'tells the listener what the body must be, and nothing of it: %s',
    async (body) => {
      const { ask, events } = await startSite({ modules: { shop: { echo } } });
      await ask('/_webMethods/shop/echo', { body });
      expect(events).toMatchObject([
        { error: { cause: { message: expect.stringContaining('as a JSON array') } } },
      ]);
      expect(showAll(events)).not.toContain(body.slice(0, 7));
    },
  );

  it('is not found if its module or function is not listed', async () => {
    const run = vi.fn();
    const { ask } = await startSite({ modules: { shop: { echo: webMethod('anyone', run) } } });
    const names = [
      '__proto__',
      'constructor',
      'toString',
      'hasOwnProperty',
      'valueOf',
      'then',
      'other',
      'Echo',
      'echo%20',
      'echo%00',
      'echo.',
      'echo.ajax.ajax',
    ];
    for (const name of names) {
      for (const path of [
        `/_webMethods/shop/${name}`,
        `/_webMethods/${name}/echo`,
        `/_webMethods/${name}/${name}`,
        `/_webMethods/${name}/call`,
      ]) {
        expect(await ask(path, { token: '' })).toMatchObject(UNKNOWN);
      }
    }
    expect(await ask('/_webMethods/shop%2Fecho/x')).toMatchObject(UNKNOWN);
    expect(run).not.toHaveBeenCalled();
  });

  it.each(['GET', 'HEAD', 'PUT', 'DELETE', 'PATCH', 'OPTIONS'])(
    'is rejected with the method %s',
    async (method) => {
      const { ask } = await startSite({ modules: { shop: { echo } } });
      const { status, headers } = await ask('/_webMethods/shop/echo', { method });
      expect([status, headers.get('allow')]).toEqual([405, 'POST']);
    },
  );

  it.each([
    ['says so', new Uint8Array(2000)],
    ['does not say so', new Blob([new Uint8Array(2000)]).stream()],
  ])('is rejected if its body is too long and %s', async (_how, body) => {
    const { url } = await startSite({ modules: { shop: { echo } }, maxBodyBytes: 1000 });
    const response = await fetch(`${url}/_webMethods/shop/echo`, {
      method: 'POST',
      body,
      duplex: 'half',
      headers: { authorization: 'visitor' },
    } as RequestInit);
    expect([response.status, await response.text()]).toEqual([413, 'The request body is too large']);
  });
});

it.each<[string, (request: Request) => unknown]>([
  ['read', (request) => request.text()],
  ['taken', (request) => request.body?.getReader()],
])('a body that was read before is a failure of the server: it was %s', async (_what, use) => {
  const { handler, events } = await startSite({ modules: { shop: { echo } } });
  const request = new Request('https://site.example/_webMethods/shop/echo', {
    method: 'POST',
    headers: { authorization: 'visitor' },
    body: '[]',
  });
  await use(request);
  const response = await handler(request);
  expect({ status: response.status, body: await response.json() }).toEqual(EXCEPTION);
  expect(events).toMatchObject([
    {
      type: 'failure',
      error: expect.objectContaining({ message: expect.stringContaining('with an unread body') }),
    },
  ]);
});

describe('a handler cannot be created', () => {
  const make = (changes: object): (() => unknown) => {
    const whole = {
      modules: { shop: { echo } },
      tokenInfo: async () => ({ active: false }),
      clientId: 'client-1',
      siteId: 'site-1',
    };
    return () => webMethodHandler({ ...whole, ...changes });
  };

  it.each([
    ['without a client', { clientId: undefined }],
    ['without any of several clients', { clientId: [] }],
    ['with an empty client', { clientId: ['client-1', ''] }],
    ['without a site', { siteId: '' }],
    ['with a mount that ends with a slash', { mount: '/api/' }],
    ['with a mount that is not a path', { mount: 'api' }],
    ['with a module that is a path', { modules: { 'a/b': { echo } } }],
    ['with a module that is a dot segment', { modules: { '..': { echo } } }],
    ['with a function named then', { modules: { shop: Object.fromEntries([['then', echo]]) } }],
    ['with a function named like one of Object.prototype', { modules: { shop: { toString: echo } } }],
    ['with an invalid function name', { modules: { shop: { 'a.b': echo } } }],
    ['with a maxBodyBytes that is not a number', { maxBodyBytes: Number.NaN }],
    ['with a tokenTimeoutMs that is not a number', { tokenTimeoutMs: Number.NaN }],
    ['with a bare function', { modules: { shop: { echo: () => 1 } } }],
  ])('%s', (_how, changes) => {
    expect(make(changes)).toThrow(TypeError);
  });

  it('with an unknown permission', () => {
    expect(() => webMethod('everyone' as 'anyone', () => 1)).toThrow(
      new TypeError('permission must be anyone, site-member or admin'),
    );
    expect(() => webMethod('toString' as 'anyone', () => 1)).toThrow(TypeError);
  });
});
