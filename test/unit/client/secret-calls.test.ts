import { type Handler, json } from 'storewire-dev-kit/server';
import { describe, expect, it } from 'vitest';
import { type Client, type Credentials, createClient, type StoreError } from '../../../src/index.ts';
import { everythingOf, failureOf } from '../helpers/failure.ts';
import { respond, startStore } from '../helpers/store.ts';

const PASSWORD = 'hunter-2';
const MARK = 'canary-"/7f3\\ä';

/** A platform that rejects everything, and quotes all that it was sent. */
async function quotingClient(): Promise<Client> {
  const { client } = await startStore(({ body, url }, response) => {
    const message = `Cannot take ${body}, nor ${url}, nor ${MARK}`;
    const refused = { code: 'REFUSED', description: message, data: { quoted: [body, MARK] } };
    json(response, { message, details: { applicationError: refused } }, 400);
  });
  return client;
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
  [
    'a header to fetch a file with',
    ({ files }) => files.importFile({ url: 'https://a.example/x.png', urlHeaders: { authorization: MARK } }),
  ],
])('an error has *** where a response repeats %s', async (_name, call) => {
  const failure = await failureOf(call(await quotingClient()));
  expect(failure).toMatchObject({
    kind: 'application',
    status: 400,
    code: 'REFUSED',
    data: { quoted: [expect.stringContaining('***'), '***'] },
  });
  expect(everythingOf(failure)).not.toMatch(/canary|7f3/);
  expect(failure.message).toMatch(/^Cannot take .*, nor \*\*\*$/);
});

it('a header for another server does not keep a call from being repeated after a 401', async () => {
  const accessWith = (authorization: string) => ({ headers: { authorization }, sessionId: 'x' });
  const auth: Credentials = {
    access: () => accessWith('old'),
    refresh: async () => accessWith('new'),
    sessionId: async () => 'x',
  };
  const { client, requests } = await startStore([respond(401), respond(200, { file: {} })], { auth });
  await client.files.importFile({ url: 'https://a.example/x.png', urlHeaders: { authorization: MARK } });
  expect(requests.map(({ headers }) => headers['authorization'])).toEqual(['old', 'new']);
});

/** What a login with this password fails with. */
async function rejectedLogin(response: Handler, password: string): Promise<StoreError> {
  const { client } = await startStore(response);
  return failureOf(client.authentication.login({ loginId, password }));
}

/** What a login fails with if its `fetch` throws this. */
function unsentLogin(thrown: Error): Promise<StoreError> {
  const { authentication } = createClient({ fetch: () => Promise.reject(thrown) });
  return failureOf(authentication.login({ loginId, password: PASSWORD }));
}

const refusal = (error: object) => {
  const applicationError = { code: 'NO', ...error };
  return respond(400, { message: 'no', details: { applicationError } });
};
const invalid = (violation: object) => {
  const fieldViolations = [{ field: 'f', description: 'is wrong', ...violation }];
  return respond(400, { message: 'no', details: { validationError: { fieldViolations } } });
};

describe('a password of a response is no part of the error:', () => {
  it.each<[string, Handler, object]>([
    ['as the code', refusal({ code: `E_${PASSWORD}` }), { kind: 'application', code: 'E_***' }],
    [
      'deep in the data',
      refusal({ data: { a: [{ b: `x ${PASSWORD} y`, c: 1 }] } }),
      { data: { a: [{ b: 'x *** y', c: 1 }] } },
    ],
    [
      'as a name in the data',
      refusal({ data: { a: { [PASSWORD]: true } } }),
      { data: { a: { '***': true } } },
    ],
    [
      'as the field of a violation',
      invalid({ field: `login.${PASSWORD}` }),
      { kind: 'validation', violations: [{ field: 'login.***' }] },
    ],
    [
      'as the rule of a violation',
      invalid({ violatedRule: PASSWORD, ruleName: PASSWORD }),
      { violations: [{ field: 'f', rule: '***', ruleName: '***' }] },
    ],
    [
      'in the data of a violation',
      invalid({ data: { value: PASSWORD, [PASSWORD]: 1 } }),
      { violations: [{ data: { value: '***', '***': 1 } }] },
    ],
    [
      'as the request id',
      respond(503, { message: 'no' }, { 'x-wix-request-id': PASSWORD }),
      { kind: 'system', requestId: '***', message: 'System error occurred, request-id: ***' },
    ],
    [
      'in the content type of a success',
      respond(200, {}, { 'content-type': `text/${PASSWORD}` }),
      { reason: 'badAnswer' },
    ],
    [
      'in the reason phrase',
      (_request, response) => response.writeHead(404, `No ${PASSWORD}`).end(),
      { kind: 'client', code: 'NOT_FOUND', message: 'Not Found' },
    ],
  ])('%s', async (_place, answer, expected) => {
    const failure = await rejectedLogin(answer, PASSWORD);
    expect(failure).toMatchObject(expected);
    expect(everythingOf(failure)).not.toMatch(/hunter.2/i);
  });

  it('in the causes of a network failure that quotes the request', async () => {
    const cause = Object.assign(new Error(`in ${PASSWORD}`), { sent: { body: PASSWORD } });
    const failed = Object.assign(new TypeError(`cannot send ${PASSWORD}`, { cause }), { code: 'ECONNRESET' });
    const failure = await unsentLogin(failed);
    expect(failure).toMatchObject({
      reason: 'network',
      cause: { message: 'cannot send ***', code: 'ECONNRESET', cause: { sent: { body: '***' } } },
    });
    expect(everythingOf(failure)).not.toContain(PASSWORD);
  });

  it('in a cause that is its own cause', async () => {
    const failed = new TypeError(`cannot send ${PASSWORD}`);
    failed.cause = failed;
    expect(await unsentLogin(failed)).toMatchObject({
      reason: 'network',
      cause: { message: 'cannot send ***' },
    });
  });

  it('as a number, which takes the data with it', async () => {
    const quoting = refusal({ description: 'wrong', data: { code: 271828 } });
    const failure = await rejectedLogin(quoting, '271828');
    expect(failure).toMatchObject({ code: 'NO', description: 'wrong', data: undefined });
  });
});

it.each([
  ['a word of the platform is kept', 'password', 'The password is wrong.', 'The password is wrong.'],
  ['fewer than four characters are kept', 'is', 'The password is wrong.', 'The password is wrong.'],
  ['several words of the platform are replaced', 'password permission', 'no password permission', 'no ***'],
  ['after a line break nothing is left but a message', 'next', 'no\next', '***'],
])('of a password in a text, %s: %s', async (_rule, password, message, shown) => {
  expect((await rejectedLogin(respond(401, { message }), password)).message).toBe(shown);
});

it('a secret that is a part of another one leaves no rest of it', async () => {
  const { client } = await startStore(respond(401, { message: 'no tiger-lily' }));
  const login = { loginId, password: 'tiger', captchaTokens: [{ Recaptcha: 'tiger-lily' }] };
  expect((await failureOf(client.authentication.login(login))).message).toBe('no ***');
});

it.each(['application', 'network', 'validation', 'authentication.login', 'kind', 'message', 'violations'])(
  'a password does not change what kind an error has: %s',
  async (password) => {
    const failures = [
      await rejectedLogin(refusal({}), password),
      await rejectedLogin(invalid({}), password),
      await rejectedLogin((_request, response) => response.destroy(), password),
    ];
    expect(failures).toMatchObject([
      { kind: 'application', operation: 'authentication.login', code: 'NO', name: 'StoreError' },
      { kind: 'validation', violations: [{ field: 'f', description: 'is wrong' }] },
      { kind: 'system', reason: 'network' },
    ]);
  },
);

it('a text that repeats no secret is passed on unchanged, also one that repeats other input', async () => {
  const failure = await rejectedLogin(respond(400, { message: 'Unknown: ann@example.com' }), MARK);
  expect(failure.message).toBe('Unknown: ann@example.com');
});
