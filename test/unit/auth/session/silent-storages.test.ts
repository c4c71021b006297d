/** Storages that do not answer. The server package tests those that servers share. */
import { fakeTime, within } from 'storewire-dev-kit/fake-time';
import { gate } from 'storewire-dev-kit/server';
import { expect, test } from 'vitest';
import {
  completeRedirectSignIn,
  createClient,
  createCustomLogin,
  createTransport,
  type KeyValueStorage,
  member,
  memoryStorage,
  visitor,
} from '../../../../src/index.ts';
import { failureOf } from '../../helpers/failure.ts';
import { startPlatform } from '../../helpers/platform.ts';
import { tokensOf } from '../../helpers/tokens.ts';
import { eventsOf, openSession, openStored } from './setup.ts';

/** Less than the time limits of calls. */
const inTime = <T>(work: Promise<T>): Promise<T> => within(20, work);

const silent = () => new Promise<never>(() => undefined);
const SILENT: KeyValueStorage = { get: silent, set: silent, delete: silent, lock: silent };
const isSilence = expect.objectContaining({ reason: 'timeout' });

test('calls of a visitor go on where the storage is silent, and that is reported once', async () => {
  const platform = await startPlatform();
  fakeTime();
  const reported: unknown[] = [];
  const onUnsaved = (error: unknown): void => void reported.push(error);
  const auth = visitor({ clientId: 'client-1', storage: SILENT, onUnsaved });
  const client = createClient({ baseUrl: platform.url, auth });
  const calls = [1, 2].map(() => client.currentCart.getCurrentCart());
  await inTime(Promise.all(calls));
  await inTime(client.currentCart.getCurrentCart());
  expect([platform.tokenCalls.length, reported]).toEqual([1, [isSilence]]);
});

test('a member can sign in and out where the storage is silent from the beginning', async () => {
  const { auth, call, platform } = await openSession(SILENT);
  fakeTime();
  const events = eventsOf(auth);
  platform.acceptedToken = 'access-mine';
  await inTime(auth.start(tokensOf('mine')));
  await inTime(call());
  await inTime(auth.end());
  expect([(await auth.session()).role, events.filter(({ type }) => type === 'unsaved')]).toEqual([
    'none',
    [{ type: 'unsaved', role: 'none', error: isSilence }],
  ]);
});

test('a sign-out rejects if the storage that has the member is silent', async () => {
  const storage = memoryStorage();
  const { auth } = await openSession(storage);
  await auth.start(tokensOf('mine'));
  fakeTime();
  storage.set = silent;
  await expect(inTime(auth.end())).rejects.toThrow(isSilence);
  expect((await auth.session()).role).toBe('none');
});

test('a refresh token is not used before a lock is granted, for which no later call waits, and one that comes too late is given back', async () => {
  const { opened, open } = gate();
  const states: string[] = [];
  const storage: KeyValueStorage = {
    ...memoryStorage(),
    async lock(_key, work) {
      await opened;
      states.push('granted');
      return work().finally(() => states.push('given back'));
    },
  };
  const { platform, call } = await openStored(member, undefined, storage);
  fakeTime();
  expect([(await within(40, failureOf(call()))).reason, platform.tokenCalls]).toEqual(['timeout', []]);
  open();
  await inTime(call());
  expect([platform.tokenCalls.length, states.toSorted()]).toEqual([
    1,
    ['given back', 'given back', 'granted', 'granted'],
  ]);
});

test('a redirect sign-in fails, and a custom login goes on in memory, where their storage is silent', async () => {
  const { auth, client } = await openSession();
  fakeTime();
  const url = `https://shop.example/signed-in#code=1&state=${'s'.repeat(43)}`;
  const signIn = completeRedirectSignIn(client, auth, url, { storage: SILENT });
  expect((await inTime(failureOf(signIn))).code).toBe('storage_failed');
  const login = createCustomLogin(createTransport({ auth }), { storage: SILENT, flow: 'checkout' });
  expect((await inTime(login.currentState())).loginState).toBe('INITIAL');
});
