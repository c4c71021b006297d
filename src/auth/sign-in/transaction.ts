import { fromJson } from '../../core/json.ts';
import { type SessionStorage, webStorage } from '../storage.ts';
import type { CallbackMode } from './callback.ts';
import { expiredState, invalidState, reusedState } from './failures.ts';
import { isState } from './pkce.ts';

/** Where and when a full-page sign-in is remembered. */
export interface TransactionOptions {
  /**
   * Remembers the sign-in until its answer comes. Default `sessionStorage`. It must belong to this browser, like an HttpOnly cookie: in a
   * place that all visitors share, one could make another complete a sign-in that is not theirs.
   */
  storage?: SessionStorage | undefined;
  /** Ends the call that asks for the address, or that exchanges the code. */
  signal?: AbortSignal | undefined;
  /** The time in milliseconds since 1970. */
  now?: (() => number) | undefined;
}

/** A sign-in that is under way: what its answer is held against. */
export interface Transaction {
  verifier: string;
  redirectUri: string;
  responseMode: CallbackMode;
  returnTo: string;
  /** Who must have answered, when the answer says who. */
  issuer: string;
  /** In milliseconds since 1970. */
  startedAt: number;
}

/** What stays of a transaction whose answer was used, to tell a second use from an answer to nothing. */
interface Used {
  usedAt: number;
}

/** Where transactions of one client are kept. */
interface TransactionPlace {
  clientId: string;
  storage: SessionStorage;
  now: () => number;
}

const LIFETIME_MS = 10 * 60_000;
/** Records are kept longer than they are good, so that a late answer is told that it is late, and then cleared away. */
const KEPT_MS = 60 * 60_000;
const MOST_KEPT = 10;

/** The tab's own storage. On a server there is none that belongs to one browser. */
export function defaultStorage(): SessionStorage {
  if (typeof document === 'undefined') throw new TypeError('a sign-in on a server needs the option storage, for example an HttpOnly cookie');
  return webStorage(sessionStorage);
}

const keyOf = (clientId: string, state: string): string => `storewire:${clientId}:sign-in:${state}`;

/** Stores a transaction under its state, and clears away those that were never completed. */
export async function keepTransaction({ clientId, storage, now }: TransactionPlace, state: string, transaction: Transaction): Promise<void> {
  await storage.set(keyOf(clientId, state), JSON.stringify(transaction));
  const index = `storewire:${clientId}:sign-ins`;
  const note = async (): Promise<void> => {
    const started: [state: string, at: number][] = [...parseIndex(await storage.get(index)), [state, transaction.startedAt]];
    const isKept = ([, at]: [string, number], place: number): boolean => now() - at < KEPT_MS && place >= started.length - MOST_KEPT;
    for (const [old] of started.filter((each, place) => !isKept(each, place))) await storage.remove(keyOf(clientId, old));
    await storage.set(index, JSON.stringify(started.filter(isKept)));
  };
  await (storage.lock?.(index, note) ?? note());
}

/** States whose records are being taken at this moment, for storages that cannot lock. */
const taking = new Set<string>();

/** Takes a transaction out before anything is done with it: of any number of takers exactly one gets it. */
export async function takeTransaction(place: TransactionPlace, state: string): Promise<Transaction> {
  // whatever stands in an address is no key of the storage
  if (!isState(state)) throw invalidState();
  const key = keyOf(place.clientId, state);
  if (taking.has(key)) throw reusedState();
  taking.add(key);
  try {
    const take = (): Promise<Transaction> => takeOut(place, key);
    return await (place.storage.lock?.(key, take) ?? take());
  } finally {
    taking.delete(key);
  }
}

async function takeOut({ storage, now }: TransactionPlace, key: string): Promise<Transaction> {
  const found = parseRecord(await storage.get(key));
  if (!found) throw invalidState();
  if ('usedAt' in found) throw reusedState();
  if (Math.abs(now() - found.startedAt) > LIFETIME_MS) {
    await storage.remove(key);
    throw expiredState();
  }
  await storage.set(key, JSON.stringify({ usedAt: now() } satisfies Used));
  return found;
}

function parseRecord(text: string | undefined): Transaction | Used | undefined {
  const record = fromJson(text) as Partial<Transaction & Used> | null | undefined;
  if (typeof record?.usedAt === 'number') return { usedAt: record.usedAt };
  const { verifier, redirectUri, responseMode, returnTo, issuer, startedAt } = record ?? {};
  if (!verifier || !redirectUri || !responseMode || returnTo === undefined || issuer === undefined || typeof startedAt !== 'number') return undefined;
  return { verifier, redirectUri, responseMode, returnTo, issuer, startedAt };
}

function parseIndex(text: string | undefined): [state: string, at: number][] {
  const list = fromJson(text);
  return Array.isArray(list) ? list.filter((each) => Array.isArray(each) && typeof each[0] === 'string' && typeof each[1] === 'number') : [];
}
