import { gate } from 'storewire-dev-kit/server';
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import {
  createClient,
  documentCookies,
  type KeyValueStorage,
  member,
  memoryStorage,
  webStorage,
} from '../../../../src/index.ts';
import { cookiePage } from '../../helpers/cookie-page.ts';
import { failureOf } from '../../helpers/failure.ts';
import { invalidGrant, startPlatform } from '../../helpers/platform.ts';
import { area, sharedStorage } from '../../helpers/shared-storage.ts';
import { tokensOf } from '../../helpers/tokens.ts';
import { KEY, memberOf, openSession } from '../session/setup.ts';

function cookies(): KeyValueStorage {
  vi.stubGlobal('document', cookiePage().document);
  return documentCookies();
}

function lockOf(storage: KeyValueStorage) {
  if (!storage.lock) throw new Error('expected a storage with locks');
  return storage.lock.bind(storage);
}

afterEach(() => void vi.unstubAllGlobals());

describe.each([
  ['web storage', () => webStorage(area())],
  ['cookies of a page', cookies],
])('the lock of %s', (_title, make) => {
  it('lets one tab work at a time under one key', async () => {
    const [first, second] = [lockOf(make()), lockOf(make())];
    const { opened, open } = gate();
    const order: string[] = [];
    const one = first('shared', async () => {
      order.push('first begins');
      await opened;
      order.push('first ends');
    });
    const two = second('shared', async () => void order.push('second'));
    await first('other', async () => void order.push('other key'));
    open();
    await Promise.all([one, two]);
    expect(order).toEqual(['first begins', 'other key', 'first ends', 'second']);
  });

  it('is free again after work that fails, and hands its failure on', async () => {
    const lock = lockOf(make());
    await expect(lock('failing', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(await lock('failing', async () => 'next')).toBe('next');
  });

  it('does not exist where there are no Web Locks', () => {
    vi.stubGlobal('navigator', {});
    expect('lock' in make()).toBe(false);
  });
});

it('the session storage of a tab needs no lock', () => {
  vi.stubGlobal('sessionStorage', area());
  expect('lock' in webStorage(() => sessionStorage)).toBe(false);
});

it('two tabs whose token has run out renew it once', async () => {
  const platform = await startPlatform();
  const shared = area();
  await memberOf(webStorage(shared)).start(tokensOf('old', -1));
  const tabs = [1, 2].map(() => createClient({ baseUrl: platform.url, auth: memberOf(webStorage(shared)) }));
  await Promise.all(
    tabs.flatMap((tab) => Array.from({ length: 20 }, () => tab.currentCart.getCurrentCart())),
  );
  expect(platform.tokenCalls.map(({ refreshToken }) => refreshToken)).toEqual(['refresh-old']);
  expect(new Set(platform.seen)).toEqual(new Set(['access-1']));
});

/** What another tab or server stores after a refresh. */
const renewedRecord = (before: { version: [number, number] }) => ({
  ...before,
  version: [before.version[0], before.version[1] + 1],
  tokens: tokensOf('renewed'),
});

describe('a storage that shows late what another tab has written', () => {
  it('ends no session whose refresh token that tab has used', async () => {
    const shared = area();
    const { platform, auth, call, stored } = await openSession(webStorage(shared));
    await auth.start(tokensOf('old', -1));
    const renewed = renewedRecord(await stored());
    platform.acceptedToken = 'access-renewed';
    platform.tokenAnswer = (tokenCall, response) => {
      invalidGrant(tokenCall, response);
      setTimeout(() => shared.setItem(KEY, JSON.stringify(renewed)), 100);
    };
    await call();
    expect([platform.tokenCalls.length, platform.seen, (await auth.session()).isSignedIn]).toEqual([
      1,
      ['access-renewed'],
      true,
    ]);
  });

  it('ends no session if the read that comes last began before another tab had stored its tokens', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'], shouldAdvanceTime: true });
    onTestFinished(() => void vi.useRealTimers());
    const inner = memoryStorage();
    let readMs = 0;
    const get = async (key: string) => {
      const text = await inner.get(key);
      if (readMs > 0) await new Promise((resolve) => setTimeout(resolve, readMs));
      return text;
    };
    const { auth, call, platform, stored } = await openSession({ ...inner, get, lagMs: 200 });
    await auth.start(tokensOf('old', -1));
    const renewed = JSON.stringify(renewedRecord(await stored()));
    platform.acceptedToken = 'access-renewed';
    platform.tokenAnswer = (tokenCall, response) => {
      invalidGrant(tokenCall, response);
      readMs = 250;
      setTimeout(() => inner.set(KEY, renewed), 100);
    };
    await call();
    expect([platform.tokenCalls.length, (await auth.session()).isSignedIn]).toEqual([1, true]);
  });

  it('ends no session if another server stores its tokens during the last read before the end', async () => {
    const inner = memoryStorage();
    let renewed: string | undefined;
    const get = async (key: string) => {
      const text = await inner.get(key);
      if (renewed) await inner.set(key, renewed);
      return text;
    };
    const { auth, call, platform, stored } = await openSession({ ...inner, get });
    await auth.start(tokensOf('old', -1));
    const record = renewedRecord(await stored());
    platform.acceptedToken = 'access-renewed';
    platform.tokenAnswer = (tokenCall, response) => {
      invalidGrant(tokenCall, response);
      renewed = JSON.stringify(record);
    };
    await call();
    expect([platform.tokenCalls.length, (await auth.session()).isSignedIn]).toEqual([1, true]);
  });

  it('does not keep a session alive that has ended', async () => {
    const { platform, auth, call } = await openSession({ ...webStorage(area()), lagMs: 50 });
    await auth.start(tokensOf('old', -1));
    platform.tokenAnswer = invalidGrant;
    expect((await failureOf(call())).code).toBe('session_ended');
  });

  it('frees its lock within a few timers of a hidden tab, which fire once a second', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
    onTestFinished(() => void vi.useRealTimers());
    const { setTimeout: setTimer } = globalThis;
    vi.stubGlobal('setTimeout', (work: () => void, ms: number) => setTimer(work, Math.max(ms, 1000)));
    const auth = memberOf(webStorage(area()));
    await auth.start(tokensOf('old', -1));
    const asked = gate();
    const fetch = async (): Promise<Response> => {
      asked.open();
      return Response.json({ error: 'invalid_grant' }, { status: 400 });
    };
    const failing = failureOf(createClient({ auth, fetch, retry: false }).currentCart.getCurrentCart());
    await asked.opened;
    for (let timers = 0; timers < 5; timers++) {
      await new Promise((resolve) => setImmediate(resolve));
      await vi.advanceTimersByTimeAsync(1000);
    }
    expect((await navigator.locks.query()).held).toEqual([]);
    expect((await failing).code).toBe('session_ended');
  });

  it('gets the newest session again if that tab has replaced it by an older one', async () => {
    const openTab = sharedStorage();
    const [mine, other] = [openTab(), openTab()];
    const auth = memberOf(mine);
    await auth.session();
    const older = (await mine.get(KEY)) ?? '';
    await auth.start(tokensOf('ann'));
    await other.set(KEY, older);
    await vi.waitFor(async () =>
      expect(await member({ clientId: 'client-1', storage: openTab() }).session()).toEqual(
        await auth.session(),
      ),
    );
  });
});

describe('where Web Locks and channels exist and are refused, as in a sandboxed frame', () => {
  const refuse = (): never => {
    throw new DOMException('denied here', 'SecurityError');
  };

  it.each([
    ['web storage', () => webStorage(area())],
    ['cookies of a page', cookies],
  ])('a session in %s goes on without them, with one request for tokens', async (_title, make) => {
    vi.stubGlobal('navigator', { locks: { request: async () => refuse() } });
    vi.stubGlobal(
      'BroadcastChannel',
      class {
        constructor() {
          refuse();
        }
      },
    );
    const { platform, auth, call, events } = await openSession(make());
    platform.acceptedToken = 'access-1';
    await Promise.all([call(), call(), call()]);
    await auth.end();
    expect([platform.tokenCalls.length, events.map(({ type }) => type)]).toEqual([1, ['started', 'ended']]);
  });

  it('a storage that cannot be watched for now is watched later', async () => {
    const openTab = sharedStorage();
    const storage = openTab();
    let isRefused = true;
    const { platform, auth, call } = await openSession({
      ...storage,
      watch: (key, listener) => (isRefused ? refuse() : (storage.watch?.(key, listener) ?? refuse())),
    });
    await auth.start(tokensOf('mine'));
    isRefused = false;
    await auth.start(tokensOf('again'));
    await memberOf(openTab()).start(tokensOf('next'));
    await new Promise((resolve) => setImmediate(resolve));
    platform.acceptedToken = 'access-next';
    await call();
    expect(platform.seen).toEqual(['access-next']);
  });
});

describe('a lock that another server holds for too long', () => {
  const held: KeyValueStorage['lock'] = () => Promise.reject(new Error('held for too long'));

  it('fails the call that would need a refresh token, which another one uses, and the session goes on', async () => {
    const storage = sharedStorage()();
    const { platform, auth, call, events } = await openSession({ ...storage, lock: held });
    await auth.start(tokensOf('old', -1));
    expect((await failureOf(call())).cause).toEqual(new Error('held for too long'));
    expect([platform.tokenCalls.length, events.map(({ type }) => type)]).toEqual([0, ['started']]);
    await memberOf({ ...storage, lock: undefined }).start(tokensOf('renewed'));
    platform.acceptedToken = 'access-renewed';
    await call();
    expect(platform.seen).toEqual(['access-renewed']);
  });

  it('does not hinder the first visitor', async () => {
    const { platform, call } = await openSession({ ...sharedStorage()(), lock: held });
    platform.acceptedToken = 'access-1';
    await call();
    expect(platform.tokenCalls).toHaveLength(1);
  });
});
