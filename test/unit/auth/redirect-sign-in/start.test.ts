import { createHash } from 'node:crypto';
import { json, startServer } from 'storewire-dev-kit/server';
import { describe, expect, it, test, vi } from 'vitest';
import { startRedirectSignIn } from '../../../../src/auth/redirect-sign-in/redirect-sign-in.ts';
import { signInSilently } from '../../../../src/auth/redirect-sign-in/silent.ts';
import { createTransport, member, memoryStorage } from '../../../../src/index.ts';
import { failureOf } from '../../helpers/failure.ts';
import { tokensOf } from '../../helpers/tokens.ts';
import { CALLBACK, startShop } from './setup.ts';

const REDIRECT = '/_api/redirects-api/v1/redirect-session';

describe('startRedirectSignIn', () => {
  it('requests its URL with a redirect session, with PKCE and a state', async () => {
    const { server, begin, storage } = await startShop();
    const url = new URL(await begin());
    const body = server.visits.find(({ path }) => path === REDIRECT)?.body ?? {};
    const { authRequest, prompt } = body['auth'] as { authRequest: Record<string, string>; prompt: string };
    expect({ ...authRequest, prompt }).toEqual({
      clientId: server.clientId,
      codeChallenge: expect.any(String),
      codeChallengeMethod: 'S256',
      redirectUri: CALLBACK,
      responseMode: 'fragment',
      responseType: 'code',
      scope: 'offline_access',
      state: expect.stringMatching(/^[\w-]{43}$/),
      prompt: 'login',
    });
    expect(url.origin + url.pathname).toBe(`${server.url}/oauth2/authorize`);
    expect(url.searchParams.get('state')).toBe(authRequest['state']);
    const record = await storage.get(`storewire:${server.clientId}:sign-in:${authRequest['state']}`);
    const { codeVerifier } = JSON.parse(record ?? '') as { codeVerifier: string };
    const challenge = createHash('sha256').update(codeVerifier).digest('base64url');
    expect(authRequest['codeChallenge']).toBe(challenge);
  });

  it('retries the request, as it changes nothing', async () => {
    const { server, begin } = await startShop();
    server.faults.push({ path: REDIRECT, fault: { status: 503, body: {} } });
    expect(await begin()).toContain('/oauth2/authorize?');
  });

  it('ends a session that the platform has ended, as no request can be sent with it', async () => {
    const { session, client, begin } = await startShop();
    await session.start(tokensOf('unknown', -1));
    expect((await failureOf(client.call({ id: 'test.read', method: 'GET', path: '/' }))).code).toBe(
      'session_ended',
    );
    expect(await begin()).toContain('/oauth2/authorize?');
    expect((await session.session()).role).toBe('visitor');
  });

  it('ends such a session also if that cannot be stored', async () => {
    const { server } = await startShop();
    const storage = memoryStorage();
    const session = member({ clientId: server.clientId, storage });
    await session.start(tokensOf('unknown', -1));
    const client = createTransport({ baseUrl: server.url, auth: session });
    await failureOf(client.call({ id: 'test.read', method: 'GET', path: '/' }));
    storage.set = () => Promise.reject(new Error('full'));
    const options = { redirectUri: CALLBACK, storage: memoryStorage() };
    expect((await startRedirectSignIn(client, session, options)).url).toContain('/oauth2/authorize?');
  });

  it('uses another verifier and state each time', async () => {
    const { begin } = await startShop();
    const both = [new URL(await begin()), new URL(await begin())].map(({ searchParams }) => [
      searchParams.get('state'),
      searchParams.get('codeChallenge'),
    ]);
    expect(new Set(both.flat()).size).toBe(4);
  });

  test.each([
    [{ provider: 'google' }, { idp: '0e6a50f5-b523-4e29-990d-f37fa2ffdd69', prompt: 'login' }],
    [{ provider: 'facebook' }, { idp: '3ecad13f-52c3-483d-911f-31dbcf2a6d23', prompt: 'login' }],
    [
      { provider: '1c2d3e4f-0000-4000-8000-00000000abcd' },
      { idp: '1c2d3e4f-0000-4000-8000-00000000abcd', prompt: 'login' },
    ],
    [{ prompt: 'select_account' }, { prompt: 'select_account' }],
    [{ responseMode: 'query' }, { responseMode: 'query', prompt: 'login' }],
    [{ sessionToken: 'st-1' }, { sessionToken: 'st-1', prompt: 'none' }],
    [
      { sessionToken: 'st-1', prompt: 'login' },
      { sessionToken: 'st-1', prompt: 'login' },
    ],
  ] as const)('sends %j as %j', async (options, expected) => {
    const { begin } = await startShop();
    expect(Object.fromEntries(new URL(await begin(options)).searchParams)).toMatchObject(expected);
  });

  test.each([
    [{ redirectUri: '/callback' }, 'redirectUri'],
    [{ redirectUri: '' }, 'redirectUri'],
    [{ redirectUri: `${CALLBACK}#` }, 'redirectUri'],
    [{ redirectUri: `${CALLBACK}?state=1` }, 'redirectUri'],
    [{ provider: 'gogle' }, 'provider'],
    [{ provider: 'constructor' }, 'provider'],
    [{ provider: '' }, 'provider'],
  ])('rejects %j before any request', async (options, field) => {
    const { server, begin, storage } = await startShop();
    const set = vi.spyOn(storage, 'set');
    const error = await failureOf(begin(options));
    expect([error.kind, error.violations.map((violation) => violation.field)]).toEqual([
      'validation',
      [field],
    ]);
    expect([server.visits, set.mock.calls]).toEqual([[], []]);
  });

  it('uses a code verifier of the given length, and rejects any other than 43 to 128 characters', async () => {
    const storage = memoryStorage();
    const { server, begin } = await startShop(storage);
    const state = new URL(await begin({ verifierLength: 128 })).searchParams.get('state');
    const record = await storage.get(`storewire:${server.clientId}:sign-in:${state}`);
    expect(JSON.parse(record ?? '').codeVerifier).toHaveLength(128);
    const error = await failureOf(begin({ verifierLength: 42 }));
    expect([error.kind, error.message]).toEqual([
      'validation',
      'Expected a length between 43 and 128. Received 42.',
    ]);
  });

  it('needs a page, or a storage on servers, which have none that belongs to one browser', async () => {
    const { server, client, session } = await startShop();
    await expect(startRedirectSignIn(client, session, { redirectUri: CALLBACK })).rejects.toThrow(
      'a sign-in on a server needs the option storage',
    );
    await expect(signInSilently(client, session)).rejects.toThrow(
      'signInSilently needs a window: it runs in browsers only',
    );
    expect(server.visits).toEqual([]);
  });

  it('rejects a response without a usable address, and stores nothing', async () => {
    const server = await startServer((_request, response) => json(response, { redirectSession: null }));
    const { session, storage } = await startShop();
    const set = vi.spyOn(storage, 'set');
    const client = createTransport({ baseUrl: server.url });
    const error = await failureOf(startRedirectSignIn(client, session, { redirectUri: CALLBACK, storage }));
    expect([error.kind, error.reason, error.operation]).toEqual([
      'system',
      'badAnswer',
      'redirects.createRedirectSession',
    ]);
    expect(set).not.toHaveBeenCalled();
  });

  it('rejects with the error of the storage as its cause', async () => {
    const full = new DOMException('full', 'QuotaExceededError');
    const { begin } = await startShop({
      get: () => undefined,
      set: () => Promise.reject(full),
      delete: () => undefined,
    });
    const error = await failureOf(begin());
    expect([error.kind, error.code, error.cause]).toEqual(['system', 'storage_failed', full]);
  });

  it('throws on a page without Web Crypto', async () => {
    const { server, begin } = await startShop();
    vi.stubGlobal('crypto', { getRandomValues: (array: Uint8Array) => array.fill(7) });
    await expect(begin()).rejects.toThrow('a sign-in (PKCE) needs crypto.subtle');
    vi.unstubAllGlobals();
    expect(server.visits).toEqual([]);
  });

  it('sends and stores nothing after an abort', async () => {
    const { server, begin, storage } = await startShop();
    const set = vi.spyOn(storage, 'set');
    const error = await failureOf(begin({ signal: AbortSignal.abort() }));
    expect([error.reason, server.visits, set.mock.calls]).toEqual(['abort', [], []]);
  });
});
