import { json } from 'storewire-dev-kit/server';
import { describe, expect, it } from 'vitest';
import type { CustomLogin } from '../../../../src/auth/custom-login/custom-login.ts';
import type { CustomLoginResult } from '../../../../src/auth/custom-login/results.ts';
import { isStoreError, visitor } from '../../../../src/index.ts';
import {
  ACTIONS,
  type Answer,
  act,
  EMAIL,
  leadingTo,
  PASSWORD,
  rejection,
  SUCCESS,
  stage,
  summary,
  WAITS_FOR_FACTOR,
  WAITS_FOR_MAIL,
} from './login-platform.ts';

const HTML = '<!doctype html><title>Proxy</title>';
const html =
  (status: number): Answer =>
  (response) =>
    response.writeHead(status, { 'content-type': 'text/html' }).end(HTML);

/** Responses that no form can do anything about. The `cause` says what has happened. */
const OUTAGES: [name: string, answer: Answer, cause: object][] = [
  ['a connection that breaks', (response) => response.destroy(), { reason: 'network' }],
  [
    'a response that ends early',
    (response) => response.writeHead(200, { 'content-length': '100' }).write('{') && response.destroy(),
    { reason: 'network' },
  ],
  ['a page of a proxy', html(200), { reason: 'badAnswer' }],
  ['an error page of a proxy', html(502), { reason: 'server' }],
  ['a response that is not an object', (response) => response.end('[]'), { reason: 'badAnswer' }],
  ['a response that is not JSON', (response) => response.end('{"state": "SUCC'), { reason: 'badAnswer' }],
  [
    'a redirect',
    (response) => response.writeHead(302, { location: 'https://elsewhere.example/' }).end(),
    { reason: 'badAnswer' },
  ],
  [
    'an undeclared success',
    (response) => json(response, { state: 'SUCCESS', sessionToken: 's' }, 201),
    { reason: 'badAnswer' },
  ],
  ['an outage', (response) => json(response, {}, 503), { reason: 'server' }],
  ['an outage with an application error', rejection('INTERNAL', 500), { code: 'INTERNAL', status: 500 }],
];

const ABORTED = { loginState: 'FAILURE', reason: 'unknown', cause: { reason: 'abort' } };

type Steps = [name: string, first: Answer[], step: (login: CustomLogin) => Promise<CustomLoginResult>][];

const STEPS: Steps = [
  ['register', [], (login) => login.register({ email: EMAIL, password: PASSWORD })],
  ['login', [], (login) => login.login({ email: EMAIL, password: PASSWORD })],
  ['verify', [WAITS_FOR_MAIL], (login) => login.verify({ code: '123456' })],
  ['resend', [WAITS_FOR_MAIL], (login) => login.resend()],
  ['verifyFactor', [WAITS_FOR_FACTOR], (login) => login.verifyFactor({ factorType: 'TOTP', code: '123456' })],
  [
    'ssoLoginWithTokenParams',
    [],
    (login) => login.ssoLoginWithTokenParams({ idpConnectionId: 'i', tokenParams: {} }),
  ],
  ['recover', [], (login) => login.recoverPassword({ recoveryToken: 'r', password: PASSWORD })],
  ['sendRecoveryEmail', [], (login) => login.sendRecoveryEmail({ email: EMAIL })],
];

const ODD: unknown[] = [
  null,
  7,
  'text',
  [],
  {},
  { state: {} },
  { state: null, stateToken: 7 },
  { state: 'SUCCESS', sessionToken: {} },
];
const ODD_DATA = {
  stateToken: 's',
  requireMfaData: [7],
  mfaChallengeData: { factorType: 7, availableFactors: 7, verificationChallengeData: 'x' },
};
const ODD_DETAILS: unknown[] = [
  null,
  7,
  { applicationError: 7 },
  { applicationError: { code: {} } },
  { validationError: { fieldViolations: [null, 7, { field: 7 }] } },
];

/** Responses that a proxy may send. */
const BROKEN: [name: string, answer: Answer][] = [
  ...ODD.map((body): [string, Answer] => [
    `200 ${JSON.stringify(body)}`,
    (response) => response.end(JSON.stringify(body)),
  ]),
  ...['REQUIRE_MFA', 'MFA_CHALLENGE'].map((name): [string, Answer] => [
    `${name} with odd data`,
    (response) => json(response, { state: name, ...ODD_DATA }),
  ]),
  ...ODD_DETAILS.map((details): [string, Answer] => [
    `400 ${JSON.stringify(details)}`,
    (response) => json(response, { message: {}, details }, 400),
  ]),
  ['200 without a body', (response) => response.end()],
  ['a page with 404', html(404)],
  ['an unknown status', (response) => response.writeHead(299).end('{}')],
];

describe.each(ACTIONS)(
  '%s. Every server state and error code, numeric and symbolic, string and number, including network failure: a defined result, never a TypeError',
  (action) => {
    it.each(OUTAGES)('%s', async (_name, answer, cause) => {
      const { login, requests } = await stage([...leadingTo(action), answer]);
      const result = await act(login, action);
      expect(result).toMatchObject({ loginState: 'FAILURE', reason: 'unknown', cause });
      expect('cause' in result && isStoreError(result.cause)).toBe(true);
      expect(requests.length).toBe(leadingTo(action).length + 1);
    });

    it('a timeout', async () => {
      const { login } = await stage([...leadingTo(action), () => undefined]);
      expect(await act(login, action, { timeoutMs: 30 })).toMatchObject({ cause: { reason: 'timeout' } });
    });

    it('an abort during the request', async () => {
      const controller = new AbortController();
      const { login } = await stage([...leadingTo(action), () => controller.abort()]);
      expect(await act(login, action, { signal: controller.signal })).toMatchObject(ABORTED);
    });

    it('an abort before the request', async () => {
      const { login, requests } = await stage(leadingTo(action));
      expect(await act(login, action, { signal: AbortSignal.abort() })).toMatchObject(ABORTED);
      expect(requests.length).toBe(leadingTo(action).length);
    });
  },
);

describe.each(STEPS)('%s resolves to a state after any response', (_name, first, step) => {
  it.each(BROKEN)('%s', async (_broken, answer) => {
    const { login, requests } = await stage([...first, answer]);
    if (first.length > 0) await login.login({ email: EMAIL, password: PASSWORD });
    const result = await step(login);
    expect(requests.length).toBe(first.length + 1);
    expect(summary(result)).toMatch(/^(?:FAILURE unknown|INITIAL|[A-Z_]+_REQUIRED)$/);
    if ('cause' in result) expect([isStoreError(result.cause), result.cause.attempts]).toEqual([true, 1]);
  });
});

describe('an unreachable server', () => {
  it('does not change a pending login', async () => {
    const { login } = await stage([
      WAITS_FOR_MAIL,
      (response) => response.destroy(),
      rejection('VERIFICATION_FAILED'),
      SUCCESS,
    ]);
    await act(login, 'login');
    expect(summary(await login.verify({ code: '111111' }))).toBe('FAILURE unknown');
    expect(summary(await login.verify({ code: '222222' }))).toBe('FAILURE invalidCode');
    expect(summary(await login.currentState())).toBe('EMAIL_VERIFICATION_REQUIRED');
    expect(summary(await login.verify({ code: '333333' }))).toBe('SUCCESS');
  });
});

describe('a step is sent once', () => {
  it.each([
    ['a wrong password, which is a 401 with the code -19976', rejection('-19976', 401), 'invalidPassword'],
    ['a 401 without a code', (response) => json(response, {}, 401), 'unknown'],
    ['an outage', (response) => json(response, {}, 503), 'unknown'],
    [
      'a request to retry',
      (response) => json(response, {}, 503, { 'retry-after': '0', 'x-should-retry': 'true' }),
      'unknown',
    ],
  ] satisfies [string, Answer, string][])('after %s', async (_name, answer, code) => {
    const token: Answer = (response) =>
      json(response, { access_token: 'visitor-1', refresh_token: 'r', expires_in: 14_400 });
    const { login, calls, requests } = await stage(
      [token, answer],
      {},
      { auth: visitor({ clientId: 'client-1' }) },
    );
    expect(summary(await login.login({ email: EMAIL, password: PASSWORD }))).toBe(`FAILURE ${code}`);
    expect(calls()).toEqual(['POST /oauth2/token', 'POST /_api/iam/authentication/v2/login']);
    expect(requests[1]?.headers['authorization']).toBe('visitor-1');
  });

  it('a failed token request does not concern the e-mail address', async () => {
    const rejected: Answer = (response) =>
      json(response, { error: 'invalid_client', error_description: 'No such client' }, 400);
    const { login, calls } = await stage([rejected], {}, { auth: visitor({ clientId: 'client-1' }) });
    expect(await login.login({ email: EMAIL, password: PASSWORD })).toMatchObject({
      reason: 'unknown',
      error: 'something went wrong',
      cause: { operation: 'oauth.oauthToken', hint: 'No such client' },
    });
    expect(calls()).toEqual(['POST /oauth2/token']);
  });

  it('its timeout covers the wait for a token', async () => {
    const auth = { access: () => new Promise<never>(() => undefined), identity: async () => 'i' };
    const { login, requests } = await stage([], {}, { auth });
    expect(await act(login, 'login', { timeoutMs: 20 })).toMatchObject({ cause: { reason: 'timeout' } });
    expect(requests).toEqual([]);
  });
});
