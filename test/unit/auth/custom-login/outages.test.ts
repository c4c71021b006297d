import { gate, json } from 'storewire-dev-kit/server';
import { MINUTE_MS } from 'storewire-dev-kit/time';
import { describe, expect, it, vi } from 'vitest';
import type { CustomLoginCallOptions } from '../../../../src/auth/custom-login/custom-login.ts';
import { isStoreError, visitor } from '../../../../src/index.ts';
import { controlTimers } from '../../helpers/timers.ts';
import { type Answer, act, EMAIL, PASSWORD, rejection, STEPS, stage, summary } from './login-platform.ts';

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

const CREDENTIALS = { email: EMAIL, password: PASSWORD };

const sendRecoveryEmail: (typeof STEPS)[number] = [
  'sendRecoveryEmail',
  [],
  (login, options) => login.sendRecoveryEmail({ email: EMAIL }, options),
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

describe.each([...STEPS, sendRecoveryEmail])(
  '%s: after any response a defined result, never a TypeError',
  (_name, first, step) => {
    /** The result of the step after the responses that lead to it, and how often it was sent. */
    async function resultOf(answers: Answer[], options?: CustomLoginCallOptions) {
      const { login, requests } = await stage([...first, ...answers]);
      if (first.length > 0) await login.login(CREDENTIALS);
      const result = await step(login, options);
      if ('cause' in result) expect(isStoreError(result.cause)).toBe(true);
      return { result, sent: requests.length - first.length };
    }

    it.each(OUTAGES)('%s', async (_outage, answer, cause) => {
      const { result, sent } = await resultOf([answer]);
      expect(result).toMatchObject({ loginState: 'FAILURE', reason: 'unknown', cause });
      expect(sent).toBe(1);
    });

    it.each(BROKEN)('%s', async (_broken, answer) => {
      const { result, sent } = await resultOf([answer]);
      expect(summary(result)).toMatch(/^(?:FAILURE unknown|INITIAL|[A-Z_]+_REQUIRED)$/);
      expect([sent, 'cause' in result ? result.cause.attempts : 1]).toEqual([1, 1]);
    });

    it('a timeout, an abort during the request, and one before it', async () => {
      const controller = new AbortController();
      controlTimers();
      const arrived = gate();
      const waiting = resultOf([() => arrived.open()], { timeoutMs: MINUTE_MS });
      await arrived.opened;
      await vi.advanceTimersByTimeAsync(MINUTE_MS);
      const late = await waiting;
      const during = await resultOf([() => controller.abort()], { signal: controller.signal });
      const before = await resultOf([], { signal: controller.signal });
      const failed = (reason: string) => ({ loginState: 'FAILURE', reason: 'unknown', cause: { reason } });
      expect([late.result, during.result, before.result]).toMatchObject(
        ['timeout', 'abort', 'abort'].map(failed),
      );
      expect([late.sent, during.sent, before.sent]).toEqual([1, 1, 0]);
    });
  },
);

describe('a step is sent once', () => {
  it.each([
    ['a wrong password, which is a 401 with the code -19976', rejection('-19976', 401), 'invalidPassword'],
    ['a 401 without a code', (response) => json(response, {}, 401), 'unknown'],
    ['an outage', (response) => json(response, {}, 503), 'unknown'],
    ['a request to retry', (response) => json(response, {}, 503, { 'retry-after': '0' }), 'unknown'],
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
      cause: { operation: 'oauth.oauthToken', cause: { message: 'No such client' } },
    });
    expect(calls()).toEqual(['POST /oauth2/token']);
  });

  it('its timeout covers the wait for a token', async () => {
    const auth = { access: () => new Promise<never>(() => undefined), sessionId: async () => 'i' };
    const { login, requests } = await stage([], {}, { auth });
    expect(await act(login, 'login', { timeoutMs: 20 })).toMatchObject({ cause: { reason: 'timeout' } });
    expect(requests).toEqual([]);
  });
});
