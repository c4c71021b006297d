import { gate, json, startServer } from 'storewire-dev-kit/server';
import { HOUR_MS as HOURS } from 'storewire-dev-kit/time';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { TRANSPORT } from '../../../src/core/options.ts';
import {
  type CredentialsContext,
  createClient,
  type KeyValueStorage,
  memoryStorage,
} from '../../../src/index.ts';
import { type AppOptions, app } from '../../../src/server/index.ts';
import { everythingOf, failureOf, showAll } from '../helpers/failure.ts';
import { fifty } from '../helpers/platform.ts';
import { controlTimers, passSecond } from '../helpers/timers.ts';
import { SECRET, startAppPlatform } from './app-platform.ts';

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

  it('gets another one a minute before the first ends, by the clock of the server', async () => {
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
    expect(locked).toEqual([expect.stringMatching(/^storewire:app:app-1:[0-9a-f]{32}$/)]);
  });

  it('has a session id that is the same on every server, and reveals neither installation nor secret', async () => {
    const { client, make } = await start({ instanceId: 'i1' });
    const sessionId = await client[TRANSPORT].sessionId();
    expect(await make()[TRANSPORT].sessionId()).toBe(sessionId);
    expect(sessionId).not.toMatch(/i1|canary/);
    expect(await (await start({ instanceId: 'i2' })).client[TRANSPORT].sessionId()).not.toBe(sessionId);
  });
});

describe('an app with a refresh token', () => {
  it('gets a token on the older address, keeps it for its life, and the new refresh token for later', async () => {
    const { platform, client, make } = await start({ refreshToken: 'canary-refresh-0' }, memoryStorage());
    await fifty(() => client.orders.getOrder(order));
    vi.useFakeTimers({ toFake: ['Date'] });
    vi.setSystemTime(Date.now() + HOURS);
    await fifty(() => client.orders.getOrder(order));
    vi.setSystemTime(Date.now() + HOURS);
    await make().orders.getOrder(order);
    const base = {
      path: '/oauth/access',
      client_id: 'app-1',
      client_secret: SECRET,
      grant_type: 'refresh_token',
    };
    expect(platform.tokenCalls).toEqual(
      [0, 1, 2].map((count) => ({ ...base, refresh_token: `canary-refresh-${count}` })),
    );
    expect(new Set(platform.seen)).toEqual(new Set([1, 2, 3].map((count) => `canary-access-${count}`)));
  });

  it('keeps the new refresh token in memory when it cannot be stored, and reports that', async () => {
    let isFull = false;
    const inner = memoryStorage();
    const set = async (key: string, value: string): Promise<void> =>
      isFull ? Promise.reject(new Error('disk full')) : inner.set(key, value);
    const reported: unknown[] = [];
    const source = { refreshToken: 'canary-refresh-0', onUnsaved: (error: unknown) => reported.push(error) };
    const { platform, client } = await start(source, { ...inner, set });
    await client.orders.getOrder(order);
    vi.useFakeTimers({ toFake: ['Date'] });
    vi.setSystemTime(Date.now() + HOURS);
    isFull = true;
    await client.orders.getOrder(order);
    await client.orders.getOrder(order);
    expect(reported).toEqual([new Error('disk full')]);
    vi.setSystemTime(Date.now() + HOURS);
    isFull = false;
    await client.orders.getOrder(order);
    expect(platform.tokenCalls.map((call) => call['refresh_token'])).toEqual(
      [0, 1, 2].map((count) => `canary-refresh-${count}`),
    );
  });

  it('does not send a refresh token twice when the platform stumbles, and keeps it', async () => {
    const { platform, client } = await start({ refreshToken: 'canary-refresh-0' });
    platform.tokenAnswer = (_call, response) => json(response, {}, 503, { 'x-wix-request-id': 'r1' });
    const error = await failureOf(client.orders.getOrder(order));
    expect([error.message, error.kind, error.status, error.requestId]).toEqual([
      'Failed to exchange refresh token for access token. Unexpected status code from Wix OAuth API: 503, request id: r1',
      'system',
      503,
      'r1',
    ]);
    expect(platform.tokenCalls).toHaveLength(1);
    platform.tokenAnswer = undefined;
    await client.orders.getOrder(order);
    expect(platform.tokenCalls[1]?.['refresh_token']).toBe('canary-refresh-0');
  });

  it('takes the tokens of another server that has used the refresh token first', async () => {
    const storage = memoryStorage();
    const { platform, client, make } = await start({ refreshToken: 'canary-refresh-0' }, storage);
    const other = make();
    platform.tokenAnswer = async (_call, response) => {
      platform.tokenAnswer = undefined;
      await other.orders.getOrder(order);
      json(response, { error: 'invalid_grant' }, 400);
    };
    await client.orders.getOrder(order);
    expect(platform.seen).toEqual(['canary-access-2', 'canary-access-2']);
  });

  it('wins over an installation, and an installation over a bound token', async () => {
    const { platform, client } = await start({
      refreshToken: 'canary-refresh-0',
      instanceId: 'i1',
      accessToken: 'bound',
    });
    await client.orders.getOrder(order);
    const second = await start({ instanceId: 'i1', accessToken: 'bound' });
    await second.client.orders.getOrder(order);
    expect([platform.tokenCalls[0]?.['grant_type'], second.platform.tokenCalls[0]?.['grant_type']]).toEqual([
      'refresh_token',
      'client_credentials',
    ]);
  });
});

it('an app with a token that is bound to a session gets one that is not, once', async () => {
  const { platform, client } = await start({ accessToken: 'canary-bound' });
  await fifty(() => client.orders.getOrder(order));
  expect(platform.tokenCalls).toEqual([
    {
      path: '/oauth2/token',
      grant_type: 'strip_bound_session',
      client_secret: SECRET,
      access_token: 'canary-bound',
    },
  ]);
  expect(new Set(platform.seen)).toEqual(new Set(['canary-access-1']));
});

/** A slow platform for apps with configurable responses. */
async function startSlowApp(...answers: object[]) {
  const used: unknown[] = [];
  const { opened, open: letGo } = gate();
  const server = await startServer(async ({ url, headers, body }, response) => {
    if (!url.startsWith('/oauth'))
      return json(response, {}, headers['authorization'] === 'refused' ? 401 : 200);
    const answer = answers[used.push(JSON.parse(body).refresh_token) - 1] ?? {};
    if (used.length > 1) await opened;
    json(response, answer);
  });
  const auth = app({ appId: 'app-1', appSecret: 'secret', refreshToken: 'refresh-0' });
  return { used, letGo, auth, client: createClient({ baseUrl: server.url, auth, retry: false }) };
}

describe('the renewal of an app', () => {
  it('keeps a new refresh token whose answer is of no other use', async () => {
    const { used, letGo, client } = await startSlowApp(
      { access_token: 'a', refresh_token: 'refresh-1', expires_in: -1 },
      { access_token: 'b' },
    );
    letGo();
    expect((await failureOf(client.orders.getOrder(order))).reason).toBe('badAnswer');
    await client.orders.getOrder(order);
    expect(used).toEqual(['refresh-0', 'refresh-1']);
  });

  it('whose token is rejected during a refresh does not use the refresh token again', async () => {
    const { used, letGo, auth, client } = await startSlowApp(
      { access_token: 'refused', refresh_token: 'refresh-1', expires_in: 61 },
      { access_token: 'taken', refresh_token: 'refresh-2', expires_in: 3600 },
    );
    const context: CredentialsContext = { client };
    const sent = await auth.access(context, undefined);
    // in the last tenth of its life the token has to be refreshed; a call sent before gets a 401
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 57_000 });
    const renewing = auth.access(context, undefined);
    await vi.waitFor(() => expect(used.length).toBe(2));
    const renewed = auth.refresh?.(sent, context, undefined);
    letGo();
    expect([(await renewing).headers, (await renewed)?.headers, used]).toEqual([
      { authorization: 'taken' },
      { authorization: 'taken' },
      ['refresh-0', 'refresh-1'],
    ]);
  });

  it('requests a new token although another call has just read the rejected one from a slow storage', async () => {
    controlTimers();
    const platform = await startServer((_request, response) =>
      json(response, { access_token: `access-${platform.requests.length}`, expires_in: 3600 }),
    );
    const inner = memoryStorage();
    let wait: Promise<void> | undefined;
    let reads = 0;
    const get = async (key: string) => {
      reads++;
      const text = await inner.get(key);
      await wait;
      return text;
    };
    const all = app({ appId: 'app-1', appSecret: 'secret', storage: { ...inner, get } });
    const client = createClient({ baseUrl: platform.url });
    const context: CredentialsContext = { client };
    const [one, two] = [all.forInstance('i1'), all.forInstance('i1')];
    const sent = await one.access(context, undefined);
    const { opened, open: letGo } = gate();
    wait = opened;
    const readsBefore = reads;
    const reading = two.access(context, undefined);
    await vi.waitFor(() => expect(reads).toBe(readsBefore + 1));
    const renewed = one.refresh?.(sent, context, undefined);
    // time to join the reading
    await passSecond();
    letGo();
    expect([(await reading).headers, (await renewed)?.headers]).toEqual([
      { authorization: 'access-1' },
      { authorization: 'access-2' },
    ]);
    expect((await one.access(context, undefined)).headers).toEqual({ authorization: 'access-2' });
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
    expect(String(error.cause)).toContain(
      'Missing refresh token or instance ID. Either one is needed to get app level access tokens. Make sure to pass one of them to the AppStrategy',
    );
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
  it.each([
    ['installation', { instanceId: 'canary-instance' }, 'Failed to exchange instance ID for access token.'],
    ['bound token', { accessToken: 'canary-bound' }, 'Failed to get unbound token.'],
  ])(
    'to get a token for an %s says what it was, and has the normalised error as its cause',
    async (_title, source, description) => {
      const { platform, client } = await start(source);
      platform.tokenAnswer = (_call, response) =>
        json(response, { error: 'invalid_client', error_description: 'No such app' }, 401, {
          'x-wix-request-id': 'r1',
        });
      const error = await failureOf(client.orders.getOrder(order));
      expect([error.message, error.kind, error.status, error.code, error.operation, error.hint]).toEqual([
        `${description} Unexpected status code from Wix OAuth API: 401, request id: r1`,
        'client',
        401,
        'invalid_client',
        'oauth.oauthToken',
        'No such app',
      ]);
      expect(error.cause).toMatchObject({ name: 'StoreError', message: 'No such app', status: 401 });
      expect(platform.seen).toEqual([]);
    },
  );

  it.each<[Partial<AppOptions>]>([
    [{ instanceId: 'canary-instance' }],
    [{ refreshToken: 'canary-refresh-0' }],
    [{ accessToken: 'canary-bound' }],
  ])('reveals no secret, for any response of the platform: %j', async (source) => {
    const { platform, client } = await start(source);
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
