import { describe, expect, it } from 'vitest';
import { isStoreError } from '../../../../src/index.ts';
import { EMAIL, PASSWORD, refusal, stage, summary, SUCCESS, WAITS_FOR_MAIL } from './login-platform.ts';

const MISSING = refusal('-19971');
const INVALID = refusal('-19970');
const VISIBLE = 'visible-site-key';
const INVISIBLE = 'invisible-site-key';
const input = { email: EMAIL, password: PASSWORD };

describe('a captcha', () => {
  it('that is missing is the invisible one first, then the visible one, and each state hands back its site key', async () => {
    const { login, bodies } = await stage([MISSING, MISSING, INVALID, SUCCESS], { captcha: { visible: VISIBLE, invisible: INVISIBLE } });
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
    expect(results.slice(0, 3).map((result) => 'data' in result && result.data)).toEqual([{ siteKey: INVISIBLE }, { siteKey: VISIBLE }, { siteKey: VISIBLE }]);
    expect(bodies().map((body) => (body as { captchaTokens?: unknown }).captchaTokens)).toEqual([
      undefined,
      [{ InvisibleRecaptcha: 'IR' }],
      [{ Recaptcha: 'R1' }],
      [{ Recaptcha: 'R2' }],
    ]);
  });

  it.each([
    ['missing, and there are no site keys', MISSING, {}, {}, 'FAILURE missingCaptchaToken'],
    ['invalid, and there are no site keys', INVALID, {}, { visible: 'R' }, 'FAILURE invalidCaptchaToken'],
    ['missing, and there is a visible one only', MISSING, { visible: VISIBLE }, {}, 'USER_CAPTCHA_REQUIRED missingCaptchaToken'],
    ['missing, and there is an invisible one only', MISSING, { invisible: INVISIBLE }, {}, 'SILENT_CAPTCHA_REQUIRED missingCaptchaToken'],
    ['not enough, and there is an invisible one only', MISSING, { invisible: INVISIBLE }, { invisible: 'IR' }, 'FAILURE missingCaptchaToken'],
    ['invalid, and there is an invisible one only', INVALID, { invisible: INVISIBLE }, { invisible: 'IR' }, 'FAILURE invalidCaptchaToken'],
    [
      'missing, although a visible one was given',
      MISSING,
      { visible: VISIBLE, invisible: INVISIBLE },
      { visible: 'R' },
      'USER_CAPTCHA_REQUIRED missingCaptchaToken',
    ],
    ['an invisible one that is invalid', INVALID, { visible: VISIBLE, invisible: INVISIBLE }, { invisible: 'IR' }, 'USER_CAPTCHA_REQUIRED invalidCaptchaToken'],
  ])('that is %s', async (_name, answer, captcha, captchaTokens, expected) => {
    const { login } = await stage([answer], { captcha });
    const result = await login.login({ ...input, captchaTokens });
    expect(summary(result)).toBe(expected);
    expect('cause' in result && isStoreError(result.cause)).toBe(true);
  });

  it('is not asked for by a step that could not send its answer', async () => {
    const { login } = await stage([WAITS_FOR_MAIL, MISSING, INVALID], { captcha: { visible: VISIBLE, invisible: INVISIBLE } });
    await login.login(input);
    expect(summary(await login.verify({ code: '123456' }))).toBe('FAILURE missingCaptchaToken');
    expect(summary(await login.sendRecoveryEmail({ email: EMAIL }))).toBe('FAILURE invalidCaptchaToken');
  });

  it('is not asked for in words that hold its answer', async () => {
    const { login } = await stage([refusal('-19970', 400, { description: 'captcha R-canary is wrong' })], { captcha: { visible: VISIBLE } });
    expect(JSON.stringify(await login.login({ ...input, captchaTokens: { visible: 'R-canary' } }))).not.toContain('R-canary');
  });
});
