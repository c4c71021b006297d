import { readFile } from 'node:fs/promises';
import { describe, expect, it, test } from 'vitest';
import { type CustomLoginErrorCode, customLoginErrorText } from '../../../../src/sign-in.ts';
import {
  ACTIONS,
  type Action,
  type Answer,
  act,
  leadingTo,
  rejection,
  stage,
  summary,
  violation,
} from './login-platform.ts';

type Row = [code: unknown, status: number, register: string, login: string, verify: string, factor: string];

const same = (code: unknown, status: number, meaning: string): Row => [
  code,
  status,
  meaning,
  meaning,
  meaning,
  meaning,
];

const REFUSALS: Row[] = [
  ['-19995', 409, 'emailAlreadyExists', 'invalidEmail', 'emailAlreadyExists', 'emailAlreadyExists'],
  ['DUPLICATE_EMAIL', 400, 'emailAlreadyExists', 'invalidEmail', 'emailAlreadyExists', 'emailAlreadyExists'],
  ['-19976', 401, 'unknown', 'invalidPassword', 'invalidPassword', 'invalidPassword'],
  ['-19973', 400, 'unknown', 'resetPassword', 'resetPassword', 'resetPassword'],
  ['-19999', 404, 'unknown', 'invalidEmail', 'invalidEmail', 'invalidEmail'],
  same('-19971', 400, 'missingCaptchaToken'),
  same('CAPTCHA_TOKEN_REQUIRED', 400, 'missingCaptchaToken'),
  same('MISSING_CAPTCHA_TOKEN', 400, 'missingCaptchaToken'),
  same('RECAPTCHA_REQUIRED', 400, 'missingCaptchaToken'),
  same('-19970', 400, 'invalidCaptchaToken'),
  same('INVALID_CAPTCHA_TOKEN', 400, 'invalidCaptchaToken'),
  same('RECAPTCHA_FAILED', 400, 'invalidCaptchaToken'),
  same('THROTTLED_FEATURE', 400, 'throttled'),
  same('ANYTHING', 429, 'throttled'),
  same('VERIFICATION_FAILED', 400, 'invalidCode'),
  same('REENROLLMENT_REQUIRED_BY_ADMIN', 400, 'reenrollmentRequired'),
  same('TRUSTED_CLIENTS_ONLY', 400, 'notAllowed'),
  same('WIX_EMPLOYEE_PASSWORD_LOGIN_NOT_ALLOWED', 400, 'notAllowed'),
  same('IP_ADDRESS_FILTERED', 400, 'notAllowed'),
  same('USER_EMAIL_OFAC_ADDRESS', 400, 'notAllowed'),
  same('INVALID_USER_TYPE', 400, 'notAllowed'),
  same('REGISTRATION_TO_EDITORX_NOT_ALLOWED', 400, 'notAllowed'),
  same('ANYTHING', 403, 'notAllowed'),
  same('UNSUPPORTED_FIELD', 400, 'invalidInput'),
  same('ATTRIBUTE_NOT_FOUND', 400, 'invalidInput'),
  same('CLIENT_METADATA_NOT_FOUND', 400, 'invalidInput'),
  ['UNIMPLEMENTED_FEATURE', 400, 'unknown', 'invalidEmail', 'unknown', 'unknown'],
  ['INVALID_LD_SESSION', 400, 'unknown', 'invalidEmail', 'unknown', 'unknown'],
  ['COULD_NOT_CREATE_SET_ACCOUNT_USER', 400, 'unknown', 'invalidEmail', 'unknown', 'unknown'],
  same('ANYTHING', 408, 'timeout'),
  same('ANYTHING', 500, 'unavailable'),
  ['a code of tomorrow', 400, 'unknown', 'invalidEmail', 'unknown', 'unknown'],
  ['constructor', 400, 'unknown', 'invalidEmail', 'unknown', 'unknown'],
  [undefined, 400, 'unknown', 'invalidEmail', 'unknown', 'unknown'],
  [{ odd: true }, 401, 'unknown', 'invalidEmail', 'unknown', 'unknown'],
];

/** The same codes as numbers. */
const NUMERIC: Row[] = REFUSALS.filter(([code]) => /^-\d+$/.test(String(code))).map(([code, ...rest]) => [
  Number(code),
  ...rest,
]);

const COLUMN: Record<Action, 2 | 3 | 4 | 5> = { register: 2, login: 3, verify: 4, factor: 5 };

async function codeFor(action: Action, answer: Answer): Promise<string> {
  const { login, requests } = await stage([...leadingTo(action), answer]);
  const result = await act(login, action);
  expect(requests.length).toBe(leadingTo(action).length + 1);
  return summary(result);
}

describe.each(ACTIONS)(
  '%s. Every server state and error code, numeric and symbolic, string and number, including network failure: a defined result, never a TypeError',
  (action) => {
    it.each([...REFUSALS, ...NUMERIC])('%j with status %i', async (...row) => {
      expect(await codeFor(action, rejection(row[0], row[1]))).toBe(`FAILURE ${row[COLUMN[action]]}`);
    });

    it.each([
      ['a number', -19970],
      ['text with spaces', ' -19970 '],
      ['text with invisible characters', '\u200b-199\u20687\u20690\ufeff'],
      ['text with a proper minus', '\u221219970'],
      ['a symbol in small letters', 'invalid_captcha_token'],
      ['a symbol with an accent', 'INVAL\u00cdD_CAPTCHA_TOKEN'],
      ['a symbol with combining marks', 'INVALI\u0301D_CAPTCHA\u034f_TOKEN'],
    ])('the code may be %s', async (_name, code) => {
      expect(await codeFor(action, rejection(code))).toBe('FAILURE invalidCaptchaToken');
    });
  },
);

test('every code that the contract names for a sign-in is in the table, as text and, if numeric, as a number', async () => {
  const contract = new URL(import.meta.resolve('storewire-contract/contract.json'));
  const { paths } = JSON.parse(await readFile(contract, 'utf8')) as { paths: Record<string, object> };
  const operations = Object.values(paths).flatMap((path): Operation[] => Object.values(path));
  const named = operations
    .filter(({ operationId = '' }) => /^(?:authentication|verification|recovery)[.]/.test(operationId))
    .flatMap((operation) => operation['x-application-errors'] ?? [])
    .map(({ code }) => code);
  const known = new Set(REFUSALS.map(([code]) => code));
  expect(named.length).toBeGreaterThan(25);
  expect(named.filter((code) => !known.has(code))).toEqual([]);
  expect(NUMERIC.map(([code]) => code)).toEqual([-19_995, -19_976, -19_973, -19_999, -19_971, -19_970]);
});

interface Operation {
  operationId?: string;
  'x-application-errors'?: { code: string }[];
}

describe('Registration errors', () => {
  it('invalid email (invalidEmail), with the text of the violation', async () => {
    const { login } = await stage([
      violation(
        { field: 'x', description: 'other' },
        { field: 'y', description: 'no address', data: { type: 'EMAIL' } },
      ),
    ]);
    expect(await act(login, 'register')).toMatchObject({
      errorCode: 'invalidEmail',
      error: 'no address',
      cause: { kind: 'validation' },
    });
  });

  it('anything else returns the server message only', async () => {
    const { login } = await stage([rejection('NEW', 400, { description: 'nope' })]);
    expect(await act(login, 'register')).toMatchObject({
      errorCode: 'unknown',
      error: 'rejected: nope',
      cause: { kind: 'application', code: 'NEW' },
    });
  });
});

describe('Login errors', () => {
  it.each([
    ['an error without details', (response) => response.writeHead(409).end('{}')],
    ['an error without a body', (response) => response.writeHead(400).end()],
  ] satisfies [string, Answer][])('everything else maps to invalidEmail: %s', async (_name, answer) => {
    expect(await codeFor('login', answer)).toBe('FAILURE invalidEmail');
  });

  it('a 401 and a 403 without a code are about the client, not about the credentials', async () => {
    expect(await codeFor('login', (response) => response.writeHead(401).end('{}'))).toBe(
      'FAILURE unauthenticated',
    );
    expect(await codeFor('login', (response) => response.writeHead(403).end('{}'))).toBe(
      'FAILURE notAllowed',
    );
  });

  it('distinguish an unknown address from a wrong password by default', async () => {
    const { login } = await stage([rejection('-19999', 404), rejection('-19976', 401)]);
    expect([summary(await act(login, 'login')), summary(await act(login, 'login'))]).toEqual([
      'FAILURE invalidEmail',
      'FAILURE invalidPassword',
    ]);
  });

  it('merged, are identical for an unknown address and a wrong password', async () => {
    const { login } = await stage(
      [rejection('-19999', 404), rejection('-19976', 401), rejection('NEW', 400)],
      {
        mergeCredentialErrors: true,
      },
    );
    const results = [await act(login, 'login'), await act(login, 'login'), await act(login, 'login')];
    expect(results.map(summary)).toEqual(Array(3).fill('FAILURE invalidCredentials'));
    expect(new Set(results.map((result) => JSON.stringify(result))).size).toBe(1);
  });

  it('merged, still report a malformed address, as it reveals nothing about accounts', async () => {
    const { login } = await stage([violation({ field: 'loginId.email', description: 'malformed' })], {
      mergeCredentialErrors: true,
    });
    expect(summary(await act(login, 'login'))).toBe('FAILURE invalidEmail');
  });

  it('merged, do not reveal whether a recovery mail had a recipient', async () => {
    const malformed = violation({ field: 'email', description: 'malformed' });
    const { login } = await stage([rejection('-19999', 404), rejection('THROTTLED_FEATURE'), malformed], {
      mergeCredentialErrors: true,
    });
    expect(summary(await login.sendRecoveryEmail({ email: 'nobody@example.com' }))).toBe('INITIAL');
    expect(summary(await login.sendRecoveryEmail({ email: 'nobody@example.com' }))).toBe('FAILURE throttled');
    expect(summary(await login.sendRecoveryEmail({ email: 'nobody' }))).toBe('FAILURE invalidEmail');
  });
});

describe('violations', () => {
  type Line = [name: string, violation: object, register: string, login: string, verify: string];
  it.each<Line>([
    [
      'an address, by its data',
      { field: 'x', data: { type: 'EMAIL' } },
      'invalidEmail',
      'invalidEmail',
      'invalidEmail',
    ],
    ['an address, by its field', { field: 'loginId.email' }, 'invalidEmail', 'invalidEmail', 'invalidEmail'],
    [
      'a short password',
      { field: 'password', ruleName: 'VALUE_TOO_SHORT' },
      'passwordTooShort',
      'invalidPassword',
      'passwordTooShort',
    ],
    [
      'a short password without a field',
      { ruleName: 'VALUE_TOO\u0301_SHORT' },
      'passwordTooShort',
      'passwordTooShort',
      'passwordTooShort',
    ],
    [
      'a long password',
      { field: 'password', violatedRule: 'MAX_LENGTH' },
      'passwordTooLong',
      'invalidPassword',
      'passwordTooLong',
    ],
    [
      'a weak password',
      { field: 'password', ruleName: 'VALUE_DID_NOT_MATCH' },
      'passwordRejected',
      'invalidPassword',
      'passwordRejected',
    ],
    [
      'another fault of a password',
      { field: 'newPassword', ruleName: 'NEW' },
      'passwordRejected',
      'invalidPassword',
      'passwordRejected',
    ],
    [
      'a captcha',
      { field: 'captchaTokens[0]' },
      'invalidCaptchaToken',
      'invalidCaptchaToken',
      'invalidCaptchaToken',
    ],
    ['a code', { field: 'code' }, 'invalidCode', 'invalidCode', 'invalidCode'],
    [
      'a tenant',
      { field: 'tenant', ruleName: 'PROVIDE_TENANT_ID' },
      'invalidInput',
      'invalidEmail',
      'invalidInput',
    ],
    [
      'an authenticator',
      { ruleName: 'INVALID_AUTHENTICATOR_ID' },
      'invalidInput',
      'invalidEmail',
      'invalidInput',
    ],
    ['a field without data', { field: 'profile.nickname' }, 'invalidInput', 'invalidEmail', 'invalidInput'],
    ['nothing', {}, 'invalidInput', 'invalidEmail', 'invalidInput'],
  ])('%s', async (_name, broken, register, login, verify) => {
    const codes = [
      await codeFor('register', violation(broken)),
      await codeFor('login', violation(broken)),
      await codeFor('verify', violation(broken)),
    ];
    expect(codes).toEqual([`FAILURE ${register}`, `FAILURE ${login}`, `FAILURE ${verify}`]);
  });

  it('of the e-mail address take precedence', async () => {
    const broken = violation(
      { field: 'captchaTokens[0]', description: 'used' },
      { field: 'loginId.email', description: 'no address' },
    );
    const { login } = await stage([broken]);
    expect(await act(login, 'register')).toMatchObject({ errorCode: 'invalidEmail', error: 'no address' });
  });

  it('may be an empty list', async () => {
    expect([await codeFor('register', violation()), await codeFor('login', violation())]).toEqual([
      'FAILURE invalidInput',
      'FAILURE invalidEmail',
    ]);
  });
});

describe('the text of a code', () => {
  // the compiler reports a missing code
  const CODES: Record<CustomLoginErrorCode, true> = {
    invalidEmail: true,
    missingCaptchaToken: true,
    invalidCaptchaToken: true,
    emailAlreadyExists: true,
    invalidPassword: true,
    resetPassword: true,
    invalidCredentials: true,
    passwordTooShort: true,
    passwordTooLong: true,
    passwordRejected: true,
    invalidCode: true,
    invalidInput: true,
    unknownState: true,
    throttled: true,
    reenrollmentRequired: true,
    notAllowed: true,
    unauthenticated: true,
    network: true,
    timeout: true,
    aborted: true,
    unavailable: true,
    unexpectedResponse: true,
    notCompleted: true,
    replaced: true,
    unknown: true,
  };

  it('is a sentence for people, and another one for each code', () => {
    const texts = (Object.keys(CODES) as CustomLoginErrorCode[]).map((code) => customLoginErrorText(code));
    expect(new Set(texts).size).toBe(Object.keys(CODES).length);
    for (const text of texts) expect(text).toMatch(/^[A-Z][^{}_]+\.$/);
  });

  it('can be replaced for some codes', () => {
    const texts = { throttled: 'Zu viele Versuche.' };
    expect([customLoginErrorText('throttled', texts), customLoginErrorText('network', texts)]).toEqual([
      'Zu viele Versuche.',
      customLoginErrorText('network'),
    ]);
  });

  it('of a newer version is that of an unknown error', () => {
    expect(customLoginErrorText('brandNew' as never)).toBe(customLoginErrorText('unknown'));
  });

  it('does not distinguish an unknown address from a wrong password once they are merged', () => {
    expect(customLoginErrorText('invalidCredentials')).toBe('The email address or the password is wrong.');
  });
});
