import type { ServerResponse } from 'node:http';
import { createTransport, fixedToken, type Transport, type TransportOptions } from '../../../../src/index.ts';
import { createLogin, type Login, type LoginOptions } from '../../../../src/auth/login/flow.ts';
import type { LoginResult } from '../../../../src/auth/login/states.ts';
import { json, type Recorded, startServer } from '../../helpers/server.ts';

export type Answer = (response: ServerResponse, request: Recorded) => unknown;

export const EMAIL = 'ann@example.com';
export const PASSWORD = 'correct horse battery staple';

/** An answer with a state of a sign-in. */
export const state =
  (name: string, members: object = {}): Answer =>
  (response) =>
    json(response, { state: name, ...members });

/** A refusal as the platform words it. */
export const refusal =
  (code: unknown, status = 400, members: object = {}): Answer =>
  (response) =>
    json(response, { message: 'refused', details: { applicationError: { code, description: 'refused', ...members } } }, status);

export const violation = (...fieldViolations: object[]): Answer => {
  return (response) => json(response, { message: 'bad', details: { validationError: { fieldViolations } } }, 400);
};

export const SUCCESS = state('SUCCESS', { sessionToken: 'session-1' });
export const WAITS_FOR_MAIL = state('REQUIRE_EMAIL_VERIFICATION', { stateToken: 'state-1' });
export const WAITS_FOR_FACTOR = state('REQUIRE_MFA', {
  stateToken: 'state-1',
  requireMfaData: { availableFactors: [{ factorType: 'TOTP', factorStatus: 'ENABLED' }], reason: 'HIGH_RISK_LOGIN' },
});

export interface Stage {
  client: Transport;
  login: Login;
  requests: Recorded[];
  /** Method and address of every request. */
  calls: () => string[];
  bodies: () => unknown[];
  /** Another sign-in, or the same one after a reload. */
  open: (options?: LoginOptions) => Login;
}

/** A sign-in at a real server, which gives the answers in their order. */
export async function stage(answers: Answer[], options: LoginOptions = {}, transport: Partial<TransportOptions> = {}): Promise<Stage> {
  const left = [...answers];
  const server = await startServer((request, response) => {
    const answer = left.shift();
    return answer ? answer(response, request) : json(response, { message: 'the test gave no answer for this' }, 418);
  });
  const client = createTransport({ baseUrl: server.url, auth: fixedToken('access-1'), retry: { baseMs: 0 }, ...transport });
  const open = (more: LoginOptions = {}): Login => createLogin(client, { ...options, ...more });
  const { requests } = server;
  const calls = (): string[] => requests.map(({ method, url }) => `${method} ${url}`);
  return { client, login: open(), requests, calls, bodies: () => requests.map(({ body }) => JSON.parse(body)), open };
}

export const ACTIONS = ['register', 'login', 'verify', 'factor'] as const;
export type Action = (typeof ACTIONS)[number];

/** What has to be answered before an action can be taken. */
export const leadingTo = (action: Action): Answer[] => (action === 'verify' ? [WAITS_FOR_MAIL] : action === 'factor' ? [WAITS_FOR_FACTOR] : []);

/** Takes an action, after the step that leads to it. */
export async function act(login: Login, action: Action, options: { signal?: AbortSignal; timeoutMs?: number } = {}): Promise<LoginResult> {
  const credentials = { email: EMAIL, password: PASSWORD };
  if (action === 'register') return login.register(credentials, options);
  if (action === 'login') return login.login(credentials, options);
  await login.login(credentials);
  if (action === 'verify') return login.verify({ code: '123456' }, options);
  return login.answerFactor({ factorType: 'TOTP', code: '123456' }, options);
}

/** The state and the code of a result, to compare in tables. */
export const summary = (result: LoginResult): string => ('errorCode' in result ? `${result.loginState} ${result.errorCode}` : result.loginState);
