import { gate } from 'storewire-dev-kit/server';
import { describe, expect, it, test, vi } from 'vitest';
import { completeRedirectSignIn } from '../../../../src/auth/redirect-sign-in/redirect-sign-in.ts';
import { member, memoryStorage, type StoreError } from '../../../../src/index.ts';
import { failureOf } from '../../helpers/failure.ts';
import { sharedStorage, slowStorage } from '../../helpers/shared-storage.ts';
import { tokensOf } from '../../helpers/tokens.ts';
import { CALLBACK, comeBack, startShop } from './setup.ts';

describe('a storage that fails', () => {
  const full = new DOMException('full', 'QuotaExceededError');
  const fail = (): never => {
    throw full;
  };

  it('is the cause of the error, and no code is exchanged', async () => {
    const { client, session, url, exchanges } = await comeBack();
    const error = await failureOf(
      completeRedirectSignIn(client, session, url, { storage: { get: fail, set: fail, delete: fail } }),
    );
    expect([error.kind, error.code, error.cause, exchanges()]).toEqual([
      'system',
      'storage_failed',
      full,
      [],
    ]);
  });

  it('is the cause of the error if it should store the session', async () => {
    const { client, session, url, storage } = await comeBack();
    const unsaved = { ...session, start: () => Promise.reject(full) };
    const error = await failureOf(completeRedirectSignIn(client, unsaved, url, { storage }));
    expect([error.kind, error.code, error.cause]).toEqual(['system', 'storage_failed', full]);
  });

  it('to lock counts as one without locks: a sign-in begins and is completed', async () => {
    const lock = (): never => {
      throw new Error('the lock is refused');
    };
    for (const refusing of [lock, async () => lock()]) {
      const { complete, exchanges } = await comeBack(
        { returnTo: '/cart' },
        { ...memoryStorage(), lock: refusing },
      );
      expect([await complete(), exchanges().length]).toEqual([{ returnTo: '/cart' }, 1]);
    }
  });
});

describe('at the same time', () => {
  it('three tabs with a storage that has locks exchange the code once, and all are signed in', async () => {
    const openTab = sharedStorage(() => new Promise((resolve) => setTimeout(resolve, Math.random() * 5)));
    const { client, server, url, exchanges } = await comeBack({}, openTab());
    const outcomes = [1, 2, 3].map(async () => {
      // each tab has its own modules
      vi.resetModules();
      const { completeRedirectSignIn, member } = await import('../../../../src/index.ts');
      const storage = openTab();
      const session = member({ clientId: server.clientId, storage });
      // what this tab knows is older than the sign-in
      await session.session();
      const { returnTo } = await completeRedirectSignIn(client, session, url, { storage });
      return [returnTo, (await session.session()).role];
    });
    expect(await Promise.all(outcomes)).toEqual(Array(3).fill(['/', 'member']));
    expect(exchanges()).toHaveLength(1);
  });

  it.each([
    ['without a lock', memoryStorage()],
    ['with a lock', sharedStorage()()],
  ])(
    '50 calls of a page with a storage %s exchange the code once, and all resolve',
    async (_how, storage) => {
      const { complete, exchanges } = await comeBack({ returnTo: '/cart' }, slowStorage(storage));
      const calls = Array.from({ length: 50 }, () => complete());
      expect(await Promise.all(calls)).toEqual(calls.map(() => ({ returnTo: '/cart' })));
      expect(exchanges()).toHaveLength(1);
    },
  );

  it('a call whose component React unmounts and mounts again goes on for the second', async () => {
    const { complete, exchanges } = await comeBack({ returnTo: '/cart' });
    const unmounted = new AbortController();
    const first = failureOf(complete(undefined, { signal: unmounted.signal }));
    unmounted.abort();
    const second = complete(undefined, { signal: new AbortController().signal });
    expect([(await first).reason, await second, exchanges().length]).toEqual([
      'abort',
      { returnTo: '/cart' },
      1,
    ]);
  });

  it('two calls of a page with different responses share nothing', async () => {
    const { server, session, client, storage, begin } = await startShop();
    const urls = [await begin({ returnTo: '/1' }), await begin({ returnTo: '/2' })];
    const answers = await Promise.all(urls.map((url) => server.passThrough(url)));
    const outcomes = answers.map((answer) =>
      completeRedirectSignIn(client, session, answer, { storage }).then(
        ({ returnTo }) => returnTo,
        ({ code }: StoreError) => code,
      ),
    );
    // the newer session stays, whichever that is
    const [first, second] = await Promise.all(outcomes);
    expect(['/1', 'session_replaced']).toContain(first);
    expect(['/2', 'session_replaced']).toContain(second);
  });

  it('a call that begins after the only one was aborted does not reject with the reason of that one', async () => {
    const { storage, complete, exchanges } = await comeBack();
    const [reads, deletions] = [gate(), gate()];
    const { get, delete: remove } = storage;
    storage.get = (key) => reads.opened.then(() => get(key));
    storage.delete = (key) => deletions.opened.then(() => remove(key));
    const nextTurn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));
    const left = new AbortController();
    const first = failureOf(complete(undefined, { signal: left.signal }));
    await nextTurn();
    left.abort();
    reads.open();
    await nextTurn();
    const second = failureOf(complete());
    await nextTurn();
    deletions.open();
    expect([(await first).reason, (await second).code, exchanges()]).toEqual(['abort', 'invalid_state', []]);
  });

  it('a call for the page, from whose address the first has removed the response, shares its result', async () => {
    const { complete, exchanges } = await comeBack({ returnTo: '/cart' });
    const both = [complete(), complete(CALLBACK)];
    // a link of any page
    const link = failureOf(complete(`${CALLBACK}#error=access_denied`));
    expect(await Promise.all(both)).toEqual(Array(2).fill({ returnTo: '/cart' }));
    expect((await link).code).toBe('missing_code_or_state');
    expect([exchanges().length, (await failureOf(complete(CALLBACK))).code]).toEqual([
      1,
      'missing_code_or_state',
    ]);
  });

  test.each([
    ['logout while the code is exchanged: stays logged out', 'none'],
    ['another sign-in while the code is exchanged: the newer one stays', 'member'],
  ] as const)('%s', async (_title, role) => {
    const { server, session, complete } = await comeBack();
    const blocked = gate();
    server.faults.push({ path: '/oauth2/token', fault: { wait: blocked.opened } });
    const completing = failureOf(complete());
    await expect.poll(() => server.tokenCalls().length).toBe(2);
    await (role === 'none' ? session.end() : session.start(tokensOf('newer')));
    // at once, before the token endpoint responds
    expect(await completing).toMatchObject({
      code: 'session_replaced',
      description: 'The session that has started or ended since then stays',
    });
    blocked.open();
    expect([(await session.session()).role, (await session.tokens())?.accessToken.value]).toEqual([
      role,
      role === 'none' ? undefined : 'access-newer',
    ]);
  });

  test.each([
    ['the platform ends the session before', tokensOf('unknown', -1), 'ended'],
    ['a call needs a visitor', undefined, 'started'],
  ] as const)('%s while the code is exchanged: the sign-in continues', async (_title, before, event) => {
    const { server, client, session, complete } = await comeBack();
    await (before ? session.start(before) : session.end());
    const events: string[] = [];
    session.onSession(({ type }) => events.push(type));
    const blocked = gate();
    server.faults.push({ path: '/oauth2/token', fault: { wait: blocked.opened } });
    const completing = complete();
    await expect.poll(() => server.tokenCalls().length).toBe(2);
    await client.call({ id: 'test.read', method: 'GET', path: '/' }).catch(() => undefined);
    expect(events).toEqual([event]);
    blocked.open();
    expect(await completing).toEqual({ returnTo: '/' });
    expect((await session.session()).role).toBe('member');
  });

  it('a sign-in completes while the page reads the stored session of a member', async () => {
    const { server, client, session, url, storage } = await comeBack();
    const { clientId } = session;
    const sessions = memoryStorage();
    await member({ clientId, storage: sessions }).start(tokensOf('before'));
    const reloaded = member({ clientId, storage: sessions });
    const blocked = gate();
    server.faults.push({ path: '/oauth2/token', fault: { wait: blocked.opened } });
    const completing = completeRedirectSignIn(client, reloaded, url, { storage });
    await expect.poll(() => server.tokenCalls().length).toBe(2);
    expect((await reloaded.session()).isSignedIn).toBe(true);
    blocked.open();
    expect(await completing).toEqual({ returnTo: '/' });
    expect((await reloaded.tokens())?.accessToken.value).not.toBe('access-before');
  });

  it('an abort ends the exchange, and no member is signed in', async () => {
    const { server, session, complete } = await comeBack();
    const blocked = gate();
    const controller = new AbortController();
    server.faults.push({ path: '/oauth2/token', fault: { wait: blocked.opened } });
    const completing = failureOf(complete(undefined, { signal: controller.signal }));
    await expect.poll(() => server.tokenCalls().length).toBe(2);
    controller.abort();
    expect((await completing).reason).toBe('abort');
    blocked.open();
    expect((await session.session()).role).toBe('visitor');
  });
});
