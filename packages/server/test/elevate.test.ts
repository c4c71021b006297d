import { createClient, fixedToken } from 'storewire';
import { json, startServer } from 'storewire-dev-kit/server';
import { app, elevate, tokenInfo } from 'storewire-server';
import { describe, expect, it } from 'vitest';
import { SECRET, startAppPlatform } from './app-platform.ts';
import { everythingOf, failureOf } from './helpers/failure.ts';

const CALLER = 'canary-caller';
const INFO = {
  active: true,
  subjectType: 'MEMBER',
  subjectId: 'm1',
  clientId: 'app-1',
  siteId: 's1',
  instanceId: 'i1',
};

const REASONS = {
  INACTIVE_TOKEN: 'Invalid access token. The token is not active',
  OTHER_APP: 'Invalid access token. The token is not issued for the app with ID "app-1"',
  NO_INSTANCE: 'Unexpected token info. The token does not contain instance ID',
};

async function start(info: unknown = INFO) {
  const platform = await startAppPlatform();
  platform.tokens.set(CALLER, info);
  const options = { baseUrl: platform.url, retry: false } as const;
  const client = createClient({ ...options, auth: fixedToken(CALLER) });
  return { platform, client, options, strategy: app({ appId: 'app-1', appSecret: SECRET }) };
}

describe('an elevated client', () => {
  it('authenticates as the app on the site of the caller, while the client of the caller stays as it is', async () => {
    const { platform, client, options, strategy } = await start();
    const elevated = await elevate(CALLER, strategy, options);
    await elevated.orders.getOrder({ id: 'o1' });
    await client.orders.getOrder({ id: 'o1' });
    expect(platform.requests[0]).toMatchObject({
      method: 'POST',
      url: '/oauth2/token-info',
      body: JSON.stringify({ token: CALLER }),
    });
    expect(platform.requests[0]?.headers).not.toHaveProperty('authorization');
    expect(platform.tokenCalls).toEqual([
      {
        path: '/oauth2/token',
        instance_id: 'i1',
        client_id: 'app-1',
        client_secret: SECRET,
        grant_type: 'client_credentials',
      },
    ]);
    expect(platform.seen).toEqual(['canary-access-1', CALLER]);
  });

  it('asks about the token with the options of the client that it returns, also on an insecure host', async () => {
    const { platform, strategy } = await start();
    const gone: string[] = [];
    const viaPlatform: typeof fetch = (address, init) => {
      gone.push(String(address));
      return fetch(String(address).replace('http://mock:4010', platform.url), init);
    };
    const options = { baseUrl: 'http://mock:4010', insecureHosts: ['mock'], fetch: viaPlatform };
    await (await elevate(CALLER, strategy, options)).orders.getOrder({ id: 'o1' });
    expect(gone).toEqual(
      ['/oauth2/token-info', '/oauth2/token', '/ecom/v1/orders/o1'].map((path) => `http://mock:4010${path}`),
    );
    expect(platform.seen).toEqual(['canary-access-1']);
  });

  it('shares the token of its site with every other, also while it is being got, and asks about each caller anew', async () => {
    const { platform, options, strategy } = await start();
    platform.tokens.set('other', { ...INFO, instanceId: 'i2' });
    const clients = await Promise.all(
      [CALLER, CALLER, 'other'].map((token) => elevate(token, strategy, options)),
    );
    await Promise.all(clients.map((elevated) => elevated.orders.getOrder({ id: 'o1' })));
    expect(platform.tokenCalls.map((call) => call['instance_id']).toSorted()).toEqual(['i1', 'i2']);
    expect(platform.requests.filter(({ url }) => url === '/oauth2/token-info')).toHaveLength(3);
  });

  it.each([
    ['INACTIVE_TOKEN', { active: false }],
    ['INACTIVE_TOKEN', { active: 'true' }],
    ['INACTIVE_TOKEN', { active: undefined }],
    ['INACTIVE_TOKEN', { exp: 1 }],
    ['INACTIVE_TOKEN', { exp: '1' }],
    ['OTHER_APP', { clientId: 'app-2' }],
    ['OTHER_APP', { clientId: undefined }],
    ['NO_INSTANCE', { instanceId: undefined }],
    ['NO_INSTANCE', { instanceId: '' }],
  ] as const)('is rejected as %s for a token with %j', async (code, info) => {
    const { platform, options, strategy } = await start({ ...INFO, ...info });
    const error = await failureOf(elevate(CALLER, strategy, options));
    const facts = [error.kind, error.code, error.message, platform.tokenCalls];
    expect(facts).toEqual(['client', code, REASONS[code], []]);
    expect(everythingOf(error)).not.toContain('canary');
  });

  it('is not rejected for a token that is still valid', async () => {
    const { options, strategy } = await start({ ...INFO, exp: 9e9 });
    await elevate(CALLER, strategy, options);
  });

  it.each(['Bearer ', 'bearer  ', '  BEARER\t'])(
    'is made for the token of an Authorization header that begins with %j',
    async (word) => {
      const { platform, client, options, strategy } = await start();
      await elevate(word + CALLER, strategy, options);
      await tokenInfo(client, word + CALLER);
      const asked = JSON.stringify({ token: CALLER });
      expect(platform.requests.map(({ body }) => body)).toEqual([asked, asked]);
    },
  );

  it.each(['', ' ', 'Bearer'])(
    'is rejected before any request if the caller has no token: %j',
    async (none) => {
      const { platform, options, strategy } = await start();
      const error = await failureOf(elevate(none, strategy, options));
      expect([error.code, error.message, platform.requests]).toEqual([
        'MISSING_ACCESS_TOKEN',
        'Providing an access token is required to perform elevation. Make sure to pass it to the AppStrategy',
        [],
      ]);
    },
  );

  it.each([400, 500])(
    'is rejected if the platform returns %d, with the normalised error as cause',
    async (status) => {
      const server = await startServer((_request, response) => json(response, { message: 'no' }, status));
      const options = { baseUrl: server.url, retry: false } as const;
      const strategy = app({ appId: 'app-1', appSecret: SECRET });
      const error = await failureOf(elevate(CALLER, strategy, options));
      expect([error.message, error.status, error.operation]).toEqual([
        `Failed to get token info. Unexpected status code from Wix OAuth API: ${status}`,
        status,
        'oauth.oauthTokenInfo',
      ]);
      expect(error.cause).toMatchObject({ name: 'StoreError', status });
      expect(everythingOf(error)).not.toContain('canary');
    },
  );

  it('is rejected when the platform cannot be reached', async () => {
    const { platform, options, strategy } = await start();
    await platform.stop();
    const error = await failureOf(elevate(CALLER, strategy, options));
    expect([error.message, error.kind, error.reason]).toEqual([
      'Failed to get token info',
      'system',
      'network',
    ]);
  });
});
