/** Apps, such as those of React Native: the platform redirects to URLs with their own scheme. */
import { expect, test } from 'vitest';
import { ANN } from '../../src/features/identity/samples.ts';
import { linkFor, pay, visit } from '../checkout-page.ts';
import { sessionFor } from '../identity-actions.ts';
import { authorizationRequest, createIdentityShop, type IdentityShop, pkce } from '../identity-shop.ts';
import { completeCheckoutOf } from '../merchant.ts';
import { createProduct } from '../shop.ts';

const CALLBACK = 'exp://10.0.0.7:8081/--/oauth/callback';

const createAppShop = () =>
  createIdentityShop({ settings: { allowedOrigins: ['myapp://', 'exp://10.0.0.7:8081'] } });

/** Exchanges the code of a callback, as libraries for OAuth do. */
const exchange = (shop: IdentityShop, { hash }: URL, codeVerifier: string) =>
  shop.fetch(`${shop.base.origin()}/oauth2/token`, {
    method: 'POST',
    body: new URLSearchParams({
      grant_type: 'authorization_code',
      client_id: shop.shop.clientId,
      code: new URLSearchParams(hash.slice(1)).get('code') ?? '',
      redirect_uri: CALLBACK,
      code_verifier: codeVerifier,
    }),
  });

test('an app pays on the hosted page, which leads back to its scheme', async () => {
  const shop = createAppShop();
  const client = shop.as('visitor');
  const id = await completeCheckoutOf(client, await createProduct(shop));
  const url = await linkFor(client, id, { thankYouPageUrl: 'myapp://thanks', postFlowUrl: 'myapp://cart' });
  const { text, headers } = await visit(shop, url);
  expect(headers.get('content-security-policy')).toContain("form-action 'self' myapp:;");
  expect(text).toContain('href="myapp://cart?wixMemberLoggedIn=false"');
  const { location } = await pay(shop, url, 'approved', text);
  expect(location).toMatch(/^myapp:\/\/thanks\?wixMemberLoggedIn=false&orderId=[\w-]{36}$/);
});

test('an app signs in on the hosted page by a library for OAuth, with the names of RFC 6749', async () => {
  const shop = createAppShop();
  const { codeVerifier, codeChallenge } = pkce();
  const request = {
    client_id: shop.shop.clientId,
    redirect_uri: CALLBACK,
    response_type: 'code',
    scope: 'offline_access',
    state: 'state-1',
    code_challenge: codeChallenge,
    code_challenge_method: 'S256',
    prompt: 'login',
  };
  const page = await shop.locationOf(`/oauth2/authorize?${new URLSearchParams(request)}`);
  const { headers } = await shop.open(page.href);
  expect(headers.get('content-security-policy')).toContain("form-action 'self' exp:;");
  const form = { step: 'choose', memberId: ANN.id };
  const callback = await shop.locationOf(page.href, { form });
  expect(callback.href).toMatch(/^exp:\/\/10\.0\.0\.7:8081\/--\/oauth\/callback#code=.+&state=state-1$/);
  expect((await exchange(shop, callback, codeVerifier)).status).toBe(200);
});

test('an app with a form of its own may ask for a URL before it opens it, and nobody else gets a code', async () => {
  const shop = createAppShop();
  const { sessionToken } = shop.act((context) => sessionFor(context, { email: ANN.email }));
  const [own, other] = [pkce(), pkce()];
  const authorize = async ({ codeChallenge }: typeof own): Promise<URL> => {
    const more = { redirectUri: CALLBACK, responseMode: 'fragment', prompt: 'none', sessionToken };
    const request = authorizationRequest(shop, codeChallenge, more);
    return shop.locationOf(`/oauth2/authorize?${new URLSearchParams(request)}`);
  };
  await authorize(own);
  expect((await exchange(shop, await authorize(own), own.codeVerifier)).status).toBe(200);
  expect((await authorize(other)).hash).toContain('error=login_required');
});
