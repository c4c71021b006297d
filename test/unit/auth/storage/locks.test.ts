import { gate } from 'storewire-dev-kit/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createClient, type KeyValueStorage, member, webStorage } from '../../../../src/index.ts';
import { cookieStorage } from '../../../../src/storage/document-cookies.ts';
import { webStorageWith } from '../../../../src/storage/storage.ts';
import { type Locks, webLocks } from '../../../../src/storage/web-locks.ts';
import { startPlatform } from '../../helpers/platform.ts';
import { controlTimers, passSecond } from '../../helpers/timers.ts';

/** Unlike a Map in memory this is what two tabs see: one area, two storages. */
function area(): Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> {
  const values = new Map<string, string>();
  return {
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => void values.set(key, value),
    removeItem: (key) => void values.delete(key),
  };
}

const cookiePage = () => ({ cookie: '', location: { protocol: 'https:' } as Location });

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function lockOf(storage: KeyValueStorage) {
  if (!storage.lock) throw new Error('expected a storage with locks');
  return storage.lock.bind(storage);
}

describe.each([
  ['web storage', () => webStorage(area())],
  ['cookies of a page', () => cookieStorage(cookiePage(), webLocks())],
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
});

it('a storage has no lock where there are no Web Locks', () => {
  expect('lock' in webStorageWith(area(), null)).toBe(false);
  expect('lock' in cookieStorage(cookiePage(), null)).toBe(false);
});

/**
 * Two tabs in processes of their own: a write is visible to the tab itself at once, and to the other one when
 * `arrive` is called.
 */
function tabsThatLag() {
  const views = [new Map<string, string>(), new Map<string, string>()];
  const late: (() => void)[] = [];
  const releases: ((tab: number) => void)[] = [];
  const open = (index: number) => {
    const own = views[index] as Map<string, string>;
    const write = (change: (view: Map<string, string>) => void): void => {
      change(own);
      late.push(() => change(views[1 - index] as Map<string, string>));
    };
    const area = {
      getItem: (key: string) => own.get(key) ?? null,
      setItem: (key: string, value: string) => write((view) => void view.set(key, value)),
      removeItem: (key: string) => write((view) => void view.delete(key)),
    };
    // a tab has a lock manager object of its own, and a closed tab gives its locks back
    const locks: Locks = {
      request: (name, options, work) =>
        navigator.locks.request(name, options, () => {
          const closed = new Promise<never>((_, reject) =>
            releases.push((tab) => tab === index && reject(new Error('closed'))),
          );
          return Promise.race([work(), closed]);
        }),
      query: () => navigator.locks.query(),
    };
    const storage = webStorageWith(area, locks);
    return { area, storage, lock: lockOf(storage) };
  };
  const close = (index: number): void => {
    for (const release of releases) release(index);
  };
  const arrive = (): void => {
    for (const change of late.splice(0)) change();
  };
  return { tabs: [open(0), open(1)] as const, arrive, close };
}

describe('a tab that gets the lock after another one has written', () => {
  beforeEach(controlTimers);

  it('reads what was written, however late it arrives; the writer does not wait for that', async () => {
    const { tabs, arrive } = tabsThatLag();
    const [first, second] = tabs;
    const order: unknown[] = [];
    const writing = first.lock('late', async () => first.storage.set('late', 'written'));
    const reading = second.lock('late', async () => order.push(await second.storage.get('late')));
    await writing;
    order.push('the writer continues');
    // longer than any browser takes, and the other tab waits all the time
    await passSecond();
    expect(order).toEqual(['the writer continues']);
    arrive();
    await reading;
    expect(order).toEqual(['the writer continues', 'written']);
  });

  it('reads that it was deleted, and what the first tab has written last', async () => {
    const { tabs, arrive } = tabsThatLag();
    const [first, second] = tabs;
    for (const change of [
      () => first.storage.set('twice', 'one'),
      () => first.storage.set('twice', 'two'),
      () => first.storage.delete('twice'),
      () => first.storage.set('twice', 'three'),
    ]) {
      await first.lock('twice', async () => change());
      const reading = second.lock('twice', async () => second.storage.get('twice'));
      await passSecond();
      arrive();
      expect(await reading).toBe(await first.storage.get('twice'));
    }
  });

  it('does not wait for a tab that was closed before its write arrived', async () => {
    const { tabs, close } = tabsThatLag();
    const [first, second] = tabs;
    await first.lock('closed', async () => first.storage.set('closed', 'lost')).catch(() => undefined);
    const reading = second.lock('closed', async () => second.storage.get('closed'));
    await passSecond();
    close(0);
    expect(await reading).toBeUndefined();
  });

  it('does not wait for what it has written itself', async () => {
    const { tabs, arrive } = tabsThatLag();
    const [first, second] = tabs;
    await first.lock('own', async () => first.storage.set('own', 'one'));
    arrive();
    await second.lock('own', async () => second.storage.set('own', 'two'));
    expect(await second.lock('own', async () => second.storage.get('own'))).toBe('two');
  });

  it('does not wait indefinitely for a value that other code of the page has replaced', async () => {
    const { tabs, arrive } = tabsThatLag();
    const [first, second] = tabs;
    await first.lock('replaced', async () => first.storage.set('replaced', 'of the session'));
    await first.lock('replaced', async () => undefined);
    first.area.removeItem('replaced');
    arrive();
    let read: unknown = 'nothing yet';
    const reading = second.lock('replaced', async () => void (read = await second.storage.get('replaced')));
    await passSecond();
    expect(read).toBe('nothing yet');
    await vi.waitFor(() => passSecond().then(() => expect(read).toBeUndefined()));
    await reading;
  });

  it('does not wait for a value that was removed later, and no lock is held by then', async () => {
    const { tabs, arrive } = tabsThatLag();
    const [first, second] = tabs;
    await first.lock('cleared', async () => first.storage.set('cleared', 'of the session'));
    arrive();
    await passSecond();
    await passSecond();
    const { held = [] } = await navigator.locks.query();
    expect(held.filter(({ name }) => name?.startsWith('cleared'))).toEqual([]);
    first.area.removeItem('cleared');
    arrive();
    expect(await second.lock('cleared', async () => second.storage.get('cleared'))).toBeUndefined();
  });

  it('gets the lock alone in browsers that cannot list locks', async () => {
    const area = { getItem: () => null, setItem: () => undefined, removeItem: () => undefined };
    const names: string[] = [];
    const locks: Locks = {
      request: (name, _options, work) => {
        names.push(name);
        return work();
      },
    };
    const storage = webStorageWith(area, locks);
    await lockOf(storage)('alone', async () => storage.set('alone', 'text'));
    expect(names).toEqual(['alone:lock']);
  });
});

it('the session storage of a tab needs no lock', () => {
  vi.stubGlobal('sessionStorage', area());
  expect('lock' in webStorage(sessionStorage)).toBe(false);
});

it('two tabs whose token has run out renew it once', async () => {
  const platform = await startPlatform();
  const shared = area();
  const expired = {
    accessToken: { value: 'old', expiresAt: 1 },
    refreshToken: { value: 'refresh-0', role: 'member' },
  };
  shared.setItem('storewire:client-1', JSON.stringify({ identity: 'i1', tokens: expired }));
  const tabs = [1, 2].map(() =>
    createClient({
      baseUrl: platform.url,
      auth: member({ clientId: 'client-1', storage: webStorage(shared) }),
    }),
  );
  await Promise.all(
    tabs.flatMap((tab) => Array.from({ length: 20 }, () => tab.currentCart.getCurrentCart())),
  );
  expect(platform.tokenCalls.map(({ grantType, refreshToken }) => [grantType, refreshToken])).toEqual([
    ['refresh_token', 'refresh-0'],
  ]);
  expect(new Set(platform.seen)).toEqual(new Set(['access-1']));
});
