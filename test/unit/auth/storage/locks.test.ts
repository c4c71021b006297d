import { describe, expect, it } from 'vitest';
import { documentCookies } from '../../../../src/auth/cookie-storage.ts';
import { createClient, member, type SessionStorage, webStorage } from '../../../../src/index.ts';
import { startPlatform } from '../../helpers/platform.ts';
import { gate } from '../../helpers/server.ts';

/** Unlike a Map in memory this is what two tabs see: one area, two storages. */
function area(): Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> {
  const values = new Map<string, string>();
  return { getItem: (key) => values.get(key) ?? null, setItem: (key, value) => void values.set(key, value), removeItem: (key) => void values.delete(key) };
}

const cookiePage = () => ({ cookie: '', location: { protocol: 'https:' } as Location });

function lockOf(storage: SessionStorage) {
  if (!storage.lock) throw new Error('expected a storage with locks');
  return storage.lock.bind(storage);
}

describe.each([
  ['web storage', () => webStorage(area())],
  ['cookies of a page', () => documentCookies({ document: cookiePage() })],
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
  expect('lock' in webStorage(area(), null)).toBe(false);
  expect('lock' in documentCookies({ document: cookiePage(), locks: null })).toBe(false);
});

/** What two tabs see in processes of their own: each its writes at once, and those of the other a little later. */
function areasThatLag(): Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>[] {
  const views = [new Map<string, string>(), new Map<string, string>()];
  return views.map((own, index) => {
    const write = (change: (view: Map<string, string>) => void): void => {
      change(own);
      const other = views[1 - index];
      setTimeout(() => other && change(other), 10);
    };
    return {
      getItem: (key) => own.get(key) ?? null,
      setItem: (key, value) => write((view) => void view.set(key, value)),
      removeItem: (key) => write((view) => void view.delete(key)),
    };
  });
}

it('what a tab writes while it has the lock is seen by the next that gets it, though it arrives later than the lock', async () => {
  const [first, second] = areasThatLag().map((each) => webStorage(each));
  if (!first || !second) throw new Error('expected two tabs');
  const [one, two] = [lockOf(first), lockOf(second)];
  const order: unknown[] = [];
  const writing = one('lag', async () => first.set('key', 'written')).then(() => order.push('the writer goes on'));
  const reading = two('lag', async () => order.push(await second.get('key')));
  await Promise.all([writing, reading]);
  expect(order).toEqual(['the writer goes on', 'written']);
  await one('lag', async () => first.remove('key'));
  expect(await two('lag', async () => second.get('key'))).toBeUndefined();
});

it('two tabs whose token has run out renew it once', async () => {
  const platform = await startPlatform();
  const shared = area();
  const expired = { accessToken: { value: 'old', expiresAt: 1 }, refreshToken: { value: 'refresh-0', role: 'member' } };
  shared.setItem('storewire:client-1', JSON.stringify({ identity: 'i1', tokens: expired }));
  const tabs = [1, 2].map(() => createClient({ baseUrl: platform.url, auth: member({ clientId: 'client-1', storage: webStorage(shared) }) }));
  await Promise.all(tabs.flatMap((tab) => Array.from({ length: 20 }, () => tab.currentCart.getCurrentCart())));
  expect(platform.tokenCalls.map(({ grantType, refreshToken }) => [grantType, refreshToken])).toEqual([['refresh_token', 'refresh-0']]);
  expect(new Set(platform.seen)).toEqual(new Set(['access-1']));
});
