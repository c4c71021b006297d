import { fromJson } from '../../core/json.ts';
import { type KeyValueStorage, tabStorage } from '../../storage/storage.ts';
import { signInError, throwAs } from './errors.ts';

/** Where a redirect sign-in is stored while the browser is away. */
export interface TransactionOptions {
  /**
   * Stores the sign-in until its response arrives, for at most ten minutes. Defaults to `sessionStorage`. The
   * storage must belong to one browser, like an HttpOnly cookie: if browsers shared it, one could complete
   * the sign-in of another.
   */
  storage?: KeyValueStorage | undefined;
  /** Aborts the requests. */
  signal?: AbortSignal | undefined;
}

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

const TRANSACTION_MS = 10 * 60_000;

const transactionKey = (clientId: string, state: string): string => `storewire:${clientId}:sign-in:${state}`;

/** The storage of the tab. A server has none that belongs to one browser. */
export function defaultStorage(): KeyValueStorage {
  if (typeof document === 'undefined')
    throw new TypeError('a sign-in on a server needs the option storage, for example an HttpOnly cookie');
  try {
    return tabStorage(sessionStorage);
  } catch (error) {
    return throwAs('storage_failed')(error);
  }
}

/** Stores a transaction under its state. */
export async function storeTransaction(
  storage: KeyValueStorage,
  clientId: string,
  state: string,
  transaction: Omit<Transaction, 'startedAt'>,
): Promise<void> {
  const record: Transaction = { ...transaction, startedAt: Date.now() };
  await storage.set(transactionKey(clientId, state), JSON.stringify(record), TRANSACTION_MS);
}

/** Takes a transaction out of the storage, under its lock if it has one. A second claim finds nothing. */
export async function claimTransaction(
  storage: KeyValueStorage,
  clientId: string,
  state: string,
): Promise<Transaction> {
  // a state from a URL must not become a key of something else
  if (!/^[\w-]{43}$/.test(state)) throw signInError('invalid_state');
  const key = transactionKey(clientId, state);
  const takeOut = async (): Promise<unknown> => {
    const text = await storage.get(key);
    if (text) await storage.delete(key);
    return fromJson(text);
  };
  const record = (await (storage.lock?.(key, takeOut) ?? takeOut())) as Transaction | null | undefined;
  if (typeof record?.startedAt !== 'number') throw signInError('invalid_state');
  // some storages keep what has expired; the clock may have been set back
  if (Math.abs(Date.now() - record.startedAt) > TRANSACTION_MS) throw signInError('expired_state');
  return record;
}

/** The sign-ins that are being completed, by their sessions. */
export const completions = new WeakMap<object, Promise<{ returnTo: string }>>();
