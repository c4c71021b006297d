import { createRedirect, toLineItem } from 'storewire';
import { expect, test } from 'vitest';
import { ANN } from '../../src/features/identity/samples.ts';
import { visitOf } from '../../src/features/identity/visits.ts';
import {
  authorizationRequest,
  CALLBACK,
  createIdentityShop,
  type IdentityShop,
  pkce,
} from '../identity-shop.ts';
import { createProduct, eventsIn } from '../shop.ts';

const create = async (
  shop: IdentityShop,
  input: Record<string, unknown>,
  role: 'visitor' | 'member' | 'staff' = 'visitor',
) => (await shop.as(role).redirects.createRedirectSession(input)).redirectSession;

test('a sign-in leads to the authorization endpoint with all of its parameters', async () => {
  const shop = createIdentityShop();
  const { state, ...authRequest } = authorizationRequest(shop, pkce().codeChallenge);
  const session = await create(shop, {
    auth: { authRequest: { ...authRequest, state: String(state) }, prompt: 'none' },
  });
  const url = new URL(session.fullUrl);
  expect(url.origin + url.pathname).toBe(`${shop.base.origin()}/oauth2/authorize`);
  expect(Object.fromEntries(url.searchParams)).toEqual({ ...authRequest, state, prompt: 'none' });
  expect(session.urlDetails?.endpoint).toBe(url.origin + url.pathname);
  expect(session.urlDetails?.searchParams).toEqual(Object.fromEntries(url.searchParams));
});

test('the host of the URL is that by which the caller knows the platform', async () => {
  const shop = createIdentityShop();
  const origin = await shop.listen({ port: 0 });
  const named = origin.replace('127.0.0.1', 'localhost');
  const response = await fetch(`${named}/headless/v1/redirect-session`, {
    method: 'POST',
    headers: { authorization: shop.tokenFor({ role: 'visitor' }), 'content-type': 'application/json' },
    body: '{"login":{}}',
  });
  const { redirectSession } = (await response.json()) as { redirectSession: { fullUrl: string } };
  expect(new URL(redirectSession.fullUrl).origin).toBe(named);
});

test.each([
  [{ login: {} }, '/sign-in'],
  [{ logout: {} }, '/logout'],
  [{ eventsCheckout: { eventSlug: 'glaze-evening' } }, '/visit'],
  [{ paidPlansCheckout: { checkoutData: 'x' } }, '/visit'],
  [{ bookingsCheckout: { timezone: 'Europe/Dublin' } }, '/visit'],
  [{ bookingsBook: {} }, '/visit'],
  [{ ecomOrderPaymentRequest: {} }, '/visit'],
])('%j leads to a page for its caller', async (input, path) => {
  const shop = createIdentityShop();
  const session = await create(shop, { ...input, callbacks: { postFlowUrl: 'http://localhost:3000/' } });
  expect(new URL(session.fullUrl).pathname).toBe(path);
  const visit = visitOf(shop.base, session.sessionToken ?? '');
  expect(visit).toMatchObject({
    purpose: Object.keys(input)[0],
    caller: { role: 'visitor' },
    callbacks: { postFlowUrl: 'http://localhost:3000/' },
  });
  shop.advance(86_400_000);
  expect(visitOf(shop.base, session.sessionToken ?? '')).toBeUndefined();
});

test.each(['localhost', 'shop.localhost', 'a.b.localhost', '127.9.9.9', '[::1]'])(
  'with loopback among the allowed origins, a session may lead to %s, which the client takes for this machine too',
  async (host) => {
    const postFlowUrl = `http://${host}:3000/`;
    const session = await create(createIdentityShop(), { login: {}, callbacks: { postFlowUrl } });
    expect(new URL(session.fullUrl).pathname).toBe('/sign-in');
  },
);

test('the id of the current cart of version 2 leads to its checkout', async () => {
  const shop = createIdentityShop();
  const visitor = shop.as('visitor');
  const productId = await createProduct(shop, { name: 'Tidal mug' });
  const { cart } = await visitor.currentCartV2.addLineItemsToCurrentCart({
    catalogItems: [toLineItem({ productId })],
  });
  const { url } = await createRedirect(
    visitor,
    { ecomCheckout: { checkoutId: cart.id }, callbacks: { postFlowUrl: '/cart' } },
    { origin: 'http://localhost:3000' },
  );
  expect(await (await shop.fetch(url)).text()).toContain('Tidal mug');
});

test('exactly one purpose must be given', async () => {
  const shop = createIdentityShop();
  for (const input of [{}, { callbacks: {} }, { login: {}, logout: {} }])
    await expect(create(shop, input)).rejects.toMatchObject({ status: 400 });
});

test('a request that lacks one of several properties breaks a rule of those that clients know', async () => {
  const shop = createIdentityShop();
  const token = shop.tokenFor({ role: 'visitor' });
  const rulesAt = async (path: string, body: object) => {
    const { body: failure } = await shop.request('POST', path, { token, body });
    return JSON.stringify(failure).match(/(?<="violatedRule":")\w+/g);
  };
  expect(await rulesAt('/_api/redirects-api/v1/redirect-session', {})).toEqual(['REQUIRED_FIELD']);
  expect(await rulesAt('/_api/iam/authentication/v2/register', { password: 'four quiet lamps' })).toEqual([
    'REQUIRED_FIELD',
  ]);
});

test('callbacks, redirect URIs and clients must be allowed', async () => {
  const shop = createIdentityShop();
  const authRequest = authorizationRequest(shop, pkce().codeChallenge);
  const evil = 'https://evil.example/';
  for (const [input, field] of [
    [{ login: {}, callbacks: { postFlowUrl: evil } }, 'callbacks.postFlowUrl'],
    [{ ecomCheckout: {}, callbacks: { thankYouPageUrl: evil } }, 'callbacks.thankYouPageUrl'],
    [{ login: {}, origin: evil }, 'origin'],
    [{ logout: { clientId: shop.shop.siteId } }, 'logout.clientId'],
    [{ auth: { authRequest: { ...authRequest, redirectUri: evil } } }, 'auth.authRequest.redirectUri'],
    [{ auth: { authRequest: { ...authRequest, redirectUri: null } } }, 'auth.authRequest.redirectUri'],
    [{ auth: { authRequest: { ...authRequest, clientId: shop.shop.siteId } } }, 'auth.authRequest.clientId'],
    [{ auth: {} }, 'auth.authRequest'],
  ] as [Record<string, unknown>, string][])
    await expect(create(shop, input)).rejects.toMatchObject({ violations: [{ field }] });
});

test('a URL that is too long is a violation, and additional parameters are part of it', async () => {
  const shop = createIdentityShop();
  const preferences = (value: string) => ({ additionalQueryParameters: { lang: value } });
  const { fullUrl } = await create(shop, { login: {}, preferences: preferences('en') });
  expect(new URL(fullUrl).searchParams.get('lang')).toBe('en');
  await expect(create(shop, { login: {}, preferences: preferences('x'.repeat(2100)) })).rejects.toMatchObject(
    {
      status: 400,
    },
  );
});

test('the event of a redirect session does not let its reader continue the visit', async () => {
  const shop = createIdentityShop();
  const { sessionToken } = await create(shop, { login: {} });
  const [event] = eventsIn(shop, { type: 'wix.headless.v1.redirect_session_created' });
  expect(event?.content).toMatchObject({ entity: { fullUrl: `${shop.base.origin()}/sign-in` } });
  expect(JSON.stringify(event)).not.toContain(sessionToken);
});

test('a sign-out by redirect ends the session of its caller, and no other', async () => {
  const shop = createIdentityShop();
  const sign = () => shop.tokensOf(ANN.id);
  const [here, elsewhere] = [sign(), sign()];
  const { body } = await shop.request('POST', '/_api/redirects-api/v1/redirect-session', {
    token: here.access_token,
    body: { logout: {}, callbacks: { postFlowUrl: CALLBACK } },
  });
  const { fullUrl } = body['redirectSession'] as { fullUrl: string };
  const location = await shop.locationOf(fullUrl);
  expect(location.href).toBe(`${CALLBACK}?wixMemberLoggedIn=false`);
  const statusOf = async (token: string) =>
    (await shop.request('GET', '/members/v1/members/my', { token })).status;
  expect([await statusOf(here.access_token), await statusOf(elsewhere.access_token)]).toEqual([401, 200]);
});

test('the sign-out of a browser redirects to allowed sites only', async () => {
  const shop = createIdentityShop();
  const leave = (query: string) => shop.locationOf(`/_api/iam/authentication/v1/logout${query}`);
  expect((await leave(`?postLogoutRedirectUri=${encodeURIComponent(CALLBACK)}`)).href).toBe(CALLBACK);
  expect((await leave('')).pathname).toBe('/signed-out');
  expect((await leave('?postLogoutRedirectUri=https%3A%2F%2Fevil.example%2F')).pathname).toBe('/problem');
});
