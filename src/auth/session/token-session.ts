import type { Access, Credentials, CredentialsContext } from '../../core/options.ts';
import { asText } from '../../errors/normalise.ts';
import { isStoreError, systemError } from '../../errors/store-error.ts';
import { notify } from '../../lib/emit.ts';
import { singleFlight } from '../../lib/single-flight.ts';
import type { KeyValueStorage } from '../../storage/storage.ts';
import {
  isNewer,
  nextEpoch,
  type SessionWithTokens,
  type StoredSession,
  type Tokens,
} from './session-record.ts';
import { type TokenReply, toTokens } from './token-endpoint.ts';

/** What differs between visitors, members and apps. */
export interface TokenSessionOptions {
  key: string;
  /** Without it, the session is only in memory. */
  storage: Pick<KeyValueStorage, 'get' | 'set' | 'lock'> | undefined;
  parse: (text: string | undefined) => StoredSession | undefined;
  /** Requests the next tokens of a session. The signal prevents a request that nobody waits for any more. */
  request: (session: StoredSession, context: CredentialsContext, signal: AbortSignal) => Promise<TokenReply>;
  /** The session before anything is read. Without it, a new one is created and stored if nothing is stored. */
  initial?: StoredSession;
  /** Properties of a new session, which is the first one, or follows one that has ended. */
  begin?: (ended: StoredSession | undefined) => Promise<Partial<StoredSession>>;
  /** Runs one write after the other, for sessions that are replaced while they are refreshed. */
  exclusively?: (work: () => Promise<undefined>) => Promise<undefined>;
  /** How long before their end tokens are refreshed while calls continue with them, in milliseconds. */
  refreshAheadMs?: number;
  /** A newer session was adopted, that was created here or found in the storage. */
  onChange?: (before: StoredSession | undefined, after: StoredSession) => void;
  onRefresh?: (session: StoredSession) => void;
  onFailure?: (error: unknown, session: StoredSession) => void;
  /** The storage could not store a session, which is kept in memory. */
  onUnsaved?: ((error: unknown) => void) | undefined;
}

/** A session and its credentials. */
export interface TokenSession {
  readonly credentials: Required<Credentials>;
  /** The newest session that is known. */
  current(): StoredSession | undefined;
  /** The newest session, read from the storage or created if there is none. */
  load(): Promise<StoredSession>;
  /** Reads the storage, and adopts what is newer. */
  read(): Promise<unknown>;
  adopt(session: StoredSession | undefined): void;
  /** Stores and adopts a session, unless a newer one is known or stored. */
  store(session: StoredSession, onUnsaved?: (error: unknown) => void): Promise<void>;
  locked<T>(work: () => Promise<T>): Promise<T>;
}

/** An access token is not used any more from this many seconds before its end. */
const LEEWAY_SECONDS = 60;
/** Tokens are refreshed in the background from this time before their end. */
const ADVANCE_MS = 5 * 60_000;
/** A background refresh that failed is not repeated before this. */
const PAUSE_MS = 30_000;
/** While a call waits for tokens, the session may end, or be replaced by a sign-in. */
const MAX_ATTEMPTS = 5;

/**
 * A session that stores, refreshes, rotates and ends tokens. Its states: unknown until the storage was read; signed out, without tokens; active;
 * refreshing, while one request is shared by all calls, and by all tabs or servers if the storage has locks; ended, if the refresh token was rejected
 * and nothing has begun since. A session, in memory or in the storage, is replaced by a newer one only.
 */
export function createTokenSession({
  key,
  storage = { get: () => undefined, set: () => undefined },
  parse,
  request,
  refreshAheadMs = ADVANCE_MS,
  exclusively = (work) => work(),
  ...options
}: TokenSessionOptions): TokenSession {
  const listeners = new Set<() => void>();
  const loadOnce = singleFlight<void>();
  const refreshOnce = singleFlight<SessionWithTokens | undefined>();
  let current = options.initial;
  /** Frozen, so that the headers of one token are validated once. */
  let access: Access | undefined;
  /** The access token that the platform has rejected. */
  let rejected: string | undefined;
  /** Of the calls that wait for a refresh. */
  let callers: (AbortSignal | undefined)[] = [];
  let pausedUntil = 0;

  /** The session, if its access token was not rejected and is valid for some time from now. */
  function usable(aheadMs = 0): SessionWithTokens | undefined {
    const { tokens, skewMs = 0 } = current ?? {};
    return tokens &&
      tokens.accessToken.value !== rejected &&
      tokens.accessToken.expiresAt - LEEWAY_SECONDS > (Date.now() + skewMs + aheadMs) / 1000
      ? (current as SessionWithTokens)
      : undefined;
  }

  function adopt(session: StoredSession | undefined): void {
    const before = current;
    if (!session || (before && !isNewer(session, before))) return;
    current = session;
    const { tokens, identity } = session;
    access = { headers: Object.freeze({ authorization: tokens?.accessToken.value ?? '' }), identity };
    if (before && before.identity !== identity)
      for (const listener of listeners) void notify(listener, undefined);
    options.onChange?.(before, session);
  }

  const read = async (): Promise<void> => adopt(parse(await storage.get(key)));

  const store = (session: StoredSession, onUnsaved = options.onUnsaved): Promise<undefined> =>
    exclusively(() => replaceOlder(session, onUnsaved));

  async function replaceOlder(
    session: StoredSession,
    onUnsaved?: (error: unknown) => void,
  ): Promise<undefined> {
    // a storage that cannot be read must not lose a new refresh token
    await read().catch(() => undefined);
    if (current && isNewer(current, session)) return undefined;
    try {
      // stored before it is used
      await storage.set(key, JSON.stringify(session));
    } catch (error) {
      // it is too long, so it could never be stored
      if (error instanceof RangeError) throw error;
      adopt(session);
      onUnsaved?.(error);
    }
    adopt(session);
    return undefined;
  }

  const begin = async (ended?: StoredSession): Promise<undefined> =>
    store({
      version: nextEpoch(ended),
      identity: crypto.randomUUID(),
      ...(await options.begin?.(ended)),
    });

  /** Runs work that knows what other tabs or servers have stored. */
  function locked<T>(work: () => Promise<T>): Promise<T> {
    const readAndWork = async (): Promise<T> => {
      await read();
      if (!current) await begin();
      return work();
    };
    return storage.lock ? storage.lock(key, readAndWork) : readAndWork();
  }

  async function load(): Promise<StoredSession> {
    if (!current)
      await loadOnce(async () => {
        await read();
        if (!current) await locked(async () => undefined);
      });
    return current as StoredSession;
  }

  /** One refresh at a time, shared by all who wait for it. Undefined if the session has changed in the meantime, or has ended. */
  function refresh(
    context: CredentialsContext,
    caller: AbortSignal | undefined,
    aheadMs?: number,
  ): Promise<SessionWithTokens | undefined> {
    const refreshing = refreshOnce(async () => {
      callers = [];
      await load();
      return usable(aheadMs) ?? locked(async () => usable(aheadMs) ?? obtain(context));
    });
    callers.push(caller);
    return refreshing;
  }

  async function obtain(context: CredentialsContext): Promise<SessionWithTokens | undefined> {
    const before = current as StoredSession;
    const { tokens, identity } = before;
    // a sign-in may get another version while it is stored
    const isUnchanged = (): boolean => current?.identity === identity && current.tokens === tokens;
    const role = tokens?.refreshToken.role ?? 'visitor';
    const canEnd = tokens && !options.initial;
    // a request that was sent is completed, since its refresh token is used up; without callers none is sent
    const signal = Object.defineProperty(new AbortController().signal, 'aborted', {
      get: () => callers.every((caller) => caller?.aborted),
    });
    const reply = await (canEnd && !tokens.refreshToken.value
      ? undefined
      : request(before, context, signal).catch(async (error: unknown) => {
          const isRejected = isStoreError(error) && error.code === 'invalid_grant';
          // without a lock, another tab or server may have used the refresh token first
          if (isRejected) await read();
          if (!isUnchanged() || (isRejected && canEnd)) return;
          options.onFailure?.(error, before);
          throw error;
        }));
    if (!isUnchanged()) return undefined;
    const { version } = current as StoredSession;
    if (!reply) return begin(current);
    const { answer, skewMs } = reply;
    const next = (fresh: Tokens): SessionWithTokens => ({
      version: [version[0], version[1] + 1],
      identity,
      tokens: fresh,
      skewMs,
    });
    let session: SessionWithTokens;
    try {
      session = next(toTokens(answer, role, Date.now() + skewMs, tokens));
    } catch (error) {
      // a refresh token works once, so the next one is stored even if the rest of the response is unusable
      const value = asText(answer.refresh_token);
      if (tokens && value) await store(next({ ...tokens, refreshToken: { value, role } }));
      options.onFailure?.(error, before);
      throw error;
    }
    await store(session);
    if (current !== session) return undefined;
    if (tokens) options.onRefresh?.(session);
    return session;
  }

  async function waitForAccess(
    context: CredentialsContext,
    caller: AbortSignal | undefined,
  ): Promise<Access> {
    for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt++) {
      const session = await refresh(context, caller).catch((error?: { reason?: unknown }) => {
        // it was abandoned by those who waited for it before
        if (caller?.aborted || error?.reason !== 'abort') throw error;
      });
      if (session && session === current && session.tokens.accessToken.value !== rejected)
        return access as Access;
    }
    throw systemError({ code: 'session_changed' });
  }

  function getAccess(context: CredentialsContext, caller: AbortSignal | undefined): Promise<Access> | Access {
    const session = usable();
    if (!session) return waitForAccess(context, caller);
    if (session.tokens.refreshToken.value && Date.now() >= pausedUntil && !usable(refreshAheadMs)) {
      pausedUntil = Date.now() + PAUSE_MS;
      // calls continue with the token they have
      refresh(context, caller, refreshAheadMs).catch(() => undefined);
    }
    return access as Access;
  }

  return {
    credentials: {
      access: getAccess,
      async refresh({ headers: { authorization }, identity }, context, caller) {
        // a late 401 for a token that was replaced says nothing about the current one
        if (authorization === access?.headers['authorization']) rejected = authorization;
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
    read,
    adopt,
    store,
    locked,
  };
}
