import { fromJson } from '../../core/json.ts';
import { asRecord } from '../../errors/normalise.ts';
import type { SessionStorage } from '../storage.ts';
import { isWaiting, type Waiting } from './states.ts';

/** How long a sign-in may wait for the person. */
const LIFE_MS = 600_000;

/** Keeps what one sign-in waits for. */
export interface PendingStore {
  read(): Promise<Waiting | undefined>;
  keep(waiting: Waiting): Promise<void>;
  drop(): Promise<void>;
}

interface PendingOptions {
  storage: SessionStorage;
  key: string;
  now: () => number;
}

/** One access after the other, so that the last one counts. A storage that fails is stood in for by memory. */
export function pendingStore({ storage, key, now }: PendingOptions): PendingStore {
  let last: Promise<unknown> = Promise.resolve();
  /** What the storage should hold and does not. */
  let unsaved: { text: string | undefined } | undefined;

  function inTurn<T>(work: () => Promise<T>): Promise<T> {
    const turn = last.then(work);
    last = turn;
    return turn;
  }

  async function write(text: string | undefined): Promise<void> {
    try {
      await (text === undefined ? storage.remove(key) : storage.set(key, text));
      unsaved = undefined;
    } catch {
      unsaved = { text };
    }
  }

  async function stored(): Promise<string | undefined> {
    try {
      return await storage.get(key);
    } catch {
      return undefined;
    }
  }

  async function read(): Promise<Waiting | undefined> {
    const text = unsaved ? unsaved.text : await stored();
    if (!text) return undefined;
    const waiting = parse(text, now());
    if (!waiting) await write(undefined);
    return waiting;
  }

  return {
    read: () => inTurn(read),
    keep: (waiting) => inTurn(() => write(JSON.stringify({ at: now(), ...waiting }))),
    drop: () => inTurn(() => write(undefined)),
  };
}

/** What was stored, if it is a sign-in that still waits. A clock that went back ends it as well. */
function parse(text: string, now: number): Waiting | undefined {
  const { at, loginState, data } = (fromJson(text) ?? {}) as Partial<Waiting & { at: number }>;
  const age = now - Number(at);
  const waiting = { loginState, data } as Waiting;
  return age >= 0 && age <= LIFE_MS && isWaiting(waiting) && isWhole(waiting) ? waiting : undefined;
}

function isWhole({ loginState, data }: Waiting): boolean {
  const record = asRecord(data);
  if (!record) return false;
  if (loginState === 'OWNER_APPROVAL_REQUIRED') return true;
  const hasToken = typeof record['stateToken'] === 'string' && record['stateToken'] !== '';
  return hasToken && (loginState === 'EMAIL_VERIFICATION_REQUIRED' || Array.isArray(record['factors']));
}
