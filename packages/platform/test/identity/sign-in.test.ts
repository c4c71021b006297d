import { expect, test } from 'vitest';
import { CAPTCHA } from '../../src/features/identity/calls/credentials.ts';
import { addSampleAccounts } from '../../src/features/identity/sample-accounts.ts';
import { ANN } from '../../src/features/identity/samples.ts';
import { createIdentityShop, exchangeSession, type IdentityShop, PASSWORD } from '../identity-shop.ts';

const NEW = { loginId: { email: 'bea@example.com' }, password: 'four quiet lamps' };

const register = (shop: IdentityShop, more: Record<string, unknown> = {}) =>
  shop.as('visitor').authentication.register({ ...NEW, ...more });
const verify = (shop: IdentityShop, stateToken: string | null | undefined, code: string) =>
  shop.as('visitor').verification.verifyDuringAuthentication({ stateToken: stateToken ?? '', code });
const WRONG = '000000';
const other = (code: string): string => (code === WRONG ? '000001' : WRONG);

test('a password signs its member in, with a session token that is exchanged once', async () => {
  const shop = createIdentityShop();
  const { state, sessionToken, identity } = await shop.login('ann');
  expect([state, identity?.id, identity?.email]).toEqual([
    'SUCCESS',
    ANN.id,
    { address: ANN.email, isVerified: true },
  ]);
  const { access_token: token } = await exchangeSession(shop, sessionToken ?? '');
  const { body } = await shop.request('GET', '/members/v1/members/my', { token: String(token) });
  expect(body).toMatchObject({ member: { id: ANN.id } });
  await expect(exchangeSession(shop, sessionToken ?? '')).resolves.toMatchObject({ error: 'invalid_grant' });
});

test('the address of a sign-in can be in the query, in any case of letters', async () => {
  const shop = createIdentityShop();
  const { status, body } = await shop.request(
    'POST',
    '/_api/iam/authentication/v2/login?email=ANN%40example.com',
    { token: shop.tokenFor({ role: 'visitor' }), body: { password: PASSWORD } },
  );
  expect([status, body['state']]).toEqual([200, 'SUCCESS']);
  await expect(
    shop.as('visitor').authentication.login({ password: PASSWORD } as never),
  ).rejects.toMatchObject({ status: 400 });
});

test('an unknown address, a wrong password and a password that must be replaced have codes of their own', async () => {
  const shop = createIdentityShop();
  await expect(shop.login('nobody')).rejects.toMatchObject({ code: '-19999', status: 404 });
  await expect(shop.login('ann', 'wrong')).rejects.toMatchObject({ code: '-19976', status: 401 });
  await expect(shop.login('new-password')).rejects.toMatchObject({ code: '-19973', status: 400 });
  // created by a merchant, and thus without a password
  await shop.as('staff').members.createMember({ member: { loginEmail: 'ben@example.com' } });
  await expect(shop.login('ben')).rejects.toMatchObject({ code: '-19976' });
});

test('a registration and a new password that are overtaken by a reset change nothing', async () => {
  const shop = createIdentityShop();
  const change = { newPassword: 'another fine lamp' };
  const { sessionToken } = await shop.login('ann');
  const { access_token: token } = await exchangeSession(shop, sessionToken ?? '');
  const send = (path: string, caller: string, body: object) =>
    shop.request('POST', path, { token: caller, body });
  const sent = [
    send('/_api/iam/authentication/v2/register', shop.tokenFor({ role: 'visitor' }), NEW),
    send('/_api/iam/authentication/v2/change-password', String(token), change),
  ];
  shop.reset();
  shop.act(addSampleAccounts);
  expect((await Promise.all(sent)).map(({ status }) => status)).toEqual([401, 401]);
  await expect(shop.login('bea')).rejects.toMatchObject({ status: 404 });
  await expect(shop.login('ann')).resolves.toMatchObject({ state: 'SUCCESS' });
});

test('a registration is not affected by an import that fails in the meantime', async () => {
  const shop = createIdentityShop();
  const registered = register(shop);
  await expect(shop.importData({ files: { 'other.jsonl': '{}' } })).rejects.toThrow(
    'is not a file of an export',
  );
  expect(await registered).toMatchObject({ state: 'REQUIRE_EMAIL_VERIFICATION' });
});

test('a captcha must be answered with its own kind, or with the visible one', async () => {
  const shop = createIdentityShop();
  const login = (name: string, captcha?: Record<string, string>) =>
    shop.as('visitor').authentication.login({
      loginId: { email: `${name}@example.com` },
      password: PASSWORD,
      ...(captcha && { captchaTokens: [captcha] }),
    });
  await expect(login('captcha')).rejects.toMatchObject({ code: '-19971' });
  await expect(login('captcha', { InvisibleRecaptcha: CAPTCHA.invisible })).rejects.toMatchObject({
    code: '-19970',
  });
  expect((await login('captcha', { Recaptcha: CAPTCHA.visible })).state).toBe('SUCCESS');
  expect((await login('quiet-captcha', { InvisibleRecaptcha: CAPTCHA.invisible })).state).toBe('SUCCESS');
  const strict = createIdentityShop({ settings: { asksForCaptcha: true } });
  await expect(strict.login('ann')).rejects.toMatchObject({ code: '-19971' });
  await expect(register(strict)).rejects.toMatchObject({ code: '-19971' });
  expect((await register(strict, { captchaTokens: [{ Recaptcha: CAPTCHA.visible }] })).state).toBe(
    'REQUIRE_EMAIL_VERIFICATION',
  );
});

test('a profile with entries that lack a name, a value or a tag is as responses have it', async () => {
  const shop = createIdentityShop({ settings: { signUp: 'open' } });
  const profile = {
    customFields: [{ value: { strValue: 'Sea' } }, { name: 'glaze' }],
    secondaryEmails: [{ tag: 'HOME' }, { email: 'bea.byrne@example.com' }],
    phonesV2: [{ tag: 'HOME' }, { phone: '+353 1 555 0142' }],
    addresses: [{ address: { city: 'Galway', streetAddress: { name: 'Quay Street' } } }, {}],
  };
  const { identity } = await register(shop, { profile });
  expect(identity?.identityProfile).toMatchObject({
    customFields: [{ name: 'glaze' }],
    secondaryEmails: [{ email: 'bea.byrne@example.com', tag: 'UNTAGGED' }],
    phonesV2: [{ phone: '+353 1 555 0142', tag: 'UNTAGGED' }],
    addresses: [{ address: { city: 'Galway' }, tag: 'UNTAGGED' }, { tag: 'UNTAGGED' }],
  });
});

test('a registration by code is pending until the code of the email', async () => {
  const shop = createIdentityShop();
  const profile = {
    firstName: 'Bea',
    nickname: 'Bea B.',
    picture: 'https://static.example.com/bea.jpg',
    phonesV2: [{ phone: '+353 1 555 0142', tag: 'MAIN' }],
    labels: ['workshops'],
    addresses: [{ address: { city: 'Galway', country: 'IE' }, tag: 'HOME' }],
    company: null,
    privacyStatus: 'PUBLIC',
  };
  const { state, stateToken, sessionToken } = await register(shop, { profile });
  expect([state, sessionToken]).toEqual(['REQUIRE_EMAIL_VERIFICATION', undefined]);
  const { members } = await shop.as('staff').members.queryMembers({
    query: { filter: { loginEmail: NEW.loginId.email } },
    fieldsets: ['FULL'],
  });
  expect(members).toMatchObject([
    { status: 'PENDING', profile: { nickname: 'Bea B.' }, contact: { phones: ['+353 1 555 0142'] } },
  ]);
  const code = shop.lastCode('bea@example.com');
  expect(code).toMatch(/^\d{6}$/);
  const done = await verify(shop, stateToken, code);
  expect(done.state).toBe('SUCCESS');
  expect(done.identity).toMatchObject({
    status: { name: 'ACTIVE', reasons: [] },
    email: { isVerified: true },
    identityProfile: {
      labels: ['workshops'],
      firstName: 'Bea',
      slug: 'bea-b',
      privacyStatus: 'PUBLIC',
      addresses: [
        { address: { countryFullname: 'Ireland', formattedAddress: 'Galway, Ireland' }, tag: 'HOME' },
      ],
    },
    factors: [{ type: 'PASSWORD', status: 'ACTIVE' }],
  });
  await expect(verify(shop, stateToken, code)).rejects.toMatchObject({ code: 'VERIFICATION_FAILED' });
  expect((await shop.login('bea', NEW.password)).state).toBe('SUCCESS');
});

test('an address has one account, in any case of letters', async () => {
  const shop = createIdentityShop();
  await expect(register(shop, { loginId: { email: 'ANN@example.com' } })).rejects.toMatchObject({
    code: '-19995',
    status: 409,
  });
});

test('violations of a registration name the rule of the password and the type of the address', async () => {
  const shop = createIdentityShop();
  for (const [password, ruleName] of [
    ['short', 'VALUE_TOO_SHORT'],
    ['x'.repeat(101), 'VALUE_TOO_LONG'],
  ] as const)
    await expect(register(shop, { password })).rejects.toMatchObject({
      violations: [{ field: 'password', ruleName }],
    });
  const token = shop.tokenFor({ role: 'visitor' });
  const { body } = await shop.request('POST', '/_api/iam/authentication/v2/register', {
    token,
    body: { loginId: { email: 'nothing' }, password: NEW.password },
  });
  expect(body).toMatchObject({
    details: { validationError: { fieldViolations: [{ field: 'loginId.email', data: { type: 'EMAIL' } }] } },
  });
});

test('an open registration succeeds at once, unless the address is that of a known contact', async () => {
  const shop = createIdentityShop({ settings: { signUp: 'open' } });
  const { state, identity } = await register(shop);
  expect([state, identity?.email?.isVerified]).toEqual(['SUCCESS', false]);
  const { member } = await shop
    .as('staff')
    .members.createMember({ member: { loginEmail: 'known@example.com' } });
  await shop.as('staff').members.deleteMember({ id: member.id ?? '' });
  const known = await register(shop, { loginId: { email: 'known@example.com' } });
  expect(known.state).toBe('REQUIRE_EMAIL_VERIFICATION');
});

test('a registration by approval waits for the merchant, whose approval takes effect immediately', async () => {
  const shop = createIdentityShop({ settings: { signUp: 'approval' } });
  expect(await register(shop)).toEqual({ state: 'REQUIRE_OWNER_APPROVAL' });
  expect(await shop.login('bea', NEW.password)).toEqual({ state: 'REQUIRE_OWNER_APPROVAL' });
  const { members } = await shop
    .as('staff')
    .members.queryMembers({ query: { filter: { status: 'PENDING', loginEmail: NEW.loginId.email } } });
  await shop.as('staff').members.approveMember({ id: members?.[0]?.id ?? '' });
  expect((await shop.login('bea', NEW.password)).state).toBe('SUCCESS');
});

test('a code is valid for five attempts, and no longer than ten minutes', async () => {
  const shop = createIdentityShop();
  const first = await shop.login('needs-code');
  const code = shop.lastCode('needs-code@example.com');
  for (let attempt = 0; attempt < 5; attempt++)
    await expect(verify(shop, first.stateToken, other(code))).rejects.toMatchObject({ status: 400 });
  await expect(verify(shop, first.stateToken, code)).rejects.toMatchObject({ code: 'VERIFICATION_FAILED' });
  const second = await shop.login('needs-code');
  shop.advance(600_000);
  const late = verify(shop, second.stateToken, shop.lastCode('needs-code@example.com'));
  await expect(late).rejects.toMatchObject({ code: 'VERIFICATION_FAILED' });
});

test('another code replaces the first, and counts its own attempts', async () => {
  const shop = createIdentityShop();
  const { stateToken } = await shop.login('needs-code');
  const first = shop.lastCode('needs-code@example.com');
  const resent = await shop
    .as('visitor')
    .verification.resendDuringAuthentication({ stateToken: stateToken ?? '' });
  expect(resent).toEqual({ state: 'REQUIRE_EMAIL_VERIFICATION', stateToken });
  const second = shop.lastCode('needs-code@example.com');
  expect(shop.mailsTo('needs-code@example.com')).toHaveLength(2);
  if (first !== second) await expect(verify(shop, stateToken, first)).rejects.toMatchObject({ status: 400 });
  expect((await verify(shop, stateToken, second)).state).toBe('SUCCESS');
  await expect(
    shop.as('visitor').verification.resendDuringAuthentication({ stateToken: stateToken ?? '' }),
  ).rejects.toMatchObject({ status: 400 });
});

test('a sign-in that waits can be looked up by its state token', async () => {
  const shop = createIdentityShop();
  const { stateToken } = await shop.login('needs-code');
  const login = (token: string) =>
    shop.as('visitor').authentication.login({ stateToken: token, loginId: { email: ANN.email } });
  expect(await login(stateToken ?? '')).toEqual({ state: 'REQUIRE_EMAIL_VERIFICATION', stateToken });
  await expect(login('unknown')).rejects.toMatchObject({ status: 400 });
});

test('the code of a verification goes to the own address, and merchants may send one to any', async () => {
  const shop = createIdentityShop();
  const start = (role: 'visitor' | 'member' | 'staff', identityId?: string) =>
    shop
      .as(role, role === 'member' ? ANN.id : undefined)
      .verification.startVerification({ target: 'EMAIL', ...(identityId !== undefined && { identityId }) });
  const { verificationId } = await start('member');
  expect([verificationId, shop.lastCode(ANN.email)]).toEqual([
    expect.any(String),
    expect.stringMatching(/^\d{6}$/),
  ]);
  await start('staff', ANN.id);
  expect(shop.mailsTo(ANN.email)).toHaveLength(2);
  await expect(start('visitor', ANN.id)).rejects.toMatchObject({ status: 404 });
  await expect(start('visitor')).rejects.toMatchObject({ status: 404 });
});

test('a trusted server signs a person in, with an account that is created or updated', async () => {
  const shop = createIdentityShop({ settings: { signUp: 'approval' } });
  const signOn = (profile?: Record<string, unknown>) =>
    shop.as('app').authentication.signOn({ loginId: NEW.loginId, ...(profile && { profile }) });
  const created = await signOn({ firstName: 'Bea' });
  const updated = await signOn({ lastName: 'Byrne' });
  expect(updated.identity).toMatchObject({
    id: created.identity?.id,
    identityProfile: { firstName: 'Bea', lastName: 'Byrne' },
  });
  expect(await exchangeSession(shop, updated.sessionToken ?? '')).toMatchObject({ token_type: 'Bearer' });
  await shop.as('staff').members.blockMember({ id: created.identity?.id ?? '' });
  await expect(signOn()).rejects.toMatchObject({ status: 403 });
});

test('a changed password replaces the old one, and the session stays valid', async () => {
  const shop = createIdentityShop();
  const own = shop.as('member', ANN.id);
  await expect(own.authentication.changePassword({ newPassword: 'short' })).rejects.toMatchObject({
    violations: [{ field: 'newPassword', ruleName: 'VALUE_TOO_SHORT' }],
  });
  await own.authentication.changePassword({ newPassword: 'another horse' });
  await expect(shop.login('ann')).rejects.toMatchObject({ code: '-19976' });
  expect((await shop.login('ann', 'another horse')).state).toBe('SUCCESS');
  expect((await own.members.getMyMember({})).member.id).toBe(ANN.id);
});
