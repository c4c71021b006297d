import { describe, expect, it } from 'vitest';
import { type CustomLogin, createCustomLogin } from '../../../../src/auth/custom-login/custom-login.ts';
import type { FactorInput } from '../../../../src/auth/custom-login/inputs.ts';
import { createTransport } from '../../../../src/index.ts';
import { operationSchemas, validator } from '../../../../src/zod/index.ts';
import { EMAIL, PASSWORD, SUCCESS, stage, state, summary, WAITS_FOR_FACTOR } from './login-platform.ts';

const ID = '0f3b1a52-6c1d-4c0e-9b61-5a4d2f7a1c01';
const validate = validator(Object.values(operationSchemas));
const EMPTY = (response: { end: (text: string) => void }): void => response.end('{}');

/** The last request of a step. Inputs are validated with the schemas of the contract. */
async function sentBy(
  step: (login: CustomLogin) => Promise<unknown>,
  answers = [SUCCESS],
  options = {},
  transport: object = { validate },
) {
  const { login, calls, bodies, requests } = await stage(answers, options, transport);
  await step(login);
  expect(requests.every(({ headers }) => headers['authorization'] === 'access-1')).toBe(true);
  return [calls().at(-1), bodies().at(-1)];
}

describe('Registration payload', () => {
  it('email or loginId, password, profile, optional captcha tokens (a visible and an invisible variant), clientMetaData', async () => {
    const profile = { nickname: 'a' };
    const clientMetaData = { device: 'd' };
    const captchaTokens = { visible: 'R', invisible: 'IR' };
    const body = {
      loginId: { email: EMAIL },
      password: PASSWORD,
      profile,
      captchaTokens: [{ Recaptcha: 'R', InvisibleRecaptcha: 'IR' }],
      clientMetaData,
    };
    const sent = ['POST /_api/iam/authentication/v2/register', body];
    const rest = { password: PASSWORD, profile, captchaTokens, clientMetaData };
    // the request schema takes one captcha per element; recorded calls have both in one
    expect(await sentBy((login) => login.register({ email: EMAIL, ...rest }), [SUCCESS], {}, {})).toEqual(
      sent,
    );
    expect(
      await sentBy((login) => login.register({ loginId: { email: EMAIL }, ...rest }), [SUCCESS], {}, {}),
    ).toEqual(sent);
  });

  it('can send the email in the query and a body of password, profile and captcha tokens', async () => {
    const step = (login: CustomLogin) =>
      login.register({
        email: EMAIL,
        password: PASSWORD,
        profile: { nickname: 'a' },
        captchaTokens: { visible: 'R' },
      });
    expect(await sentBy(step, [SUCCESS], { emailIn: 'query' })).toEqual([
      'POST /_api/iam/authentication/v2/register?email=ann%40example.com',
      { password: PASSWORD, profile: { nickname: 'a' }, captchaTokens: [{ Recaptcha: 'R' }] },
    ]);
  });
});

describe('Login payload', () => {
  it('email or loginId, password, optional captcha tokens, clientMetaData', async () => {
    const path = 'POST /_api/iam/authentication/v2/login';
    const body = { loginId: { email: EMAIL }, password: PASSWORD };
    expect(await sentBy((login) => login.login({ email: EMAIL, password: PASSWORD }))).toEqual([path, body]);
    expect(
      await sentBy((login) => login.login({ email: EMAIL, password: PASSWORD, captchaTokens: {} })),
    ).toEqual([path, body]);
    const more = { captchaTokens: { invisible: 'IR' }, clientMetaData: { a: 1 }, stateToken: 's' };
    const sent = {
      ...body,
      captchaTokens: [{ InvisibleRecaptcha: 'IR' }],
      clientMetaData: { a: 1 },
      stateToken: 's',
    };
    expect(
      await sentBy((login) => login.login({ loginId: { email: EMAIL }, password: PASSWORD, ...more })),
    ).toEqual([path, sent]);
  });

  it('can send the email in the query and a body of password and captcha tokens', async () => {
    const step = (login: CustomLogin) => login.login({ loginId: { email: EMAIL }, password: PASSWORD });
    expect(await sentBy(step, [SUCCESS], { emailIn: 'query' })).toEqual([
      'POST /_api/iam/authentication/v2/login?email=ann%40example.com',
      { password: PASSWORD },
    ]);
  });
});

describe('verifyFactor', () => {
  const challenge = state('MFA_CHALLENGE', {
    stateToken: 'state-1',
    mfaChallengeData: {
      factorType: 'WEBAUTHN',
      verificationChallengeData: {
        pushData: { transactionId: 'push-1' },
        webauthnData: { challengeId: ID, publicKeyCredentialRequestOptionsJson: '{}' },
      },
    },
  });

  it.each<[FactorInput, object]>([
    [{ factorType: 'PASSWORD', password: PASSWORD }, { passwordData: { password: PASSWORD } }],
    [{ factorType: 'SMS', code: ' 123456' }, { smsData: { code: '123456' } }],
    [{ factorType: 'CALL', code: '123456' }, { callData: { code: '123456' } }],
    [{ factorType: 'EMAIL', code: '123456' }, { emailData: { code: '123456' } }],
    [
      { factorType: 'TOTP', code: '123456', rememberThisDevice: true },
      { totpData: { code: '123456' }, rememberThisDevice: true },
    ],
    [{ factorType: 'PUSH' }, { pushData: { transactionId: 'push-1' } }],
    [
      { factorType: 'PUSH', transactionId: 'push-2', rememberThisDevice: false },
      { pushData: { transactionId: 'push-2' }, rememberThisDevice: false },
    ],
    [
      { factorType: 'WEBAUTHN', credential: '{"id":"c"}' },
      { webauthnData: { challengeId: ID, credential: '{"id":"c"}' } },
    ],
    [
      { factorType: 'WEBAUTHN', credential: { toJSON: () => ({ id: 'c' }) } },
      { webauthnData: { challengeId: ID, credential: '{"id":"c"}' } },
    ],
    [{ factorType: 'RECOVERY_CODE', code: 'abcd-efgh' }, { recoveryCodeData: { code: 'abcd-efgh' } }],
    [{ factorType: 'SMS' }, {}],
  ])('%j', async (answer, data) => {
    const step = (login: CustomLogin) =>
      login.login({ email: EMAIL, password: PASSWORD }).then(() => login.verifyFactor(answer));
    expect(await sentBy(step, [challenge, SUCCESS])).toEqual([
      `POST /_api/iam/authentication/v2/${answer.factorType}/verify`,
      { stateToken: 'state-1', ...data },
    ]);
  });

  it('rejects an invalid factor before a request', async () => {
    const { login, requests } = await stage([WAITS_FOR_FACTOR]);
    await login.login({ email: EMAIL, password: PASSWORD });
    expect(summary(await login.verifyFactor({ factorType: '..', code: '1' } as never))).toBe(
      'FAILURE unknown',
    );
    expect(requests.length).toBe(1);
  });
});

describe('the other steps', () => {
  it('signOn sends loginId, profile, verifyEmail and mergeExistingContact, and its session token is a success', async () => {
    const { login, calls, bodies } = await stage(
      [(response) => response.end('{"sessionToken":"session-1","identity":{"id":"i"}}'), EMPTY],
      {},
      { validate },
    );
    expect(await login.signOn({ email: EMAIL, profile: { nickname: 'a' } })).toMatchObject({
      loginState: 'SUCCESS',
      data: { sessionToken: 'session-1', identity: { id: 'i' } },
    });
    expect(
      summary(
        await login.signOn({ loginId: { email: EMAIL }, verifyEmail: true, mergeExistingContact: false }),
      ),
    ).toBe('FAILURE unknown');
    expect(calls()[0]).toBe('POST /_api/iam/authentication/v2/sign-on');
    expect(bodies()).toEqual([
      {
        loginId: { email: EMAIL },
        profile: { nickname: 'a' },
        verifyEmail: false,
        mergeExistingContact: true,
      },
      { loginId: { email: EMAIL }, verifyEmail: true, mergeExistingContact: false },
    ]);
  });

  it('ssoLoginWithTokenParams sends idpConnectionId and tokenParams', async () => {
    const input = { idpConnectionId: 'idp', tokenParams: { id_token: 't' } };
    expect(await sentBy((login) => login.ssoLoginWithTokenParams(input))).toEqual([
      'POST /_api/iam/authentication/v1/sso/login-with-token-params',
      input,
    ]);
  });

  it('changePassword sends the new password and does not change the state', async () => {
    const { login, calls, bodies } = await stage([EMPTY], {}, { validate });
    expect(await login.changePassword({ newPassword: PASSWORD })).toEqual({ loginState: 'INITIAL' });
    expect([calls(), bodies()]).toEqual([
      ['POST /_api/iam/authentication/v2/change-password'],
      [{ newPassword: PASSWORD }],
    ]);
  });

  it('startVerification returns the id of the verification, which is not a state token', async () => {
    const { login, calls, bodies } = await stage(
      [(response) => response.end('{"verificationId":"v1"}'), EMPTY],
      {},
      { validate },
    );
    expect(await login.startVerification({ identityId: ID })).toEqual({
      loginState: 'INITIAL',
      verificationId: 'v1',
    });
    expect(await login.startVerification()).toEqual({ loginState: 'INITIAL', verificationId: undefined });
    expect([calls()[0], bodies()]).toEqual([
      'POST /_api/iam/verification/v1/start',
      [{ identityId: ID, target: 'EMAIL' }, { target: 'EMAIL' }],
    ]);
    expect(summary(await login.verify({ code: '123456' }))).toBe('FAILURE unknown');
  });

  it('ssoLoginUrl builds a URL and sends nothing', () => {
    const login = createCustomLogin(createTransport({ baseUrl: 'https://shop.example' }));
    const address = login.ssoLoginUrl({
      tenantId: 't/1',
      idpConnectionId: 'google',
      tenantType: 'SITE',
      customPayload: { campaign: 'spring' },
      sessionId: 's',
      encryptionKey: 'k+/=',
      visitorId: 'v',
      bsi: 'b',
    });
    expect(address.pathname).toBe('/_api/iam/authentication/v1/sso/login/t%2F1/google');
    expect(Object.fromEntries(address.searchParams)).toEqual({
      tenantType: 'SITE',
      'customPayload.campaign': 'spring',
      sessionId: 's',
      encryptionKey: 'k+/=',
      visitorId: 'v',
      bsi: 'b',
    });
  });
});

describe('Recovery', () => {
  it('sendRecoveryEmail sends email, language and redirect', async () => {
    const input = {
      email: EMAIL,
      language: 'en',
      redirect: { url: 'https://shop.example.com/reset', clientId: ID },
    };
    expect(await sentBy((login) => login.sendRecoveryEmail(input), [EMPTY])).toEqual([
      'POST /_api/iam/recovery/v1/send-email',
      input,
    ]);
  });

  it('sendActivationEmail sends identityId and emailOptions', async () => {
    const input = {
      identityId: ID,
      emailOptions: { language: 'en', redirect: { url: 'https://shop.example.com/' } },
    };
    expect(await sentBy((login) => login.sendActivationEmail(input), [EMPTY])).toEqual([
      'POST /_api/iam/recovery/v1/activation-email',
      input,
    ]);
  });

  it.each([
    ['with a session', { state: 'SUCCESS', sessionToken: 'session-1' }, 'SUCCESS'],
    ['without a session', { state: 'SUCCESS' }, 'INITIAL'],
    ['without a state', {}, 'INITIAL'],
    ['with null for both', { state: null, sessionToken: null }, 'INITIAL'],
    ['with a session and no state', { state: null, sessionToken: 'session-1' }, 'SUCCESS'],
    [
      'with another required step',
      { state: 'REQUIRE_EMAIL_VERIFICATION', stateToken: 's' },
      'EMAIL_VERIFICATION_REQUIRED',
    ],
    ['with an unknown state', { state: 'NEW' }, 'FAILURE unknown'],
  ])(
    'A recovery token plus a new password yields the identity and additionalData: %s',
    async (_name, answer, expected) => {
      const account = { identity: { id: 'i' }, additionalData: { a: { strValue: 'b' } } };
      const { login, calls, bodies } = await stage(
        [(response) => response.end(JSON.stringify({ ...answer, ...account }))],
        {},
        { validate },
      );
      const result = await login.recoverPassword({ recoveryToken: 'recovery-1', password: PASSWORD });
      expect(summary(result)).toBe(expected);
      if (result.loginState === 'SUCCESS' || result.loginState === 'INITIAL')
        expect(result.data).toMatchObject(account);
      expect([calls(), bodies()]).toEqual([
        ['POST /_api/iam/recovery/v1/recover'],
        [{ recoveryToken: 'recovery-1', password: PASSWORD }],
      ]);
    },
  );
});
