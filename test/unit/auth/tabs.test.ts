import { gate } from 'storewire-dev-kit/server';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import {
  createClient,
  type KeyValueStorage,
  type MemberCredentials,
  member,
  memoryStorage,
  type SessionEvent,
} from '../../../src/index.ts';
import { sharedStorage } from '../helpers/shared-storage.ts';
import { controlTimers, passSecond } from '../helpers/timers.ts';
import { tokensOf } from '../helpers/tokens.ts';

const KEY = 'storewire:client-1';

beforeEach(controlTimers);

/** A tab that listens. */
function openTab(storage: KeyValueStorage) {
  const auth = member({ clientId: 'client-1', storage });
  const emitted: string[] = [];
  const stop = auth.onSession((event: SessionEvent) =>
    emitted.push([event.type, event.role, 'reason' in event ? event.reason : ''].join(' ').trim()),
  );
  return { auth, emitted, stop };
}

describe('two tabs on one storage', () => {
  it('are the same person: a sign-in, a change of person and a sign-out in one happen in the other', async () => {
    const tab = sharedStorage();
    const [one, two] = [openTab(tab()), openTab(tab())];
    await two.auth.session();
    for (const change of [
      () => one.auth.start(tokensOf('ann')),
      () => one.auth.start(tokensOf('bob')),
      () => one.auth.end(),
    ]) {
      await change();
      await passSecond();
      expect(await two.auth.session()).toEqual(await one.auth.session());
    }
    expect(two.emitted).toEqual([
      'started member',
      'ended member replaced',
      'started member',
      'ended member signedOut',
    ]);
  });

  it('keep the last change: a late event of another tab does not undo a sign-in here', async () => {
    let notify: (value: string | undefined) => void = () => undefined;
    const values = new Map<string, string>();
    const storage: KeyValueStorage = {
      get: (key) => values.get(key),
      set: (key, value) => void values.set(key, value),
      delete: (key) => void values.delete(key),
      watch: (_key, listener) => {
        notify = listener;
        return () => undefined;
      },
    };
    const { auth, emitted } = openTab(storage);
    await auth.start(tokensOf('ann'));
    const { sessionId } = await auth.session();
    for (const late of [JSON.stringify({ version: [2, 1], sessionId: 'another' }), 'no session', undefined])
      notify(late);
    await passSecond();
    expect([(await auth.session()).sessionId, JSON.parse(values.get(KEY) ?? '').sessionId, emitted]).toEqual([
      sessionId,
      sessionId,
      ['started member'],
    ]);
  });

  it.each([
    ['a call', (auth: MemberCredentials) => auth.access({ client: createClient() }, undefined)],
    ['a read of the session', (auth: MemberCredentials) => auth.session()],
  ])('follow each other after %s, without any listener', async (_title, begin) => {
    const tab = sharedStorage();
    const [here, there] = [tab(), tab()].map((storage) => member({ clientId: 'client-1', storage }));
    if (!here || !there) return expect.fail('there are two tabs');
    await here.start(tokensOf('ann'));
    await begin(there);
    await here.end();
    await here.start(tokensOf('bob'));
    await passSecond();
    const { headers } = await there.access({ client: createClient() }, undefined);
    expect(headers['authorization']).toBe('access-bob');
  });
});

describe('two tabs or servers whose clocks are 62 seconds apart', () => {
  const here = Date.UTC(2030, 0, 1);

  it.each([
    ['later', 62_000],
    ['earlier', -62_000],
  ])(
    'keep a sign-in that begins while the other, whose clock is %s, stores the first visitor',
    async (_title, differenceMs) => {
      vi.useFakeTimers({ toFake: ['Date'], now: here + differenceMs });
      const openStorage = sharedStorage();
      const [writing, written] = [gate(), gate()];
      const other = openStorage();
      const set = async (key: string, value: string): Promise<void> => {
        writing.open();
        await written.opened;
        await other.set(key, value);
      };
      const visiting = member({ clientId: 'client-1', storage: { ...other, set } }).session();
      await writing.opened;
      vi.setSystemTime(here);
      const { auth } = openTab(openStorage());
      const starting = auth.start(tokensOf('ann'));
      // until it waits for the lock
      await new Promise((resolve) => setImmediate(resolve));
      written.open();
      await Promise.all([visiting, starting]);
      expect((await auth.session()).isSignedIn).toBe(true);
      expect((await openTab(openStorage()).auth.session()).isSignedIn).toBe(true);
    },
  );

  it('keep the member whom the other, whose clock is earlier, stores just before a first visitor is stored here', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: here - 62_000 });
    const storage = memoryStorage();
    await member({ clientId: 'client-1', storage }).start(tokensOf('ann'));
    const record = (await storage.get(KEY)) ?? '';
    vi.setSystemTime(here);
    await storage.delete(KEY);
    let reads = 0;
    const get = async (key: string) => {
      if (++reads === 3) await storage.set(key, record);
      return storage.get(key);
    };
    expect((await member({ clientId: 'client-1', storage: { ...storage, get } }).session()).isSignedIn).toBe(
      true,
    );
  });
});
