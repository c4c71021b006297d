import { createClient, type KeyValueStorage, memoryStorage } from 'storewire';
import { json } from 'storewire-dev-kit/server';
import { HOUR_MS as HOURS } from 'storewire-dev-kit/time';
import { fifty } from 'storewire-dev-kit/token-platform';
import { type AppOptions, app } from 'storewire-server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { SECRET, startAppPlatform } from './app-platform.ts';
import { everythingOf, failureOf, showAll } from './helpers/failure.ts';

const APP = { appId: 'app-1', appSecret: SECRET };

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

async function start(source: Partial<AppOptions>, storage?: KeyValueStorage) {
  const platform = await startAppPlatform();
  const make = () =>
    createClient({
      baseUrl: platform.url,
      auth: app({ ...APP, ...source, ...(storage ? { storage } : {}) }),
      retry: { baseMs: 0 },
    });
  return { platform, make, client: make() };
}

const order = { id: 'o1' };

describe('an app on an installation', () => {
  it('gets a token by its id and secret, once for fifty calls at once, and uses it for its life', async () => {
    const { platform, client } = await start({ instanceId: 'i1' });
    await fifty(() => client.orders.getOrder(order));
    await client.orders.getOrder(order);
    expect(platform.tokenCalls).toEqual([
      {
        path: '/oauth2/token',
        instance_id: 'i1',
        client_id: 'app-1',
        client_secret: SECRET,
        grant_type: 'client_credentials',
      },
    ]);
    expect([new Set(platform.seen), platform.seen.length]).toEqual([new Set(['canary-access-1']), 51]);
    expect(platform.requests[0]?.headers).not.toHaveProperty('authorization');
  });

  it('gets another one a minute before the first ends, whatever the clock of the server says', async () => {
    const { platform, client } = await start({ instanceId: 'i1' });
    const behind = Date.now() - 2 * HOURS;
    platform.tokenAnswer = (_call, response) =>
      json(response, { access_token: `a${platform.tokenCalls.length}`, expires_in: 3600 }, 200, {
        date: new Date(behind).toUTCString(),
      });
    await client.orders.getOrder(order);
    vi.useFakeTimers({ toFake: ['Date'] });
    vi.setSystemTime(Date.now() + HOURS - 65_000);
    await client.orders.getOrder(order);
    vi.setSystemTime(Date.now() + 10_000);
    await client.orders.getOrder(order);
    expect(platform.seen).toEqual(['a1', 'a1', 'a2']);
  });

  it('gets another one if the platform rejects the first, and sends the call again once', async () => {
    const { platform, client } = await start({ instanceId: 'i1' });
    platform.answer = ({ headers }, response) =>
      json(response, {}, headers['authorization'] === 'canary-access-2' ? 200 : 401);
    await fifty(() => client.orders.getOrder(order));
    expect([platform.tokenCalls.length, platform.seen.length]).toEqual([2, 100]);
  });

  it('shares its token with other clients on the same storage, and with no other installation or app', async () => {
    const storage = memoryStorage();
    const platform = await startAppPlatform();
    const use = (options: AppOptions) =>
      createClient({ baseUrl: platform.url, auth: app({ ...options, storage }) }).orders.getOrder(order);
    await use({ ...APP, instanceId: 'i1' });
    await use({ ...APP, instanceId: 'i1' });
    await use({ ...APP, instanceId: 'i2' });
    await use({ ...APP, appId: 'app-2', instanceId: 'i1' });
    expect(platform.seen).toEqual([1, 1, 2, 3].map((count) => `canary-access-${count}`));
  });

  it('does not send its secret again when the token endpoint fails; the next call does', async () => {
    const { platform, client } = await start({ instanceId: 'i1' });
    platform.tokenAnswer = (_call, response) => {
      platform.tokenAnswer = undefined;
      json(response, {}, 503);
    };
    expect((await failureOf(client.orders.getOrder(order))).status).toBe(503);
    expect(platform.tokenCalls).toHaveLength(1);
    await client.orders.getOrder(order);
    expect(platform.tokenCalls).toHaveLength(2);
  });

  it('takes a lock of the storage while it gets a token', async () => {
    const locked: string[] = [];
    const storage: KeyValueStorage = {
      ...memoryStorage(),
      lock: (key, work) => {
        locked.push(key);
        return work();
      },
    };
    const { client } = await start({ instanceId: 'i1' }, storage);
    await fifty(() => client.orders.getOrder(order));
    expect(locked).toEqual(['storewire:app:app-1:i1']);
  });

  it('has a session id that is the same on every server, and another for another installation', async () => {
    const idOf = (instanceId: string): Promise<string> => app({ ...APP, instanceId }).sessionId();
    expect([await idOf('i1'), await idOf('i2')]).toEqual([await idOf('i1'), expect.not.stringMatching('i1')]);
  });
});

describe('a storage of an app', () => {
  it('that cannot store a token is reported, and the token is kept in memory', async () => {
    const reported: unknown[] = [];
    const set = () => Promise.reject(new Error('disk full'));
    const options = { instanceId: 'i1', onUnsaved: (error: unknown) => void reported.push(error) };
    const { platform, client } = await start(options, { ...memoryStorage(), set });
    await client.orders.getOrder(order);
    await client.orders.getOrder(order);
    expect([reported, platform.tokenCalls.length]).toEqual([[new Error('disk full')], 1]);
  });

  it.each(['get', 'lock'] as const)('whose `%s` fails is as none', async (method) => {
    const fail = () => Promise.reject(new Error('out of reach'));
    const { platform, client } = await start({ instanceId: 'i1' }, { ...memoryStorage(), [method]: fail });
    await fifty(() => client.orders.getOrder(order));
    expect([platform.tokenCalls.length, platform.seen.length]).toEqual([1, 50]);
  });

  it('has the token with which another server has replaced a rejected one', async () => {
    const { platform, client, make } = await start({ instanceId: 'i1' }, memoryStorage());
    const other = make();
    await client.orders.getOrder(order);
    await other.orders.getOrder(order);
    platform.answer = ({ headers }, response) =>
      json(response, {}, headers['authorization'] === 'canary-access-2' ? 200 : 401);
    await client.orders.getOrder(order);
    await other.orders.getOrder(order);
    expect(platform.tokenCalls).toHaveLength(2);
  });
});

describe('an app that is set up wrongly', () => {
  it('names what is missing', async () => {
    expect(() => app({ appId: '', appSecret: SECRET })).toThrow(new TypeError('appId must not be empty'));
    expect(() => app({ appId: 'app-1', appSecret: '' })).toThrow(
      new TypeError(
        'App secret is required for retrieving app-level access tokens. Make sure to pass it to the AppStrategy',
      ),
    );
    const { platform, client } = await start({});
    const error = await failureOf(client.orders.getOrder(order));
    expect(String(error.cause)).toContain('app needs an instanceId to make calls');
    expect(platform.requests).toEqual([]);
  });

  it('throws in a browser, where its secret would be everybody’s', () => {
    vi.stubGlobal('window', {});
    vi.stubGlobal('document', {});
    expect(() => app({ ...APP, instanceId: 'i1' })).toThrow(
      'app() holds a secret, so it works on servers only',
    );
  });
});

describe('a failure of an app', () => {
  it('to get a token says what it was, and has the normalised error as its cause', async () => {
    const { platform, client } = await start({ instanceId: 'i1' });
    platform.tokenAnswer = (_call, response) =>
      json(response, { error: 'invalid_client', error_description: 'No such app' }, 401, {
        'x-wix-request-id': 'r1',
      });
    const error = await failureOf(client.orders.getOrder(order));
    expect([error.message, error.kind, error.status, error.code, error.operation]).toEqual([
      'Failed to exchange instance ID for access token. Unexpected status code from Wix OAuth API: 401, request id: r1',
      'client',
      401,
      'invalid_client',
      'oauth.oauthToken',
    ]);
    expect(error.cause).toMatchObject({ name: 'StoreError', message: 'No such app', status: 401 });
    expect(platform.seen).toEqual([]);
  });

  it.each([42, {}, ['a'], true])(
    'is bad data of the platform if the access token of its response is %j instead of a text',
    async (access_token) => {
      const { platform, client } = await start({ instanceId: 'i1' });
      platform.tokenAnswer = (_call, response) => json(response, { access_token, expires_in: 100 });
      const error = await failureOf(client.orders.getOrder(order));
      expect(error).toMatchObject({
        reason: 'badAnswer',
        description: 'The token response has no usable access_token',
      });
      expect(platform.seen).toEqual([]);
    },
  );

  it('reveals no secret, for any response of the platform', async () => {
    const { platform, client } = await start({ instanceId: 'canary-instance' });
    const errors: unknown[] = [];
    const call = async () => void errors.push(await failureOf(client.orders.getOrder(order)));
    for (const status of [400, 401, 403, 429, 500, 302, 200]) {
      platform.tokenAnswer = (_call, response) =>
        json(response, { error: 'invalid_grant', access_token: 'canary-answer', expires_in: -1 }, status);
      await call();
    }
    await platform.stop();
    await call();
    const leaks = errors.map((error) => everythingOf(error));
    expect(leaks.join('\n')).not.toContain('canary');
    expect(showAll(client)).not.toContain('canary');
  });
});
