import type { ServerResponse } from 'node:http';
import { json, type Recorded, startServer } from 'storewire-dev-kit/server';
import type { CustomLoginCallOptions } from '../../../../src/auth/custom-login/custom-login.ts';
import {
  type CustomLogin,
  type CustomLoginOptions,
  createCustomLogin,
} from '../../../../src/auth/custom-login/custom-login.ts';
import type { CustomLoginResult } from '../../../../src/auth/custom-login/states.ts';
import { createTransport, fixedToken, type Transport, type TransportOptions } from '../../../../src/index.ts';

export type Answer = (response: ServerResponse, request: Recorded) => unknown;

export const EMAIL = 'ann@example.com';
export const PASSWORD = 'correct horse battery staple';

/** A response with a state. */
export const state =
  (name: string, members: object = {}): Answer =>
  (response) =>
    json(response, { state: name, ...members });

/** An application error of the platform. */
export const rejection =
  (code: unknown, status = 400, members: object = {}): Answer =>
  (response) =>
    json(
      response,
      { message: 'rejected', details: { applicationError: { code, description: 'rejected', ...members } } },
      status,
    );

export const violation = (...fieldViolations: object[]): Answer => {
  return (response) =>
    json(response, { message: 'bad', details: { validationError: { fieldViolations } } }, 400);
};

export const SUCCESS = state('SUCCESS', { sessionToken: 'session-1' });
export const WAITS_FOR_MAIL = state('REQUIRE_EMAIL_VERIFICATION', { stateToken: 'state-1' });
export const WAITS_FOR_FACTOR = state('REQUIRE_MFA', {
  stateToken: 'state-1',
  requireMfaData: {
    availableFactors: [{ factorType: 'TOTP', factorStatus: 'ENABLED' }],
    reason: 'HIGH_RISK_LOGIN',
  },
});

export interface Stage {
  client: Transport;
  login: CustomLogin;
  requests: Recorded[];
  /** Method and path of every request. */
  calls: () => string[];
  bodies: () => unknown[];
  /** Another login, or the same one after a reload. */
  open: (options?: CustomLoginOptions) => CustomLogin;
}

/** A login at a real server, which sends the responses in their order. */
export async function stage(
  answers: Answer[],
  options: CustomLoginOptions = {},
  transport: Partial<TransportOptions> = {},
): Promise<Stage> {
  const remaining = [...answers];
  const server = await startServer((request, response) => {
    const answer = remaining.shift();
    return answer
      ? answer(response, request)
      : json(response, { message: 'the test gave no answer for this' }, 418);
  });
  const client = createTransport({
    baseUrl: server.url,
    auth: fixedToken('access-1'),
    retry: { baseMs: 0 },
    ...transport,
  });
  const open = (more: CustomLoginOptions = {}): CustomLogin =>
    createCustomLogin(client, { factors: true, ...options, ...more });
  const { requests } = server;
  const calls = (): string[] => requests.map(({ method, url }) => `${method} ${url}`);
  return {
    client,
    login: open(),
    requests,
    calls,
    bodies: () => requests.map(({ body }) => JSON.parse(body)),
    open,
  };
}

export const ACTIONS = ['register', 'login', 'verify', 'factor'] as const;
export type Action = (typeof ACTIONS)[number];

/** The responses to the steps before an action. */
export const leadingTo = (action: Action): Answer[] =>
  action === 'verify' ? [WAITS_FOR_MAIL] : action === 'factor' ? [WAITS_FOR_FACTOR] : [];

/** Runs an action after the steps that lead to it. */
export async function act(
  login: CustomLogin,
  action: Action,
  options: { signal?: AbortSignal; timeoutMs?: number } = {},
): Promise<CustomLoginResult> {
  const credentials = { email: EMAIL, password: PASSWORD };
  if (action === 'register') return login.register(credentials, options);
  if (action === 'login') return login.login(credentials, options);
  await login.login(credentials);
  if (action === 'verify') return login.verify({ code: '123456' }, options);
  return login.verifyFactor({ factorType: 'TOTP', totpData: { code: '123456' } }, options);
}

/** The state and the error code of a result. */
export const summary = (result: CustomLoginResult): string =>
  'reason' in result ? `${result.loginState} ${result.reason}` : result.loginState;

/** What steps send and nothing may show. */
export const CANARIES = {
  password: 'canary-password',
  code: 'canary-code',
  captcha: 'canary-captcha',
  recovery: 'canary-recovery',
  credential: 'canary-credential',
  state: 'canary-state',
  token: 'canary-token',
};

const waits = (name: string): Answer => state(name, { stateToken: CANARIES.state, requireMfaData: {} });
const MAIL = [waits('REQUIRE_EMAIL_VERIFICATION')];
const FACTOR = [waits('REQUIRE_MFA')];

/** Every step, after the responses to the login that leads to it. */
export const STEPS: [
  name: string,
  first: Answer[],
  step: (login: CustomLogin, options?: CustomLoginCallOptions) => Promise<CustomLoginResult>,
][] = [
  [
    'register',
    [],
    (login, options) => {
      const captchaTokens = { visible: CANARIES.captcha, invisible: CANARIES.captcha };
      return login.register({ email: EMAIL, password: CANARIES.password, captchaTokens }, options);
    },
  ],
  [
    'login',
    [],
    (login, options) =>
      login.login({ email: EMAIL, password: CANARIES.password, stateToken: CANARIES.state }, options),
  ],
  ['verify', MAIL, (login, options) => login.verify({ code: CANARIES.code }, options)],
  ['resend', MAIL, (login, options) => login.resend({}, options)],
  [
    'a code',
    FACTOR,
    (login, options) => login.verifyFactor({ factorType: 'SMS', smsData: { code: CANARIES.code } }, options),
  ],
  [
    'a password as a factor',
    FACTOR,
    (login, options) =>
      login.verifyFactor({ factorType: 'PASSWORD', passwordData: { password: CANARIES.password } }, options),
  ],
  [
    'a key',
    FACTOR,
    (login, options) => {
      const credential = CANARIES.credential;
      return login.verifyFactor(
        { factorType: 'WEBAUTHN', webauthnData: { challengeId: 'c', credential } },
        options,
      );
    },
  ],
  [
    'recoverPassword',
    [],
    (login, options) =>
      login.recoverPassword({ recoveryToken: CANARIES.recovery, password: CANARIES.password }, options),
  ],
];
