import { inspect } from 'node:util';
import fc from 'fast-check';
import { type Credentials, createClient, runWebMethod, webMethods } from 'storewire';
import { caseCount } from 'storewire-dev-kit/case-count';
import { type Handler, json, startServer } from 'storewire-dev-kit/server';
import { webMethod, webMethodError } from 'storewire-server';
import { describe, expect, it } from 'vitest';
import { failureOf } from '../helpers/failure.ts';
import { MASK, startSite } from './site.ts';

interface Stock {
  count(productId: string): number;
  reserve(...args: unknown[]): { id: string };
}

async function startWith(answer: Handler = (_request, response) => json(response, { result: 14 })) {
  const server = await startServer(answer);
  const client = createClient({ siteUrl: server.url, retry: { baseMs: 1 } });
  return { server, client, stock: webMethods<Stock>(client, 'stock.web.js') };
}

const shop = {
  double: webMethod('anyone', (_caller, pieces: number) => ({
    pieces: pieces * 2,
    at: new Date(0),
    left: undefined,
  })),
  nothing: webMethod('anyone', () => undefined),
  gift: webMethod('site-member', () => Promise.reject(webMethodError('GIFT_USED', 'Used before', 409))),
  fail: webMethod('anyone', () => Promise.reject(new Error('canary'))),
};

describe('a web method on a page', () => {
  it('is a function of its module that resolves with what the server’s function returned', async () => {
    const { clientOf } = await startSite({ modules: { shop } });
    const api = webMethods<typeof shop>(clientOf('visitor'), 'shop');
    expect(await api.double(7)).toEqual({ pieces: 14, at: '1970-01-01T00:00:00.000Z' });
    expect(await api.nothing()).toBeUndefined();
  });

  it('is sent to the site as a JSON array, under the name that servers of the platform expect', async () => {
    const { server, stock } = await startWith();
    expect(await stock.reserve('p1', { size: null, colour: undefined }, [1, 'ü'])).toBe(14);
    expect(server.requests).toMatchObject([
      {
        method: 'POST',
        url: '/_webMethods/stock.web.js/reserve.ajax',
        body: '["p1",{"size":null},[1,"ü"]]',
        headers: { 'content-type': 'application/json' },
      },
    ]);
  });

  it('needs the option siteUrl', async () => {
    await expect(webMethods<Stock>(createClient(), 'stock').count('p1')).rejects.toThrow(
      new TypeError('webMethods.callWebMethod needs the option siteUrl'),
    );
  });

  it.each([
    ['a space', 'a b.js', '/_webMethods/a%20b.js/run.ajax'],
    ['a slash', 'backend/stock.js', '/_webMethods/backend%2Fstock.js/run.ajax'],
    ['a question mark', 'a?b#c', '/_webMethods/a%3Fb%23c/run.ajax'],
    ['letters of any script', 'запас.js', `/_webMethods/${encodeURIComponent('запас.js')}/run.ajax`],
  ])('encodes the name of its module as one path segment: %s', async (_what, module, url) => {
    const { server, client } = await startWith();
    await runWebMethod(client, module, 'run');
    expect(server.requests.map((request) => request.url)).toEqual([url]);
  });

  it.each([
    ['module', '', 'run'],
    ['module', '..', 'run'],
    ['module', '%2e%2e', 'run'],
    ['module', 'a\nb', 'run'],
    ['module', null, 'run'],
    ['functionName', 'stock', ''],
    ['functionName', 'stock', '../admin'],
    ['functionName', 'stock', 'run.ajax'],
    ['functionName', 'stock', 'constructor'],
    ['functionName', 'stock', '__proto__'],
    ['functionName', 'stock', undefined],
  ])('is not sent with an invalid %s: %j, %j', async (field, module, name) => {
    const { server, client } = await startWith();
    const error = await failureOf(runWebMethod(client, module as string, name as string));
    expect([error.kind, error.violations[0]?.field, server.requests]).toEqual(['validation', field, []]);
  });
});

describe('arguments', () => {
  const circle: unknown[] = [];
  circle.push(circle);
  const deep = (): unknown => {
    let value: unknown = [];
    for (let depth = 0; depth < 100_000; depth++) value = [value];
    return value;
  };

  it.each<[string, unknown[], string]>([
    ['a function', ['p1', () => 1], 'args.1'],
    ['a nested function', [{ on: { click: () => 1 } }], 'args.0'],
    ['a circular value', [1, 2, circle], 'args.2'],
    ['undefined in the middle', ['p1', undefined, 3], 'args.1'],
    ['NaN', [Number.NaN], 'args.0'],
    ['a map, which would arrive empty', [new Map([[1, 2]])], 'args.0'],
    ['bytes, which would arrive as numbered properties', [new Uint8Array(2)], 'args.0'],
    ['a value that is nested too deeply', [deep()], 'args.0'],
  ])('that JSON cannot represent are rejected with their path: %s', async (_what, args, field) => {
    const { server, stock } = await startWith();
    const error = await failureOf(stock.reserve(...args));
    expect([error.kind, error.operation, error.violations[0]?.field, server.requests]).toEqual([
      'validation',
      'webMethods.callWebMethod',
      field,
      [],
    ]);
  });

  it('that are undefined at the end are not sent', async () => {
    const { server, stock } = await startWith();
    await stock.reserve('p1', undefined, undefined);
    await stock.reserve(undefined);
    expect(server.requests.map(({ body }) => body)).toEqual(['["p1"]', '[]']);
  });

  it('and results arrive as they were sent, for any JSON', async () => {
    const { clientOf } = await startSite({
      modules: { shop: { echo: webMethod('anyone', (_caller, ...args: unknown[]) => args) } },
    });
    const client = clientOf('visitor');
    await fc.assert(
      fc.asyncProperty(fc.array(fc.jsonValue(), { maxLength: 5 }), async (args) => {
        expect(await runWebMethod(client, 'shop', 'echo', args)).toEqual(JSON.parse(JSON.stringify(args)));
      }),
      { numRuns: caseCount(100) },
    );
  });
});

describe('the functions of a module', () => {
  it('are not thenable, so that async functions can return them', async () => {
    const { server, stock } = await startWith();
    const found = await (async () => stock)();
    expect([found === stock, Reflect.get(stock, 'then')]).toEqual([true, undefined]);
    expect(server.requests).toEqual([]);
  });

  it('can be inspected, serialised and compared without a call', async () => {
    const { server, stock } = await startWith();
    expect([inspect(stock), JSON.stringify({ stock }), String(stock), `${typeof stock}`]).toEqual([
      '{}',
      '{"stock":{}}',
      '[object Object]',
      'object',
    ]);
    for (const symbol of [Symbol.iterator, Symbol.toPrimitive, Symbol.toStringTag, Symbol('own')])
      expect(Reflect.get(stock, symbol)).toBeUndefined();
    for (const name of ['toString', 'constructor', 'hasOwnProperty', '__proto__'])
      expect(Reflect.get(stock, name)).toBe(Reflect.get({}, name));
    expect(server.requests).toEqual([]);
  });

  it('keep their session id, so that they can be dependencies of effects', async () => {
    const { stock } = await startWith();
    expect(stock.count).toBe(stock.count);
    expect(stock.count).not.toBe(stock.reserve);
  });
});

describe('a web method that fails', () => {
  it('with webMethodError rejects with its code and message', async () => {
    const { clientOf } = await startSite({ modules: { shop } });
    const error = await failureOf(webMethods<typeof shop>(clientOf('member'), 'shop').gift());
    expect(error).toMatchObject({
      kind: 'application',
      code: 'GIFT_USED',
      message: 'Used before',
      status: 409,
      operation: 'webMethods.callWebMethod',
    });
  });

  it('by an exception rejects with the masked message, WEB_METHOD_EXCEPTION and the request id of the server', async () => {
    const { clientOf, events } = await startSite({ modules: { shop } });
    const error = await failureOf(webMethods<typeof shop>(clientOf('visitor'), 'shop').fail());
    expect(error).toMatchObject({
      kind: 'application',
      code: 'WEB_METHOD_EXCEPTION',
      message: MASK,
      status: 500,
    });
    expect(events).toMatchObject([
      { type: 'failure', requestId: error.requestId, error: { message: 'canary' } },
    ]);
  });

  it.each([
    ['an error', { name: 'Error', message: MASK, stack: 'Error', code: 'E1' }, { code: 'E1', message: MASK }],
    ['an error with a number for a code', { message: 'no', code: -28 }, { code: '-28', message: 'no' }],
    [
      'an object',
      { reason: 'none left' },
      { code: 'WEB_METHOD_EXCEPTION', message: 'Web method failed', data: { reason: 'none left' } },
    ],
    ['a text', 'none left', { code: 'WEB_METHOD_EXCEPTION', message: 'none left' }],
    ['nothing', undefined, { code: 'WEB_METHOD_EXCEPTION', message: 'Web method failed' }],
    ['null', null, { code: 'WEB_METHOD_EXCEPTION', message: 'Web method failed' }],
  ])('on a server of the platform by throwing %s rejects too', async (_what, result, facts) => {
    const { stock } = await startWith((_request, response) =>
      json(response, { result, exception: true }, 200, { 'x-wix-request-id': 'r1' }),
    );
    const error = await failureOf(stock.count('p1'));
    expect(error).toMatchObject({
      kind: 'application',
      operation: 'webMethods.callWebMethod',
      status: 200,
      requestId: 'r1',
      ...facts,
    });
    expect(JSON.stringify(error)).not.toContain('stack');
  });

  it.each([false, null, 'true', 1])('does not fail if exception is %j', async (exception) => {
    const { stock } = await startWith((_request, response) =>
      json(response, { result: { message: 'fine', code: 'E1' }, exception }),
    );
    expect(await stock.count('p1')).toEqual({ message: 'fine', code: 'E1' });
  });
});

describe('a retry of a web method', () => {
  const failTwice = (): Handler => {
    let count = 0;
    return (_request, response) =>
      ++count < 3 ? json(response, {}, 503) : json(response, { result: count });
  };

  it('is not made by default, as the first call may have taken effect', async () => {
    const { server, stock } = await startWith(failTwice());
    expect(await failureOf(stock.count('p1'))).toMatchObject({ status: 503, attempts: 1 });
    expect(server.requests).toHaveLength(1);
  });

  it('is counted in the error of what the function throws in the end', async () => {
    let count = 0;
    const { client } = await startWith((_request, response) =>
      ++count < 3
        ? json(response, {}, 503)
        : json(response, { result: { message: 'none left' }, exception: true }),
    );
    const failure = await failureOf(webMethods<Stock>(client, 'stock', { read: true }).count('p1'));
    expect(failure).toMatchObject({ message: 'none left', attempts: 3 });
  });

  it('is made once with a new token, as a call with 401 has not run', async () => {
    const { url } = await startSite({ modules: { shop } });
    let token = 'over';
    const auth: Credentials = {
      access: () => ({ headers: { authorization: token }, sessionId: 'x' }),
      refresh: async () => {
        token = 'visitor';
        return { headers: { authorization: token }, sessionId: 'x' };
      },
      sessionId: async () => 'i1',
    };
    expect(
      await webMethods<typeof shop>(createClient({ siteUrl: url, auth }), 'shop').double(1),
    ).toMatchObject({ pieces: 2 });
  });
});
