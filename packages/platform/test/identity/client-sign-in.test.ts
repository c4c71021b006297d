/** The sign-in of the client against the platform. */

import {
  completeRedirectSignIn,
  createClient,
  createCustomLogin,
  member,
  memoryStorage,
  signOut,
  startRedirectSignIn,
  visitor,
} from 'storewire';
import { externalLogin } from 'storewire-server';
import { expect, test } from 'vitest';
import { ANN, MORGAN, SAMPLES } from '../../src/features/identity/samples.ts';
import { saveCoupon } from '../../src/features/pricing/actions.ts';
import { followSignIn } from '../follow-sign-in.ts';
import { sessionFor } from '../identity-actions.ts';
import { CALLBACK, createIdentityShop, type IdentityShop, PASSWORD } from '../identity-shop.ts';
import { lineFor, merchantOf } from '../merchant.ts';
import { createProduct } from '../shop.ts';

/** A site with a member session, in front of a platform with strict rotation. */
function createSite() {
  const shop = createIdentityShop({ settings: { rotatesRefreshTokens: true } });
  const session = member({ clientId: shop.shop.clientId, afterEnd: 'visitor' });
  const client = createClient({
    baseUrl: shop.base.origin(),
    fetch: shop.fetch,
    auth: session,
    retry: false,
  });
  const storage = memoryStorage();
  const fillCart = async (): Promise<void> => {
    await client.currentCart.addToCurrentCart({ lineItems: [lineFor(await createProduct(shop))] });
  };
  return { shop, session, client, storage, fillCart };
}

/** The cart of the visitor is that of the member now. */
async function expectFilledCart(shop: IdentityShop, memberId: string, quantity = 1): Promise<void> {
  const { cart } = await shop.as('member', memberId).currentCart.getCurrentCart();
  expect(cart.lineItems).toMatchObject([{ quantity }]);
}

test.each(['fragment', 'query'] as const)(
  'a redirect sign-in ends with a member, who was the visitor until then, in %s mode',
  async (responseMode) => {
    const { shop, session, client, storage, fillCart } = createSite();
    await fillCart();
    const { url } = await startRedirectSignIn(client, session, {
      redirectUri: CALLBACK,
      responseMode,
      storage,
      returnTo: '/cart',
    });
    const answer = await followSignIn(shop.fetch, url);
    expect(await completeRedirectSignIn(client, session, answer, { storage })).toEqual({ returnTo: '/cart' });
    expect((await client.members.getMyMember({})).member.id).toBe(ANN.id);
    await expectFilledCart(shop, ANN.id);
  },
);

test('the cart of the visitor is merged into that of the member: lines are added, and its coupon takes precedence', async () => {
  const { shop, session, client, storage } = createSite();
  const [bowl, vase] = [await createProduct(shop), await createProduct(shop, { name: 'Vase' })];
  for (const code of ['MINE', 'THEIRS'])
    saveCoupon(merchantOf(shop), { code, name: code, reduction: { kind: 'percent', percent: '10' } });
  const before = shop.as('member', ANN.id);
  await before.currentCart.addToCurrentCart({ lineItems: [lineFor(bowl)] });
  await before.currentCart.updateCurrentCart({ couponCode: 'MINE' });
  await client.currentCart.addToCurrentCart({ lineItems: [lineFor(bowl, 3), lineFor(vase)] });
  await client.currentCart.updateCurrentCart({ couponCode: 'THEIRS' });
  const { url } = await startRedirectSignIn(client, session, { redirectUri: CALLBACK, storage });
  await completeRedirectSignIn(client, session, await followSignIn(shop.fetch, url), { storage });
  const { cart } = await client.currentCart.getCurrentCart();
  expect(cart.lineItems.map(({ quantity }) => quantity)).toEqual([4, 1]);
  expect(cart).toMatchObject({
    buyerInfo: { memberId: ANN.id },
    appliedDiscounts: [{ coupon: { code: 'THEIRS' } }],
  });
});

test('a sign-in without a page is that of the visitor who began it', async () => {
  const { shop, session, client, storage, fillCart } = createSite();
  await fillCart();
  const { sessionToken } = shop.act((context) => sessionFor(context, { email: ANN.email }));
  const { url } = await startRedirectSignIn(client, session, {
    redirectUri: CALLBACK,
    storage,
    sessionToken,
  });
  await completeRedirectSignIn(client, session, (await shop.locationOf(url)).href, { storage });
  await expectFilledCart(shop, ANN.id);
});

test('a cancelled sign-in is reported to the site, and one with a wrong password does not return to it', async () => {
  const { shop, session, client, storage } = createSite();
  const start = () => startRedirectSignIn(client, session, { redirectUri: CALLBACK, storage });
  const answer = await followSignIn(shop.fetch, (await start()).url, { action: 'cancel' });
  await expect(completeRedirectSignIn(client, session, answer, { storage })).rejects.toMatchObject({
    code: 'access_denied',
  });
  const { url } = await start();
  await expect(followSignIn(shop.fetch, url, { password: 'wrong' })).rejects.toThrow('ended at /sign-in');
});

test('a sign-out ends the session on the platform, and returns to the site', async () => {
  const { shop, session, client, storage } = createSite();
  const { url } = await startRedirectSignIn(client, session, { redirectUri: CALLBACK, storage });
  await completeRedirectSignIn(client, session, await followSignIn(shop.fetch, url), { storage });
  const tokens = await session.tokens();
  const { logoutUrl } = await signOut(client, session, {
    postFlowUrl: CALLBACK,
    origin: new URL(CALLBACK).origin,
  });
  const response = await shop.open(logoutUrl);
  expect(response.headers.get('location')).toBe(`${CALLBACK}?wixMemberLoggedIn=false`);
  const { status } = await shop.request('GET', '/members/v1/members/my', {
    token: tokens?.accessToken.value ?? '',
  });
  expect(status).toBe(401);
});

test('a custom login goes through every state of the sample accounts', async () => {
  const { client } = createSite();
  const states: Record<string, string> = {};
  for (const { email } of SAMPLES) {
    const custom = createCustomLogin(client, { factors: true });
    const { loginState, ...rest } = await custom.login({ email, password: PASSWORD });
    states[email] = 'errorCode' in rest ? `${loginState} ${rest.errorCode}` : loginState;
  }
  expect(states).toEqual({
    'ann@example.com': 'SUCCESS',
    'needs-code@example.com': 'EMAIL_VERIFICATION_REQUIRED',
    'needs-approval@example.com': 'OWNER_APPROVAL_REQUIRED',
    'captcha@example.com': 'FAILURE missingCaptchaToken',
    'quiet-captcha@example.com': 'FAILURE missingCaptchaToken',
    'mfa@example.com': 'MFA_REQUIRED',
    'new-password@example.com': 'FAILURE resetPassword',
  });
});

test('a custom login is completed by redirect, with factors that the client sends', async () => {
  const { shop, session, client, storage, fillCart } = createSite();
  await fillCart();
  const custom = createCustomLogin(client, { factors: true });
  await custom.login({ email: MORGAN.email, password: PASSWORD });
  await custom.verifyFactor({ factorType: 'PUSH' });
  const [push] = shop.listPushes().pushes;
  const pushData = { transactionId: push?.id ?? '' };
  expect((await custom.verifyFactor({ factorType: 'PUSH', pushData })).loginState).toBe('MFA_CHALLENGE');
  shop.confirmPush(pushData);
  await custom.verifyFactor({ factorType: 'TOTP' });
  expect(await custom.verifyFactor({ factorType: 'TOTP', totpData: { code: 'wrong' } })).toMatchObject({
    loginState: 'FAILURE',
    errorCode: 'invalidCode',
  });
  const { code } = shop.currentTotp({ email: MORGAN.email });
  const done = await custom.verifyFactor({ factorType: 'TOTP', totpData: { code } });
  if (done.loginState !== 'SUCCESS') throw new Error(done.loginState);
  const { sessionToken = '' } = done.data ?? {};
  const { url } = await startRedirectSignIn(client, session, {
    redirectUri: CALLBACK,
    storage,
    sessionToken,
  });
  const answer = (await shop.locationOf(url)).href;
  await completeRedirectSignIn(client, session, answer, { storage });
  expect((await session.session()).role).toBe('member');
  await expectFilledCart(shop, MORGAN.id);
});

test('an external login gives the member session of a server, who was the visitor until then', async () => {
  const shop = createIdentityShop();
  const product = await createProduct(shop);
  const auth = visitor({ clientId: shop.shop.clientId });
  const client = createClient({ baseUrl: shop.base.origin(), fetch: shop.fetch, auth, retry: false });
  const { apiKey } = shop.shop;
  const fillCart = () => client.currentCart.addToCurrentCart({ lineItems: [lineFor(product)] });
  await fillCart();
  const { accessToken, refreshToken } = await externalLogin(client, auth, { memberId: ANN.id, apiKey });
  await expectFilledCart(shop, ANN.id);
  expect(shop.base.tokens.identify(accessToken.value)).toMatchObject({ role: 'member', id: ANN.id });
  expect(refreshToken.role).toBe('member');
});
