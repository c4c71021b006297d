/** Sign-in by the admin API. */
import { expect, test } from 'vitest';
import { ANN } from '../src/identity/samples.ts';
import { callAction, violationsOf } from './admin-action.ts';
import { createIdentityShop, exchangeSession, GOOGLE } from './identity-shop.ts';

test('a session token signs a member in, until the tokens expire or are revoked', async () => {
  const shop = createIdentityShop();
  const { body } = await callAction(shop, 'createSessionToken', { email: ANN.email });
  const tokens = await exchangeSession(shop, String(body['sessionToken']));
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

test('an account can be made to ask for a push message, which is confirmed', async () => {
  const shop = createIdentityShop();
  await callAction(shop, 'changeSignIn', { email: ANN.email, secondFactors: ['PUSH'] });
  const outcome = await shop.login('ann');
  expect(outcome.state).toBe('REQUIRE_MFA');
  expect((await callAction(shop, 'listPushes')).body).toEqual({ pushes: [] });
  expect((await callAction(shop, 'confirmPush', { transactionId: 'none' })).status).toBe(404);
});

test('apps and identity providers get their tokens, and hidden frames can misbehave', async () => {
  const shop = createIdentityShop();
  expect((await callAction(shop, 'installApp')).body).toMatchObject({ instanceId: shop.shop.instanceId });
  const person = { connectionId: GOOGLE, email: 'new@example.com' };
  expect((await callAction(shop, 'createProviderToken', person)).status).toBe(200);
  await callAction(shop, 'changeFrames', { frames: 'silent' });
  expect(shop.base.conduct.frames).toBe('silent');
});

test('violations name the field, and unknown accounts are not found', async () => {
  const shop = createIdentityShop();
  const refused = await callAction(shop, 'changeSignIn', { email: ANN.email, secondFactors: ['FAX'] });
  expect(violationsOf(refused.body)).toMatchObject([{ field: 'secondFactors[0]' }]);
  expect((await callAction(shop, 'currentTotp', { email: 'none@example.com' })).status).toBe(404);
  expect((await callAction(shop, 'createSessionToken', { email: 'none@example.com' })).status).toBe(404);
});
