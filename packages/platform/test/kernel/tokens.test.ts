import { createClient, visitor as visitorSession } from 'storewire';
import { app, webMethod, webMethodHandler } from 'storewire-server';
import { expect, onTestFinished, test, vi } from 'vitest';
import { ANN, MORGAN } from '../../src/features/identity/samples.ts';
import { tokens } from '../../src/kernel/context/tokens.ts';
import { appRefreshToken, sessionFor } from '../identity-actions.ts';
import {
  authorizationRequest,
  CALLBACK,
  createIdentityShop,
  exchangeSession,
  type IdentityShop,
  PASSWORD,
  pkce,
} from '../identity-shop.ts';
import { createProduct, itemOf } from '../shop.ts';

const anonymous = (shop: IdentityShop) =>
  shop.token({ clientId: shop.shop.clientId, grantType: 'anonymous' });
const refresh = (shop: IdentityShop, refreshToken: unknown) =>
  shop.token({
    clientId: shop.shop.clientId,
    grantType: 'refresh_token',
    refreshToken: String(refreshToken),
  });
const info = async (shop: IdentityShop, token: unknown) =>
  (await shop.request('POST', '/oauth2/token-info', { body: { token: String(token) } })).body;

/** The token of a session of a member. */
const sessionOf = (shop: IdentityShop, { email } = ANN) =>
  shop.act((context) => sessionFor(context, { email })).sessionToken;

/** What a request that may show no page returns to the site for a session. */
async function authorize(shop: IdentityShop, sessionToken: string, codeChallenge = pkce().codeChallenge) {
  const request = authorizationRequest(shop, codeChallenge, { sessionToken, prompt: 'none' });
  return (await shop.locationOf(`/oauth2/authorize?${new URLSearchParams(request)}`)).searchParams;
}

test('a visitor is new, and is described by its token for four hours', async () => {
  const shop = createIdentityShop();
  const { status, body } = await anonymous(shop);
  expect([status, body['expires_in'], body['token_type']]).toEqual([200, 14_400, 'Bearer']);
  const { shop: ids } = shop;
  expect(await info(shop, body['access_token'])).toMatchObject({
    active: true,
    subjectType: 'VISITOR',
    clientId: ids.clientId,
    siteId: ids.siteId,
  });
  shop.advance(14_400_000 - 1);
  expect(await info(shop, body['access_token'])).toMatchObject({ active: true });
  shop.advance(1);
  expect(await info(shop, body['access_token'])).toEqual({ active: false });
  expect(await info(shop, 'unknown')).toEqual({ active: false });
  const next = await anonymous(shop);
  const id = async (token: unknown) => (await info(shop, token))['subjectId'];
  expect(await id(next.body['access_token'])).not.toBe(await id(body['access_token']));
});

test('the info of a token is dated by the clock of the system, with which a server compares it', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-30T12:00:00Z') });
  onTestFinished(() => void vi.useRealTimers());
  const shop = createIdentityShop();
  const token = String((await anonymous(shop)).body['access_token']);
  shop.advance(3_600_000);
  expect(await info(shop, token)).toMatchObject({
    iat: Date.parse('2026-11-30T11:00:00Z') / 1000,
    exp: Date.parse('2026-11-30T15:00:00Z') / 1000,
  });
  const handle = webMethodHandler({
    modules: { shop: { ping: webMethod('anyone', () => 'pong') } },
    tokenInfo: (sent) => shop.as('visitor').oauth.oauthTokenInfo({ token: sent }),
    clientId: shop.shop.clientId,
    siteId: shop.shop.siteId,
  });
  const headers = { authorization: token };
  const call = new Request('https://site.example/_webMethods/shop/ping', {
    method: 'POST',
    headers,
    body: '[]',
  });
  expect(await (await handle(call)).json()).toEqual({ result: 'pong' });
});

test('the token endpoint reads JSON and forms, also at its other path', async () => {
  const shop = createIdentityShop();
  const body = { clientId: shop.shop.clientId, grantType: 'anonymous' };
  const form = await shop.request('POST', '/oauth2/token', {
    body: new URLSearchParams(body).toString(),
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  });
  const alias = await shop.request('POST', '/oauth/access', { body });
  expect([form.status, alias.status]).toEqual([200, 200]);
});

test('errors of the token endpoint are those of RFC 6749', async () => {
  const shop = createIdentityShop();
  for (const [body, status, error] of [
    [{ clientId: shop.shop.siteId, grantType: 'anonymous' }, 401, 'invalid_client'],
    [{ grantType: 'anonymous' }, 400, 'invalid_request'],
    [{ clientId: shop.shop.clientId, grantType: 'password' }, 400, 'invalid_request'],
    [{ clientId: shop.shop.clientId, grantType: 'refresh_token', refreshToken: 'x' }, 400, 'invalid_grant'],
    [
      {
        clientId: shop.shop.clientId,
        grantType: 'authorization_code',
        code: 'x',
        codeVerifier: 'v'.repeat(43),
      },
      400,
      'invalid_grant',
    ],
    [{ grant_type: 'authorized_client', member_id: ANN.id }, 401, 'unauthorized_client'],
    [{ grant_type: { toString: 1 } }, 400, 'invalid_request'],
  ] as const)
    expect(await shop.token(body as unknown as Record<string, string>)).toMatchObject({
      status,
      body: { error },
    });
  for (const [body, error_description] of [
    [{ grantType: 'none' }, 'has none of the forms that the call accepts'],
    [{ clientId: 'my-shop', grantType: 'anonymous' }, 'clientId is not a valid uuid'],
  ] as const)
    expect((await shop.token(body)).body).toEqual({ error: 'invalid_request', error_description });
});

test('a refresh keeps the visitor, and earlier refresh tokens stay valid', async () => {
  const shop = createIdentityShop();
  const { body: first } = await anonymous(shop);
  const { body: second } = await refresh(shop, first['refresh_token']);
  expect(second['refresh_token']).not.toBe(first['refresh_token']);
  const subjects = [];
  for (const token of [first['refresh_token'], second['refresh_token'], first['refresh_token']]) {
    const { status, body } = await refresh(shop, token);
    subjects.push([status, (await info(shop, body['access_token']))['subjectId']]);
  }
  const { subjectId } = await info(shop, first['access_token']);
  expect(subjects).toEqual(subjects.map(() => [200, subjectId]));
});

test('with rotation, a refresh token is valid once', async () => {
  const shop = createIdentityShop({ settings: { rotatesRefreshTokens: true } });
  const { body: first } = await anonymous(shop);
  const { body: second } = await refresh(shop, first['refresh_token']);
  expect(await refresh(shop, first['refresh_token'])).toMatchObject({
    status: 400,
    body: { error: 'invalid_grant' },
  });
  expect((await refresh(shop, second['refresh_token'])).status).toBe(200);
});

test('a session of the client refreshes itself, and is a new visitor once the platform ended it', async () => {
  const shop = createIdentityShop({ settings: { rotatesRefreshTokens: true } });
  const auth = visitorSession({ clientId: shop.shop.clientId });
  let token: string | null = '';
  const fetch: typeof globalThis.fetch = (input, init) => {
    const request = new Request(input, init);
    token = request.headers.get('authorization') ?? token;
    return shop.fetch(request);
  };
  const client = createClient({ baseUrl: shop.base.origin(), fetch, auth });
  const whoami = async () => {
    await client.products.queryProducts({});
    return (await info(shop, token))['subjectId'];
  };
  const first = await whoami();
  shop.expireAccessTokens();
  expect(await whoami()).toBe(first);
  shop.expireAccessTokens();
  shop.revokeRefreshTokens();
  await expect(whoami()).rejects.toMatchObject({ status: 401 });
  expect(await whoami()).not.toBe(first);
});

test('a code is exchanged once, with its verifier and its redirect URI, within a minute', async () => {
  const shop = createIdentityShop();
  const { clientId } = shop.shop;
  const begin = async () => {
    const { codeVerifier, codeChallenge } = pkce();
    const code = (await authorize(shop, sessionOf(shop), codeChallenge)).get('code') ?? '';
    return { clientId, grantType: 'authorization_code', redirectUri: CALLBACK, code, codeVerifier };
  };
  const wrong: Record<string, string>[] = [
    { redirectUri: `${CALLBACK}/` },
    { codeVerifier: 'v'.repeat(43) },
    { code: 'unknown' },
  ];
  for (const change of wrong) {
    const good = await begin();
    expect((await shop.token({ ...good, ...change })).body['error']).toBe('invalid_grant');
    // a code is used up by a wrong exchange
    if (!('code' in change)) expect((await shop.token(good)).body['error']).toBe('invalid_grant');
  }
  const good = await begin();
  expect((await shop.token(good)).status).toBe(200);
  expect((await shop.token(good)).body['error']).toBe('invalid_grant');
  const late = await begin();
  shop.advance(60_000);
  expect((await shop.token(late)).body['error']).toBe('invalid_grant');
});

test('an app gets tokens with its secret only', async () => {
  const shop = createIdentityShop({ settings: { rotatesRefreshTokens: true } });
  const { appId, appSecret, instanceId } = shop.shop;
  const request = {
    grant_type: 'client_credentials',
    client_id: appId,
    client_secret: appSecret,
    instance_id: instanceId,
  };
  const { body } = await shop.token(request);
  expect(await info(shop, body['access_token'])).toMatchObject({
    subjectType: 'APP',
    clientId: appId,
    instanceId,
  });
  expect(body['refresh_token']).toBeUndefined();
  for (const change of [{ client_secret: 'wrong' }, { client_id: shop.shop.clientId }])
    expect(await shop.token({ ...request, ...change })).toMatchObject({
      status: 401,
      body: { error: 'invalid_client' },
    });
  expect((await shop.token({ ...request, instance_id: appId })).body['error']).toBe('invalid_grant');
  const strip = (access_token: string, client_secret = appSecret) =>
    shop.token({ grant_type: 'strip_bound_session', client_secret, access_token });
  expect((await strip(shop.tokenFor({ role: 'staff' }))).status).toBe(200);
  expect((await strip('unknown')).body['error']).toBe('invalid_grant');
  expect((await strip(shop.tokenFor({ role: 'staff' }), 'wrong')).status).toBe(401);
  const refreshToken = shop.act(appRefreshToken);
  const auth = app({ appId, appSecret, instanceId });
  const client = createClient({ baseUrl: shop.base.origin(), fetch: shop.fetch, auth });
  expect(await client.members.queryMembers({})).toMatchObject({ members: expect.any(Array) });
  const renewal = { grant_type: 'refresh_token', client_id: appId, client_secret: appSecret };
  expect((await shop.token({ ...renewal, refresh_token: refreshToken })).status).toBe(200);
  expect((await refresh(shop, refreshToken)).body['error']).toBe('invalid_grant');
});

test('a server signs a member in with the token of the visitor and its key', async () => {
  const shop = createIdentityShop();
  const visitor = shop.tokenFor({ role: 'visitor' });
  const authorization = `${visitor},${shop.shop.apiKey}`;
  const body = { grant_type: 'authorized_client', scope: 'offline_access', member_id: ANN.id };
  const { body: granted } = await shop.token(body, { authorization });
  expect(await info(shop, granted['access_token'])).toMatchObject({
    subjectType: 'MEMBER',
    subjectId: ANN.id,
  });
  const session_token = sessionOf(shop, MORGAN);
  for (const [more, headers, error] of [
    [{}, { authorization: `${visitor},wrong` }, 'unauthorized_client'],
    [{}, { authorization: visitor }, 'unauthorized_client'],
    [{ member_id: shop.shop.siteId }, { authorization }, 'invalid_grant'],
    [{ session_token }, { authorization }, 'invalid_grant'],
  ] as const)
    expect((await shop.token({ ...body, ...more }, headers)).body['error']).toBe(error);
});

test('a sign-in is the last one of its member', async () => {
  const shop = createIdentityShop();
  shop.tokensOf(ANN.id);
  const { member } = await shop.as('staff').members.getMember({ id: ANN.id, fieldsets: ['FULL'] });
  expect(member.lastLoginDate).toBe('2026-03-01T09:00:00.000Z');
});

const KEYED = { 'idempotency-key': 'f3a1c2d4-once' };

test('a token call with an idempotency key is refused with a wrong secret, without one and on a foreign page', async () => {
  const shop = createIdentityShop();
  const { appId, appSecret, instanceId } = shop.shop;
  const send = (client_secret?: string, headers: Record<string, string> = {}) => {
    const app = { client_id: appId, ...(client_secret !== undefined && { client_secret }) };
    const body = { grant_type: 'client_credentials', instance_id: instanceId, ...app };
    return shop.token(body, { ...KEYED, ...headers });
  };
  expect((await send(appSecret)).status).toBe(200);
  expect((await send('wrong')).status).toBe(401);
  expect((await send()).status).toBe(400);
  expect((await send(appSecret, { origin: 'https://evil.example' })).status).toBe(403);
});

test('two visitors who start with the same idempotency key are two visitors', async () => {
  const shop = createIdentityShop();
  const start = async () => {
    const { body } = await shop.token({ clientId: shop.shop.clientId, grantType: 'anonymous' }, KEYED);
    return (await info(shop, body['access_token']))['subjectId'];
  };
  expect(await start()).not.toBe(await start());
});

test('a sign-on for a second visitor with the same idempotency key is a session of that visitor', async () => {
  const shop = createIdentityShop();
  const productId = await createProduct(shop);
  const signOn = async (visitor: string) => {
    const { body } = await shop.request('POST', '/_api/iam/authentication/v2/sign-on', {
      token: `${visitor},${shop.shop.apiKey}`,
      headers: KEYED,
      body: { loginId: { email: ANN.email } },
    });
    return String(body['sessionToken']);
  };
  const [first, second] = [shop.tokenFor({ role: 'visitor' }), shop.tokenFor({ role: 'visitor' })];
  await shop.request('POST', '/ecom/v2/carts/current/add-line-items', {
    token: second,
    body: { catalogItems: [{ quantity: 2, catalogReference: itemOf(productId) }] },
  });
  const sessions = [await signOn(first), await signOn(second)];
  expect(sessions[0]).not.toBe(sessions[1]);
  const { access_token: token } = await exchangeSession(shop, sessions[1] ?? '');
  const { body } = await shop.request('GET', '/ecom/v2/carts/current', { token: String(token) });
  expect(body).toMatchObject({ cart: { lineItems: [{}] } });
});

test('the database contains neither the tokens nor the passwords of keyed calls', async () => {
  const shop = createIdentityShop();
  const grant = { clientId: shop.shop.clientId, grantType: 'anonymous' };
  const { body: granted } = await shop.token(grant, KEYED);
  const token = String(granted['access_token']);
  const { body: signedIn } = await shop.request('POST', '/_api/iam/authentication/v2/login', {
    token,
    headers: KEYED,
    body: { loginId: { email: ANN.email }, password: PASSWORD },
  });
  const { body: started } = await shop.request('POST', '/_api/redirects-api/v1/redirect-session', {
    token,
    headers: KEYED,
    body: { login: {}, callbacks: { postFlowUrl: 'http://localhost:3000/' } },
  });
  const { sessionToken } = started['redirectSession'] as { sessionToken: string };
  const stored = Buffer.from(shop.base.db.image());
  expect(stored.includes(ANN.email)).toBe(true);
  const secrets = [token, granted['refresh_token'], signedIn['sessionToken'], sessionToken, PASSWORD];
  expect(secrets.filter((secret) => stored.includes(String(secret)))).toEqual([]);
});

test('expired tokens are deleted', async () => {
  const shop = createIdentityShop();
  await anonymous(shop);
  shop.advance(14_400_000);
  await anonymous(shop);
  expect(shop.base.db.of(tokens).count({ where: { use: 'access' } })).toBe(1);
});

test.each(['blockMember', 'disconnectMember', 'deleteMember'] as const)(
  '%s ends every token, session and sign-in of a member immediately',
  async (call) => {
    const shop = createIdentityShop();
    const granted = shop.tokensOf(ANN.id);
    const sessionToken = sessionOf(shop);
    await shop.as('staff').members[call]({ id: ANN.id });
    const { status } = await shop.request('GET', '/members/v1/members/my', { token: granted.access_token });
    expect([
      status,
      (await refresh(shop, granted.refresh_token)).body['error'],
      (await authorize(shop, sessionToken)).get('error'),
    ]).toEqual([401, 'invalid_grant', 'login_required']);
    await expect(shop.login('ann')).rejects.toMatchObject({ status: call === 'deleteMember' ? 404 : 403 });
  },
);

test('a member who is approved again has none of the earlier sessions', async () => {
  const shop = createIdentityShop();
  const sessionToken = sessionOf(shop);
  await shop.as('staff').members.blockMember({ id: ANN.id });
  await shop.as('staff').members.approveMember({ id: ANN.id });
  expect((await authorize(shop, sessionToken)).get('error')).toBe('login_required');
  expect((await shop.login('ann')).state).toBe('SUCCESS');
});

test('a member who is muted stays signed in', async () => {
  const shop = createIdentityShop();
  const { access_token: token } = shop.tokensOf(ANN.id);
  await shop.as('staff').members.muteMember({ id: ANN.id });
  const { body } = await shop.request('GET', '/members/v1/members/my?fieldsets=FULL', { token });
  expect(body).toMatchObject({ member: { activityStatus: 'MUTED' } });
});

/** Sends a request to the token endpoint as clients of any OAuth server do, in both encodings. */
const ENCODINGS = {
  form: (body: Record<string, string>) => ({
    body: new URLSearchParams(body).toString(),
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  }),
  JSON: (body: Record<string, string>) => ({ body }),
} as const;

test.each(['form', 'JSON'] as const)(
  'a generic OAuth client exchanges a code, renews and acts as an app, with the names of RFC 6749 in %s',
  async (encoding) => {
    const shop = createIdentityShop();
    const { clientId: client_id, appId, appSecret, instanceId } = shop.shop;
    const send = (body: Record<string, string>) =>
      shop.request('POST', '/oauth2/token', ENCODINGS[encoding](body));
    const { codeVerifier, codeChallenge } = pkce();
    const granted = await authorize(shop, sessionOf(shop), codeChallenge);
    const member = await send({
      grant_type: 'authorization_code',
      client_id,
      redirect_uri: CALLBACK,
      code: granted.get('code') ?? '',
      code_verifier: codeVerifier,
    });
    expect(member).toMatchObject({ status: 200, body: { token_type: 'Bearer' } });
    const renewed = await send({
      grant_type: 'refresh_token',
      client_id,
      refresh_token: String(member.body['refresh_token']),
    });
    expect(await info(shop, renewed.body['access_token'])).toMatchObject({
      subjectType: 'MEMBER',
      subjectId: ANN.id,
    });
    expect((await send({ grant_type: 'anonymous', client_id })).status).toBe(200);
    const secret = { client_id: appId, client_secret: appSecret };
    const app = await send({ grant_type: 'client_credentials', instance_id: instanceId, ...secret });
    expect(app.status).toBe(200);
    const refresh_token = shop.act(appRefreshToken);
    expect((await send({ grant_type: 'refresh_token', refresh_token, ...secret })).status).toBe(200);
    expect(await send({ grant_type: 'refresh_token', client_id, refresh_token: 'x' })).toMatchObject({
      status: 400,
      body: { error: 'invalid_grant' },
    });
    expect(await send({ grant_type: 'authorization_code', client_id })).toMatchObject({
      status: 400,
      body: { error: 'invalid_request' },
    });
  },
);
