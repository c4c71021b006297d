import type { ServerResponse } from 'node:http';
import { json, startServer } from 'storewire-dev-kit/server';
import { HOUR_SECONDS as HOUR } from 'storewire-dev-kit/time';
import { afterEach, expect, it, vi } from 'vitest';
import {
  type CallEvent,
  type Client,
  type Credentials,
  createClient,
  createRedirect,
  isStoreError,
  member,
  memoryStorage,
  visitor,
} from '../../../src/index.ts';
import { everythingOf, failureOf, showAll } from '../helpers/failure.ts';
import { respond, startStore } from '../helpers/store.ts';

afterEach(() => vi.restoreAllMocks());

const SECRET = 'canary-"/7f3\\ä';
const clientId = 'client-1';
const loginId = { email: 'ann@example.com' };

/** What a platform that quotes all that it was sent may respond with. */
const quoting = (quoted: string, code: string): object => ({
  message: quoted,
  error: code,
  error_description: quoted,
  details: { applicationError: { code, description: quoted, data: { [quoted]: [quoted] } } },
});

/** Where a response may quote a request. */
const PLACES: Record<string, (quoted: string, response: ServerResponse) => void> = {
  'an application error with a code of its own': (quoted, response) =>
    json(response, quoting(quoted, 'E_NEW'), 400),
  'its code': (quoted, response) => json(response, quoting(quoted, quoted), 400),
  'any other refusal': (quoted, response) =>
    json(response, { message: quoted, error: quoted, error_description: quoted }, 401),
  'an error of OAuth': (quoted, response) =>
    json(response, { error: 'new_code', error_description: quoted }, 400),
  'the reason phrase': (quoted, response) =>
    void response.writeHead(400, encodeURIComponent(quoted)).end('{}'),
  'a page': (quoted, response) =>
    void response.writeHead(400, { 'content-type': 'text/html' }).end(`<p>${quoted}</p>`),
  'the request id': (quoted, response) =>
    json(response, {}, 400, { 'x-wix-request-id': encodeURIComponent(quoted) }),
  'the content type of a success': (quoted, response) =>
    void response.writeHead(200, { 'content-type': `text/${encodeURIComponent(quoted)}` }).end('no'),
  'a violation': (quoted, response) => {
    const violation = {
      description: quoted,
      violatedRule: quoted,
      ruleName: quoted,
      data: { [quoted]: quoted },
    };
    const fieldViolations = [{ field: quoted, ...violation }];
    json(response, { message: quoted, details: { validationError: { fieldViolations } } }, 400);
  },
  'an outage': (quoted, response) => json(response, quoting(quoted, quoted), 500),
};

const CALLS: Record<string, (client: Client) => Promise<unknown>> = {
  'a password, to sign in with': ({ authentication }) => authentication.login({ loginId, password: SECRET }),
  'a password, to register with': ({ authentication }) =>
    authentication.register({ loginId, password: SECRET }),
  'a new password': ({ authentication }) => authentication.changePassword({ newPassword: SECRET }),
  'a captcha answer': ({ authentication }) =>
    authentication.login({ loginId, password: 'other', captchaTokens: [{ Recaptcha: SECRET }] }),
  'what a provider gave': ({ authentication }) =>
    authentication.ssoLoginWithTokenParams({ idpConnectionId: 'idp', tokenParams: { id_token: SECRET } }),
  'the code of a second factor': ({ authentication }) =>
    authentication.verifyFactor({ factorType: 'TOTP', stateToken: 'state', totpData: { code: SECRET } }),
  'the code of a mail': ({ verification }) =>
    verification.verifyDuringAuthentication({ code: SECRET, stateToken: 'state' }),
  'a state token': ({ verification }) => verification.resendDuringAuthentication({ stateToken: SECRET }),
  'a recovery token': ({ recovery }) =>
    recovery.recoverPassword({ recoveryToken: SECRET, password: 'another password' }),
  'a refresh token': ({ oauth }) =>
    oauth.oauthToken({ clientId, grantType: 'refresh_token', refreshToken: SECRET }),
  'the secret of an app': ({ oauth }) =>
    oauth.oauthToken({
      client_id: 'app',
      client_secret: SECRET,
      grant_type: 'client_credentials',
      instance_id: 'site',
    }),
  'a token that is asked about': ({ oauth }) => oauth.oauthTokenInfo({ token: SECRET }),
  'a session token': (client) => {
    const redirectUri = 'https://shop.example/signed-in';
    const authRequest = { clientId, responseType: 'code', redirectUri, sessionToken: SECRET } as const;
    return createRedirect(client, { auth: { authRequest } }, { origin: 'https://shop.example' });
  },
};

const methods = ['log', 'info', 'warn', 'error', 'debug', 'trace'] as const;

const cases = Object.keys(CALLS).flatMap((name) =>
  Object.keys(PLACES).map((place) => [name, place] as const),
);

it.each(cases)('%s that a platform quotes in %s is in no error, event, log or URL', async (name, place) => {
  const { url, requests } = await startServer(({ body }, response) => {
    const [value] = /"([^"]*canary(?:[^"\\]|\\.)*)"/.exec(body) ?? [];
    PLACES[place]?.(value ? `${JSON.parse(value)} in ${body}` : 'nothing', response);
  });
  const logs = methods.map((method) => vi.spyOn(console, method).mockImplementation(() => undefined));
  const events: CallEvent[] = [];
  const client = createClient({ baseUrl: url, retry: false, on: (event) => events.push(event) });
  const error = await failureOf(CALLS[name]?.(client) ?? Promise.resolve());
  const seen = [everythingOf(error), showAll(events), JSON.stringify(events)];
  expect([...seen, ...logs.map(({ mock }) => showAll(mock.calls))].join('\n')).not.toMatch(/canary|7f3/i);
  expect(requests.map((request) => request.url).join()).not.toContain('canary');
  expect(requests[0]?.body).toContain('canary');
});

it('what has no word of the input is passed on: code, text and data of an application error', async () => {
  const applicationError = { code: '-19976', description: 'The password is wrong.', data: { attempts: 3 } };
  const { client } = await startStore(respond(401, { message: 'no', details: { applicationError } }));
  expect(await failureOf(client.authentication.login({ loginId, password: SECRET }))).toMatchObject({
    kind: 'application',
    code: '-19976',
    message: 'no: The password is wrong.',
    data: { attempts: 3 },
  });
});

it('a violation names a field of the input, and has its text unless that has a value of the input', async () => {
  const fieldViolations = [
    { field: 'loginId.email', description: 'is no address', violatedRule: 'INVALID_FORMAT' },
    { field: 'captchaTokens[0].Recaptcha', description: 'must not be token-1' },
    { field: 'unheard.of', description: 'is wrong' },
  ];
  const body = { message: 'no', details: { validationError: { fieldViolations } } };
  const { client } = await startStore(respond(400, body));
  const captchaTokens = [{ Recaptcha: 'token-1' }];
  const error = await failureOf(client.authentication.login({ loginId, password: SECRET, captchaTokens }));
  expect(error.violations.map(({ field, description, rule }) => [field, description, rule])).toEqual([
    ['captchaTokens[0].Recaptcha', '', undefined],
    ['loginId.email', 'is no address', 'INVALID_FORMAT'],
    ['unheard.of', 'is wrong', undefined],
  ]);
});

const storageWith = (role: 'visitor' | 'member') => {
  const storage = memoryStorage();
  const tokens = {
    accessToken: { value: 'canary-access', expiresAt: Math.floor(Date.now() / 1000) - HOUR },
    refreshToken: { value: 'canary-refresh', role },
  };
  storage.set(`storewire:${clientId}`, JSON.stringify({ version: [1, 1], sessionId: 'i', tokens }));
  return storage;
};

it.each<[string, () => Credentials]>([
  ['a visitor', () => visitor({ clientId, storage: storageWith('visitor') })],
  ['a member', () => member({ clientId, storage: storageWith('member') })],
])('the refresh token of %s is in no error of a call that needs a new token', async (_who, makeAuth) => {
  const { url, requests } = await startServer(({ body }, response) =>
    json(response, quoting(body, body), 400),
  );
  const auth = makeAuth();
  const client = createClient({ baseUrl: url, auth, retry: false });
  const error: unknown = await client.currentCart.getCurrentCart().catch((failure: unknown) => failure);
  expect([isStoreError(error), requests[0]?.body.includes('canary-refresh')]).toEqual([true, true]);
  expect([everythingOf(error), showAll([client, auth])].join()).not.toContain('canary-');
});

it('the error of fetch that a call with a secret failed with is not passed on, only its code', async () => {
  const thrown = Object.assign(new TypeError(`cannot send ${SECRET}`), { code: 'ECONNRESET' });
  const { authentication } = createClient({ fetch: () => Promise.reject(thrown) });
  const error = await failureOf(authentication.login({ loginId, password: SECRET }));
  expect(error).toMatchObject({ reason: 'network', description: 'ECONNRESET' });
  expect(everythingOf(error)).not.toContain('canary');
});

it('what fetch or the caller gave as a reason is the cause of an error, unchanged', async () => {
  const circle: Record<string, unknown> = { name: 'request', send: () => undefined };
  const thrown = Object.assign(new TypeError('no network'), { circle, code: 'ENETUNREACH' });
  circle['itself'] = circle;
  const failing = createClient({ fetch: () => Promise.reject(thrown), retry: false });
  expect((await failureOf(failing.currentCart.getCurrentCart())).cause).toBe(thrown);
  const reason = Object.freeze({ why: 'token-1 is mine' });
  const aborted = failing.authentication.login(
    { loginId, password: 'token-1' },
    { signal: AbortSignal.abort(reason) },
  );
  expect((await failureOf(aborted)).cause).toBe(reason);
  expect([thrown.circle, reason]).toEqual([circle, { why: 'token-1 is mine' }]);
});

it.each<[string, (client: Client) => Promise<unknown>, number]>([
  [
    'a write with a secret is sent once',
    ({ oauth }) => oauth.oauthToken({ clientId, grantType: 'anonymous' }),
    1,
  ],
  ['a read with a secret is repeated', ({ oauth }) => oauth.oauthTokenInfo({ token: 't' }), 2],
  [
    'a write whose secrets are for another server is repeated after a 401 only',
    ({ files }) => files.importFile({ url: 'https://a.example/x.png', urlHeaders: { authorization: 'x' } }),
    1,
  ],
])('%s', async (_rule, call, count) => {
  const { client, requests } = await startStore(respond(503), { retry: { retries: 1, baseMs: 0 } });
  await call(client).catch(() => undefined);
  expect(requests).toHaveLength(count);
});

it('a header for another server does not keep a call from being repeated after a 401', async () => {
  const accessWith = (authorization: string) => ({ headers: { authorization }, sessionId: 'x' });
  const auth: Credentials = {
    access: () => accessWith('old'),
    refresh: async () => accessWith('new'),
    sessionId: async () => 'x',
  };
  const { client, requests } = await startStore([respond(401), respond(200, { file: {} })], { auth });
  await client.files.importFile({ url: 'https://a.example/x.png', urlHeaders: { authorization: SECRET } });
  expect(requests.map(({ headers }) => headers['authorization'])).toEqual(['old', 'new']);
});

it.each(['P@s-w0!rd', '12-34-56', 'correcthorse.batterystaple'])(
  'a password without a long word, or with a dot, is in no error: %s',
  async (password) => {
    const description = `The password ${password} is too weak`;
    const fieldViolations = [{ field: 'password', description, data: { value: password } }];
    const details = { validationError: { fieldViolations } };
    const { client } = await startStore(respond(400, { message: password, details }));
    const error = await failureOf(client.authentication.login({ loginId, password }));
    expect(everythingOf(error)).not.toContain(password);
  },
);
