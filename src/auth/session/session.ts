import type { Access, Credentials, CredentialsContext } from '../../core/options.ts';
import { isStoreError, systemError } from '../../errors/store-error.ts';
import { callListener } from '../../lib/call-listener.ts';
import { serialQueue, singleFlight } from '../../lib/concurrency.ts';
import { randomId } from '../../lib/random-id.ts';
import { type KeyValueStorage, SessionTooLong } from '../../storage/storage.ts';
import { untilVisible } from '../../storage/tabs.ts';
import { type SessionEvent, sessionEnded } from './member-credentials.ts';
import {
  formatSession,
  isDamaged,
  isNewer,
  lifeOf,
  parseSession,
  type StoredSession,
  type Tokens,
} from './session-record.ts';
import type { NextTokens } from './token-endpoint.ts';
import { type Effect, type Input, type State, transition } from './transition.ts';

/** A storage of sessions. */
interface SessionStorage extends Pick<KeyValueStorage, 'get' | 'set' | 'watch' | 'lagMs'> {
  /**
   * `isReplacement` is true for the work of a sign-in or sign-out. A storage with several sessions may run that
   * work without waiting for refreshes of the session that it replaces.
   */
  lock?<T>(key: string, work: () => Promise<T>, isReplacement: boolean): Promise<T>;
}

/** Where visitors, members and apps differ. */
export interface SessionOptions {
  key: string;
  /** Default memory. */
  storage: SessionStorage | undefined;
  /** Requests the next tokens of a session. */
  request: (session: StoredSession, context: CredentialsContext) => Promise<NextTokens>;
  /**
   * What follows when the platform rejects the refresh token: a session that gets tokens with the next call
   * (`visitor`), one without tokens if that of a member has ended (`none`), or the same session (`same`).
   */
  afterEnd: 'visitor' | 'none' | 'same';
  /** Reads a stored record. Without it, unusable tokens are dropped. */
  parse?: (text: string | undefined) => StoredSession | undefined;
  /** The session before the storage is read. Without it, one is created if the storage has none. */
  initial?: StoredSession;
  /** Whether tokens are refreshed before their end, while calls continue with them. Defaults to true. */
  refreshesAhead?: boolean;
  /** Who makes the calls. Defaults to the role of the refresh token. */
  caller?: string;
  /** Whether the session follows the changes of other tabs, for as long as the page lives. */
  watches?: boolean;
  /** The storage could not store a session, which is kept in memory. */
  onUnsaved?: ((error: unknown) => void) | undefined;
}

/** Calls stop using an access token this long before it expires: a tenth of its life, but at most this. */
const MAX_LEEWAY_MS = 60_000;
/** The background refresh starts so many leeways before calls stop using the access token. */
const ADVANCE_LEEWAYS = 5;
/** A background refresh that failed is not repeated before this. */
const PAUSE_MS = 30_000;
/** How often one call requests tokens: the session may end or be replaced while the call waits. */
const MAX_ATTEMPTS = 5;

/**
 * A session in one tab or server. It tells the state machine (`transition`) what happens, and runs the effects: it
 * reads and writes the storage, locks it, requests tokens and calls listeners. One request for tokens is shared by
 * all calls, and by all tabs or servers if the storage has locks.
 */
export class Session {
  readonly #options: SessionOptions;
  readonly #storage: SessionStorage;
  readonly #listeners = new Set<(event: SessionEvent) => void>();
  readonly #identityListeners = new Set<() => void>();
  /** Sign-ins and sign-outs that are not current yet. Calls that begin later wait for them. */
  readonly #replacements = serialQueue();
  /** A later write finds what an earlier one has stored. */
  readonly #writes = serialQueue();
  readonly #loadOnce = singleFlight<void>();
  readonly #refreshOnce = singleFlight<Access | undefined>();
  #state: State;
  /** The access of the current tokens. It is frozen, so that its headers are validated once. */
  #access: Access | undefined;
  /** The signals of the calls that wait for a refresh. */
  #callers: (AbortSignal | undefined)[] = [];
  #pausedUntil = 0;
  #isWatching = false;

  constructor(options: SessionOptions) {
    const { storage = { get: () => undefined, set: () => undefined }, initial, onUnsaved } = options;
    this.#options = options;
    this.#storage = storage;
    this.#state = initial ? { name: 'empty', record: initial } : { name: 'unknown' };
    if (onUnsaved) this.#listeners.add((event) => event.type === 'unsaved' && onUnsaved(event.error));
  }

  readonly credentials: Required<Omit<Credentials, 'onResponse'>> = {
    access: (context, caller) => {
      this.#watch();
      return this.#replacements.isIdle()
        ? this.#getAccess(context, caller)
        : this.#replacements.idle().then(() => this.#getAccess(context, caller));
    },
    refresh: async ({ headers: { authorization }, identity }, context, caller) => {
      void this.#apply({ type: 'unauthorized', accessToken: authorization });
      const next = await this.#getAccess(context, caller);
      return next.identity === identity && next.headers['authorization'] !== authorization ? next : undefined;
    },
    identity: async () => (await this.newest()).identity,
    onIdentity: (listener) => this.#listen(this.#identityListeners, listener),
  };

  onEvent(listener: (event: SessionEvent) => void): () => void {
    return this.#listen(this.#listeners, listener);
  }

  /** The session that a call which begins now has. */
  async newest(): Promise<StoredSession> {
    this.#watch();
    await this.#replacements.idle();
    return this.#load();
  }

  /**
   * Replaces the session. The version of the new session is final before it is used or written, because another
   * tab may refresh it as soon as it is visible. It is written under the lock, so that the write cannot arrive
   * after such a refresh. Rejects with the error of the storage.
   */
  async replace(by: { type: 'started'; tokens: Tokens } | { type: 'ended' }): Promise<void> {
    let saved: Promise<void> | undefined;
    await this.#replacements.run(async () => {
      // a storage that fails must not prevent a sign-in or a sign-out
      await this.#read().catch(() => undefined);
      saved = this.#apply({ ...by, identity: randomId(), nowMs: Date.now() });
    });
    await saved;
  }

  /** Tells the state machine what has happened. Resolves when its effects have run. */
  async #apply(input: Input): Promise<void> {
    const before = this.#state.record;
    const [state, effects] = transition(this.#state, input);
    this.#state = state;
    if (state.record !== before) this.#access = this.#accessOf(state);
    for (const effect of effects) {
      if (effect.type === 'save') await this.#save(effect);
      else if (effect.type === 'emit')
        for (const listen of this.#listeners) void callListener(listen, effect.event);
      else for (const listen of this.#identityListeners) void callListener(listen, undefined);
    }
  }

  #accessOf({ record }: State): Access | undefined {
    if (!record?.tokens) return undefined;
    const { accessToken, refreshToken } = record.tokens;
    return Object.freeze({
      headers: Object.freeze({ authorization: accessToken.value }),
      identity: record.identity,
      caller: this.#options.caller ?? refreshToken.role,
    });
  }

  #save({ record, needsLock = false }: Extract<Effect, { type: 'save' }>): Promise<void> {
    const write = (): Promise<void> => this.#writes.run(() => this.#write(record, needsLock));
    return needsLock ? this.#locked(write, true).catch(write) : write();
  }

  async #write(record: StoredSession, mustSave: boolean): Promise<void> {
    // a storage that cannot be read must not lose a new refresh token
    await this.#read().catch(() => undefined);
    const known = this.#state.record;
    const newest = known && !isNewer(record, known) ? known : record;
    let unsaved: unknown;
    try {
      // stored before it is used, and before another tab gets the lock
      await this.#storage.set(this.#options.key, formatSession(newest));
    } catch (error) {
      if (mustSave || error instanceof SessionTooLong) throw error;
      unsaved = error;
    }
    await this.#apply({ type: 'saved', record: newest, error: unsaved });
  }

  /** Reads the storage. Resolves to whether it has a text that cannot be read. */
  async #read(): Promise<boolean> {
    const { key, parse = parseSession } = this.#options;
    const text = await this.#storage.get(key);
    const record = parse(text);
    await this.#apply({ type: 'read', record });
    return !record && isDamaged(text);
  }

  /**
   * Reads what another tab or server has stored after it used the refresh token of this session first: without a
   * lock, or with a storage that shows the text of another tab later than the lock is granted.
   */
  #readNext(from: StoredSession): Promise<void> {
    const isReplaced = async (): Promise<boolean> => {
      await this.#read();
      return this.#state.record !== from;
    };
    return untilVisible(isReplaced, this.#storage.lagMs ?? 0);
  }

  /** Runs work under the lock of the storage, after reading what other tabs or servers have stored. */
  #locked<T>(work: () => Promise<T>, isReplacement = false): Promise<T> {
    const readAndWork = async (): Promise<T> => {
      const isUnreadable = await this.#read();
      if (this.#state.name === 'unknown')
        await this.#apply({
          type: 'missing',
          isDamaged: isUnreadable,
          identity: randomId(),
          nowMs: Date.now(),
        });
      return work();
    };
    return this.#storage.lock?.(this.#options.key, readAndWork, isReplacement) ?? readAndWork();
  }

  async #load(): Promise<StoredSession> {
    if (this.#state.name === 'unknown')
      await this.#loadOnce(async () => {
        await this.#read();
        if (this.#state.name === 'unknown') await this.#locked(async () => undefined);
      });
    return this.#state.record as StoredSession;
  }

  #watch(): void {
    const { watches, key, parse = parseSession } = this.#options;
    if (this.#isWatching || !watches) return;
    this.#isWatching = true;
    const compare = async (): Promise<void> =>
      this.#apply({ type: 'compared', record: parse(await this.#storage.get(key)) });
    this.#storage.watch?.(key, (text) => {
      void this.#apply({ type: 'changed', record: parse(text) });
      compare().catch(() => undefined);
    });
  }

  #listen<Listener>(listeners: Set<Listener>, listener: Listener): () => void {
    this.#watch();
    listeners.add(listener);
    return () => void listeners.delete(listener);
  }

  #getAccess(context: CredentialsContext, caller: AbortSignal | undefined): Promise<Access> | Access {
    const access = this.#usable();
    if (!access) return this.#waitForAccess(context, caller);
    const canRefresh =
      (this.#options.refreshesAhead ?? true) && this.#state.record?.tokens?.refreshToken.value;
    if (canRefresh && Date.now() >= this.#pausedUntil && !this.#usable(ADVANCE_LEEWAYS)) {
      this.#pausedUntil = Date.now() + PAUSE_MS;
      // calls continue with the token they have
      this.#refresh(context, caller, ADVANCE_LEEWAYS).catch(() => undefined);
    }
    return access;
  }

  /** The access, if it is valid for some time from now: so many leeways more than calls need. */
  #usable(leeways = 0): Access | undefined {
    // the clock is read only if there is an access token: Next.js does not prerender a page that reads the clock
    // before the cookies
    if (this.#state.name !== 'active' || this.#state.isRejected) return undefined;
    const { tokens, skewMs, lifeMs = Number.POSITIVE_INFINITY } = this.#state.record;
    const leewayMs = Math.min(lifeMs / 10, MAX_LEEWAY_MS);
    return lifeOf(tokens, skewMs) > leewayMs * (1 + leeways) ? this.#access : undefined;
  }

  async #waitForAccess(context: CredentialsContext, caller: AbortSignal | undefined): Promise<Access> {
    for (let attempt = 0; attempt < MAX_ATTEMPTS && !caller?.aborted; attempt++) {
      const next = await this.#refresh(context, caller);
      // a call or a sign-in may have replaced the access since
      if (next && next === this.#access) return next;
    }
    throw systemError({ code: 'session_changed' });
  }

  /**
   * Starts a refresh, or joins the one that is running. Undefined if the session has changed in the meantime,
   * or has ended.
   */
  #refresh(
    context: CredentialsContext,
    caller: AbortSignal | undefined,
    leeways?: number,
  ): Promise<Access | undefined> {
    const refreshing = this.#refreshOnce(async () => {
      this.#callers = [];
      await this.#load();
      return (
        this.#usable(leeways) ?? this.#locked(async () => this.#usable(leeways) ?? this.#obtain(context))
      );
    });
    this.#callers.push(caller);
    return refreshing;
  }

  /** Replaces the tokens, or the session if it has ended. Undefined if another session has replaced it. */
  async #obtain(context: CredentialsContext): Promise<Access | undefined> {
    // no request is sent if all waiting calls are aborted; a sent request is never aborted, since it uses up
    // the refresh token
    if (this.#callers.every((caller) => caller?.aborted)) return undefined;
    const from = this.#state.record as StoredSession;
    await this.#replacements.idle();
    // calls continue with a session that has replaced this one
    if (this.#state.record !== from) return undefined;
    if (this.#state.name === 'ended' && this.#options.afterEnd === 'none') throw sessionEnded();
    const outcome = await this.#request(from, context);
    await this.#apply(outcome);
    if (outcome.type === 'failed' && this.#state.record === from) throw outcome.error;
    if (outcome.type !== 'refreshed') return undefined;
    if (outcome.next.error) throw outcome.next.error;
    return this.#state.record?.tokens === outcome.next.tokens ? this.#access : undefined;
  }

  async #request(
    from: StoredSession,
    context: CredentialsContext,
  ): Promise<Extract<Input, { type: 'refreshed' | 'failed' | 'rejected' }>> {
    const canEnd = from.tokens && this.#options.afterEnd !== 'same';
    const rejected = () => ({ type: 'rejected', from, identity: randomId() }) as const;
    if (canEnd && !from.tokens?.refreshToken.value) return rejected();
    try {
      return { type: 'refreshed', from, next: await this.#options.request(from, context) };
    } catch (error) {
      const isRejected = isStoreError(error) && error.code === 'invalid_grant';
      if (isRejected) await this.#readNext(from);
      return isRejected && canEnd ? rejected() : { type: 'failed', from, error };
    }
  }
}
