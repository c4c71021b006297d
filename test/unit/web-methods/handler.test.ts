import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { lazyModule, webMethod, webMethodError, webMethodHandler, type WebMethodCaller } from '../../../src/web-methods/server.ts';
import { MASK, startSite } from './site.ts';

const INVALID = { status: 400, body: { message: 'invalid request' } };
const MISSING = { status: 401, body: { message: 'Request is missing authentication data' } };
const FORBIDDEN = { status: 403, body: { message: 'Insufficient permissions' } };
const UNKNOWN = { status: 404, body: { message: 'There is no such web method' } };
const EXCEPTION = { status: 500, body: { message: MASK, details: { applicationError: { code: 'WEB_METHOD_EXCEPTION', description: MASK } } } };

const echo = webMethod('anyone', (_caller, ...args: unknown[]) => args);
const whoCalls = ({ subjectType, subjectId }: WebMethodCaller): object => ({ subjectType, subjectId });
const levels = { anyone: webMethod('anyone', whoCalls), member: webMethod('site-member', whoCalls), admin: webMethod('admin', whoCalls) };

describe('a web method', () => {
  it('gets who calls and the arguments of the call, and its result comes back', async () => {
    const add = webMethod('anyone', async ({ subjectId, request }, a: number, b: number) => ({ sum: a + b, subjectId, agent: request.headers.get('x-one') }));
    const { ask } = await startSite({ modules: { numbers: { add } } });
    const { status, body, headers } = await ask('/_webMethods/numbers/add', { body: '[1,2]', headers: { 'x-one': '1' } });
    expect([status, body]).toEqual([200, { result: { sum: 3, subjectId: 'v1', agent: '1' } }]);
    expect([headers.get('cache-control'), headers.get('x-content-type-options')]).toEqual(['private, no-store', 'nosniff']);
  });

  it.each([
    ['its plain name', '/_webMethods/shop.web.js/echo'],
    ['the name with .ajax, as clients of the platform say it', '/_webMethods/shop.web.js/echo.ajax'],
    ['an encoded name', '/_webMethods/shop%2Eweb.js/%65cho'],
    ['a name before a query', '/_webMethods/shop.web.js/echo?module=other'],
  ])('is found by %s', async (_by, path) => {
    const { ask } = await startSite({ modules: { 'shop.web.js': { echo } } });
    expect(await ask(path, { body: '["a",{"b":[null,true]}]' })).toMatchObject({ status: 200, body: { result: ['a', { b: [null, true] }] } });
  });

  it('is found below the path where the handler is mounted, and only there', async () => {
    const { ask } = await startSite({ modules: { shop: { echo } }, mount: '/api' });
    expect(await ask('/api/_webMethods/shop/echo')).toMatchObject({ status: 200 });
    expect(await ask('/_webMethods/shop/echo')).toMatchObject(INVALID);
  });

  it('that returns nothing answers without a result', async () => {
    const { ask } = await startSite({ modules: { shop: { nothing: webMethod('anyone', () => undefined) } } });
    expect(await ask('/_webMethods/shop/nothing')).toMatchObject({ status: 200, body: {} });
  });

  it('is called with any type of content, as clients of the platform name none', async () => {
    const { ask } = await startSite({ modules: { shop: { echo } } });
    expect(await ask('/_webMethods/shop/echo', { headers: { 'content-type': 'text/plain' } })).toMatchObject({ status: 200 });
  });

  it('with a parser gets what that makes of the arguments, and does not run when it throws', async () => {
    const run = vi.fn((_caller: WebMethodCaller, pieces: number) => pieces);
    const parse = ([pieces]: unknown[]): [number] => {
      if (typeof pieces !== 'number') throw new Error('canary');
      return [pieces + 1];
    };
    const { ask } = await startSite({ modules: { shop: { run: webMethod('anyone', run, { parse }) } } });
    expect(await ask('/_webMethods/shop/run', { body: '[1,2]' })).toMatchObject({ status: 200, body: { result: 2 } });
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
    const call = fetch(`${url}/_webMethods/shop/wait`, { method: 'POST', body: '[]', headers: { authorization: 'visitor' }, signal: controller.signal });
    await begun;
    controller.abort();
    await expect(call).rejects.toThrow();
    await aborted;
  });
});

describe('permissions', () => {
  it.each([
    ['visitor', [200, 403, 403]],
    ['member', [200, 200, 403]],
    ['user', [200, 200, 200]],
    ['app', [403, 403, 403]],
    ['unheardOf', [403, 403, 403]],
    ['nobody', [403, 403, 403]],
    ['otherSite', [403, 403, 403]],
    ['noSite', [403, 403, 403]],
    ['otherClient', [403, 403, 403]],
    ['noClient', [403, 403, 403]],
    ['inactive', [401, 401, 401]],
    ['almostActive', [401, 401, 401]],
    ['over', [401, 401, 401]],
    ['overAsText', [401, 401, 401]],
    ['oddEnd', [401, 401, 401]],
    ['unknown', [401, 401, 401]],
    ['', [401, 401, 401]],
    ['Bearer ', [401, 401, 401]],
    ['Bearer member', [200, 200, 403]],
  ])('for the token "%s" at the levels anyone, site-member and admin: %j', async (token, statuses) => {
    const { ask } = await startSite({ modules: { levels } });
    const answers = await Promise.all(Object.keys(levels).map((level) => ask(`/_webMethods/levels/${level}`, { token })));
    expect(answers.map(({ status }) => status)).toEqual(statuses);
    for (const { status, body } of answers) if (status !== 200) expect({ status, body }).toEqual(status === 401 ? MISSING : FORBIDDEN);
  });

  it('may name several clients, whose tokens are all taken', async () => {
    const { ask } = await startSite({ modules: { levels }, clientId: ['client-1', 'client-2'] });
    expect((await ask('/_webMethods/levels/admin', { token: 'otherClient' })).status).toBe(200);
    expect((await ask('/_webMethods/levels/admin', { token: 'noClient' })).status).toBe(403);
  });

  it('are checked before the body is read and before anything of a lazy module runs', async () => {
    const load = vi.fn(async () => ({ refund: (_caller: WebMethodCaller, id: string) => ({ id }), secret: () => 'canary' }));
    const { ask } = await startSite({ modules: { orders: lazyModule(load, { refund: 'admin' }) } });
    expect(await ask('/_webMethods/orders/refund', { token: '', body: 'no JSON' })).toMatchObject(MISSING);
    expect(await ask('/_webMethods/orders/refund', { token: 'member', body: 'no JSON' })).toMatchObject(FORBIDDEN);
    expect(await ask('/_webMethods/orders/secret', { token: 'user' })).toMatchObject(UNKNOWN);
    expect(await ask('/_webMethods/orders/refund', { token: 'user', body: '{}' })).toMatchObject(INVALID);
    expect(load).not.toHaveBeenCalled();
    expect(await ask('/_webMethods/orders/refund', { token: 'user', body: '["o1"]' })).toMatchObject({ status: 200, body: { result: { id: 'o1' } } });
    expect(load).toHaveBeenCalledOnce();
  });

  it('are asked of each caller: overlapping calls never see each other’s', async () => {
    const { promise: opened, resolve: open } = Promise.withResolvers<void>();
    let waiting = 0;
    const who = webMethod('anyone', async (caller, name: string) => {
      if (++waiting === 30) open();
      await opened;
      return [caller.subjectId, caller.request.headers.get('x-name'), name];
    });
    const { ask } = await startSite({ modules: { shop: { who } } });
    const names = Array.from({ length: 30 }, (_, index) => String(index));
    const tokenOf = (name: string): string => ['visitor', 'member', 'user'][Number(name) % 3] ?? '';
    const answers = await Promise.all(
      names.map((name) => ask('/_webMethods/shop/who', { token: tokenOf(name), body: JSON.stringify([name]), headers: { 'x-name': name } })),
    );
    expect(answers.map(({ body }) => body.result)).toEqual(names.map((name) => [`${tokenOf(name)[0]}1`, name, name]));
  });
});

describe('what is no call', () => {
  it.each([
    ['no arguments', '/_webMethods/shop/echo', ''],
    ['no JSON', '/_webMethods/shop/echo', '[1'],
    ['an object', '/_webMethods/shop/echo', '{"0":1,"length":1}'],
    ['a text', '/_webMethods/shop/echo', '"[]"'],
    ['null', '/_webMethods/shop/echo', 'null'],
    ['more arguments than a function can have', '/_webMethods/shop/echo', JSON.stringify(Array(1001).fill(0))],
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

  it('is not found when it is not listed, the same for a module as for a function', async () => {
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
      for (const path of [`/_webMethods/shop/${name}`, `/_webMethods/${name}/echo`, `/_webMethods/${name}/${name}`, `/_webMethods/${name}/call`]) {
        expect(await ask(path, { token: '' })).toMatchObject(UNKNOWN);
      }
    }
    expect(await ask('/_webMethods/shop%2Fecho/x')).toMatchObject(UNKNOWN);
    expect(run).not.toHaveBeenCalled();
  });

  it.each(['GET', 'HEAD', 'PUT', 'DELETE', 'PATCH'])('is refused by %s', async (method) => {
    const { ask } = await startSite({ modules: { shop: { echo } } });
    const { status, headers } = await ask('/_webMethods/shop/echo', { method });
    expect([status, headers.get('allow')]).toEqual([405, 'POST']);
  });

  it.each([
    ['says so', new Uint8Array(2000)],
    ['does not say so', new Blob([new Uint8Array(2000)]).stream()],
  ])('is refused when its body is too long and %s', async (_how, body) => {
    const { url } = await startSite({ modules: { shop: { echo } }, maxBodyBytes: 1000 });
    const response = await fetch(`${url}/_webMethods/shop/echo`, {
      method: 'POST',
      body,
      duplex: 'half',
      headers: { authorization: 'visitor' },
    } as RequestInit);
    expect([response.status, await response.json()]).toEqual([413, { message: 'The arguments are too long' }]);
  });
});

describe('a web method that fails', () => {
  const leak = (): Error =>
    Object.assign(new Error('canary message', { cause: 'canary cause' }), { code: 'canary-code', sql: 'canary-sql', status: 418, data: {} });
  const hostile = (): object =>
    new Proxy(new Error(), {
      get: () => {
        throw new Error('canary get');
      },
      has: () => {
        throw new Error('canary has');
      },
      getPrototypeOf: () => {
        throw new Error('canary prototype');
      },
    });
  const thrown: [string, () => unknown][] = [
    ['an error with properties', leak],
    ['a text', () => 'canary'],
    ['an object', () => ({ message: 'canary', code: 'canary', status: 200, statusCode: 200 })],
    ['nothing', () => undefined],
    ['an object that throws when it is looked at', hostile],
    ['an error of a call of the platform', () => Object.assign(new Error('canary'), { name: 'StoreError', kind: 'application', code: 'canary' })],
    ['a response', () => new Response('canary', { status: 201 })],
  ];

  it.each(thrown)('by throwing %s tells the caller nothing', async (_what, make) => {
    const { ask, events } = await startSite({ modules: { shop: { fail: webMethod('anyone', () => Promise.reject(make())) } } });
    const { status, body, headers } = await ask('/_webMethods/shop/fail');
    expect({ status, body }).toEqual(EXCEPTION);
    expect(JSON.stringify([...headers])).not.toContain('canary');
    expect(events).toMatchObject([{ type: 'failure', module: 'shop', function: 'fail', status: 500, requestId: headers.get('x-wix-request-id') }]);
  });

  it('tells the caller its message in debug mode, and nothing else', async () => {
    const { ask } = await startSite({ modules: { shop: { fail: webMethod('anyone', () => Promise.reject(leak())) } }, debug: true });
    const { status, body } = await ask('/_webMethods/shop/fail');
    expect([status, body]).toEqual([
      500,
      { message: 'canary message', details: { applicationError: { code: 'WEB_METHOD_EXCEPTION', description: 'canary message' } } },
    ]);
  });

  it('is masked in debug mode too when its error cannot be looked at', async () => {
    const { ask } = await startSite({ modules: { shop: { fail: webMethod('anyone', () => Promise.reject(hostile())) } }, debug: true });
    expect(await ask('/_webMethods/shop/fail')).toMatchObject(EXCEPTION);
  });

  it('on purpose tells the caller its code, message and status, whatever else is on the error', async () => {
    const fail = (): never => {
      throw Object.assign(webMethodError('GIFT_USED', 'The gift was used before', 409), { sql: 'canary', message: 'canary' });
    };
    const { ask } = await startSite({ modules: { shop: { fail: webMethod('anyone', fail) } } });
    const said = { message: 'The gift was used before', details: { applicationError: { code: 'GIFT_USED', description: 'The gift was used before' } } };
    expect(await ask('/_webMethods/shop/fail')).toMatchObject({ status: 409, body: said });
  });

  it.each([
    ['code', () => webMethodError('', 'no')],
    ['status', () => webMethodError('NO', 'no', 200)],
    ['status', () => webMethodError('NO', 'no', 400.5)],
  ])('on purpose needs a %s that can be', (_what, make) => {
    expect(make).toThrow(TypeError);
  });

  it.each<[string, () => unknown]>([
    [
      'a circle',
      () => {
        const circle: unknown[] = [];
        circle.push(circle);
        return circle;
      },
    ],
    ['a big integer', () => 1n],
    ['a function', () => () => 'canary'],
    ['a map, which would arrive empty', () => new Map([['a', 1]])],
    ['a number that is none', () => ({ ratio: 0 / 0 })],
    ['a list with a hole', () => [1, undefined]],
    [
      'what throws when it is written',
      () => ({
        toJSON: () => {
          throw new Error('canary');
        },
      }),
    ],
  ])('when its result cannot travel as JSON: %s', async (_what, make) => {
    const { ask } = await startSite({ modules: { shop: { give: webMethod('anyone', make) } } });
    const { status, body } = await ask('/_webMethods/shop/give');
    expect({ status, body }).toEqual(EXCEPTION);
  });

  it.each<[string, () => Promise<object>]>([
    ['cannot be loaded', () => Promise.reject(new Error('canary'))],
    ['lacks the function', async () => ({})],
  ])('when its module %s', async (_what, load) => {
    const modules = { orders: lazyModule(load as () => Promise<{ refund: () => number }>, { refund: 'anyone' }) };
    const { ask } = await startSite({ modules });
    expect(await ask('/_webMethods/orders/refund')).toMatchObject(EXCEPTION);
  });

  it('is written to the console where nobody listens, which refusals are not', async () => {
    const spy = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    onTestFinished(() => spy.mockRestore());
    const error = new Error('why');
    const { ask } = await startSite({ modules: { shop: { fail: webMethod('anyone', () => Promise.reject(error)) } }, on: undefined });
    await ask('/_webMethods/shop/fail', { token: '' });
    const { headers } = await ask('/_webMethods/shop/fail');
    expect(spy.mock.calls).toEqual([['storewire: shop.fail failed', headers.get('x-wix-request-id'), error]]);
  });

  it('and a listener that throws do no harm to the answer', async () => {
    const spy = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    onTestFinished(() => spy.mockRestore());
    const on = (): never => {
      throw new Error('the listener');
    };
    const { ask } = await startSite({ modules: { shop: { echo } }, on });
    expect((await ask('/_webMethods/shop/echo')).status).toBe(200);
  });
});

describe('answers like those of the platform’s own server', () => {
  const fail = webMethod('anyone', () => Promise.reject(Object.assign(new Error('canary'), { code: 'canary' })));
  const onPurpose = webMethod('anyone', () => Promise.reject(webMethodError('GIFT_USED', 'Used before', 409)));
  const modules = { shop: { echo, fail, onPurpose, admin: webMethod('admin', whoCalls) } };
  const exception = (message: string, code?: string): object => ({ result: { name: 'Error', message, ...(code ? { code } : {}) }, exception: true });

  it.each([
    ['a result', '/_webMethods/shop/echo', {}, { result: [] }, { result: [] }],
    ['an error', '/_webMethods/shop/fail', {}, exception(MASK, 'WEB_METHOD_EXCEPTION'), exception('canary', 'WEB_METHOD_EXCEPTION')],
    ['an error on purpose', '/_webMethods/shop/onPurpose', {}, exception('Used before', 'GIFT_USED'), exception('Used before', 'GIFT_USED')],
    ['no token', '/_webMethods/shop/echo', { token: '' }, exception(MASK), exception('Request is missing authentication data')],
    ['a wrong level', '/_webMethods/shop/admin', {}, exception(MASK), exception('Insufficient permissions')],
    ['an unknown function', '/_webMethods/shop/other', {}, exception(MASK), exception('There is no such web method')],
  ])('have the status 200 for %s', async (_what, path, how, masked, open) => {
    const production = await startSite({ modules, compatible: true });
    const development = await startSite({ modules, compatible: true, debug: true });
    expect(await production.ask(path, how)).toMatchObject({ status: 200, body: masked });
    expect((await production.ask(path, how)).body).toEqual(masked);
    expect((await development.ask(path, how)).body).toEqual(open);
  });

  it.each(['', 'no JSON', '{}'])('are a plain 400 for the malformed call "%s"', async (body) => {
    const { ask } = await startSite({ modules, compatible: true });
    const answer = await ask('/_webMethods/shop/echo', { body });
    expect([answer.status, answer.body, answer.headers.get('content-type')]).toEqual([400, 'invalid request', 'text/plain']);
  });
});

describe('pages of other origins', () => {
  const origin = 'https://shop.example';
  const preflight = {
    method: 'OPTIONS',
    headers: { origin, 'access-control-request-method': 'POST', 'access-control-request-headers': 'authorization,x-own' },
  };

  it('may ask first, and may call and read when their origin is named', async () => {
    const { ask } = await startSite({ modules: { shop: { echo } }, origins: [origin] });
    const { status, headers } = await ask('/_webMethods/shop/echo', preflight);
    expect([
      status,
      headers.get('access-control-allow-origin'),
      headers.get('access-control-allow-methods'),
      headers.get('access-control-allow-headers'),
    ]).toEqual([204, origin, 'POST', 'authorization,x-own']);
    for (const token of ['visitor', '']) {
      const answer = await ask('/_webMethods/shop/echo', { token, headers: { origin } });
      expect([answer.headers.get('access-control-allow-origin'), answer.headers.get('vary')]).toEqual([origin, 'origin']);
      expect(answer.headers.get('access-control-expose-headers')).toBe('x-wix-request-id');
    }
  });

  it.each([
    ['none is named', [], origin],
    ['another is named', ['https://other.example'], origin],
    ['it only looks alike', [origin], 'https://shop.example.evil.example'],
    ['it is opaque', [origin], 'null'],
  ])('are let in by no header when %s', async (_why, origins, from) => {
    const { ask } = await startSite({ modules: { shop: { echo } }, origins });
    for (const method of ['OPTIONS', 'POST']) {
      const { headers } = await ask('/_webMethods/shop/echo', { ...preflight, method, headers: { ...preflight.headers, origin: from } });
      expect([...headers.keys()].filter((name) => name.startsWith('access-control'))).toEqual([]);
    }
  });
});

describe('a handler is not made', () => {
  const make = (changes: object): (() => unknown) => {
    const whole = { modules: { shop: { echo } }, tokenInfo: async () => ({}), clientId: 'client-1', siteId: 'site-1' };
    return () => webMethodHandler({ ...whole, ...changes });
  };

  it.each([
    ['without a client', { clientId: undefined }],
    ['without any of several clients', { clientId: [] }],
    ['with an empty client', { clientId: ['client-1', ''] }],
    ['without a site', { siteId: '' }],
    ['with an origin that is a pattern', { origins: ['*'] }],
    ['with an origin that has a path', { origins: ['https://shop.example/'] }],
    ['with a mount that ends with a slash', { mount: '/api/' }],
    ['with a mount that is no path', { mount: 'api' }],
    ['with a module that is a path', { modules: { 'a/b': { echo } } }],
    ['with a module that is a dot segment', { modules: { '..': { echo } } }],
    ['with a function named then', { modules: { shop: Object.fromEntries([['then', echo]]) } }],
    ['with a function named like one of all objects', { modules: { shop: { toString: echo } } }],
    ['with a function name that is none', { modules: { shop: { 'a.b': echo } } }],
    ['with a bare function', { modules: { shop: { echo: () => 1 } } }],
  ])('%s', (_how, changes) => {
    expect(make(changes)).toThrow(TypeError);
  });

  it('with a permission that is none', () => {
    expect(() => webMethod('everyone' as 'anyone', () => 1)).toThrow(new TypeError('The permission must be anyone, site-member or admin'));
    expect(() => lazyModule(async () => ({ run: () => 1 }), { run: 'toString' as 'anyone' })).toThrow(TypeError);
  });
});

it('Web method: permission first; foreign-site token refused; production errors carry no extra properties; bad JSON 400; not found 404; unauthenticated 401; forbidden 403 (offer a compatibility mode that answers 200 like the peer).', async () => {
  const ran: string[] = [];
  const load = async () => {
    ran.push('module');
    return { read: () => ran.push('code'), fail: () => Promise.reject(Object.assign(new Error('canary'), { sql: 'canary' })) };
  };
  const options = { modules: { shop: lazyModule(load, { read: 'site-member', fail: 'site-member' }) } };
  const { ask } = await startSite(options);
  const status = async (path: string, token: string, body = '[]'): Promise<number> => (await ask(path, { token, body })).status;
  expect(await status('/_webMethods/shop/read', '', 'bad JSON')).toBe(401);
  expect(await status('/_webMethods/shop/read', 'visitor', 'bad JSON')).toBe(403);
  expect(await status('/_webMethods/shop/read', 'otherSite')).toBe(403);
  expect(await status('/_webMethods/shop/other', 'member')).toBe(404);
  expect(await status('/_webMethods/shop/read', 'member', 'bad JSON')).toBe(400);
  expect(ran).toEqual([]);
  expect(await status('/_webMethods/shop/read', 'member')).toBe(200);
  expect(ran).toEqual(['module', 'code']);
  expect((await ask('/_webMethods/shop/fail', { token: 'member' })).body).toEqual(EXCEPTION.body);
  const like = await startSite({ ...options, compatible: true });
  const answers = ['', 'visitor', 'otherSite'].map((token) => like.ask('/_webMethods/shop/read', { token }));
  expect((await Promise.all(answers)).map(({ status: each }) => each)).toEqual([200, 200, 200]);
});
