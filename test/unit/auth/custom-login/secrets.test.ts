import { json } from 'storewire-dev-kit/server';
import { describe, expect, it, vi } from 'vitest';
import { createCustomLogin } from '../../../../src/auth/custom-login/custom-login.ts';
import type { CustomLoginResult } from '../../../../src/auth/custom-login/states.ts';
import { createTransport, fixedToken, type TransportOptions } from '../../../../src/index.ts';
import { everythingOf, showAll } from '../../helpers/failure.ts';
import {
  type Answer,
  CANARIES,
  EMAIL,
  STEPS,
  stage,
  WAITS_FOR_FACTOR,
  WAITS_FOR_MAIL,
} from './login-platform.ts';

const SECRETS = Object.values(CANARIES);

/** A platform that quotes what it was sent in its texts. */
const ECHOES: [name: string, answer: Answer][] = [
  [
    'an application error',
    (response, { body }) =>
      json(
        response,
        {
          message: body,
          details: { applicationError: { code: body, description: body, data: { [body]: { body } } } },
        },
        400,
        { 'x-wix-request-id': encodeURIComponent(body) },
      ),
  ],
  [
    'a violation',
    (response, { body }) => {
      const violation = {
        field: `password ${body}`,
        description: `"${body}" is wrong`,
        violatedRule: body,
        ruleName: body,
        data: { [body]: body },
      };
      json(response, { message: body, details: { validationError: { fieldViolations: [violation] } } }, 400);
    },
  ],
  ['another error', (response, { body }) => json(response, { message: body }, 404)],
  ['an outage', (response, { body }) => response.writeHead(500).end(body)],
  ['a broken response', (response, { body }) => response.end(body.slice(0, -1))],
];

const seen = (result: CustomLoginResult): string =>
  [showAll(result), JSON.stringify(result), 'cause' in result ? everythingOf(result.cause) : ''].join('\n');

function expectNoSecret(text: string): void {
  expect(SECRETS.filter((secret) => text.includes(secret))).toEqual([]);
}

describe.each(STEPS)('the result of %s contains no secret that was sent', (_name, first, step) => {
  it.each(ECHOES)('after %s that quotes it', async (_kind, echo) => {
    const { login, requests } = await stage([...first, echo], {}, { auth: fixedToken(CANARIES.token) });
    if (first.length > 0) await login.login({ email: EMAIL, password: 'none' });
    const result = await step(login);
    expect(result.loginState).toBe('FAILURE');
    const sent = requests.at(-1);
    expect(SECRETS.some((secret) => sent?.body.includes(secret))).toBe(true);
    expectNoSecret(seen(result));
    expectNoSecret(requests.map(({ url }) => url).join('\n'));
  });

  it('in its messages and its JSON after a network error that quotes it', async () => {
    const fetch: TransportOptions['fetch'] = async (_address, init) => {
      throw Object.assign(new Error(`cannot send ${init?.body}`), { request: init });
    };
    const login = createCustomLogin(
      createTransport({ fetch, auth: fixedToken(CANARIES.token) }),
      first.length > 0 ? { storage: waitingStorage(), flow: 'sign-in' } : {},
    );
    expectNoSecret(JSON.stringify(await step(login)));
  });

  /** The storage after the first response: the state token is in it. */
  function waitingStorage() {
    const loginState =
      _name === 'verify' || _name === 'resend' ? 'EMAIL_VERIFICATION_REQUIRED' : 'MFA_REQUIRED';
    const text = JSON.stringify({
      at: Date.now(),
      loginState,
      data: { stateToken: CANARIES.state, factors: [] },
    });
    return { get: () => text, set: () => undefined, delete: () => undefined };
  }
});

describe('secrets', () => {
  it('are written to no console and no storage, except the state token of a pending login', async () => {
    const lines: unknown[][] = [];
    for (const method of ['log', 'info', 'warn', 'error', 'debug'] as const)
      vi.spyOn(console, method).mockImplementation((...line) => void lines.push(line));
    const written: string[] = [];
    const storage = {
      get: () => written.at(-1),
      set: (_key: string, value: string) => void written.push(value),
      delete: () => undefined,
    };
    for (const [, first, step] of STEPS) {
      const { login } = await stage(first.length > 0 ? [...first, WAITS_FOR_MAIL] : [WAITS_FOR_FACTOR], {
        storage,
        flow: 'sign-in',
      });
      if (first.length > 0) await login.login({ email: EMAIL, password: 'none' });
      await step(login);
    }
    vi.restoreAllMocks();
    expect(lines).toEqual([]);
    expect(written.length).toBeGreaterThan(0);
    const others = SECRETS.filter((secret) => secret !== CANARIES.state);
    expect(others.filter((secret) => written.join().includes(secret))).toEqual([]);
  });

  it('make no step reject, also in deep data and circular input', async () => {
    const deep = `${'{"a":'.repeat(5000)}1${'}'.repeat(5000)}`;
    const echo: Answer = (response, { body }) =>
      void response
        .writeHead(400)
        .end(
          `{"message":${JSON.stringify(body)},"details":{"applicationError":{"code":"NO","data":${deep}}}}`,
        );
    const { login } = await stage([echo]);
    const circle: Record<string, unknown> = {};
    circle['password'] = circle;
    const results = [
      await login.login({ email: EMAIL, password: CANARIES.password }),
      await login.login({ email: EMAIL, password: 'p', clientMetaData: circle }),
    ];
    expect(results.map(({ loginState }) => loginState)).toEqual(['FAILURE', 'FAILURE']);
    for (const result of results) expectNoSecret(showAll(result));
  });
});
