import { webMethod, webMethodError } from 'storewire-server';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { EXCEPTION, startSite } from './site.ts';

const echo = webMethod('anyone', (_caller, ...args: unknown[]) => args);

describe('a web method that fails', () => {
  const leak = (): Error =>
    Object.assign(new Error('canary message', { cause: 'canary cause' }), {
      code: 'canary-code',
      sql: 'canary-sql',
      status: 418,
      data: {},
    });
  const thrown: [string, () => unknown][] = [
    ['an error with properties', leak],
    ['a text', () => 'canary'],
    ['an object', () => ({ message: 'canary', code: 'canary', status: 200, statusCode: 200 })],
    ['nothing', () => undefined],
    [
      'an error of a call of the platform',
      () => Object.assign(new Error('canary'), { name: 'StoreError', kind: 'application', code: 'canary' }),
    ],
    ['a response', () => new Response('canary', { status: 201 })],
  ];

  it.each(thrown)('by throwing %s is masked', async (_what, make) => {
    const { ask, events } = await startSite({
      modules: { shop: { fail: webMethod('anyone', () => Promise.reject(make())) } },
    });
    const { status, body, headers } = await ask('/_webMethods/shop/fail');
    expect({ status, body }).toEqual(EXCEPTION);
    expect(JSON.stringify([...headers])).not.toContain('canary');
    expect(events).toMatchObject([
      {
        type: 'failure',
        module: 'shop',
        function: 'fail',
        status: 500,
        requestId: headers.get('x-wix-request-id'),
      },
    ]);
  });

  it('sends its message in debug mode, and nothing else', async () => {
    const { ask } = await startSite({
      modules: { shop: { fail: webMethod('anyone', () => Promise.reject(leak())) } },
      debug: true,
    });
    const { status, body } = await ask('/_webMethods/shop/fail');
    expect([status, body]).toEqual([
      500,
      {
        message: 'canary message',
        details: { applicationError: { code: 'WEB_METHOD_EXCEPTION', description: 'canary message' } },
      },
    ]);
  });

  it('with webMethodError sends code, message and status, and no other property of the error', async () => {
    const fail = (): never => {
      throw Object.assign(webMethodError('GIFT_USED', 'The gift was used before', 409), {
        sql: 'canary',
        message: 'canary',
      });
    };
    const { ask } = await startSite({ modules: { shop: { fail: webMethod('anyone', fail) } } });
    const description = {
      message: 'The gift was used before',
      details: { applicationError: { code: 'GIFT_USED', description: 'The gift was used before' } },
    };
    expect(await ask('/_webMethods/shop/fail')).toMatchObject({ status: 409, body: description });
  });

  it.each([
    ['code', () => webMethodError('', 'no')],
    ['status', () => webMethodError('NO', 'no', 399)],
    ['status', () => webMethodError('NO', 'no', 600)],
    ['status', () => webMethodError('NO', 'no', 400.5)],
  ])('needs a valid %s for webMethodError', (_what, make) => {
    expect(make).toThrow(TypeError);
  });

  const thrower = (): never => {
    throw new Error('canary');
  };
  it.each<[string, () => unknown]>([
    ['a big integer', () => 1n],
    ['a function', () => () => 'canary'],
    ['a map, which would arrive empty', () => new Map([['a', 1]])],
    ['NaN', () => ({ ratio: 0 / 0 })],
    ['an invalid date', () => ({ at: new Date(Number.NaN) })],
    ['a promise inside', () => ({ later: Promise.resolve(1) })],
    ['a getter that throws', () => Object.defineProperty({}, 'a', { enumerable: true, get: thrower })],
    ['a promise that is rejected with nothing', () => Promise.reject()],
    ['a list with a hole', () => [1, undefined]],
    ['a value whose toJSON throws', () => ({ toJSON: thrower })],
  ])('when JSON cannot represent its result: %s', async (_what, make) => {
    const { ask } = await startSite({ modules: { shop: { give: webMethod('anyone', make) } } });
    const { status, body } = await ask('/_webMethods/shop/give');
    expect({ status, body }).toEqual(EXCEPTION);
  });

  it('is logged to the console without a listener, which rejections are not', async () => {
    const spy = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    onTestFinished(() => spy.mockRestore());
    const error = new Error('why');
    const { ask } = await startSite({
      modules: { shop: { fail: webMethod('anyone', () => Promise.reject(error)) } },
      on: undefined,
    });
    await ask('/_webMethods/shop/fail', { token: '' });
    const { headers } = await ask('/_webMethods/shop/fail');
    expect(spy.mock.calls).toEqual([['storewire: shop.fail failed', headers.get('x-wix-request-id'), error]]);
  });

  it('and a listener that throws change no response', async () => {
    const spy = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    onTestFinished(() => spy.mockRestore());
    const on = (): never => {
      throw new Error('the listener');
    };
    const { ask } = await startSite({ modules: { shop: { echo } }, on });
    expect((await ask('/_webMethods/shop/echo')).status).toBe(200);
  });
});
