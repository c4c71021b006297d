import { backendSession, type Credentials, createClient, fixedToken, member } from 'storewire';
import { json } from 'storewire-dev-kit/server';
import { invalidGrant, startPlatform } from 'storewire-dev-kit/token-platform';
import { externalLogin } from 'storewire-server';
import { describe, expect, it } from 'vitest';
import { everythingOf, failureOf } from './helpers/failure.ts';

const LOGIN = { memberId: 'm1', apiKey: 'canary-key' };

async function start() {
  const platform = await startPlatform();
  platform.answer = (_request, response) => json(response, {});
  const auth = member({ clientId: 'client-1' });
  const client = createClient({ baseUrl: platform.url, auth, retry: false });
  return { platform, auth, client };
}

describe('an external login', () => {
  it('gets a member’s tokens with the token of the visitor and the API key, which begin a session', async () => {
    const { platform, auth, client } = await start();
    await auth.start(await externalLogin(client, auth, LOGIN));
    await client.currentCart.getCurrentCart();
    expect(platform.tokenCalls).toEqual([
      { clientId: 'client-1', grantType: 'anonymous' },
      { grant_type: 'authorized_client', scope: 'offline_access', member_id: 'm1' },
    ]);
    expect(platform.requests[1]?.headers['authorization']).toBe('access-1,canary-key');
    expect([platform.seen, (await auth.session()).role]).toEqual([['access-2'], 'member']);
  });

  it.each([
    ['a record', { 'X-Trace': 't1', Authorization: 'mine' }],
    ['a Headers', new Headers({ 'X-Trace': 't1', authorization: 'mine' })],
  ])('sends the headers of its caller, which are %s, with its own authorization', async (_what, headers) => {
    const { platform, client } = await start();
    await externalLogin(client, fixedToken('Bearer mine'), LOGIN, { headers });
    expect(platform.requests.at(-1)?.headers).toMatchObject({
      'x-trace': 't1',
      authorization: 'mine,canary-key',
    });
  });

  it('takes the token of credentials of your own, however they write the name of the header', async () => {
    const { platform, client } = await start();
    const access = { headers: { Authorization: 'own' }, sessionId: 's1' };
    await externalLogin(client, { access: () => access, sessionId: async () => 's1' }, LOGIN);
    expect(platform.requests.at(-1)?.headers['authorization']).toBe('own,canary-key');
  });

  it('refuses headers that are invalid before any request', async () => {
    const { platform, client, auth } = await start();
    const error = await failureOf(externalLogin(client, auth, LOGIN, { headers: { 'x-trace': 'a\nb' } }));
    expect([error.kind, error.violations?.[0]?.field, platform.requests]).toEqual([
      'validation',
      'headers.x-trace',
      [],
    ]);
  });

  it('returns the end of the token by the clock of this server, with which sessions compare it', async () => {
    const { platform, auth, client } = await start();
    const answer = { access_token: 'access', refresh_token: 'refresh', expires_in: 14_400 };
    platform.tokenAnswer = (_call, response) =>
      json(response, answer, 200, { date: new Date(Date.now() - 7_200_000).toUTCString() });
    const before = Math.floor(Date.now() / 1000);
    const { accessToken } = await externalLogin(client, auth, LOGIN);
    expect(accessToken.expiresAt).toBeGreaterThanOrEqual(before + 14_400);
  });

  it('returns no refresh token if that of the response is not a text', async () => {
    const { platform, auth, client } = await start();
    platform.tokenAnswer = (_call, response) =>
      json(response, { access_token: 'access', refresh_token: 42, expires_in: 14_400 });
    const { refreshToken } = await externalLogin(client, auth, LOGIN);
    expect(refreshToken).toEqual({ value: '', role: 'member' });
  });

  it('that is rejected fails with the message of the specification, once, and the visitor session stays', async () => {
    const { platform, auth, client } = await start();
    await client.currentCart.getCurrentCart();
    platform.tokenAnswer = invalidGrant;
    const error = await failureOf(externalLogin(client, auth, LOGIN));
    expect([error.message, error.code, error.status]).toEqual([
      'Failed to get member tokens',
      'invalid_grant',
      400,
    ]);
    expect(error.cause).toMatchObject({ message: 'The refresh token is gone' });
    expect([platform.tokenCalls.length, (await auth.session()).role]).toEqual([2, 'visitor']);
  });

  it('can be aborted, and ends in time, while it waits for the token of the visitor', async () => {
    const { platform, auth, client } = await start();
    const controller = new AbortController();
    platform.tokenAnswer = () => controller.abort();
    const { signal } = controller;
    const errors = [
      await failureOf(externalLogin(client, auth, LOGIN, { signal })),
      await failureOf(externalLogin(client, auth, LOGIN, { timeoutMs: 1 })),
    ];
    expect(errors.map(({ message, reason }) => [message, reason])).toEqual([
      ['Failed to get member tokens', 'abort'],
      ['Failed to get member tokens', 'timeout'],
    ]);
    expect(platform.tokenCalls).toHaveLength(1);
  });

  it.each([
    ['memberId must not be empty', { memberId: '' }],
    ['apiKey must not be empty', { apiKey: '' }],
    ['the credentials have no access token to sign the member in with', {}, backendSession()],
  ])('names what is missing: %s', async (message, login, other?: Credentials) => {
    const { client, auth } = await start();
    const failing = externalLogin(client, other ?? auth, { ...LOGIN, ...login });
    await expect(failing).rejects.toThrow(new TypeError(message));
  });

  it('reveals no secret if it fails', async () => {
    const { platform, auth, client } = await start();
    const errors: unknown[] = [];
    for (const status of [400, 401, 403, 500]) {
      await client.currentCart.getCurrentCart();
      platform.tokenAnswer = (_call, response) => json(response, { access_token: 'canary-answer' }, status);
      errors.push(await failureOf(externalLogin(client, auth, LOGIN)));
    }
    expect(errors.map((error) => everythingOf(error)).join('\n')).not.toMatch(/canary|access-1/);
  });
});
