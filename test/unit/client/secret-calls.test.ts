import type { ServerResponse } from 'node:http';
import { inspect } from 'node:util';
import { json, startServer } from 'storewire-dev-kit/server';
import { describe, expect, it, vi } from 'vitest';
import { createClient, type StoreError } from '../../../src/index.ts';
import * as operations from '../../../src/operations.ts';
import { everythingOf, failureOf } from '../helpers/failure.ts';

const MARK = 'canary-"/7f3\\ä';

type Client = ReturnType<typeof createClient>;

/** A platform that rejects everything, and quotes all that it was sent. */
async function quotingClient(): Promise<Client> {
  const server = await startServer((request, response) => {
    const message = `Cannot take ${request.body}, nor ${request.url}, nor ${MARK}`;
    json(
      response,
      {
        message,
        details: {
          applicationError: { code: 'REFUSED', description: message, data: { quoted: [request.body, MARK] } },
        },
      },
      400,
    );
  });
  return createClient({ baseUrl: server.url });
}

const loginId = { email: 'ann@example.com' };

it.each<[string, (client: Client) => Promise<unknown>]>([
  ['a password, to sign in with', ({ authentication }) => authentication.login({ loginId, password: MARK })],
  [
    'a password, to register with',
    ({ authentication }) => authentication.register({ loginId, password: MARK }),
  ],
  ['a new password', ({ authentication }) => authentication.changePassword({ newPassword: MARK })],
  [
    'a captcha answer',
    ({ authentication }) =>
      authentication.login({ loginId, password: 'other', captchaTokens: [{ Recaptcha: MARK }] }),
  ],
  [
    'what a provider gave',
    ({ authentication }) =>
      authentication.ssoLoginWithTokenParams({ idpConnectionId: 'idp', tokenParams: { id_token: MARK } }),
  ],
  [
    'the code of a second factor',
    ({ authentication }) =>
      authentication.verifyFactor({
        factorType: 'TOTP',
        stateToken: 'state-token',
        totpData: { code: MARK },
      }),
  ],
  [
    'the code of a mail',
    ({ verification }) => verification.verifyDuringAuthentication({ code: MARK, stateToken: 'state-token' }),
  ],
  ['a state token', ({ verification }) => verification.resendDuringAuthentication({ stateToken: MARK })],
  [
    'a recovery token',
    ({ recovery }) => recovery.recoverPassword({ recoveryToken: MARK, password: 'another password' }),
  ],
  [
    'a refresh token',
    ({ oauth }) => oauth.oauthToken({ clientId: 'client', grantType: 'refresh_token', refreshToken: MARK }),
  ],
  [
    'the secret of an app',
    ({ oauth }) =>
      oauth.oauthToken({
        client_id: 'app',
        client_secret: MARK,
        grant_type: 'client_credentials',
        instance_id: 'site',
      }),
  ],
  ['a token that is asked about', ({ oauth }) => oauth.oauthTokenInfo({ token: MARK })],
])('an error has *** where a response repeats %s', async (_name, call) => {
  const failure = await failureOf(call(await quotingClient()));
  expect(failure).toMatchObject({
    kind: 'application',
    status: 400,
    code: 'REFUSED',
    data: { quoted: [expect.stringContaining('***'), '***'] },
  });
  expect(shown(failure)).not.toMatch(/canary|7f3/);
  expect(failure.message).toMatch(/^Cannot take .*, nor \*\*\*$/);
});

/** Everything of an error that its caller can read. */
const shown = (failure: unknown): string =>
  everythingOf(failure, (value) => inspect(value, { depth: 12, showHidden: true }));

/** What a login with this password fails with. */
async function rejectedLogin(
  answer: (response: ServerResponse) => void,
  password: string,
): Promise<StoreError> {
  const server = await startServer((_request, response) => answer(response));
  return failureOf(createClient({ baseUrl: server.url }).authentication.login({ loginId, password }));
}

const refusal = (error: object) => ({
  message: 'no',
  details: { applicationError: { code: 'NO', ...error } },
});
const invalid = (violation: object) => ({
  message: 'no',
  details: { validationError: { fieldViolations: [{ field: 'f', description: 'is wrong', ...violation }] } },
});

describe('a password of a response is no part of the error:', () => {
  const PASSWORD = 'hunter-2';

  it.each<[string, (response: ServerResponse) => void, object]>([
    [
      'as the code',
      (response) => json(response, refusal({ code: `E_${PASSWORD}` }), 400),
      { kind: 'application', code: 'E_***' },
    ],
    [
      'deep in the data',
      (response) => json(response, refusal({ data: { a: [{ b: `x ${PASSWORD} y`, c: 1 }] } }), 400),
      { data: { a: [{ b: 'x *** y', c: 1 }] } },
    ],
    [
      'as a name in the data',
      (response) => json(response, refusal({ data: { a: { [PASSWORD]: true } } }), 400),
      { data: { a: { '***': true } } },
    ],
    [
      'as the field of a violation',
      (response) => json(response, invalid({ field: `login.${PASSWORD}` }), 400),
      { kind: 'validation', violations: [{ field: 'login.***' }] },
    ],
    [
      'as the rule of a violation',
      (response) => json(response, invalid({ violatedRule: PASSWORD, ruleName: PASSWORD }), 400),
      { violations: [{ field: 'f', rule: '***', ruleName: '***' }] },
    ],
    [
      'in the data of a violation',
      (response) => json(response, invalid({ data: { value: PASSWORD, [PASSWORD]: 1 } }), 400),
      { violations: [{ data: { value: '***', '***': 1 } }] },
    ],
    [
      'as the request id',
      (response) => json(response, { message: 'no' }, 503, { 'x-wix-request-id': PASSWORD }),
      { kind: 'system', requestId: '***', message: 'System error occurred, request-id: ***' },
    ],
    [
      'in the content type of a success',
      (response) => response.writeHead(200, { 'content-type': `text/${PASSWORD}` }).end('x'),
      { reason: 'badAnswer' },
    ],
    [
      'in the reason phrase',
      (response) => response.writeHead(404, `No ${PASSWORD}`).end(),
      { kind: 'client', code: 'NOT_FOUND', message: 'Not Found' },
    ],
  ])('%s', async (_place, answer, expected) => {
    const failure = await rejectedLogin(answer, PASSWORD);
    expect(failure).toMatchObject(expected);
    expect(shown(failure)).not.toMatch(/hunter.2/i);
  });

  it('in the causes of a network failure that quotes the request', async () => {
    const cause = Object.assign(new Error(`in ${PASSWORD}`), { sent: { body: PASSWORD } });
    const failed = Object.assign(new TypeError(`cannot send ${PASSWORD}`, { cause }), { code: 'ECONNRESET' });
    const { authentication } = createClient({
      fetch: async () => {
        throw failed;
      },
    });
    const failure = await failureOf(authentication.login({ loginId, password: PASSWORD }));
    expect(failure).toMatchObject({
      reason: 'network',
      cause: { message: 'cannot send ***', code: 'ECONNRESET', cause: { sent: { body: '***' } } },
    });
    expect(shown(failure)).not.toContain(PASSWORD);
  });

  it('in a cause that is its own cause', async () => {
    const failed = new TypeError(`cannot send ${PASSWORD}`);
    failed.cause = failed;
    const { authentication } = createClient({
      fetch: async () => {
        throw failed;
      },
    });
    const failure = await failureOf(authentication.login({ loginId, password: PASSWORD }));
    expect(failure).toMatchObject({ reason: 'network', cause: { message: 'cannot send ***' } });
  });

  it('as a number, which takes the data with it', async () => {
    const failure = await rejectedLogin(
      (response) => json(response, refusal({ description: 'wrong', data: { code: 271828 } }), 400),
      '271828',
    );
    expect(failure).toMatchObject({ code: 'NO', description: 'wrong', data: undefined });
  });
});

it('only the password is replaced in a text, and neither a word of the platform nor fewer than four characters', async () => {
  const answer = (response: ServerResponse) => json(response, { message: 'The password is wrong.' }, 401);
  expect([
    (await rejectedLogin(answer, 'password')).message,
    (await rejectedLogin(answer, 'is')).message,
  ]).toEqual(['The password is wrong.', 'The password is wrong.']);
});

it('a secret of several words of the platform is replaced', async () => {
  const answer = (response: ServerResponse) => json(response, { message: 'no password permission' }, 401);
  expect((await rejectedLogin(answer, 'password permission')).message).toBe('no ***');
});

it('a secret that is a part of another one leaves no rest of it', async () => {
  const server = await startServer((_request, response) => json(response, { message: 'no tiger-lily' }, 401));
  const { authentication } = createClient({ baseUrl: server.url });
  const login = { loginId, password: 'tiger', captchaTokens: [{ Recaptcha: 'tiger-lily' }] };
  expect((await failureOf(authentication.login(login))).message).toBe('no ***');
});

it.each(['application', 'network', 'validation', 'authentication.login', 'kind', 'message', 'violations'])(
  'a password does not change what kind an error has: %s',
  async (password) => {
    const failures = [
      await rejectedLogin((response) => json(response, refusal({}), 400), password),
      await rejectedLogin((response) => json(response, invalid({}), 400), password),
      await rejectedLogin((response) => response.destroy(), password),
    ];
    expect(failures).toMatchObject([
      { kind: 'application', operation: 'authentication.login', code: 'NO', name: 'StoreError' },
      { kind: 'validation', violations: [{ field: 'f', description: 'is wrong' }] },
      { kind: 'system', reason: 'network' },
    ]);
  },
);

it('a password that is quoted after a line break leaves a message', async () => {
  const answer = (response: ServerResponse) => json(response, { message: 'no\next' }, 401);
  expect((await rejectedLogin(answer, 'next')).message).toBe('***');
});

it('a text that repeats no secret is passed on unchanged, also one that repeats other input', async () => {
  const server = await startServer((request, response) =>
    json(response, { message: `Unknown: ${JSON.parse(request.body).loginId.email}` }, 400),
  );
  const { authentication } = createClient({ baseUrl: server.url });
  expect((await failureOf(authentication.login({ loginId, password: MARK }))).message).toBe(
    'Unknown: ann@example.com',
  );
});

it('every generated call with a secret is sent once, whatever its response', async () => {
  const calls = Object.values(operations).flatMap((call) =>
    'info' in call && !('paging' in call) && call.info.secrets ? [call] : [],
  );
  const ids = calls.map(({ info }) => info.id);
  expect(ids).toEqual(expect.arrayContaining(['authentication.login', 'oauth.oauthToken']));
  const server = await startServer(({ url }, response) =>
    json(response, {}, url.includes('unavailable') ? 503 : 401),
  );
  const auth = {
    access: () => ({ headers: { authorization: 'access-1' }, identity: 'ann' }),
    identity: async () => 'ann',
    refresh: vi.fn(async () => ({ headers: { authorization: 'access-2' }, identity: 'ann' })),
  };
  for (const base of [server.url, `${server.url}/unavailable`])
    for (const call of calls) {
      server.requests.length = 0;
      const send = call as (client: object, input: object) => Promise<unknown>;
      await failureOf(send(createClient({ baseUrl: base, auth }), secretInput(call.info.path)));
      expect([call.info.id, server.requests.length]).toEqual([call.info.id, 1]);
    }
});

/** Values for all parameters of a path. */
const secretInput = (path: string): object =>
  Object.fromEntries([...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => [name, 'x']));
