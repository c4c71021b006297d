import type { KeyValueStorage } from 'storewire';
import {
  type AnsweringStorage,
  fingerprint,
  isSilence,
  parseSession,
  serialQueue,
  withLock,
} from 'storewire/internal';
import { toCookies } from '../server-cookies.ts';

/**
 * How long a session is remembered after its last request: requests with cookies from before a refresh arrive
 * within this time.
 */
export const REMEMBERED_MS = 60_000;
/** How many refreshes of other processes are followed from the record in the cookies of a request. */
const MAX_SUCCESSORS = 20;

/**
 * The session of one browser in this process. Each request brings its own copy of the session, and a refresh
 * token works once. Therefore all requests of a browser share the newest records and refresh one at a time. With
 * a shared storage, this includes the requests that other servers handle.
 */
export class BrowserSession<Auth> implements KeyValueStorage {
  /** The newest record of each key. The cookies of a request may contain an older one. */
  readonly records: Map<string, string>;
  readonly refreshes = serialQueue();
  /** Credentials of the pages' calls. */
  auth: Auth | undefined;
  readonly #shared: AnsweringStorage | undefined;

  constructor(records: Map<string, string>, shared: AnsweringStorage | undefined) {
    this.records = records;
    this.#shared = shared;
  }

  async get(key: string): Promise<string | undefined> {
    const known = this.records.get(key);
    if (known === undefined) return undefined;
    const newest = await this.#newest(key, known);
    if (this.records.get(key) === known) this.records.set(key, newest);
    return this.records.get(key);
  }

  async set(key: string, value: string): Promise<void> {
    // fails before the call is sent, not when the cookies are set
    toCookies('', value);
    const before = this.records.get(key);
    this.records.set(key, value);
    // a record has one successor, whatever arrives later
    if (before !== undefined && before !== value)
      await this.#shared?.set(await successorKey(key, before), value, REMEMBERED_MS, '');
  }

  delete(key: string): void {
    this.records.delete(key);
  }

  lock<T>(key: string, work: () => Promise<T>): Promise<T> {
    return this.refreshes.run(async () => {
      const { sessionId, tokens } = parseSession(this.records.get(key)) ?? {};
      const lockKey = `storewire:session:${await fingerprint(key + sessionId)}`;
      return withLock(
        (locked) => (sessionId === undefined ? undefined : this.#shared?.lock?.(lockKey, locked)),
        work,
        async (cause) => {
          // another server may hold the lock of a storage that works or is silent, and use the refresh token
          if (tokens && (isSilence(cause) || (await this.#isWritable(`${lockKey}:check`)))) throw cause;
        },
      );
    });
  }

  /** A storage that can only be read, such as Redis with a full disk, has no locks either. */
  async #isWritable(key: string): Promise<boolean> {
    try {
      await this.#shared?.set(key, '', REMEMBERED_MS);
      return true;
    } catch {
      return false;
    }
  }

  /** Follows the refreshes that other processes have made since. */
  async #newest(key: string, record: string): Promise<string> {
    let newest = record;
    for (let count = 0; this.#shared && count < MAX_SUCCESSORS; count++) {
      const next = await this.#successorOf(key, newest);
      if (next === undefined) break;
      newest = next;
    }
    return newest;
  }

  /** A shared storage that cannot be read is as none: the browser is still signed in. */
  async #successorOf(key: string, record: string): Promise<string | undefined> {
    try {
      return await this.#shared?.get(await successorKey(key, record));
    } catch {
      return undefined;
    }
  }
}

const successorKey = async (key: string, record: string): Promise<string> =>
  `storewire:successor:${await fingerprint(key + record)}`;
