import { describe, expect, it } from 'vitest';
import {
  ACTIONS,
  type Answer,
  act,
  EMAIL,
  leadingTo,
  SUCCESS,
  stage,
  state,
  summary,
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
      serverState: 'STATUS_CHECK',
      cause: { message: 'Unknown _state' },
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

describe('a mail that is sent again', () => {
  it.each([
    [
      'a new state token, which counts from then on',
      { state: 'REQUIRE_EMAIL_VERIFICATION', stateToken: 'state-2' },
      'state-2',
    ],
    ['no state token, so the old one stays', { state: 'REQUIRE_EMAIL_VERIFICATION' }, 'state-1'],
    ['nothing at all', {}, 'state-1'],
    ['nothing, spelt out', { state: null, stateToken: null }, 'state-1'],
  ])('answers with %s', async (_name, answer, stateToken) => {
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
});
