import type { Handler } from 'storewire-dev-kit/server';
import { createPlatform } from 'storewire-platform';
import { afterAll, afterEach, describe, expect, it, test, vi } from 'vitest';
import {
  apiKey,
  type Credentials,
  createClient,
  fixedToken,
  member,
  runWebMethod,
  type StoreError,
  visitor,
} from '../../../src/index.ts';
import { failureOf } from '../helpers/failure.ts';
import { respond, startStore } from '../helpers/store.ts';

const platform = createPlatform({ clock: '2026-03-01T09:00:00.000Z' });
const { apiKey: key, siteId, clientId } = platform.shop;
/** Responds as a server of pages does. */
const page =
  (status: number): Handler =>
  (_request, response) =>
    void response.writeHead(status, { 'content-type': 'text/html', location: '/' }).end('<p>Hello</p>');
const ELSEWHERE = '00000000-0000-4000-8000-000000000000';

afterAll(() => platform.close());
afterEach(() => vi.unstubAllGlobals());

const clientWith = (auth?: Credentials) =>
  createClient({ baseUrl: 'http://127.0.0.1:4010', fetch: platform.fetch, retry: false, auth });

type Client = ReturnType<typeof clientWith>;

const memberToken = () => platform.issueToken({ role: 'member' }).accessToken;

/** A token whose life is over. */
function expiredToken(): string {
  const token = memberToken();
  platform.advanceClock({ milliseconds: 5 * 3_600_000 });
  return token;
}

/** The session of a member, for a client. */
async function signedIn(): Promise<Credentials> {
  const { accessToken, refreshToken, expiresInSeconds } = platform.issueToken({ role: 'member' });
  const auth = member({ clientId });
  await auth.start({
    accessToken: { value: accessToken, expiresAt: Date.now() / 1000 + expiresInSeconds },
    refreshToken: { value: refreshToken, role: 'member' },
  });
  return auth;
}

describe('the hint of a 401', () => {
  it.each<[string, () => Credentials | undefined, string]>([
    ['a client without auth', () => undefined, 'this client has no auth'],
    ['an invalid token', () => fixedToken('junk'), 'the token is invalid or expired'],
    ['an expired token', () => fixedToken(expiredToken()), 'the token is invalid or expired'],
    [
      'a wrong API key',
      () => apiKey({ key: 'wrong', siteId }),
      'the API key is unknown, or not valid for this siteId or accountId',
    ],
    ['an API key without siteId', () => apiKey({ key }), 'the API key needs a siteId or an accountId'],
    [
      'an API key with the siteId of another site',
      () => apiKey({ key, siteId: ELSEWHERE }),
      'the API key is unknown, or not valid for this siteId or accountId',
    ],
  ])('says what is wrong with %s', async (_mistake, auth, hint) => {
    const error = await failureOf(clientWith(auth()).products.queryProducts());
    expect(error).toMatchObject({
      message: 'Unauthenticated',
      hint,
      operation: 'products.queryProducts',
      status: 401,
      code: 'UNAUTHORIZED',
    });
  });

  it('of the token endpoint names the option that has an unknown OAuth client', async () => {
    const error = await failureOf(
      clientWith(visitor({ clientId: ELSEWHERE })).currentCartV2.getCurrentCart(),
    );
    expect(error).toMatchObject({
      message: 'something went wrong',
      hint: UNKNOWN_CLIENT,
      cause: { message: 'The OAuth client is unknown' },
      operation: 'oauth.oauthToken',
      status: 401,
      code: 'invalid_client',
    });
  });
});

const UNKNOWN_CLIENT =
  'the platform does not know this OAuth client: check clientId, or the id and the secret of the app';

test.each([
  [{}, UNKNOWN_CLIENT],
  [{ error: 'invalid_request' }, UNKNOWN_CLIENT],
  [{ error: 'invalid_grant' }, undefined],
])('the hint of a 400 of the token endpoint with the body %j is %j', async (body, hint) => {
  const { client } = await startStore(respond(400, body), { auth: visitor({ clientId }) });
  expect((await failureOf(client.currentCartV2.getCurrentCart())).hint).toBe(hint);
});

describe('the hint of a 428', () => {
  it.each<[number, number, (client: Client) => Promise<unknown>, string]>([
    [3, 1, ({ products }) => products.getProduct({ id: ELSEWHERE }), 'productsV3.getProduct'],
    [1, 3, ({ categories }) => categories.queryCategories(), 'collections.queryCollections'],
  ])(
    'of a site with catalog version %i names the call to use instead of that of version %i',
    async (siteVersion, _callVersion, call, other) => {
      const site = createPlatform({ settings: { catalogVersion: siteVersion === 3 ? 3 : 1 } });
      const auth = fixedToken(site.issueToken({ role: 'visitor' }).accessToken);
      const client = createClient({ baseUrl: 'http://127.0.0.1:4010', fetch: site.fetch, auth });
      const error = await failureOf(call(client));
      expect(error).toMatchObject({
        status: 428,
        hint: `the catalog of this site has another version: call ${other}`,
      });
      await site.close();
    },
  );
});

it('the hint of a 409 says to read again and to repeat', async () => {
  const message = 'The revision is outdated';
  const { client } = await startStore(respond(409, { message }));
  const write = client.inventoryItems.updateInventoryItem({
    id: ELSEWHERE,
    inventoryItem: { revision: '1' },
  });
  expect(await failureOf(write)).toMatchObject({
    message,
    code: 'CONFLICT',
    hint: 'read it again, apply the change to what it is now, and repeat the call',
  });
});

describe('the hint of a 403', () => {
  const asMerchant = ({ products }: Client) => products.deleteProduct({ id: ELSEWHERE });
  const asMember = ({ members }: Client) => members.getMyMember();

  it.each<[string, () => Credentials | Promise<Credentials>, (client: Client) => Promise<unknown>, string]>([
    [
      'a visitor who makes a call of merchants',
      () => visitor({ clientId }),
      asMerchant,
      'this call is for merchants (an API key or an app); this client is a visitor',
    ],
    [
      'a member who makes a call of merchants',
      signedIn,
      asMerchant,
      'this call is for merchants (an API key or an app); this client is a member',
    ],
    [
      'a fixed token, whose caller is not known',
      () => fixedToken(memberToken()),
      asMerchant,
      'this call is for merchants (an API key or an app)',
    ],
    [
      'a visitor who makes a call of members',
      () => visitor({ clientId }),
      asMember,
      'this call is for members; this client is a visitor',
    ],
    [
      'a visitor who makes a call of members and merchants',
      () => visitor({ clientId }),
      ({ orders }) => orders.searchOrders({ search: {} }),
      'this call is for members and merchants (an API key or an app); this client is a visitor',
    ],
    [
      'an API key that makes a call of members',
      () => apiKey({ key, siteId }),
      asMember,
      'this call is for members; this client is a merchant',
    ],
  ])('names both roles, for %s', async (_mistake, auth, call, hint) => {
    const error = await failureOf(call(clientWith(await auth())));
    expect([error.message, error.hint]).toEqual(['Permission denied', hint]);
  });

  it('says that a permission is missing if the caller is the right one', async () => {
    const denied = respond(403, { message: 'Permission denied' });
    const { client } = await startStore(denied, { auth: apiKey({ key, siteId }) });
    const error = await failureOf(client.orders.searchOrders({ search: {} }));
    // the contract allows the role, so the refusal is not about roles
    expect([error.hint, error.allowedRoles]).toEqual([
      'the API key or the app lacks a permission',
      undefined,
    ]);
  });

  it('has no hint for an application error', async () => {
    const answer = { message: 'No', details: { applicationError: { code: 'NO', description: 'No' } } };
    const { client } = await startStore(respond(403, answer));
    const error = await failureOf(client.orders.searchOrders({ search: {} }));
    expect([error.hint, error.message]).toEqual([undefined, 'No']);
  });
});

describe('the hint of a network failure', () => {
  const failing = (baseUrl: string, cause: object = {}): Promise<StoreError> =>
    failureOf(
      createClient({
        baseUrl,
        retry: false,
        fetch: () => Promise.reject(Object.assign(new TypeError('Failed to fetch'), cause)),
      }).products.queryProducts(),
    );

  it.each<[string, string, object, string]>([
    [
      'Node cannot connect to this machine',
      'http://localhost:4010',
      { code: 'ECONNREFUSED' },
      'nothing listens at http://localhost:4010: start it with npx storewire platform',
    ],
    [
      'Node cannot connect to another machine',
      'https://shop.example:8443/api',
      { code: 'ECONNREFUSED' },
      'nothing listens at https://shop.example:8443',
    ],
    [
      'a host has no address',
      'https://shop.example',
      { code: 'ENOTFOUND' },
      'https://shop.example did not respond',
    ],
    [
      'a browser gives no reason',
      'https://shop.example/api',
      {},
      'https://shop.example cannot be reached, or does not allow this page (CORS)',
    ],
  ])('says what was requested if %s', async (_case, baseUrl, cause, hint) => {
    expect((await failing(baseUrl, cause)).hint).toBe(hint);
  });

  it('does not name the platform if the server of the page does not respond', async () => {
    vi.stubGlobal('location', { origin: 'http://localhost:5173' });
    expect((await failing('/api/store')).hint).toBe('http://localhost:5173 cannot be reached');
  });
});

describe('the hint about a server', () => {
  it.each<[string, Handler, number]>([
    ['has no such page', page(404), 404],
    ['has another use for the method', page(405), 405],
    ['responds with a page of its own', page(200), 200],
    ['redirects', page(302), 302],
  ])('says that it is another one if it %s', async (_case, handler, status) => {
    const hint = (url: string, option: string) =>
      `${url} does not respond as the platform does: check the option ${option}`;
    const { client, url } = await startStore(handler, { auth: visitor({ clientId }) });
    expect(await failureOf(client.products.queryProducts())).toMatchObject({
      operation: 'oauth.oauthToken',
      status,
      hint: hint(url, 'baseUrl'),
    });
    const site = createClient({ siteUrl: url, retry: false });
    expect(await failureOf(runWebMethod(site, 'shop', 'gift'))).toMatchObject({ hint: hint(url, 'siteUrl') });
  });

  it('says when to try again if it is not available, also behind a proxy with pages of its own', async () => {
    const hintOf = async (handler: Handler) => {
      const { client, url } = await startStore(handler, { retry: false });
      return (await failureOf(client.products.queryProducts())).hint?.replace(url, 'server');
    };
    expect([
      await hintOf(page(502)),
      await hintOf(respond(503)),
      await hintOf(respond(503, {}, { 'retry-after': '90' })),
      await hintOf(respond(500)),
      await hintOf(respond(404, { message: 'There is no such product' })),
    ]).toEqual([
      'server is not available now: try again later',
      'server is not available now: try again later',
      'server is not available now: try again in 90 s',
      undefined,
      undefined,
    ]);
  });

  it('names the option of the time limit if it does not respond, and the credentials if they were not ready', async () => {
    const { client, url } = await startStore(() => undefined, { retry: false });
    expect(await failureOf(client.products.queryProducts({}, { timeoutMs: 20 }))).toMatchObject({
      reason: 'timeout',
      hint: `${url} did not respond in time: the option timeoutMs sets the limit`,
    });
    const never = new Promise<never>(() => undefined);
    const auth: Credentials = { access: () => never, sessionId: () => never };
    const stuck = createClient({ baseUrl: url, auth, retry: false, timeoutMs: 20 });
    expect(await failureOf(stuck.products.queryProducts())).toMatchObject({
      reason: 'timeout',
      attempts: 0,
      hint: 'the credentials were not ready in time',
    });
  });
});
