import { gate } from 'storewire-dev-kit/server';
import { describe, expect, it, test, vi } from 'vitest';
import { completeRedirectSignIn } from '../../../../src/auth/redirect-sign-in/redirect-sign-in.ts';
import { signOut } from '../../../../src/auth/redirect-sign-in/sign-out.ts';
import { member } from '../../../../src/auth/session/member.ts';
import { failureOf } from '../../helpers/failure.ts';
import { HOME, ORIGIN, startShop } from './setup.ts';

const REDIRECT = '/_api/redirects-api/v1/redirect-session';

/** A client with a signed-in member. */
async function startSignedIn() {
  const shop = await startShop();
  const { server, session, client, storage, begin } = shop;
  await completeRedirectSignIn(client, session, await server.passThrough(await begin()), { storage });
  server.visits.length = 0;
  return shop;
}

describe('signOut', () => {
  it('ends the local session and returns the URL that ends it on the platform, requested as the member', async () => {
    const { server, session, client } = await startSignedIn();
    const before = await session.sessionId();
    const token = (await session.tokens())?.accessToken.value;
    const { logoutUrl } = await signOut(client, session, { postFlowUrl: '/', origin: ORIGIN });
    expect(await session.session()).toMatchObject({ role: 'none', isSignedIn: false });
    expect(await session.tokens()).toBeUndefined();
    expect(await session.sessionId()).not.toBe(before);
    const visited = await fetch(logoutUrl, { redirect: 'manual' });
    expect([visited.status, visited.headers.get('location')]).toEqual([
      302,
      `${HOME}?wixMemberLoggedIn=false`,
    ]);
    expect(server.visits[0]?.headers['authorization']).toBe(token);
    expect(server.visits[0]?.body).toEqual({
      logout: { clientId: server.clientId },
      callbacks: { postFlowUrl: HOME },
    });
  });

  it('sends the request as a visitor if the token of the member has expired', async () => {
    const { server, session, client } = await startSignedIn();
    server.expireAccess();
    const { logoutUrl } = await signOut(client, session, { postFlowUrl: '/', origin: ORIGIN });
    expect(logoutUrl).toContain('/logout?');
    expect([server.tokenCalls().map(({ grantType }) => grantType), (await session.session()).role]).toEqual([
      ['anonymous'],
      'visitor',
    ]);
  });

  test.each([
    ['is down', { status: 500, body: {} }, 'server'],
    ['closes the connection', { drop: true }, 'network'],
    ['sends no URL', { status: 200, body: {} }, 'badAnswer'],
  ] as const)('ends the local session and rejects if the platform %s', async (_title, fault, reason) => {
    const { server, session, client } = await startSignedIn();
    for (let count = 0; count < 3; count++) server.faults.push({ path: REDIRECT, fault });
    const error = await failureOf(signOut(client, session, { postFlowUrl: '/', origin: ORIGIN }));
    expect([error.reason, (await session.session()).role]).toEqual([reason, 'none']);
  });

  it('ends the local session before the platform responds', async () => {
    const { server, session, client } = await startSignedIn();
    const blocked = gate();
    server.faults.push({ path: REDIRECT, fault: { wait: blocked.opened } });
    const leaving = signOut(client, session, { postFlowUrl: '/', origin: ORIGIN });
    await expect.poll(() => server.visits.length).toBe(1);
    expect((await session.session()).role).toBe('none');
    blocked.open();
    expect((await leaving).logoutUrl).toContain('/logout?session=');
  });

  test.each(['/', HOME, `${ORIGIN}/bye?a=1#b`, '//shop.example.com/', 'bye'])(
    'returns to %j, a page of this site, by its absolute URL',
    async (postFlowUrl) => {
      const { server, session, client } = await startSignedIn();
      await signOut(client, session, { postFlowUrl, origin: ORIGIN });
      expect(server.visits[0]?.body['callbacks']).toEqual({ postFlowUrl: new URL(postFlowUrl, ORIGIN).href });
    },
  );

  test.each(['https://evil.example/', '/.//evil.example', undefined as never])(
    'rejects %j, which could be another site, and ends the local session nevertheless',
    async (postFlowUrl) => {
      const { server, session, client } = await startSignedIn();
      const error = await failureOf(signOut(client, session, { postFlowUrl, origin: ORIGIN }));
      expect([error.kind, error.violations.map(({ field }) => field), error.attempts]).toEqual([
        'validation',
        ['postFlowUrl'],
        0,
      ]);
      expect([server.visits, (await session.session()).role]).toEqual([[], 'none']);
    },
  );

  it('uses the origin of the page, and requires one outside of pages', async () => {
    const { server, session, client } = await startSignedIn();
    await expect(signOut(client, session, { postFlowUrl: '/' })).rejects.toThrow(
      'origin must be the origin of the site',
    );
    vi.stubGlobal('location', { origin: ORIGIN });
    await signOut(client, session, { postFlowUrl: HOME });
    expect(
      (await failureOf(signOut(client, session, { postFlowUrl: 'https://www.example.com/' }))).kind,
    ).toBe('validation');
    await signOut(client, session, {
      postFlowUrl: 'https://www.example.com/',
      origin: 'https://www.example.com',
    });
    vi.unstubAllGlobals();
    const visits = server.visits.filter(({ path }) => path === REDIRECT);
    expect(visits.map(({ body }) => body['callbacks'])).toEqual([
      { postFlowUrl: HOME },
      { postFlowUrl: 'https://www.example.com/' },
    ]);
  });

  it('rejects if the storage cannot be written, and the local session has ended', async () => {
    const full = new DOMException('full', 'QuotaExceededError');
    const { session, client, server } = await startSignedIn();
    const storage = { get: () => undefined, set: () => Promise.reject(full), delete: () => undefined };
    const unsaved = member({ clientId: server.clientId, storage });
    await unsaved.start((await session.tokens()) as never).catch(() => undefined);
    const error = await failureOf(signOut(client, unsaved, { postFlowUrl: '/', origin: ORIGIN }));
    expect([error.kind, error.code, error.cause, (await unsaved.session()).role]).toEqual([
      'system',
      'storage_failed',
      full,
      'none',
    ]);
  });

  it('ends the local session even if it is aborted', async () => {
    const { session, client } = await startSignedIn();
    const error = await failureOf(
      signOut(client, session, { postFlowUrl: '/', origin: ORIGIN, signal: AbortSignal.abort() }),
    );
    expect([error.reason, (await session.session()).role]).toEqual(['abort', 'none']);
  });
});
