/** When a member can no longer act by what was issued before. */
import { createClient, fixedToken } from 'storewire';
import { expect, test } from 'vitest';
import { ANN } from '../../src/features/identity/samples.ts';
import { createIdentityShop, GOOGLE, type IdentityShop, providerToken } from '../identity-shop.ts';
import { completeCheckoutOf } from '../merchant.ts';
import { createProduct } from '../shop.ts';

const STRANGER = 'owner@example.net';

const clientOf = (shop: IdentityShop, token: string) =>
  createClient({ baseUrl: shop.base.origin(), fetch: shop.fetch, auth: fixedToken(token), retry: false });

/** The status of the calls of a session. */
const statusOf = async (shop: IdentityShop, token: string) =>
  (await shop.request('GET', '/members/v1/members/my', { token })).status;

async function checkoutLink(shop: IdentityShop): Promise<string> {
  const client = shop.as('member', ANN.id);
  const checkoutId = await completeCheckoutOf(client, await createProduct(shop));
  const { redirectSession } = await client.redirects.createRedirectSession({ ecomCheckout: { checkoutId } });
  return redirectSession.fullUrl;
}

const renewal = ({ shop: { clientId } }: IdentityShop, refreshToken: string | null = '') => ({
  grantType: 'refresh_token',
  refreshToken: refreshToken ?? '',
  clientId,
});

const recoverAnn = async (shop: IdentityShop): Promise<void> => {
  await shop.as('visitor').recovery.sendRecoveryEmail({ email: ANN.email });
  const link = new URL(shop.mailsTo(ANN.email).at(-1)?.link ?? '');
  const recoveryToken = link.searchParams.get('recoveryToken') ?? '';
  await shop.as('visitor').recovery.recoverPassword({ recoveryToken, password: 'another horse' });
};

test.each([
  ['blocked', (shop: IdentityShop) => shop.as('staff').members.blockMember({ id: ANN.id })],
  ['disconnected', (shop: IdentityShop) => shop.as('staff').members.disconnectMember({ id: ANN.id })],
  ['deleted', (shop: IdentityShop) => shop.as('staff').members.deleteMember({ id: ANN.id })],
  ['given a new password', recoverAnn],
])('the link to a checkout ends when its member is %s', async (_what, end) => {
  const shop = createIdentityShop();
  const link = await checkoutLink(shop);
  expect((await shop.open(link)).status).toBe(200);
  await end(shop);
  const response = await shop.open(link, { form: { step: 'approved' } });
  expect(response.status).toBe(400);
  expect(shop.listItems({ entity: 'order' }).total).toBe(0);
});

test('a recovery ends the sessions of the member', async () => {
  const shop = createIdentityShop();
  const { access_token: before, refresh_token } = shop.tokensOf(ANN.id);
  await recoverAnn(shop);
  expect(await statusOf(shop, before)).toBe(401);
  const grant = renewal(shop, refresh_token);
  expect((await shop.token(grant)).body).toMatchObject({ error: 'invalid_grant' });
});

test('a change of password ends the other sessions of the member, who is told by email', async () => {
  const shop = createIdentityShop();
  const [own, other] = [shop.tokensOf(ANN.id), shop.tokensOf(ANN.id)];
  await clientOf(shop, own.access_token).authentication.changePassword({ newPassword: 'another horse' });
  expect(await statusOf(shop, own.access_token)).toBe(200);
  expect(await statusOf(shop, other.access_token)).toBe(401);
  expect(shop.mailsTo(ANN.email)).toMatchObject([{ subject: 'Your password was changed' }]);
});

test('a password is changed within ten minutes of a sign-in, and no refresh prolongs them', async () => {
  const shop = createIdentityShop({ settings: { rotatesRefreshTokens: true } });
  const { refresh_token } = shop.tokensOf(ANN.id);
  shop.advance(11 * 60_000);
  const grant = renewal(shop, refresh_token);
  const token = String((await shop.token(grant)).body['access_token']);
  const change = clientOf(shop, token).authentication.changePassword({ newPassword: 'another horse' });
  await expect(change).rejects.toMatchObject({ status: 403 });
  expect((await shop.login('ann')).state).toBe('SUCCESS');
});

test.each([
  [
    'signed in at a provider',
    async (shop: IdentityShop) => {
      const idToken = await providerToken(shop, STRANGER);
      const input = {
        idpConnectionId: GOOGLE,
        tenantId: shop.shop.siteId,
        tokenParams: { id_token: idToken },
      };
      await shop.as('visitor').authentication.ssoLoginWithTokenParams(input);
    },
  ],
  [
    'been vouched for by a trusted server',
    (shop: IdentityShop) =>
      shop.as('app').authentication.signOn({ loginId: { email: STRANGER }, verifyEmail: true }),
  ],
])('the password of a stranger opens no account whose owner has %s', async (_how, claim) => {
  const shop = createIdentityShop({ settings: { signUp: 'open' } });
  const password = 'a stranger knows';
  const loginId = { email: STRANGER };
  const { sessionToken } = await shop.as('visitor').authentication.register({ loginId, password });
  expect(sessionToken).toBeDefined();
  await claim(shop);
  await expect(shop.as('visitor').authentication.login({ loginId, password })).rejects.toMatchObject({
    code: '-19976',
  });
});
