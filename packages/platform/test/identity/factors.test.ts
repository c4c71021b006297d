import { randomUUID } from 'node:crypto';
import type { FactorType } from 'storewire';
import { expect, test } from 'vitest';
import { MORGAN, SAMPLE_RECOVERY_CODES } from '../../src/features/identity/samples.ts';
import { totpAt, totpStep } from '../../src/features/identity/totp.ts';
import { changeAccount, personByEmail } from '../../src/features/members/accounts.ts';
import { createIdentityShop, type IdentityShop, PASSWORD } from '../identity-shop.ts';

const email = MORGAN.email;

type Proof = Record<string, unknown>;

const verify = (shop: IdentityShop, stateToken: string, factorType: FactorType, proof: Proof = {}) =>
  shop.as('visitor').authentication.verifyFactor({ factorType, stateToken, ...proof });

/** A sign-in that waits for a second factor. */
async function begin(shop: IdentityShop): Promise<string> {
  const { stateToken } = await shop.login('mfa');
  return stateToken ?? '';
}

/** The same, once a factor is chosen. */
async function choose(shop: IdentityShop, factorType: FactorType) {
  const stateToken = await begin(shop);
  const { mfaChallengeData } = await verify(shop, stateToken, factorType);
  return { stateToken, data: mfaChallengeData?.verificationChallengeData };
}

const FAILED = { code: 'VERIFICATION_FAILED', status: 400 };

test('codes of authenticator apps are those of RFC 6238', () => {
  // appendix B, the last six digits, for the secret 12345678901234567890
  const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';
  for (const [seconds, code] of [
    [59, '287082'],
    [1_111_111_109, '081804'],
    [1_234_567_890, '005924'],
    [20_000_000_000, '353130'],
  ] as const)
    expect(totpAt(secret, seconds * 1000)).toBe(code);
  expect(totpStep(secret, totpAt(secret, 30_000), 89_000)).toBe(1);
  expect(totpStep(secret, totpAt(secret, 30_000), 90_000)).toBeUndefined();
});

test('an account with second factors lists them, those that a rule disables too', async () => {
  const shop = createIdentityShop();
  const { state, sessionToken, requireMfaData } = await shop.login('mfa');
  expect([state, sessionToken]).toEqual(['REQUIRE_MFA', undefined]);
  expect(requireMfaData?.availableFactors).toContainEqual({ factorType: 'TOTP', factorStatus: 'ENABLED' });
  expect(requireMfaData?.availableFactors).toContainEqual({
    factorType: 'CALL',
    factorStatus: 'DISABLED_BY_RULE',
  });
  await expect(verify(shop, await begin(shop), 'CALL')).rejects.toMatchObject({ status: 400 });
  await expect(verify(shop, 'unknown', 'SMS')).rejects.toMatchObject({ status: 400 });
});

test('a code of an authenticator app is valid once', async () => {
  const shop = createIdentityShop();
  const { code } = shop.currentTotp({ email });
  const first = await choose(shop, 'TOTP');
  const done = await verify(shop, first.stateToken, 'TOTP', { totpData: { code } });
  expect([done.state, done.identity?.id]).toEqual(['SUCCESS', MORGAN.id]);
  const second = await choose(shop, 'TOTP');
  await expect(verify(shop, second.stateToken, 'TOTP', { totpData: { code } })).rejects.toMatchObject(FAILED);
  shop.advance(30_000);
  const next = shop.currentTotp({ email });
  expect((await verify(shop, second.stateToken, 'TOTP', { totpData: next })).state).toBe('SUCCESS');
});

test.each([
  ['SMS', 'smsData', '+353 91 555 0142', '••• •• 42'],
  ['EMAIL', 'emailData', email, 'm•••@example.com'],
] as const)(
  'a code by %s goes to the account and completes the sign-in once',
  async (factor, name, to, hint) => {
    const shop = createIdentityShop();
    const { stateToken, data } = await choose(shop, factor);
    expect(data?.hint).toBe(hint);
    const code = shop.lastCode(to);
    await expect(
      verify(shop, stateToken, factor, { [name]: { code: code === '000000' ? '1' : '000000' } }),
    ).rejects.toMatchObject(FAILED);
    expect((await verify(shop, stateToken, factor, { [name]: { code } })).state).toBe('SUCCESS');
    await expect(verify(shop, stateToken, factor, { [name]: { code } })).rejects.toMatchObject(FAILED);
  },
);

test('a call is another way to a code, if no rule disables it', async () => {
  const shop = createIdentityShop();
  shop.act((context) => {
    const person = personByEmail(context, email);
    if (person) changeAccount(context, person.account, { secondFactors: ['CALL'], disabledFactors: [] });
  });
  const { stateToken } = await choose(shop, 'CALL');
  const code = shop.lastCode('+353 91 555 0142');
  expect((await verify(shop, stateToken, 'CALL', { callData: { code } })).state).toBe('SUCCESS');
});

test('five wrong proofs use up a factor at hand for the sign-in, and another sign-in begins anew', async () => {
  const shop = createIdentityShop();
  const { code } = shop.currentTotp({ email });
  const stateToken = await begin(shop);
  const give = (right: string, token = stateToken) =>
    verify(shop, token, 'TOTP', { totpData: { code: right } });
  for (let attempt = 0; attempt < 5; attempt++) {
    await expect(give('wrong')).rejects.toMatchObject(FAILED);
    // neither a proof of another factor nor choosing again gives more attempts
    const recoveryCodeData = { code: 'wrong' };
    await expect(verify(shop, stateToken, 'RECOVERY_CODE', { recoveryCodeData })).rejects.toMatchObject(
      FAILED,
    );
    await verify(shop, stateToken, 'TOTP');
  }
  await expect(give(code)).rejects.toMatchObject(FAILED);
  expect((await give(code, await begin(shop))).state).toBe('SUCCESS');
});

test('five wrong codes use up the one that was sent, and choosing again sends another', async () => {
  const shop = createIdentityShop();
  const { stateToken } = await choose(shop, 'EMAIL');
  const give = (code: string) => verify(shop, stateToken, 'EMAIL', { emailData: { code } });
  for (let attempt = 0; attempt < 5; attempt++) await expect(give('wrong')).rejects.toMatchObject(FAILED);
  await expect(give(shop.lastCode(email))).rejects.toMatchObject(FAILED);
  await verify(shop, stateToken, 'EMAIL');
  expect((await give(shop.lastCode(email))).state).toBe('SUCCESS');
});

test('a proof that is at hand needs no choice of its factor, one that is sent does', async () => {
  const shop = createIdentityShop();
  const { stateToken } = await choose(shop, 'SMS');
  const code = shop.lastCode('+353 91 555 0142');
  await expect(verify(shop, stateToken, 'EMAIL', { emailData: { code } })).rejects.toMatchObject(FAILED);
  await expect(verify(shop, stateToken, 'CALL', { callData: { code } })).rejects.toMatchObject(FAILED);
  const give = (password: string) => verify(shop, stateToken, 'PASSWORD', { passwordData: { password } });
  for (let attempt = 0; attempt < 5; attempt++) await expect(give('wrong')).rejects.toMatchObject(FAILED);
  await expect(give(PASSWORD)).rejects.toMatchObject(FAILED);
  const { code: totp } = shop.currentTotp({ email });
  const done = await verify(shop, stateToken, 'TOTP', { totpData: { code: totp } });
  expect(done.state).toBe('SUCCESS');
});

test('a recovery code is valid once', async () => {
  const shop = createIdentityShop();
  const [code] = SAMPLE_RECOVERY_CODES;
  const give = async () => {
    const { stateToken } = await choose(shop, 'RECOVERY_CODE');
    return verify(shop, stateToken, 'RECOVERY_CODE', { recoveryCodeData: { code } });
  };
  expect((await give()).state).toBe('SUCCESS');
  await expect(give()).rejects.toMatchObject(FAILED);
});

test('a push message is awaited until it is confirmed', async () => {
  const shop = createIdentityShop();
  const { stateToken, data } = await choose(shop, 'PUSH');
  const [push] = shop.listPushes().pushes;
  expect([push?.id, push?.email]).toEqual([data?.pushData?.transactionId, email]);
  const transactionId = push?.id ?? '';
  const ask = (id: string) => verify(shop, stateToken, 'PUSH', { pushData: { transactionId: id } });
  expect(await ask(transactionId)).toMatchObject({ state: 'MFA_CHALLENGE', stateToken });
  await expect(ask('another')).rejects.toMatchObject(FAILED);
  shop.confirmPush({ transactionId });
  expect((await ask(transactionId)).state).toBe('SUCCESS');
  expect(shop.listPushes().pushes).toEqual([]);
});

test('a passkey is refused, when it is chosen and when it is given', async () => {
  const shop = createIdentityShop();
  const stateToken = await begin(shop);
  const refused = {
    status: 400,
    violations: [{ field: 'factorType' }],
  };
  const webauthnData = { challengeId: MORGAN.id, credential: '{}' };
  await expect(verify(shop, stateToken, 'WEBAUTHN')).rejects.toMatchObject(refused);
  await expect(verify(shop, stateToken, 'WEBAUTHN', { webauthnData })).rejects.toMatchObject(refused);
});

test('the passkey of an account that version 0.1.0 exported is not offered', async () => {
  const shop = createIdentityShop();
  const file = 'account.jsonl';
  const exported = shop.export();
  const text = String(exported.get(file)).replace('"TOTP","PUSH"', '"TOTP","WEBAUTHN","PUSH"');
  expect(text).toContain('WEBAUTHN');
  await shop.import(new Map([...exported, [file, text]]));
  const { requireMfaData } = await shop.login('mfa');
  const types = requireMfaData?.availableFactors?.map(({ factorType }) => factorType);
  expect(types).toContain('TOTP');
  expect(types).not.toContain('WEBAUTHN');
});

test('a member who is blocked while a factor is asked for is not signed in', async () => {
  const shop = createIdentityShop();
  const { stateToken } = await choose(shop, 'PASSWORD');
  await shop.as('staff').members.blockMember({ id: MORGAN.id });
  await expect(
    verify(shop, stateToken, 'PASSWORD', { passwordData: { password: PASSWORD } }),
  ).rejects.toMatchObject(FAILED);
});

test('a member whose device is remembered needs no second factor there: the device of a direct call is its visitor', async () => {
  const shop = createIdentityShop();
  const [device, other] = [shop.as('visitor'), shop.as('visitor')];
  const signIn = (client: typeof device) =>
    client.authentication.login({ loginId: { email }, password: PASSWORD });
  const stateToken = (await signIn(device)).stateToken ?? '';
  const recoveryCodeData = { code: SAMPLE_RECOVERY_CODES[0] };
  const factorType = 'RECOVERY_CODE' as const;
  const proof = { factorType, stateToken, recoveryCodeData, rememberThisDevice: true };
  await device.authentication.verifyFactor(proof);
  expect((await signIn(device)).state).toBe('SUCCESS');
  expect((await signIn(other)).state).toBe('REQUIRE_MFA');
  await shop.as('staff').members.blockMember({ id: MORGAN.id });
  await shop.as('staff').members.approveMember({ id: MORGAN.id });
  expect((await signIn(device)).state).toBe('REQUIRE_MFA');
});

test('a device is remembered for 30 days', async () => {
  const shop = createIdentityShop();
  const device = randomUUID();
  const signIn = () =>
    shop.as('visitor', device).authentication.login({ loginId: { email }, password: PASSWORD });
  const proof = { recoveryCodeData: { code: SAMPLE_RECOVERY_CODES[0] }, rememberThisDevice: true };
  const stateToken = (await signIn()).stateToken ?? '';
  await shop
    .as('visitor', device)
    .authentication.verifyFactor({ factorType: 'RECOVERY_CODE', stateToken, ...proof });
  shop.advance(30 * 86_400_000 - 1000);
  expect((await signIn()).state).toBe('SUCCESS');
  shop.advance(1000);
  expect((await signIn()).state).toBe('REQUIRE_MFA');
});
