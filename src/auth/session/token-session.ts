import type { Access, Credentials, CredentialsContext } from '../../core/options.ts';
import { isStoreError, systemError } from '../../errors/store-error.ts';
import { type SerialQueue, singleFlight } from '../../lib/concurrency.ts';
import { notify } from '../../lib/emit.ts';
import { randomId } from '../../lib/random-id.ts';
import { type KeyValueStorage, SessionTooLong } from '../../storage/storage.ts';
import { formatSession, isNewer, lifeOf, nextVersion, type StoredSession } from './session-record.ts';
import type { NextTokens } from './token-endpoint.ts';

/** A storage of sessions. */
export interface SessionStorage extends Pick<KeyValueStorage, 'get' | 'set'> {
  /**
   * `isReplacement` is true for the work of a sign-in or sign-out. A storage with several sessions may run that
   * work without waiting for refreshes of the session that it replaces.
   */
  lock?<T>(key: string, work: () => Promise<T>, isReplacement: boolean): Promise<T>;
}

/** Options of {@link createTokenSession}: where visitors, members and apps differ. */
export interface TokenSessionOptions {
  key: string;
  /** Without it, the session is only in memory. */
  storage: SessionStorage | undefined;
  parse: (text: string | undefined) => StoredSession | undefined;
  /** Requests the next tokens of a session. */
  request: (session: StoredSession, context: CredentialsContext) => Promise<NextTokens>;
  /**
   * The session before the storage is read. It never ends: a rejected refresh token fails the call. Without it,
   * a new session is created and stored if the storage has none.
   */
  initial?: StoredSession;
  /** Properties of a new session, which is the first one, or follows one that has ended. */
  begin?: (ended: StoredSession | undefined) => Partial<StoredSession>;
  /** Whether tokens are refreshed before their end, while calls continue with them. Defaults to true. */
  refreshesAhead?: boolean;
  /**
   * Runs writes one after the other. Needed if sign-ins and sign-outs also write, so that a later write finds
   * what an earlier one has stored.
   */
  writes?: SerialQueue;
  /**
   * A newer session was adopted. It was created here, or the storage had it instead of the known one.
   */
  onChange?: (before: StoredSession | undefined, after: StoredSession) => void;
  /** The storage could not store a session, which is kept in memory. */
  onUnsaved?: ((error: unknown) => void) | undefined;
  /** Who makes the calls. Defaults to the role of the refresh token. */
  caller?: string;
}

/** A session and its credentials. */
export interface TokenSession {
  readonly credentials: Required<Omit<Credentials, 'onResponse'>>;
  /** The newest session that is known. */
  current(): StoredSession | undefined;
  /** The newest session, read from the storage or created if there is none. */
  load(): Promise<StoredSession>;
  /** Adopts a session if it is newer. The first one that is read from the storage is no change. */
  adopt(session: StoredSession | undefined, isStored?: boolean): void;
  /** Stores and adopts a session, or a newer one that is known or stored. */
  store(session: StoredSession, onUnsaved?: (error: unknown) => void): Promise<void>;
  locked<T>(work: () => Promise<T>, isReplacement?: boolean): Promise<T>;
}

const received = ({ tokens, skewMs, error }: NextTokens): Partial<StoredSession> => ({
  tokens,
  skewMs,
  // of an unusable response, only the refresh token is new
  lifeMs: error ? undefined : lifeOf(tokens, skewMs),
});

/** Calls stop using an access token this long before it expires: a tenth of its life, but at most this. */
const MAX_LEEWAY_MS = 60_000;
/** The background refresh starts so many leeways before calls stop using the access token. */
const ADVANCE_LEEWAYS = 5;
/** A background refresh that failed is not repeated before this. */
const PAUSE_MS = 30_000;
/** How often one call requests tokens: the session may end or be replaced while the call waits. */
const MAX_ATTEMPTS = 5;

/**
 * A session that stores, refreshes, rotates and ends tokens. A session, in memory or in the storage, is
 * replaced by a newer one only (`adopt`, `store`). Its states, and what leads from one to the next:
 *
 * - unknown: nothing was read, `current` is undefined. `load` reads the storage, or creates and stores a
 * session without tokens.
 * - signed out: `current` has no tokens. The first call requests some (`refresh`).
 * - active: `access` is set and valid for a while. Calls get it at once; shortly before its end it is
 * refreshed in the background.
 * - expired: `access` is over, or undefined because the platform has rejected it. Calls wait for `refresh`.
 * - refreshing: one request is shared by all calls, and by all tabs or servers if the storage has locks
 * (`obtain`).
 * - ended: the platform has rejected the refresh token. `create` makes the session that follows, with another
 * identity and without tokens.
 */
export function createTokenSession({
  key,
  storage = { get: () => undefined, set: () => undefined },
  parse,
  request,
  initial,
  refreshesAhead = true,
  ...options
}: TokenSessionOptions): TokenSession {
  const listeners = new Set<() => void>();
  const loadOnce = singleFlight<void>();
  const refreshOnce = singleFlight<Access | undefined>();
  let current = initial;
  /**
   * The access of the current session. Undefined if the session has no tokens, or the platform has rejected
   * them. Its headers are frozen, so that they are validated once.
   */
  let access: Access | undefined;
  /** The signals of the calls that wait for a refresh. */
  let callers: (AbortSignal | undefined)[] = [];
  let pausedUntil = 0;

  /** The access, if it is valid for some time from now: so many leeways more than calls need. */
  function usable(leeways = 0): Access | undefined {
    const { tokens, skewMs, lifeMs = Number.POSITIVE_INFINITY } = current ?? {};
    const leewayMs = Math.min(lifeMs / 10, MAX_LEEWAY_MS);
    // the clock is read only if there is an access token: Next.js does not prerender a page that reads the clock
    // before the cookies
    return access && tokens && lifeOf(tokens, skewMs) > leewayMs * (1 + leeways) ? access : undefined;
  }

  function adopt(session: StoredSession | undefined, isStored = false): void {
    const before = current;
    if (!session || (before && !isNewer(session, before))) return;
    current = session;
    const { tokens, identity } = session;
    access = tokens && {
      headers: Object.freeze({ authorization: tokens.accessToken.value }),
      identity,
      caller: options.caller ?? tokens.refreshToken.role,
    };
    if (before && before.identity !== identity)
      for (const listener of listeners) void notify(listener, undefined);
    if (before || !isStored) options.onChange?.(before, session);
  }

  const read = async (): Promise<void> => adopt(parse(await storage.get(key)), true);

  async function write(session: StoredSession, onUnsaved = options.onUnsaved): Promise<void> {
    // a storage that cannot be read must not lose a new refresh token
    await read().catch(() => undefined);
    const newest = current && !isNewer(session, current) ? current : session;
    try {
      // stored before it is used, and before another tab gets the lock
      await storage.set(key, formatSession(newest));
    } catch (error) {
      if (error instanceof SessionTooLong) throw error;
      onUnsaved?.(error);
    }
    adopt(newest);
  }

  const store: TokenSession['store'] = (...args) =>
    options.writes ? options.writes.run(() => write(...args)) : write(...args);

  const create = (ended?: StoredSession): StoredSession => ({
    version: nextVersion(ended),
    identity: randomId(),
    ...options.begin?.(ended),
  });

  /** Runs work under the lock of the storage, after reading what other tabs or servers have stored. */
  function locked<T>(work: () => Promise<T>, isReplacement = false): Promise<T> {
    const readAndWork = async (): Promise<T> => {
      await read();
      if (!current) await store(create());
      return work();
    };
    return storage.lock?.(key, readAndWork, isReplacement) ?? readAndWork();
  }

  async function load(): Promise<StoredSession> {
    if (!current)
      await loadOnce(async () => {
        await read();
        if (!current) await locked(async () => undefined);
      });
    return current as StoredSession;
  }

  /**
   * Starts a refresh, or joins the one that is running. Undefined if the session has changed in the meantime,
   * or has ended.
   */
  function refresh(
    context: CredentialsContext,
    caller: AbortSignal | undefined,
    leeways?: number,
  ): Promise<Access | undefined> {
    const refreshing = refreshOnce(async () => {
      callers = [];
      await load();
      return usable(leeways) ?? locked(async () => usable(leeways) ?? obtain(context));
    });
    callers.push(caller);
    return refreshing;
  }

  /**
   * Replaces the tokens, or the session if it has ended. Undefined if another session has replaced it in the
   * meantime.
   */
  async function obtain(context: CredentialsContext): Promise<Access | undefined> {
    // no request is sent if all waiting calls are aborted; a sent request is never aborted, since it uses up
    // the refresh token
    if (callers.every((caller) => caller?.aborted)) return undefined;
    const before = current as StoredSession;
    const { tokens, identity } = before;
    const canEnd = tokens && !initial;
    const reply =
      canEnd && !tokens.refreshToken.value
        ? undefined
        : await request(before, context).catch(async (error: unknown) => {
            const isRejected = isStoreError(error) && error.code === 'invalid_grant';
            // without a lock, another tab or server may have used the refresh token first
            if (isRejected) await read();
            if (current === before && !(isRejected && canEnd)) throw error;
          });
    const [epoch, revision] = before.version;
    const session: StoredSession = reply
      ? { version: [epoch, revision + 1], identity, ...received(reply) }
      : current === before
        ? create(before)
        : before;
    // `store` keeps a newer session. Also stored after a replacement: the next tab with the lock must not find the
    // refresh token that was just used
    await store(session);
    if (reply?.error) throw reply.error;
    return current === session ? access : undefined;
  }

  async function waitForAccess(
    context: CredentialsContext,
    caller: AbortSignal | undefined,
  ): Promise<Access> {
    for (let attempt = 0; attempt < MAX_ATTEMPTS && !caller?.aborted; attempt++) {
      const next = await refresh(context, caller);
      // a call or a sign-in may have replaced the access since
      if (next && next === access) return next;
    }
    throw systemError({ code: 'session_changed' });
  }

  function getAccess(context: CredentialsContext, caller: AbortSignal | undefined): Promise<Access> | Access {
    const known = usable();
    if (!known) return waitForAccess(context, caller);
    const canRefresh = refreshesAhead && current?.tokens?.refreshToken.value;
    if (canRefresh && Date.now() >= pausedUntil && !usable(ADVANCE_LEEWAYS)) {
      pausedUntil = Date.now() + PAUSE_MS;
      // calls continue with the token they have
      refresh(context, caller, ADVANCE_LEEWAYS).catch(() => undefined);
    }
    return known;
  }

  return {
    credentials: {
      access: getAccess,
      async refresh({ headers: { authorization }, identity }, context, caller) {
        // a late 401 for a replaced token does not concern the current one
        if (authorization === access?.headers['authorization']) access = undefined;
        const next = await getAccess(context, caller);
        return next.identity === identity && next.headers['authorization'] !== authorization
          ? next
          : undefined;
      },
      identity: async () => (await load()).identity,
      onIdentity(listener) {
        listeners.add(listener);
        return () => void listeners.delete(listener);
      },
    },
    current: () => current,
    load,
    adopt,
    store,
    locked,
  };
}
