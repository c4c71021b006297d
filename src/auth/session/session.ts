import type { Access, Credentials, CredentialsContext } from '../../core/options.ts';
import { isStoreError, systemError } from '../../errors/store-error.ts';
import { callListener } from '../../lib/call-listener.ts';
import { singleFlight } from '../../lib/concurrency.ts';
import { randomId } from '../../lib/random-id.ts';
import { type AnsweringStorage, answering, isSilence } from '../../storage/answering.ts';
import { type KeyValueStorage, SessionNotStored } from '../../storage/storage.ts';
import { untilVisible, withLock } from '../../storage/tabs.ts';
import { parseSession, type StoredSession } from './stored-session.ts';
import type { RenewedTokens } from './token-endpoint.ts';
import { firstSession, isNewer, isStorable, refreshedSession, sessionAfterEnd } from './transitions.ts';

/** Where visitors and members differ. */
export interface SessionOptions {
  key: string;
  /** Where the session is stored. Defaults to memory. */
  storage: KeyValueStorage | undefined;
  /** Requests the next tokens of a session. */
  request: (session: StoredSession, context: CredentialsContext) => Promise<RenewedTokens>;
  /** Receives the error of a storage that cannot be read or written. The session is kept in memory. */
  onUnsaved?: ((error: unknown) => void) | undefined;
}

/** Calls stop using an access token this long before it expires. */
const LEEWAY_MS = 60_000;
/** How often one call requests tokens: the session may end or be replaced while the call waits. */
const MAX_ATTEMPTS = 5;

const NO_STORAGE: KeyValueStorage = {
  get: () => undefined,
  set: () => undefined,
  delete: () => undefined,
};

/**
 * A session in one tab or server. Its state is one record, which is replaced by a newer one only. A record without
 * tokens is that of a session that has not begun: the first call requests its tokens. One request for tokens is
 * shared by all calls, and by all tabs or servers if the storage has locks. New records are stored before they are
 * used.
 */
export class Session {
  protected readonly options: SessionOptions;
  protected readonly storage: AnsweringStorage;
  /** The newest session that is known here; undefined until the storage is read. */
  protected current: StoredSession | undefined;
  /** The storage has been read or written here, so it may have the session. */
  protected hasStorage = false;
  /** The text that the storage has, as far as is known here. */
  #stored = '';
  /** The storage has failed, which is reported once, until it can be written. */
  #hasFailed = false;
  /** The access of its tokens. It is frozen, so that its headers are validated once. */
  #access: Access | undefined;
  /** The platform has rejected its access token. */
  #isRejected = false;
  readonly #sessionIdListeners = new Set<() => void>();
  readonly #loadOnce = singleFlight<void>();
  readonly #refreshOnce = singleFlight<Access | undefined>();
  /** The signals of the calls that wait for a refresh. */
  #waiting: (AbortSignal | undefined)[] = [];

  constructor(options: SessionOptions) {
    this.options = options;
    this.storage = answering(options.storage ?? NO_STORAGE);
  }

  readonly credentials: Required<Omit<Credentials, 'onResponse'>> = {
    access: (context, signal) => {
      const replacing = this.replacing();
      return replacing
        ? replacing.then(() => this.#getAccess(context, signal))
        : this.#getAccess(context, signal);
    },
    refresh: async ({ headers: { authorization }, sessionId }, context, signal) => {
      // a late 401 for a replaced token does not concern the current one
      this.#isRejected ||= authorization === this.current?.tokens?.accessToken.value;
      const next = await this.#getAccess(context, signal);
      return next.sessionId === sessionId && next.headers['authorization'] !== authorization
        ? next
        : undefined;
    },
    sessionId: async () => (await this.newest()).sessionId,
    onSessionId: (listener) => {
      this.#sessionIdListeners.add(listener);
      return () => void this.#sessionIdListeners.delete(listener);
    },
  };

  /** The session that a call which begins now has. */
  async newest(): Promise<StoredSession> {
    await this.replacing();
    return this.load();
  }

  /** Settles when the sign-ins and sign-outs that have begun are current; undefined if there are none. */
  protected replacing(): Promise<void> | undefined {
    return undefined;
  }

  protected unsaved(error: unknown): void {
    if (this.options.onUnsaved) void callListener(this.options.onUnsaved, error);
  }

  /** Makes a session current if it is newer. */
  protected adopt(session: StoredSession | undefined): void {
    const before = this.current;
    if (!session || (before && !isNewer(session, before))) return;
    this.current = session;
    this.#isRejected = false;
    this.#access = this.#accessOf(session);
    if (before && before.sessionId !== session.sessionId)
      for (const listen of this.#sessionIdListeners) void callListener(listen, undefined);
  }

  #accessOf({ tokens, sessionId }: StoredSession): Access | undefined {
    if (!tokens) return undefined;
    const { accessToken, refreshToken } = tokens;
    return Object.freeze({
      headers: Object.freeze({ authorization: accessToken.value }),
      sessionId,
      role: refreshToken.role,
    });
  }

  /** Adopts what is stored. What cannot be read is as none. Resolves to whether it could be read. */
  protected async read(): Promise<boolean> {
    try {
      await this.#readStored();
      return true;
    } catch (error) {
      this.#report(error);
      return false;
    }
  }

  async #readStored(): Promise<void> {
    const text = await this.storage.get(this.options.key);
    this.hasStorage = true;
    this.#stored = text ?? '';
    this.adopt(parseSession(text));
  }

  #report(error: unknown): void {
    if (!this.#hasFailed) this.unsaved(error);
    this.#hasFailed = true;
  }

  /**
   * Stores the session that `next` makes after the storage was read, unless a newer one is known, and makes it current.
   * Rejects if a sign-out cannot be stored that a reload would undo.
   */
  protected async save(next: () => StoredSession, isReplacement = false): Promise<void> {
    const isRead = await this.read();
    const before = this.#stored;
    const session = next();
    const newest = this.current && !isNewer(session, this.current) ? this.current : session;
    // what cannot be read may be the session of a member, which no visitor replaces
    if (isRead || isStorable(newest))
      try {
        // stored before it is used, and before another tab gets the lock
        const record = JSON.stringify(newest.tokens ? newest : { nonce: randomId(), ...newest });
        await this.storage.set(this.options.key, record, undefined, before);
        this.#stored = record;
        this.hasStorage = true;
        this.#hasFailed = false;
      } catch (error) {
        const isSignOut = isReplacement && !session.tokens;
        if (isSignOut || error instanceof SessionNotStored) throw error;
        this.#report(error);
      }
    this.adopt(newest);
  }

  /** Runs work under the lock of the storage, after reading what other tabs or servers have stored. */
  protected async locked<T>(work: () => Promise<T>, isReplacement = false): Promise<T> {
    const { key } = this.options;
    return withLock(
      (readAndWork) => this.storage.lock?.(key, readAndWork, isReplacement),
      async () => {
        const isRead = await this.read();
        if (!this.current)
          await this.save(() => this.current ?? firstSession(randomId(), isRead ? Date.now() : undefined));
        return work();
      },
      async (cause) => {
        // without the lock, two servers would use the same refresh token, which ends the session of both
        const mayBeHeld = isSilence(cause) || (await this.read());
        if (mayBeHeld && this.current?.tokens && !isReplacement && !this.#usable()) throw cause;
      },
    );
  }

  /** The session that is known here. The first one is read, or begun, under the lock. */
  protected async load(): Promise<StoredSession> {
    if (!this.current)
      await this.#loadOnce(async () => {
        await this.read();
        if (!this.current) await this.locked(async () => undefined);
      });
    return this.current as StoredSession;
  }

  #getAccess(context: CredentialsContext, signal: AbortSignal | undefined): Promise<Access> | Access {
    return this.#usable() ?? this.#waitForAccess(context, signal);
  }

  /** The access, if it is valid for as long as a call may take. */
  #usable(): Access | undefined {
    const tokens = this.current?.tokens;
    // the clock is read only if there is an access token: Next.js does not prerender a page that reads the clock
    // before the cookies
    if (!tokens || this.#isRejected) return undefined;
    return tokens.accessToken.expiresAt * 1000 - Date.now() > LEEWAY_MS ? this.#access : undefined;
  }

  async #waitForAccess(context: CredentialsContext, signal: AbortSignal | undefined): Promise<Access> {
    for (let attempt = 0; attempt < MAX_ATTEMPTS && !signal?.aborted; attempt++) {
      const next = await this.#refresh(context, signal);
      // a call or a sign-in may have replaced the access since
      if (next && next === this.#access) return next;
    }
    throw systemError({ code: 'session_changed' });
  }

  /**
   * Starts a refresh, or joins the one that is running. Undefined if the session has changed in the meantime,
   * or has ended.
   */
  #refresh(context: CredentialsContext, signal: AbortSignal | undefined): Promise<Access | undefined> {
    const refreshing = this.#refreshOnce(async () => {
      this.#waiting = [];
      await this.load();
      return this.#usable() ?? this.locked(async () => this.#usable() ?? this.#obtain(context));
    });
    this.#waiting.push(signal);
    return refreshing;
  }

  /** Replaces the tokens, or the session if it has ended. Undefined if another session has replaced it. */
  async #obtain(context: CredentialsContext): Promise<Access | undefined> {
    // no request is sent if all waiting calls are aborted; a sent request is never aborted, since it uses up
    // the refresh token
    if (this.#waiting.every((signal) => signal?.aborted)) return undefined;
    const from = this.current as StoredSession;
    await this.replacing();
    // calls continue with a session that has replaced this one
    if (this.current !== from) return undefined;
    const renewed = await this.#request(from, context);
    if (!renewed) {
      // also after a replacement: the next tab with the lock must not find a refresh token that was used
      await this.save(() =>
        this.current === from ? sessionAfterEnd(from, randomId()) : (this.current as StoredSession),
      );
      return undefined;
    }
    const { error, tokens } = renewed;
    await this.save(() => refreshedSession(from, tokens));
    if (error) throw error;
    return this.current.tokens === tokens ? this.#access : undefined;
  }

  /** Requests the next tokens of a session; undefined if it has ended, or if another one has replaced it. */
  async #request(from: StoredSession, context: CredentialsContext): Promise<RenewedTokens | undefined> {
    if (from.tokens && !from.tokens.refreshToken.value) return undefined;
    try {
      return await this.options.request(from, context);
    } catch (error) {
      const isRejected = isStoreError(error) && error.code === 'invalid_grant';
      if (isRejected) await this.#readNext(from);
      if ((isRejected && from.tokens) || this.current !== from) return undefined;
      throw error;
    }
  }

  /**
   * Reads what another tab or server has stored after it used the refresh token of this session first: without a
   * lock, or with a storage that shows the text of another tab later than the lock is granted.
   */
  #readNext(from: StoredSession): Promise<void> {
    const isReplaced = async (): Promise<boolean> => {
      // a session that was stored does not end because its storage fails
      await (isStorable(from) ? this.#readStored() : this.read());
      return this.current !== from;
    };
    return untilVisible(isReplaced, this.storage.lagMs ?? 0);
  }
}
