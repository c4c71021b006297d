/** What a browser remembers of its redirect sign-ins, each under its state. */
import { fromJson } from '../../core/json.ts';
import { asRecord } from '../../lib/fields.ts';
import { fingerprint } from '../../lib/tokens.ts';
import type { KeyValueStorage } from '../../storage/storage.ts';
import { untilVisible, withLock } from '../../storage/tabs.ts';
import type { SignInSession } from './authorization.ts';
import { signInError } from './errors.ts';

/** A redirect sign-in that has started, with the values that its response is checked against. */
interface Transaction {
  codeVerifier: string;
  redirectUri: string;
  responseMode: 'fragment' | 'query';
  returnTo: string;
  /** The `iss` that a response may have. */
  issuer: string;
  /** Milliseconds since 1970. */
  startedAt: number;
}

/** A redirect sign-in that is complete. */
interface Completion {
  /** Fingerprint of the code of its response. */
  completedBy: string;
  /** The session that it started. */
  sessionId: string;
  returnTo: string;
}

/** A redirect sign-in that is being completed: its code verifier is used up. */
interface Claim {
  isClaimed: true;
}

type SignInRecord = Partial<Transaction & Completion & Claim>;

const TRANSACTION_MS = 10 * 60_000;

const keyOf = (clientId: string, state: string): string => `storewire:${clientId}:sign-in:${state}`;

export async function storeTransaction(
  storage: KeyValueStorage,
  clientId: string,
  state: string,
  transaction: Omit<Transaction, 'startedAt'>,
): Promise<void> {
  const record: Transaction = { ...transaction, startedAt: Date.now() };
  const text = JSON.stringify(record);
  await storage.set(keyOf(clientId, state), text, TRANSACTION_MS);
  const list = `storewire:${clientId}:sign-ins`;
  await locked(storage, list, () => forgetOldest(storage, clientId, list, { [state]: text.length }));
}

const locked = <T>(storage: KeyValueStorage, key: string, work: () => Promise<T>): Promise<T> =>
  withLock((run) => storage.lock?.(key, run), work);

/** Servers limit the cookies of a request, often to 8 kB. */
const MAX_LENGTH = 2000;

/** Deletes the oldest sign-ins that people have begun and left, if all together are too long for cookies. */
async function forgetOldest(
  storage: KeyValueStorage,
  clientId: string,
  list: string,
  newest: Readonly<Record<string, number>>,
): Promise<void> {
  const known = { ...newest, ...asRecord(fromJson(await storage.get(list))) };
  const kept: Record<string, number> = {};
  let total = 0;
  for (const [state, length] of Object.entries(known)) {
    total += Number(length);
    if (total <= MAX_LENGTH) kept[state] = Number(length);
    else await storage.delete(keyOf(clientId, state));
  }
  await storage.set(list, JSON.stringify(kept), TRANSACTION_MS);
}

/** Remembers what has completed a sign-in. The member is signed in, even if the storage fails. */
export async function keepCompletion(
  storage: KeyValueStorage,
  session: SignInSession,
  state: string,
  { code, returnTo }: { code: string; returnTo: string },
): Promise<void> {
  try {
    const { sessionId } = await session.session();
    const completion: Completion = { completedBy: await fingerprint(code), sessionId, returnTo };
    await storage.set(keyOf(session.clientId, state), JSON.stringify(completion), TRANSACTION_MS);
  } catch {
    // the same response is refused then
  }
}

/** Whether a response is the one that has started the current session. */
export async function isRepeated(
  { completedBy, sessionId }: Completion,
  session: SignInSession,
  code: string | undefined,
): Promise<boolean> {
  const current = await session.session();
  const isSameSession = current.isSignedIn && current.sessionId === sessionId;
  return isSameSession && completedBy === (await fingerprint(code ?? ''));
}

/**
 * Claims a transaction, under the lock of the storage if it has one, so that its code is exchanged once. With a lock,
 * what another tab has claimed is waited for. A completion stays.
 */
export async function claimSignIn(
  storage: KeyValueStorage,
  clientId: string,
  state: string,
): Promise<Transaction | Completion> {
  // a state from a URL must not become a key of something else
  if (!/^[\w-]{43}$/.test(state)) throw signInError('invalid_state');
  const key = keyOf(clientId, state);
  const read = async (): Promise<SignInRecord | undefined> =>
    asRecord(fromJson(await storage.get(key))) as SignInRecord | undefined;
  const claim = async (): Promise<SignInRecord | undefined> => {
    const found = await read();
    const claimed: Claim = { isClaimed: true };
    if (found?.codeVerifier) await storage.set(key, JSON.stringify(claimed), TRANSACTION_MS);
    return found;
  };
  let record = await locked(storage, key, claim);
  if (record?.isClaimed && storage.lock)
    await untilVisible(async () => {
      record = await read();
      return !record?.isClaimed;
    }, COMPLETION_MS);
  if (record?.completedBy) return record as Completion;
  if (typeof record?.startedAt !== 'number') throw signInError('invalid_state');
  // some storages keep what has expired; the clock may have been set back
  if (Math.abs(Date.now() - record.startedAt) > TRANSACTION_MS) {
    await storage.delete(key);
    throw signInError('expired_state');
  }
  return record as Transaction;
}

/** Few exchanges of a code take longer. A page that was reloaded meanwhile waits as long, since its claim stays. */
const COMPLETION_MS = 10_000;

/** Deletes a sign-in that has failed. */
export async function forgetSignIn(storage: KeyValueStorage, clientId: string, state: string): Promise<void> {
  try {
    await storage.delete(keyOf(clientId, state));
  } catch {
    // it is claimed, so that nobody completes it
  }
}
