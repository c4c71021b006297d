import { describe, expect, it } from 'vitest';
import type { CustomLogin } from '../../../../src/auth/custom-login/custom-login.ts';
import { operationSchemas, validator } from '../../../../src/zod/index.ts';
import { EMAIL, PASSWORD, SUCCESS, stage, summary, WAITS_FOR_FACTOR } from './login-platform.ts';

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

  it.each(['register', 'login'] as const)(
    '%s can send the email in the query, and the rest in the body',
    async (call) => {
      const input = { loginId: { email: EMAIL }, password: PASSWORD, captchaTokens: { visible: 'R' } };
      expect(await sentBy((login) => login[call](input), [SUCCESS], { emailIn: 'query' })).toEqual([
        `POST /_api/iam/authentication/v2/${call}?email=ann%40example.com`,
        { password: PASSWORD, captchaTokens: [{ Recaptcha: 'R' }] },
      ]);
    },
  );
});

describe('verifyFactor', () => {
  it('rejects an invalid factor before a request', async () => {
    const { login, requests } = await stage([WAITS_FOR_FACTOR]);
    await login.login({ email: EMAIL, password: PASSWORD });
    expect(await login.verifyFactor({ factorType: '..' as never })).toMatchObject({
      reason: 'unknown',
      cause: { kind: 'validation' },
    });
    expect(requests.length).toBe(1);
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
