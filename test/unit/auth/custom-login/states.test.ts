import { describe, expect, it, test } from 'vitest';
import { type CustomLoginErrorCode, customLoginErrorText } from '../../../../src/index.ts';
import {
  ACTIONS,
  type Answer,
  act,
  EMAIL,
  leadingTo,
  rejection,
  SUCCESS,
  stage,
  state,
  summary,
  violation,
  WAITS_FOR_FACTOR,
  WAITS_FOR_MAIL,
} from './login-platform.ts';

const STATES: [server: string, answer: Answer, client: string][] = [
  ['SUCCESS', SUCCESS, 'SUCCESS'],
  ['REQUIRE_OWNER_APPROVAL', state('REQUIRE_OWNER_APPROVAL'), 'OWNER_APPROVAL_REQUIRED'],
  ['REQUIRE_EMAIL_VERIFICATION', WAITS_FOR_MAIL, 'EMAIL_VERIFICATION_REQUIRED'],
  ['REQUIRE_MFA', WAITS_FOR_FACTOR, 'MFA_REQUIRED'],
  [
    'MFA_CHALLENGE',
    state('MFA_CHALLENGE', { stateToken: 's', mfaChallengeData: { factorType: 'SMS' } }),
    'MFA_CHALLENGE',
  ],
  ['STATUS_CHECK', state('STATUS_CHECK', { stateToken: 's' }), 'FAILURE unknown'],
  ['REQUIRE_FIRST_FACTOR', state('REQUIRE_FIRST_FACTOR', { stateToken: 's' }), 'FAILURE unknown'],
  ['REQUIRE_MISSING_FIELDS', state('REQUIRE_MISSING_FIELDS', { stateToken: 's' }), 'FAILURE unknown'],
  ['UNKNOWN_STATE', state('UNKNOWN_STATE'), 'FAILURE unknown'],
  ['one of tomorrow', state('REQUIRE_RETINA_SCAN'), 'FAILURE unknown'],
  ['none', state(undefined as never), 'FAILURE unknown'],
  ['a number', state(7 as never), 'FAILURE unknown'],
  ['SUCCESS without a session token', state('SUCCESS'), 'FAILURE unknown'],
  ['SUCCESS with an empty session token', state('SUCCESS', { sessionToken: '' }), 'FAILURE unknown'],
  [
    'MFA_CHALLENGE without a factor',
    state('MFA_CHALLENGE', { stateToken: 's', mfaChallengeData: null }),
    'FAILURE unknown',
  ],
];

describe.each(ACTIONS)(
  '%s. Every server state and error code, numeric and symbolic, string and number, including network failure: a defined result, never a TypeError',
  (action) => {
    it.each(STATES)('%s', async (_server, answer, client) => {
      const { login } = await stage([...leadingTo(action), answer]);
      expect(summary(await act(login, action))).toBe(client);
    });
  },
);

it.each(['STATUS_CHECK', 'REQUIRE_MFA', 'MFA_CHALLENGE'])(
  'A login that does not handle factors fails in the server state %s',
  async (name) => {
    const members = { stateToken: 's', requireMfaData: {}, mfaChallengeData: { factorType: 'SMS' } };
    const { login } = await stage([state(name, members)], { factors: false });
    expect(await act(login, 'login')).toMatchObject({ loginState: 'FAILURE', error: 'Unknown _state' });
  },
);

describe('Client login state', () => {
  it.each([
    [
      'Server success maps to login success and carries a sessionToken',
      { state: 'SUCCESS', sessionToken: 'session-1', identity: { id: 'i' }, additionalData: { a: {} } },
      {
        loginState: 'SUCCESS',
        data: { sessionToken: 'session-1', identity: { id: 'i' }, additionalData: { a: {} } },
      },
    ],
    [
      'Owner approval required maps to the owner-approval state',
      { state: 'REQUIRE_OWNER_APPROVAL' },
      { loginState: 'OWNER_APPROVAL_REQUIRED', data: { email: EMAIL } },
    ],
    [
      'Email verification required maps to that state and carries a stateToken',
      { state: 'REQUIRE_EMAIL_VERIFICATION', stateToken: 'state-1' },
      { loginState: 'EMAIL_VERIFICATION_REQUIRED', data: { stateToken: 'state-1', email: EMAIL } },
    ],
  ])('%s', async (_title, { state: name, ...members }, expected) => {
    const { login } = await stage([state(name, members)]);
    expect(await login.currentState()).toEqual({ loginState: 'INITIAL' });
    expect(await act(login, 'register')).toEqual(expected);
  });

  it("Any other server state maps to failure with the message 'Unknown _state'", async () => {
    const { login } = await stage([state('STATUS_CHECK', { stateToken: 's' })]);
    const result = await act(login, 'login');
    expect(result).toMatchObject({
      loginState: 'FAILURE',
      error: 'Unknown _state',
      cause: { message: 'Unknown _state', description: expect.stringContaining('STATUS_CHECK') },
    });
  });

  it('In the email-verification state the user submits a verification code with the state token, which completes the login', async () => {
    const { login, calls, bodies } = await stage([WAITS_FOR_MAIL, SUCCESS]);
    await act(login, 'register');
    expect(summary(await login.verify({ verificationCode: ' 123456 ' }))).toBe('SUCCESS');
    expect([calls()[1], bodies()[1]]).toEqual([
      'POST /_api/iam/verification/v1/auth/verify',
      { code: '123456', stateToken: 'state-1' },
    ]);
  });

  it.each([
    ['INITIAL', []],
    ['SUCCESS', [SUCCESS]],
    ['OWNER_APPROVAL_REQUIRED', [state('REQUIRE_OWNER_APPROVAL')]],
    ['MFA_REQUIRED', [WAITS_FOR_FACTOR]],
    ['FAILURE', [state('STATUS_CHECK')]],
  ])(
    "Verification in any other state fails with 'Unknown _state', and sends nothing: %s",
    async (name, answers) => {
      const { login, requests } = await stage(answers);
      if (answers.length > 0) await act(login, 'login');
      const results = [await login.verify({ code: '123456' }), await login.resend()];
      if (name !== 'MFA_REQUIRED')
        results.push(await login.verifyFactor({ factorType: 'SMS', smsData: { code: '123456' } }));
      for (const result of results)
        expect(result).toMatchObject({
          loginState: 'FAILURE',
          error: 'Unknown _state',
          cause: { operation: expect.stringMatching(/erif/), attempts: 0 },
        });
      expect(requests.length).toBe(answers.length);
    },
  );

  it('a state token from elsewhere continues a sign-in that this flow has not started', async () => {
    const { login, bodies } = await stage([SUCCESS]);
    expect(summary(await login.verify({ code: '123456', stateToken: 'elsewhere' }))).toBe('SUCCESS');
    expect(bodies()).toEqual([{ code: '123456', stateToken: 'elsewhere' }]);
    expect(summary(await login.verify({ code: '123456', stateToken: 'elsewhere' }))).toBe('FAILURE unknown');
  });
});

describe('what an error reports about its call', () => {
  const named =
    (text: string): Answer =>
    (response) =>
      response.writeHead(200, { 'x-wix-request-id': 'request-1' }).end(text);

  it.each([
    ['an invalid state', '{"state":"STATUS_CHECK"}', { code: 'unknownState' }],
    ['a state without its token', '{"state":"REQUIRE_MFA"}', { reason: 'badAnswer' }],
    ['no object', '[]', { reason: 'badAnswer' }],
  ])('an answer with %s has come of one request, with its status and id', async (_name, text, cause) => {
    const { login } = await stage([named(text)]);
    const result = await act(login, 'login');
    expect(result).toMatchObject({
      reason: 'unknown',
      cause: {
        ...cause,
        operation: 'authentication.login',
        attempts: 1,
        status: 200,
        requestId: 'request-1',
      },
    });
  });
});

it.each([
  [
    'a new state token, which counts from then on',
    { state: 'REQUIRE_EMAIL_VERIFICATION', stateToken: 'state-2' },
    'state-2',
  ],
  ['no state token, so the old one stays', { state: 'REQUIRE_EMAIL_VERIFICATION' }, 'state-1'],
  ['nothing at all', {}, 'state-1'],
  ['nothing, spelt out', { state: null, stateToken: null }, 'state-1'],
])('a mail that is sent again answers with %s', async (_name, answer, stateToken) => {
  const { login, bodies } = await stage([
    WAITS_FOR_MAIL,
    (response) => response.end(JSON.stringify(answer)),
    SUCCESS,
  ]);
  await act(login, 'login');
  expect(await login.resend()).toEqual({
    loginState: 'EMAIL_VERIFICATION_REQUIRED',
    data: { stateToken, email: EMAIL },
  });
  await login.verify({ code: '123456' });
  expect(bodies().slice(1)).toEqual([{ stateToken: 'state-1' }, { code: '123456', stateToken }]);
});

type Row = [code: unknown, status: number, reason: CustomLoginErrorCode];

const REJECTIONS: Row[] = [
  ['-19995', 409, 'emailAlreadyExists'],
  ['DUPLICATE_EMAIL', 400, 'emailAlreadyExists'],
  ['-19976', 401, 'invalidPassword'],
  ['-19973', 400, 'resetPassword'],
  ['-19999', 404, 'invalidEmail'],
  ['-19971', 400, 'missingCaptchaToken'],
  ['CAPTCHA_TOKEN_REQUIRED', 400, 'missingCaptchaToken'],
  ['MISSING_CAPTCHA_TOKEN', 400, 'missingCaptchaToken'],
  ['RECAPTCHA_REQUIRED', 400, 'missingCaptchaToken'],
  ['-19970', 400, 'invalidCaptchaToken'],
  [-19_970, 400, 'invalidCaptchaToken'],
  ['INVALID_CAPTCHA_TOKEN', 400, 'invalidCaptchaToken'],
  ['RECAPTCHA_FAILED', 400, 'invalidCaptchaToken'],
  ['THROTTLED_FEATURE', 400, 'throttled'],
  ['ANYTHING', 429, 'throttled'],
  ['VERIFICATION_FAILED', 400, 'invalidCode'],
  ['a code of tomorrow', 400, 'unknown'],
  ['TRUSTED_CLIENTS_ONLY', 403, 'unknown'],
  ['constructor', 400, 'unknown'],
  [undefined, 400, 'unknown'],
  [{ odd: true }, 401, 'unknown'],
];

describe.each(ACTIONS)(
  '%s. Every server state and error code: a defined result, never a TypeError',
  (action) => {
    it.each(REJECTIONS)('%j with status %i is %s', async (code, status, reason) => {
      const { login, requests } = await stage([...leadingTo(action), rejection(code, status)]);
      const result = await act(login, action);
      expect(summary(result)).toBe(`FAILURE ${reason}`);
      // the code of the platform is still there
      if (typeof code === 'string') expect('cause' in result && result.cause.code).toBe(code);
      expect(requests.length).toBe(leadingTo(action).length + 1);
    });
  },
);

it.each([
  ['register', '-19971', 'missingCaptchaToken'],
  ['register', '-19970', 'invalidCaptchaToken'],
  ['register', '-19995', 'emailAlreadyExists'],
  ['login', '-19971', 'missingCaptchaToken'],
  ['login', '-19970', 'invalidCaptchaToken'],
  ['login', '-19976', 'invalidPassword'],
  ['login', '-19973', 'resetPassword'],
] as const)('the result of %s has for %s the error code %s', async (action, code, errorCode) => {
  const { login } = await stage([rejection(code)]);
  expect(await act(login, action)).toMatchObject({ errorCode });
});

describe('Registration errors', () => {
  it('invalid email (invalidEmail), with the text of the violation, which takes precedence', async () => {
    const { login } = await stage([
      violation(
        { field: 'captchaTokens[0]', description: 'used' },
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
    const { login } = await stage([rejection('NEW', 400, { description: 'nope' }), rejection('-19976', 401)]);
    expect(await act(login, 'register')).toMatchObject({
      errorCode: undefined,
      error: 'rejected: nope',
      cause: { kind: 'application', code: 'NEW' },
    });
    expect(await act(login, 'register')).toMatchObject({ errorCode: undefined, reason: 'invalidPassword' });
  });
});

describe('Login errors', () => {
  it.each<[string, Answer, CustomLoginErrorCode]>([
    ['an error without details', (response) => response.writeHead(409).end('{}'), 'unknown'],
    ['an error without a body', (response) => response.writeHead(400).end(), 'unknown'],
    ['an outage', (response) => response.writeHead(503).end(), 'unknown'],
    ['an address that is taken', rejection('-19995', 409), 'emailAlreadyExists'],
    ['too many attempts', rejection('THROTTLED_FEATURE'), 'throttled'],
  ])(
    'everything else maps to invalidEmail, and the reason is more precise: %s',
    async (_name, answer, reason) => {
      const { login } = await stage([answer]);
      expect(await act(login, 'login')).toMatchObject({ errorCode: 'invalidEmail', reason });
    },
  );
});

test.each<[string, object[], CustomLoginErrorCode, string]>([
  ['an address, by its data', [{ field: 'x', data: { type: 'EMAIL' } }], 'invalidEmail', 'wrong'],
  ['an address, by its field', [{ field: 'loginId.email' }], 'invalidEmail', 'wrong'],
  ['a password', [{ field: 'newPassword', ruleName: 'VALUE_TOO_SHORT' }], 'invalidPassword', 'wrong'],
  ['a captcha', [{ field: 'captchaTokens[0]' }], 'invalidCaptchaToken', 'wrong'],
  ['a code', [{ field: 'smsData.code' }], 'invalidCode', 'wrong'],
  ['another field', [{ field: 'profile.nickname' }], 'unknown', 'wrong'],
  ['no field', [{}], 'unknown', 'wrong'],
  [
    'a field of the form after another one',
    [{ field: 'x', description: 'x' }, { field: 'code' }],
    'invalidCode',
    'wrong',
  ],
  ['nothing', [], 'unknown', 'INVALID_ARGUMENT'],
])('a violation of %s has the code of its field, and its text', async (_name, violations, reason, error) => {
  const broken = violation(...violations.map((each) => ({ description: 'wrong', ...each })));
  const { login } = await stage([broken]);
  expect(await act(login, 'register')).toMatchObject({ loginState: 'FAILURE', reason, error });
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
    invalidCode: true,
    throttled: true,
    signInOver: true,
    unknown: true,
  };

  it('is a sentence for people, and another one for each code', () => {
    const texts = (Object.keys(CODES) as CustomLoginErrorCode[]).map((code) => customLoginErrorText(code));
    expect(new Set(texts).size).toBe(Object.keys(CODES).length);
    for (const text of texts) expect(text).toMatch(/^[A-Z][^{}_]+\.$/);
  });

  it('is that of an unknown error for a code of a newer version', () => {
    expect(customLoginErrorText('brandNew' as never)).toBe(customLoginErrorText('unknown'));
  });
});
