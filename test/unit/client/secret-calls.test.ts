import { json, startServer } from 'storewire-dev-kit/server';
import { expect, it, vi } from 'vitest';
import { createClient } from '../../../src/index.ts';
import * as operations from '../../../src/operations.ts';
import { failureOf } from '../helpers/failure.ts';

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
])('the text of an error that repeats %s is replaced by the status text', async (_name, call) => {
  const failure = await failureOf(call(await quotingClient()));
  expect(failure).toMatchObject({
    kind: 'application',
    status: 400,
    code: 'REFUSED',
    data: { quoted: [expect.stringContaining('canary'), MARK] },
  });
  expect(`${failure.message} ${failure.description} ${failure.stack}`).not.toMatch(/canary|7f3/);
  expect(failure.message).toContain('Bad Request');
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
    'info' in call && call.info.secrets ? [call] : [],
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
