import { inspect } from 'node:util';
import { describe, expect, it, vi } from 'vitest';
import { everythingOf } from '../../helpers/failure.ts';
import { json } from '../../helpers/server.ts';
import { createTransport, fixedToken, type TransportOptions } from '../../../../src/index.ts';
import { createLogin, type Login } from '../../../../src/auth/login/flow.ts';
import type { LoginResult } from '../../../../src/auth/login/states.ts';
import { type Answer, EMAIL, stage, state, WAITS_FOR_FACTOR, WAITS_FOR_MAIL } from './login-platform.ts';

const CANARIES = {
  password: 'canary-password "quoted" \u00e9',
  code: 'canary-code',
  captcha: 'canary-captcha',
  recovery: 'canary-recovery',
  provider: 'canary-provider',
  credential: 'canary-credential',
  state: 'canary-state',
  token: 'canary-token',
};

const waits = (name: string): Answer => state(name, { stateToken: CANARIES.state, requireMfaData: {} });

/** Every form in which a canary might be seen again. */
const FORMS = Object.values(CANARIES).flatMap((text) => [text, JSON.stringify(text).slice(1, -1), encodeURIComponent(text)]);

const STEPS: [name: string, first: Answer | undefined, step: (login: Login) => Promise<LoginResult>][] = [
  [
    'register',
    undefined,
    (login) => login.register({ email: EMAIL, password: CANARIES.password, captchaTokens: { visible: CANARIES.captcha, invisible: CANARIES.captcha } }),
  ],
  ['login', undefined, (login) => login.login({ email: EMAIL, password: CANARIES.password, stateToken: CANARIES.state })],
  ['verify', waits('REQUIRE_EMAIL_VERIFICATION'), (login) => login.verify({ code: CANARIES.code })],
  ['resend', waits('REQUIRE_EMAIL_VERIFICATION'), (login) => login.resend()],
  ['a code', waits('REQUIRE_MFA'), (login) => login.answerFactor({ factorType: 'SMS', code: CANARIES.code })],
  ['a password as a factor', waits('REQUIRE_MFA'), (login) => login.answerFactor({ factorType: 'PASSWORD', password: CANARIES.password })],
  ['a key', waits('REQUIRE_MFA'), (login) => login.answerFactor({ factorType: 'WEBAUTHN', challengeId: 'c', credential: CANARIES.credential })],
  ['recover', undefined, (login) => login.recover({ recoveryToken: CANARIES.recovery, password: CANARIES.password })],
  ['changePassword', undefined, (login) => login.changePassword({ newPassword: CANARIES.password })],
  ['loginWithTokenParams', undefined, (login) => login.loginWithTokenParams({ idpConnectionId: 'i', tokenParams: { id_token: CANARIES.provider } })],
];

/** A platform at its worst: it quotes all that it was sent, everywhere. */
const ECHOES: [name: string, answer: Answer][] = [
  [
    'an application error',
    (response, { body }) => json(response, { message: body, details: { applicationError: { code: body, description: body, data: { [body]: [body] } } } }, 400),
  ],
  [
    'a violation',
    (response, { body }) => {
      const violation = { field: 'password', description: `"${body}" is wrong`, violatedRule: 'OTHER', ruleName: body, data: { given: JSON.parse(body) } };
      json(response, { message: body, details: { validationError: { fieldViolations: [violation] } } }, 400);
    },
  ],
  [
    'a refusal in the words of an address',
    (response, { body }) => {
      const members: Record<string, unknown> = JSON.parse(body);
      const quoted = ['password', 'newPassword', 'code', 'stateToken', 'recoveryToken'].map((name) => encodeURIComponent(String(members[name]))).join('&');
      json(response, { message: 'no', details: { applicationError: { code: 'NO', description: quoted } } }, 400);
    },
  ],
  ['another refusal', (response, { body, headers }) => json(response, { message: `${body} ${headers['authorization']}` }, 404)],
  ['a reason phrase', (response, { body }) => response.writeHead(400, body.replaceAll(/[^ -~]/g, '')).end('{}')],
  ['an outage', (response, { body }) => response.writeHead(500, { 'x-wix-request-id': encodeURIComponent(body) }).end(body)],
  ['a broken answer', (response, { body }) => response.end(body.slice(0, -1))],
];

const seen = (result: LoginResult): string =>
  [inspect(result, { depth: 20, showHidden: true }), JSON.stringify(result), 'cause' in result ? everythingOf(result.cause, inspect) : ''].join('\n');

function expectNoCanary(text: string): void {
  expect(FORMS.filter((form) => text.includes(form))).toEqual([]);
}

describe.each(STEPS)('what is secret is not seen again: %s', (_name, first, step) => {
  it.each(ECHOES)('in %s that quotes it', async (_kind, echo) => {
    const { login, requests } = await stage([...(first ? [first] : []), echo], {}, { auth: fixedToken(CANARIES.token) });
    if (first) await login.login({ email: EMAIL, password: 'none' });
    const result = await step(login);
    expect(result.loginState).toBe('FAILURE');
    const sent = requests.at(-1);
    expect(FORMS.some((form) => sent?.body.includes(form))).toBe(true);
    expectNoCanary(seen(result));
    expectNoCanary(requests.map(({ url }) => url).join('\n'));
  });

  it('in the failure of a network that tells what it was to send', async () => {
    const fetch: TransportOptions['fetch'] = async (_address, init) => {
      throw Object.assign(new Error(`cannot send ${init?.body}`, { cause: { request: init } }), { request: init });
    };
    const login = createLogin(createTransport({ fetch, auth: fixedToken(CANARIES.token) }), first ? { storage: waitingStorage() } : {});
    expectNoCanary(seen(await step(login)));
  });

  /** As if the first answer had come: the state token is in the storage. */
  function waitingStorage() {
    const loginState = _name === 'verify' || _name === 'resend' ? 'EMAIL_VERIFICATION_REQUIRED' : 'MFA_REQUIRED';
    const text = JSON.stringify({ at: Date.now(), loginState, data: { stateToken: CANARIES.state, factors: [] } });
    return { get: () => text, set: () => undefined, remove: () => undefined };
  }
});

describe('what is secret', () => {
  it('is written to no console and no storage, but for the state token of what waits', async () => {
    const lines: unknown[][] = [];
    for (const method of ['log', 'info', 'warn', 'error', 'debug'] as const) vi.spyOn(console, method).mockImplementation((...line) => void lines.push(line));
    const written: string[] = [];
    const storage = { get: () => written.at(-1), set: (_key: string, value: string) => void written.push(value), remove: () => undefined };
    for (const [, first, step] of STEPS) {
      const { login } = await stage([...(first ? [WAITS_FOR_MAIL] : []), first ?? WAITS_FOR_FACTOR, WAITS_FOR_MAIL], { storage });
      if (first) await login.login({ email: EMAIL, password: 'none' });
      await step(login);
    }
    vi.restoreAllMocks();
    expect(lines).toEqual([]);
    expect(written.length).toBeGreaterThan(0);
    const others = FORMS.filter((form) => form !== CANARIES.state);
    expect(others.filter((form) => written.join().includes(form))).toEqual([]);
  });

  it('is the session token as well, when its exchange fails in words that hold it', async () => {
    const completeWith = (token: string): Promise<void> => Promise.reject(new Error(`no session for ${token}`, { cause: { token } }));
    const { login } = await stage([state('SUCCESS', { sessionToken: 'canary-session' })], { completeWith });
    const result = await login.login({ email: EMAIL, password: 'none' });
    expect(result).toMatchObject({ errorCode: 'notCompleted', error: 'no session for [hidden]' });
    expect(seen(result)).not.toContain('canary-session');
  });

  it('is looked for however deep it is', async () => {
    const deep = (depth: number): object => (depth === 0 ? { token: 'canary-session' } : { within: deep(depth - 1) });
    for (const depth of [1, 8, 30]) {
      const completeWith = (): Promise<void> => Promise.reject(Object.assign(new Error('no session'), { request: deep(depth) }));
      const { login } = await stage([state('SUCCESS', { sessionToken: 'canary-session' })], { completeWith });
      const result = await login.login({ email: EMAIL, password: 'none' });
      expect(result).toMatchObject({ errorCode: 'notCompleted', error: 'no session' });
      expect(inspect(result, { depth: 99, showHidden: true })).not.toContain('canary-session');
    }
  });

  it('makes no step reject, however deep the data go in which it is quoted, or round in which circles those that were given', async () => {
    const deep = `${'{"a":'.repeat(5000)}1${'}'.repeat(5000)}`;
    const echo: Answer = (response, { body }) =>
      void response.writeHead(400).end(`{"message":${JSON.stringify(body)},"details":{"applicationError":{"code":"NO","data":${deep}}}}`);
    const { login } = await stage([echo]);
    const circle: Record<string, unknown> = {};
    circle['password'] = circle;
    const results = [
      await login.login({ email: EMAIL, password: CANARIES.password }),
      await login.login({ email: EMAIL, password: 'p', clientMetaData: circle }),
    ];
    expect(results.map(({ loginState }) => loginState)).toEqual(['FAILURE', 'FAILURE']);
    for (const result of results) expectNoCanary(inspect(result, { depth: 20, showHidden: true }));
  });

  it('stays in the facts of a failure only as far as it is none: the request id and the status are told', async () => {
    const echo: Answer = (response, { body }) => {
      response.writeHead(400, { 'x-wix-request-id': 'request-1', 'content-type': 'application/json' });
      response.end(JSON.stringify({ message: 'bad', details: { applicationError: { code: '-19976', description: body } } }));
    };
    const { login } = await stage([echo]);
    const result = await login.login({ email: EMAIL, password: CANARIES.password });
    expect(result).toMatchObject({ errorCode: 'invalidPassword', cause: { requestId: 'request-1', status: 400, code: '-19976', name: 'StoreError' } });
    expect(result.loginState === 'FAILURE' && result.error).toContain('[hidden]');
  });
});

describe('a password that is a word of the platform’s own answers', () => {
  const wrong: Answer = (response) => json(response, { message: 'no', details: { applicationError: { code: '-19976', description: 'no' } } }, 400);
  const tooShort: Answer = (response) => {
    const fieldViolations = [{ field: 'loginInfo.password', description: 'is too short', violatedRule: 'MIN_LENGTH', data: { threshold: 123456 } }];
    json(response, { message: 'no', details: { validationError: { fieldViolations } } }, 400);
  };

  it.each(['password', 'details', 'message', 'code', 'applicationError', 'validation', 'true', 'null', '123456', 'field', 'client', 'system'])(
    'does not change what a step comes to: %s',
    async (password) => {
      const { login } = await stage([wrong, tooShort, tooShort]);
      expect(await login.login({ email: EMAIL, password })).toMatchObject({ errorCode: 'invalidPassword', cause: { kind: 'application' } });
      expect(await login.register({ email: EMAIL, password })).toMatchObject({
        errorCode: 'passwordTooShort',
        cause: { kind: 'validation', violations: [{ field: 'loginInfo.password', rule: 'MIN_LENGTH' }] },
      });
    },
  );
});
