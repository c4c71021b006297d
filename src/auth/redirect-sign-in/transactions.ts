import { fromJson } from '../../core/json.ts';
import { boundedMap } from '../../lib/bounded-map.ts';
import { safeReturnPath } from '../../redirects/return-url.ts';
import { type KeyValueStorage, tabStorage } from '../../storage/storage.ts';
import { isState } from './authorization.ts';
import { expiredState, invalidState, reusedState, throwStorageError } from './errors.ts';

/** Where a redirect sign-in is stored while the browser is away. */
export interface TransactionOptions {
  /**
   * Stores the sign-in until its response arrives, for at most ten minutes and 2,500 characters in all: the
   * oldest sign-ins are dropped first. Defaults to `sessionStorage`. The storage must belong to one browser,
   * like an HttpOnly cookie: if browsers shared it, one could complete the sign-in of another.
   */
  storage?: KeyValueStorage | undefined;
  /** Aborts the requests. */
  signal?: AbortSignal | undefined;
}

/** A redirect sign-in that has started, with the values that its response is checked against. */
export interface Transaction {
  codeVerifier: string;
  redirectUri: string;
  responseMode: 'fragment' | 'query';
  returnTo: string;
  /** The `iss` that a response may have. */
  issuer: string;
}

interface StoredTransaction extends Transaction {
  /** Milliseconds since 1970. */
  startedAt: number;
}

/** Replaces a transaction whose response was used. */
interface UsedTransaction {
  usedAt: number;
}

const TRANSACTION_MS = 10 * 60_000;
/** Less than 4 kB as cookies. Servers reject requests whose headers exceed 8 to 16 kB. */
const MAX_TOTAL_LENGTH = 2500;
const MAX_RETURN_PATH_LENGTH = 800;

const transactionKey = (clientId: string, state: string): string => `storewire:${clientId}:sign-in:${state}`;

/** The storage of the tab. A server has none that belongs to one browser. */
export function defaultStorage(): KeyValueStorage {
  if (typeof document === 'undefined')
    throw new TypeError('a sign-in on a server needs the option storage, for example an HttpOnly cookie');
  try {
    return tabStorage(sessionStorage);
  } catch (error) {
    return throwStorageError(error);
  }
}

/** Stores a transaction under its state, and drops the oldest ones when there are too many. */
export async function storeTransaction(
  storage: KeyValueStorage,
  clientId: string,
  state: string,
  transaction: Transaction,
): Promise<void> {
  const startedAt = Date.now();
  const path = safeReturnPath(transaction.returnTo);
  const returnTo = path.length > MAX_RETURN_PATH_LENGTH ? '/' : path;
  const record = JSON.stringify({ ...transaction, returnTo, startedAt } satisfies StoredTransaction);
  const key = transactionKey(clientId, state);
  await storage.set(key, record, TRANSACTION_MS);
  const indexKey = `storewire:${clientId}:sign-ins`;
  const addToIndex = async (): Promise<void> => {
    const entries = parseIndex(await storage.get(indexKey));
    let total = key.length + record.length;
    const kept: IndexEntry[] = [[state, startedAt, total]];
    for (const [old, at, length] of entries.reverse()) {
      total += length;
      if (total <= MAX_TOTAL_LENGTH && !isTransactionExpired(at)) kept.unshift([old, at, length]);
      else await storage.delete(transactionKey(clientId, old));
    }
    await storage.set(indexKey, JSON.stringify(kept), TRANSACTION_MS);
  };
  await (storage.lock?.(indexKey, addToIndex) ?? addToIndex());
}

/**
 * Transactions that were claimed in this process. Requests of one browser may overlap, each with its own copy
 * of the cookies, and a storage need not have locks.
 */
const claimed = boundedMap<string, true>(10_000);

/** Takes a transaction out of the storage. If several callers claim it, exactly one gets it. */
export async function claimTransaction(
  storage: KeyValueStorage,
  clientId: string,
  state: string,
): Promise<Transaction> {
  // a state from a URL must not become a key of something else
  if (!isState(state)) throw invalidState();
  const key = transactionKey(clientId, state);
  if (claimed.get(key)) throw reusedState();
  claimed.set(key, true, TRANSACTION_MS);
  try {
    const claim = (): Promise<Transaction> => takeOut(storage, key);
    return await (storage.lock?.(key, claim) ?? claim());
  } catch (error) {
    claimed.delete(key);
    throw error;
  }
}

async function takeOut(storage: KeyValueStorage, key: string): Promise<Transaction> {
  const record = parseRecord(await storage.get(key));
  if (!record) throw invalidState();
  if ('usedAt' in record) throw reusedState();
  if (isTransactionExpired(record.startedAt)) {
    await storage.delete(key);
    throw expiredState();
  }
  await storage.set(key, JSON.stringify({ usedAt: Date.now() } satisfies UsedTransaction), TRANSACTION_MS);
  return record;
}

/** Also true after the clock was set back. */
const isTransactionExpired = (startedAt: number): boolean =>
  Math.abs(Date.now() - startedAt) > TRANSACTION_MS;

function parseRecord(text: string | undefined): StoredTransaction | UsedTransaction | undefined {
  const record = fromJson(text) as Partial<StoredTransaction & UsedTransaction> | null | undefined;
  if (typeof record?.usedAt === 'number') return { usedAt: record.usedAt };
  const { codeVerifier, redirectUri, responseMode, returnTo, issuer, startedAt } = record ?? {};
  if (
    !codeVerifier ||
    !redirectUri ||
    !responseMode ||
    returnTo === undefined ||
    issuer === undefined ||
    typeof startedAt !== 'number'
  )
    return undefined;
  return { codeVerifier, redirectUri, responseMode, returnTo, issuer, startedAt };
}

/** The transactions of one client in the order of their start, as the storage cannot list its keys. */
type IndexEntry = [state: string, startedAt: number, length: number];

function parseIndex(text: string | undefined): IndexEntry[] {
  const list: unknown = fromJson(text);
  return Array.isArray(list) ? list.filter(isIndexEntry) : [];
}

const isIndexEntry = (entry: unknown): entry is IndexEntry =>
  Array.isArray(entry) &&
  typeof entry[0] === 'string' &&
  typeof entry[1] === 'number' &&
  typeof entry[2] === 'number';
