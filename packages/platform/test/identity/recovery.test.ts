import { expect, test } from 'vitest';
import { ANN, SAMPLES } from '../../src/features/identity/samples.ts';
import { createIdentityShop, type IdentityShop, PASSWORD } from '../identity-shop.ts';

const send = (shop: IdentityShop, email: string, url?: string) =>
  shop.as('visitor').recovery.sendRecoveryEmail({
    email,
    ...(url !== undefined && { redirect: { url, clientId: shop.shop.clientId } }),
  });

const linkTo = (shop: IdentityShop, email: string): URL => new URL(shop.mailsTo(email).at(-1)?.link ?? '');

const tokenOf = (link: URL): string =>
  new URLSearchParams(link.hash.slice(1)).get('recoveryToken') ??
  link.searchParams.get('recoveryToken') ??
  '';

const recover = (shop: IdentityShop, recoveryToken: string, password?: string) =>
  shop.as('visitor').recovery.recoverPassword({ recoveryToken, ...(password !== undefined && { password }) });

test('a link sets a new password once, and signs in', async () => {
  const shop = createIdentityShop();
  await send(shop, ANN.email, 'http://localhost:3000/reset');
  const link = linkTo(shop, ANN.email);
  expect(link.origin + link.pathname).toBe('http://localhost:3000/reset');
  const token = tokenOf(link);
  // a password that breaks a rule does not use up the link
  await expect(recover(shop, token, 'short')).rejects.toMatchObject({
    violations: [{ field: 'password', ruleName: 'VALUE_TOO_SHORT' }],
  });
  await expect(recover(shop, token)).rejects.toMatchObject({ violations: [{ rule: 'REQUIRED_FIELD' }] });
  expect((await recover(shop, token, 'another horse')).state).toBe('SUCCESS');
  await expect(recover(shop, token, 'a third horse')).rejects.toMatchObject({ code: 'VERIFICATION_FAILED' });
  await expect(shop.login('ann', PASSWORD)).rejects.toMatchObject({ code: '-19976' });
  expect((await shop.login('ann', 'another horse')).state).toBe('SUCCESS');
});

test('a link that set a password ends all other links of the member, and not those of others', async () => {
  const shop = createIdentityShop();
  const [, other] = SAMPLES;
  const tokens: string[] = [];
  for (const email of [ANN.email, ANN.email, other?.email ?? '']) {
    await send(shop, email);
    tokens.push(tokenOf(linkTo(shop, email)));
  }
  const [first = '', second = '', ofOther = ''] = tokens;
  expect((await recover(shop, second, 'another horse')).state).toBe('SUCCESS');
  await expect(recover(shop, first, 'a third horse')).rejects.toMatchObject({ code: 'VERIFICATION_FAILED' });
  expect((await shop.login('ann', 'another horse')).state).toBe('SUCCESS');
  expect((await recover(shop, ofOther, 'a fourth horse')).state).not.toBe('');
});

test('a link without a redirect leads to a page of the platform', async () => {
  const shop = createIdentityShop();
  await send(shop, ANN.email);
  const link = linkTo(shop, ANN.email);
  expect(link.origin).toBe(shop.base.origin());
  expect((await recover(shop, tokenOf(link), 'another horse')).state).toBe('SUCCESS');
});

test('a link is valid for one day', async () => {
  const shop = createIdentityShop();
  await send(shop, ANN.email);
  const token = tokenOf(linkTo(shop, ANN.email));
  shop.advance(86_400_000);
  await expect(recover(shop, token, 'another horse')).rejects.toMatchObject({ code: 'VERIFICATION_FAILED' });
});

test('the response is the same for an unknown address', async () => {
  const shop = createIdentityShop();
  expect(await send(shop, 'nobody@example.com')).toEqual(await send(shop, ANN.email));
  expect(shop.mailsTo('nobody@example.com')).toEqual([]);
});

test('a recovery proves the address, and does not skip the approval of the owner', async () => {
  const shop = createIdentityShop();
  const states = [];
  for (const { email } of SAMPLES) {
    await send(shop, email);
    states.push((await recover(shop, tokenOf(linkTo(shop, email)), 'another horse')).state);
  }
  expect(states).toEqual([
    'SUCCESS',
    'SUCCESS',
    'REQUIRE_OWNER_APPROVAL',
    'SUCCESS',
    'SUCCESS',
    'REQUIRE_MFA',
    'SUCCESS',
  ]);
});

test('a sign-in by a new password has the custom fields of the account by name', async () => {
  const shop = createIdentityShop();
  const [email, glaze] = ['bea@example.com', { strValue: 'Sea' }];
  const customFields = [
    { name: 'glaze', value: glaze },
    { name: 'newsletter', value: { boolValue: true } },
  ];
  await shop.as('app').authentication.signOn({ loginId: { email }, profile: { customFields } });
  await send(shop, email);
  const { state, additionalData } = await recover(shop, tokenOf(linkTo(shop, email)), 'another horse');
  expect([state, additionalData]).toEqual(['SUCCESS', { glaze }]);
  expect((await shop.login('ann')).additionalData).toEqual({});
});

test('links lead to allowed sites only', async () => {
  const shop = createIdentityShop({ settings: { allowedOrigins: ['https://shop.example.com'] } });
  await send(shop, ANN.email, 'https://shop.example.com/reset');
  for (const url of [
    'https://evil.example/reset',
    'http://localhost:3000/reset',
    'https://shop.example.com@evil.example/',
    'https://shop.example.com.evil.example/',
    'javascript:alert(1)',
    '/reset',
  ])
    await expect(send(shop, ANN.email, url)).rejects.toMatchObject({
      violations: [{ field: 'redirect.url' }],
    });
  expect(shop.mailsTo(ANN.email)).toHaveLength(1);
});

test('a member whom a merchant created activates the account with a link', async () => {
  const shop = createIdentityShop();
  const email = 'ben@example.com';
  const { member } = await shop.as('staff').members.createMember({ member: { loginEmail: email } });
  const activate = (identityId: string, url = 'http://localhost:3000/welcome') =>
    shop.as('staff').recovery.sendActivationEmail({ identityId, emailOptions: { redirect: { url } } });
  await activate(member.id ?? '');
  expect((await recover(shop, tokenOf(linkTo(shop, email)), 'four quiet lamps')).state).toBe('SUCCESS');
  expect((await shop.login('ben', 'four quiet lamps')).identity?.email?.isVerified).toBe(true);
  await expect(activate(shop.shop.siteId)).rejects.toMatchObject({ status: 404 });
  await expect(activate(member.id ?? '', 'https://evil.example/')).rejects.toMatchObject({ status: 400 });
});
