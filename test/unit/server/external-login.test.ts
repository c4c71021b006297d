import { json } from 'storewire-dev-kit/server';
import { describe, expect, it } from 'vitest';
import { type Client, createClient, member } from '../../../src/index.ts';
import { externalLogin } from '../../../src/server/index.ts';
import { everythingOf, failureOf } from '../helpers/failure.ts';
import { invalidGrant, startPlatform } from '../helpers/platform.ts';

const LOGIN = { memberId: 'm1', apiKey: 'canary-key' };

async function start() {
  const platform = await startPlatform();
  platform.answer = (_request, response) => json(response, { sessionToken: 'canary-session' });
  const auth = member({ clientId: 'client-1' });
  const client = createClient({ baseUrl: platform.url, auth, retry: false });
  return { platform, auth, client };
}

describe('an external login', () => {
  it('gets a member’s tokens with the token of the visitor and the API key, which begin a session', async () => {
    const { platform, auth, client } = await start();
    await auth.start(await externalLogin(client, LOGIN));
    await client.currentCart.getCurrentCart();
    expect(platform.tokenCalls).toEqual([
      { clientId: 'client-1', grantType: 'anonymous' },
      { grant_type: 'authorized_client', scope: 'offline_access', member_id: 'm1' },
    ]);
    expect(platform.requests[1]?.headers['authorization']).toBe('access-1,canary-key');
    expect([platform.seen, (await auth.session()).role]).toEqual([['access-2'], 'member']);
  });

  it('shares the session with the pages of the platform after a sign-on with the same two keys', async () => {
    const { platform, client } = await start();
    await externalLogin(client, { ...LOGIN, session: { loginId: { email: 'ann@example.com' } } });
    const [, signOn, token] = platform.requests;
    expect(signOn).toMatchObject({ method: 'POST', url: '/_api/iam/authentication/v2/sign-on' });
    expect(JSON.parse(signOn?.body ?? '')).toEqual({
      verifyEmail: false,
      mergeExistingContact: true,
      loginId: { email: 'ann@example.com' },
    });
    expect(JSON.parse(token?.body ?? '')).toEqual({
      grant_type: 'authorized_client',
      member_id: 'm1',
      session_token: 'canary-session',
    });
    expect([signOn, token].map((request) => request?.headers['authorization'])).toEqual([
      'access-1,canary-key',
      'access-1,canary-key',
    ]);
  });

  it.each([{ 'X-Trace': '1' }, new Headers({ 'x-trace': '1' })])(
    'sends the headers of its caller in either form',
    async (headers) => {
      const { platform, client } = await start();
      await externalLogin(client, LOGIN, { headers });
      const sent = { 'x-trace': '1', authorization: 'access-1,canary-key' };
      expect(platform.requests.at(-1)?.headers).toMatchObject(sent);
    },
  );

  it('returns the end of the token by the clock of the server, as all sessions have it', async () => {
    const { platform, client } = await start();
    const behindMs = -2 * 60 * 60 * 1000;
    const answer = { access_token: 'access', refresh_token: 'refresh', expires_in: 14_400 };
    platform.tokenAnswer = (_call, response) =>
      json(response, answer, 200, { date: new Date(Date.now() + behindMs).toUTCString() });
    const { accessToken } = await externalLogin(client, LOGIN);
    const leftSeconds = accessToken.expiresAt - Date.now() / 1000;
    expect(leftSeconds).toBeLessThanOrEqual(14_400 + behindMs / 1000);
    expect(leftSeconds).toBeGreaterThan(14_400 + behindMs / 1000 - 300);
  });

  it('that is rejected fails with the message of the specification, once, and the visitor session stays', async () => {
    const { platform, auth, client } = await start();
    await client.currentCart.getCurrentCart();
    platform.tokenAnswer = invalidGrant;
    const error = await failureOf(externalLogin(client, LOGIN));
    expect([error.message, error.code, error.status]).toEqual([
      'Failed to get member tokens',
      'invalid_grant',
      400,
    ]);
    expect(error.cause).toMatchObject({ message: 'The refresh token is gone' });
    expect([platform.tokenCalls.length, (await auth.session()).role]).toEqual([2, 'visitor']);
  });

  it('whose sign-on is rejected or returns no session fails the same way, and no tokens are requested', async () => {
    const { platform, client } = await start();
    const login = { ...LOGIN, session: { loginId: { email: 'ann@example.com' } } };
    platform.answer = (_request, response) => json(response, {}, 401);
    const error = await failureOf(externalLogin(client, login));
    platform.answer = (_request, response) => json(response, {});
    const empty = await failureOf(externalLogin(client, login));
    expect([error.message, error.status, error.attempts]).toEqual(['Failed to get member tokens', 401, 1]);
    expect([empty.message, empty.description, empty.reason, platform.tokenCalls.length]).toEqual([
      'Failed to get member tokens',
      'The response has no sessionToken',
      'badAnswer',
      1,
    ]);
  });

  it('can be aborted while waiting for the token of the visitor', async () => {
    const { platform, client } = await start();
    const controller = new AbortController();
    platform.tokenAnswer = () => controller.abort();
    const error = await failureOf(externalLogin(client, LOGIN, { signal: controller.signal }));
    expect([error.kind, error.reason, platform.tokenCalls.length]).toEqual(['system', 'abort', 1]);
  });

  it.each([
    ['memberId must not be empty', { memberId: '' }],
    ['apiKey must not be empty', { apiKey: '' }],
    ['the client has no access token to sign the member in with', {}, createClient()],
  ])('names what is missing: %s', async (message, login, other?: Client) => {
    const { client } = await start();
    const failing = externalLogin(other ?? client, { ...LOGIN, ...login });
    await expect(failing).rejects.toThrow(new TypeError(message));
  });

  it('reveals no secret if it fails', async () => {
    const { platform, client } = await start();
    const errors: unknown[] = [];
    for (const status of [400, 401, 403, 500]) {
      await client.currentCart.getCurrentCart();
      platform.tokenAnswer = (_call, response) => json(response, { access_token: 'canary-answer' }, status);
      errors.push(await failureOf(externalLogin(client, LOGIN)));
    }
    expect(errors.map((error) => everythingOf(error)).join('\n')).not.toMatch(/canary|access-1/);
  });
});
