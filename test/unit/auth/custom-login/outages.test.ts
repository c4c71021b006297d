import { json, startRawServer } from 'storewire-dev-kit/server';
import { describe, expect, it } from 'vitest';
import { type CustomLogin, createCustomLogin } from '../../../../src/auth/custom-login/custom-login.ts';
import type { CustomLoginResult } from '../../../../src/auth/custom-login/results.ts';
import { createTransport, isStoreError, visitor } from '../../../../src/index.ts';
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

const OUTAGES: [name: string, answer: Answer, code: string][] = [
  ['a connection that breaks', (response) => response.destroy(), 'network'],
  [
    'a response that ends early',
    (response) => response.writeHead(200, { 'content-length': '100' }).write('{') && response.destroy(),
    'network',
  ],
  ['a page of a proxy', html(200), 'unexpectedResponse'],
  ['an error page of a proxy', html(502), 'unavailable'],
  ['a response that is not an object', (response) => response.end('[]'), 'unexpectedResponse'],
  ['a response that is not JSON', (response) => response.end('{"state": "SUCC'), 'unexpectedResponse'],
  [
    'a redirect',
    (response) => response.writeHead(302, { location: 'https://elsewhere.example/' }).end(),
    'unexpectedResponse',
  ],
  [
    'an undeclared success',
    (response) => json(response, { state: 'SUCCESS', sessionToken: 's' }, 201),
    'unexpectedResponse',
  ],
  ['an outage', (response) => json(response, {}, 503), 'unavailable'],
  ['an outage with an application error', rejection('INTERNAL', 500), 'unavailable'],
  ['too many attempts', (response) => response.writeHead(429, { 'retry-after': '30' }).end(), 'throttled'],
];

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
  ['signOn', [], (login) => login.signOn({ email: EMAIL })],
  ['recover', [], (login) => login.recoverPassword({ recoveryToken: 'r', password: PASSWORD })],
  ['sendRecoveryEmail', [], (login) => login.sendRecoveryEmail({ email: EMAIL })],
  ['sendActivationEmail', [], (login) => login.sendActivationEmail({ identityId: 'i' })],
  ['changePassword', [], (login) => login.changePassword({ newPassword: PASSWORD })],
  ['startVerification', [], (login) => login.startVerification()],
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
    it.each(OUTAGES)('%s', async (_name, answer, code) => {
      const { login, requests } = await stage([...leadingTo(action), answer]);
      const result = await act(login, action);
      expect(summary(result)).toBe(`FAILURE ${code}`);
      expect('cause' in result && isStoreError(result.cause)).toBe(true);
      expect(requests.length).toBe(leadingTo(action).length + 1);
    });

    it('a timeout', async () => {
      const { login } = await stage([...leadingTo(action), () => undefined]);
      expect(summary(await act(login, action, { timeoutMs: 30 }))).toBe('FAILURE timeout');
    });

    it('an abort during the request', async () => {
      const controller = new AbortController();
      const { login } = await stage([...leadingTo(action), () => controller.abort()]);
      expect(summary(await act(login, action, { signal: controller.signal }))).toBe('FAILURE aborted');
    });

    it('an abort before the request', async () => {
      const { login, requests } = await stage(leadingTo(action));
      expect(summary(await act(login, action, { signal: AbortSignal.abort() }))).toBe('FAILURE aborted');
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
    expect(summary(result)).toMatch(
      /^(?:FAILURE (?:network|unavailable|unexpectedResponse|unknownState|unknown|invalidEmail|invalidInput)|INITIAL|[A-Z_]+_REQUIRED)$/,
    );
    if ('cause' in result) expect([isStoreError(result.cause), result.cause.attempts]).toEqual([true, 1]);
  });

  it('a broken connection has the code network', async () => {
    const { login } = await stage([...first, (response) => response.destroy()]);
    if (first.length > 0) await login.login({ email: EMAIL, password: PASSWORD });
    expect(summary(await step(login))).toBe('FAILURE network');
  });
});

describe('an unreachable server', () => {
  it('has the code network', async () => {
    const { url } = await startRawServer((socket) => socket.destroy());
    const login = createCustomLogin(createTransport({ baseUrl: url }));
    expect(summary(await act(login, 'login'))).toBe('FAILURE network');
  });

  it('does not change a pending login', async () => {
    const { login } = await stage([
      WAITS_FOR_MAIL,
      (response) => response.destroy(),
      rejection('VERIFICATION_FAILED'),
      SUCCESS,
    ]);
    await act(login, 'login');
    expect(summary(await login.verify({ code: '111111' }))).toBe('FAILURE network');
    expect(summary(await login.verify({ code: '222222' }))).toBe('FAILURE invalidCode');
    expect(summary(await login.currentState())).toBe('EMAIL_VERIFICATION_REQUIRED');
    expect(summary(await login.verify({ code: '333333' }))).toBe('SUCCESS');
  });
});

describe('a step is sent once', () => {
  it.each([
    ['a wrong password, which is a 401 with the code -19976', rejection('-19976', 401), 'invalidPassword'],
    ['a 401 without a code', (response) => json(response, {}, 401), 'unauthenticated'],
    ['an outage', (response) => json(response, {}, 503), 'unavailable'],
    [
      'a request to retry',
      (response) => json(response, {}, 503, { 'retry-after': '0', 'x-should-retry': 'true' }),
      'unavailable',
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
    expect(summary(await act(login, 'login', { timeoutMs: 20 }))).toBe('FAILURE timeout');
    expect(requests).toEqual([]);
  });
});
