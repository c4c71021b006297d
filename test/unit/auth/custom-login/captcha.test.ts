import { describe, expect, it } from 'vitest';
import { isStoreError } from '../../../../src/index.ts';
import { EMAIL, PASSWORD, rejection, SUCCESS, stage, summary, WAITS_FOR_MAIL } from './login-platform.ts';

const MISSING = rejection('-19971');
const INVALID = rejection('-19970');
const VISIBLE = 'visible-site-key';
const INVISIBLE = 'invisible-site-key';
const input = { email: EMAIL, password: PASSWORD };

describe('a required captcha', () => {
  it('is first the invisible one, then the visible one, and each state has its site key', async () => {
    const { login, bodies } = await stage([MISSING, MISSING, INVALID, SUCCESS], {
      captcha: { visible: VISIBLE, invisible: INVISIBLE },
    });
    const results = [
      await login.register(input),
      await login.register({ ...input, captchaTokens: { invisible: 'IR' } }),
      await login.register({ ...input, captchaTokens: { visible: 'R1' } }),
      await login.register({ ...input, captchaTokens: { visible: 'R2' } }),
    ];
    expect(results.map(summary)).toEqual([
      'SILENT_CAPTCHA_REQUIRED missingCaptchaToken',
      'USER_CAPTCHA_REQUIRED missingCaptchaToken',
      'USER_CAPTCHA_REQUIRED invalidCaptchaToken',
      'SUCCESS',
    ]);
    expect(results.slice(0, 3).map((result) => 'data' in result && result.data)).toEqual([
      { siteKey: INVISIBLE },
      { siteKey: VISIBLE },
      { siteKey: VISIBLE },
    ]);
    expect(bodies().map((body) => (body as { captchaTokens?: unknown }).captchaTokens)).toEqual([
      undefined,
      [{ InvisibleRecaptcha: 'IR' }],
      [{ Recaptcha: 'R1' }],
      [{ Recaptcha: 'R2' }],
    ]);
  });

  it.each([
    ['a failure without site keys, if it is missing', MISSING, {}, {}, 'FAILURE missingCaptchaToken'],
    [
      'a failure without site keys, if it is invalid',
      INVALID,
      {},
      { visible: 'R' },
      'FAILURE invalidCaptchaToken',
    ],
    [
      'the visible one, if there is no other',
      MISSING,
      { visible: VISIBLE },
      {},
      'USER_CAPTCHA_REQUIRED missingCaptchaToken',
    ],
    [
      'the invisible one, if there is no other',
      MISSING,
      { invisible: INVISIBLE },
      {},
      'SILENT_CAPTCHA_REQUIRED missingCaptchaToken',
    ],
    [
      'a failure, if the only one, the invisible one, was not enough',
      MISSING,
      { invisible: INVISIBLE },
      { invisible: 'IR' },
      'FAILURE missingCaptchaToken',
    ],
    [
      'a failure, if the only one, the invisible one, was invalid',
      INVALID,
      { invisible: INVISIBLE },
      { invisible: 'IR' },
      'FAILURE invalidCaptchaToken',
    ],
    [
      'the visible one again, if its token did not count',
      MISSING,
      { visible: VISIBLE, invisible: INVISIBLE },
      { visible: 'R' },
      'USER_CAPTCHA_REQUIRED missingCaptchaToken',
    ],
    [
      'the visible one, if the invisible one was invalid',
      INVALID,
      { visible: VISIBLE, invisible: INVISIBLE },
      { invisible: 'IR' },
      'USER_CAPTCHA_REQUIRED invalidCaptchaToken',
    ],
  ])('is %s', async (_name, answer, captcha, captchaTokens, expected) => {
    const { login } = await stage([answer], { captcha });
    const result = await login.login({ ...input, captchaTokens });
    expect(summary(result)).toBe(expected);
    expect('cause' in result && isStoreError(result.cause)).toBe(true);
  });

  it('is a failure of a step that cannot send its token', async () => {
    const { login } = await stage([WAITS_FOR_MAIL, MISSING, INVALID], {
      captcha: { visible: VISIBLE, invisible: INVISIBLE },
    });
    await login.login(input);
    expect(summary(await login.verify({ code: '123456' }))).toBe('FAILURE missingCaptchaToken');
    expect(summary(await login.sendRecoveryEmail({ email: EMAIL }))).toBe('FAILURE invalidCaptchaToken');
  });
});
