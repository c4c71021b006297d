/** Sign-in by the admin API. */
import { expect, test } from 'vitest';
import { ANN, MORGAN } from '../../src/features/identity/samples.ts';
import { callAction, violationsOf } from '../admin-action.ts';
import {
  authorizationRequest,
  CALLBACK,
  createIdentityShop,
  exchangeSession,
  type IdentityShop,
  pkce,
} from '../identity-shop.ts';

const MISSING = '00000000-0000-4000-8000-000000000000';

test('a session token signs a member in, until the tokens expire or are revoked', async () => {
  const shop = createIdentityShop();
  const { sessionToken = '' } = await shop.login('ann');
  const tokens = await exchangeSession(shop, sessionToken ?? '');
  const token = String(tokens['access_token']);
  const status = async () => (await shop.request('GET', '/members/v1/members/my', { token })).status;
  expect(await status()).toBe(200);
  await callAction(shop, 'expireAccessTokens');
  expect(await status()).toBe(401);
  const refresh = {
    clientId: shop.shop.clientId,
    grantType: 'refresh_token',
    refreshToken: String(tokens['refresh_token']),
  };
  expect((await shop.token(refresh)).status).toBe(200);
  await callAction(shop, 'revokeRefreshTokens');
  expect((await shop.token(refresh)).status).toBe(400);
});

test('a push message is listed and confirmed', async () => {
  const shop = createIdentityShop();
  const { verifyFactor } = shop.as('visitor').authentication;
  const stateToken = (await shop.login('mfa')).stateToken ?? '';
  await verifyFactor({ factorType: 'PUSH', stateToken });
  const { pushes } = shop.listPushes();
  expect(pushes).toMatchObject([{ email: MORGAN.email, isConfirmed: false }]);
  const [{ id: transactionId = '' } = {}] = pushes;
  const answer = () => verifyFactor({ factorType: 'PUSH', stateToken, pushData: { transactionId } });
  expect((await answer()).state).toBe('MFA_CHALLENGE');
  expect((await callAction(shop, 'confirmPush', { transactionId })).status).toBe(200);
  expect((await answer()).state).toBe('SUCCESS');
  expect((await callAction(shop, 'confirmPush', { transactionId: 'none' })).status).toBe(404);
});

test('the code of an authenticator app completes a sign-in', async () => {
  const shop = createIdentityShop();
  const stateToken = (await shop.login('mfa')).stateToken ?? '';
  const { body } = await callAction(shop, 'currentTotp', { email: MORGAN.email });
  const totpData = { code: String(body['code']) };
  const { verifyFactor } = shop.as('visitor').authentication;
  expect((await verifyFactor({ factorType: 'TOTP', stateToken, totpData })).state).toBe('SUCCESS');
});

test('a link signs a browser in as a member, once, and returns to an allowed page', async () => {
  const shop = createIdentityShop();
  const { body } = await callAction(shop, 'createSignInLink', { memberId: ANN.id, returnUrl: CALLBACK });
  const opened = await shop.open(String(body['url']));
  expect(opened.headers.get('location')).toBe(`${CALLBACK}?wixMemberLoggedIn=true`);
  const [cookie = ''] = opened.headers.get('set-cookie')?.split(';') ?? [];
  expect(await silentSignIn(shop, cookie)).toEqual(ANN.id);
  expect((await shop.open(String(body['url']))).status).toBe(400);
  const refused = await callAction(shop, 'createSignInLink', {
    memberId: ANN.id,
    returnUrl: 'https://evil.example/',
  });
  expect(violationsOf(refused.body)).toMatchObject([{ field: 'returnUrl' }]);
  expect((await callAction(shop, 'createSignInLink', { memberId: MISSING })).status).toBe(404);
});

test('a link is not used up by who only asks whether it is there', async () => {
  const shop = createIdentityShop();
  const { body } = await callAction(shop, 'createSignInLink', { memberId: ANN.id, returnUrl: CALLBACK });
  expect((await shop.fetch(String(body['url']), { method: 'HEAD' })).status).toBe(405);
  expect((await shop.open(String(body['url']))).status).toBe(302);
});

test('no action signs a blocked member in', async () => {
  const shop = createIdentityShop();
  await shop.as('staff').members.blockMember({ id: ANN.id });
  for (const action of ['signInAs', 'createSignInLink'])
    expect((await callAction(shop, action, { memberId: ANN.id })).status).toBe(409);
});

test('a form of the console leads to a link that signs its browser in as a member', async () => {
  const shop = createIdentityShop();
  const form = { memberId: ANN.id };
  const result = await (await shop.open('/__dev/actions/createSignInLink', { form })).text();
  const page = await shop.open(/<a href="([^"]+\/sign-in\?[^"]+)"/.exec(result)?.[1] ?? '');
  expect(page.headers.get('location')).toContain('/signed-in');
  const [cookie = ''] = page.headers.get('set-cookie')?.split(';') ?? [];
  expect(await silentSignIn(shop, cookie)).toEqual(ANN.id);
  const headers = { origin: 'http://localhost:5173' };
  expect((await shop.open('/__dev/actions/createSignInLink', { form, headers })).status).toBe(403);
});

/** The member as whom a shop is signed in without a page. */
async function silentSignIn(shop: IdentityShop, cookie: string): Promise<string | undefined> {
  const { codeVerifier, codeChallenge } = pkce();
  const query = new URLSearchParams(authorizationRequest(shop, codeChallenge, { prompt: 'none' }));
  const { searchParams } = await shop.locationOf(`/oauth2/authorize?${query}`, { cookie });
  const { body } = await shop.token({
    clientId: shop.shop.clientId,
    grantType: 'authorization_code',
    redirectUri: CALLBACK,
    code: searchParams.get('code') ?? '',
    codeVerifier,
  });
  const caller = shop.base.tokens.identify(String(body['access_token']));
  return caller && 'id' in caller ? caller.id : undefined;
}

test('violations name the field, and unknown accounts are not found', async () => {
  const shop = createIdentityShop();
  const refused = await callAction(shop, 'issueToken', { role: 'guest' });
  expect(violationsOf(refused.body)).toMatchObject([{ field: 'role' }]);
  expect((await callAction(shop, 'currentTotp', { email: 'none@example.com' })).status).toBe(404);
});
