import type { CredentialsContext, Headers } from '../core/credentials.ts';
import { inform } from '../core/tell.ts';
import { isStoreError } from '../errors/store-error.ts';
import { eventsBetween, type MemberCredentials, type MemberOptions, roleOf, type SessionEvent, sessionEnded } from './member-session.ts';
import { nextSession } from './next-session.ts';
import { isUsable, parseSession, type SignedSession, type StoredSession } from './session.ts';
import { singleFlight } from './single-flight.ts';
import { memoryStorage } from './storage.ts';
import { ADVANCE_MS, PAUSE_MS } from './tokens.ts';
import { turns } from '../core/turns.ts';

const newIdentity = (): string => crypto.randomUUID();

/**
 * A visitor who can become a member. One session per storage and client id, over reloads, tabs and servers as the storage allows. Tokens
 * are renewed as those of `visitor`. An empty `clientId` is refused with a `TypeError`.
 *
 * @example
 * import { createClient, member, webStorage } from 'storewire';
 *
 * const session = member({ clientId: '9e2d5c71-4b8f-4a36-8d10-c6f7a2b3e541', storage: webStorage(localStorage) });
 * const client = createClient({ auth: session });
 *
 * session.onSession((event) => {
 *   if (event.type === 'ended' && event.reason === 'invalidGrant') location.assign('/sign-in');
 * });
 * const { isLoggedIn } = await session.session();
 * if (isLoggedIn) console.log((await client.members.getMyMember()).member?.profile?.nickname);
 */
export function member({ clientId, storage = memoryStorage(), afterEnd = 'none' }: MemberOptions): MemberCredentials {
  if (!clientId) throw new TypeError('clientId must not be empty');
  const key = `storewire:${clientId}`;
  const finding = singleFlight<StoredSession>();
  const signing = singleFlight<SignedSession | undefined>();
  /** A storage may be slow: what is written last must be what stays. */
  const writes = turns();
  const identityListeners = new Set<() => void>();
  const sessionListeners = new Set<(event: SessionEvent) => void>();
  /** New at every sign-in and sign-out. An answer that was asked for with another identity belongs to another session. */
  let known: StoredSession | undefined;
  /** What is not stored yet, or could not be: it is newer than what is there. */
  let unsaved: StoredSession | undefined;
  /** Identity of the session that was ended or replaced here. Whoever writes it once more comes too late. */
  let left: string | undefined;
  /** The access token that the platform no longer takes. */
  let refused: string | undefined;
  let sent: Headers | undefined;
  let pausedUntil = 0;
  let unwatch: (() => void) | undefined;

  const locked = <T>(work: () => Promise<T>): Promise<T> => (storage.lock ? storage.lock(key, work) : work());

  const tell = (event: SessionEvent): void => {
    for (const listener of sessionListeners) void inform(listener, event);
  };

  const isStill = ({ identity }: StoredSession): boolean => known?.identity === identity;

  function remember<Kept extends StoredSession>(session: Kept): Kept {
    const isOther = known && !isStill(session);
    known = session;
    if (isOther) for (const listener of identityListeners) void inform(listener, undefined);
    return session;
  }

  /** Who is there has changed, here or in another tab. */
  function take<Taken extends StoredSession>(session: Taken, events = eventsBetween(known, session)): Taken {
    remember(session);
    for (const event of events) tell(event);
    return session;
  }

  /** Stored before it is used, as a new refresh token must not be lost. What cannot be stored is kept in memory all the same. */
  async function keep<Kept extends StoredSession>(session: Kept): Promise<Kept> {
    const before = known;
    unsaved = session;
    try {
      await writes.run(async () => storage.set(key, JSON.stringify(session)));
      if (unsaved === session) unsaved = undefined;
    } finally {
      if (!before || isStill(before)) remember(session);
    }
    return session;
  }

  async function readStored(): Promise<StoredSession | undefined> {
    const stored = parseSession(await storage.get(key));
    return stored?.identity === left ? undefined : stored;
  }

  /** Found once for all who ask, here and in other tabs, or each would make an identity of its own. */
  async function identify(): Promise<StoredSession> {
    const make = async (): Promise<StoredSession> => (await readStored()) ?? keep({ identity: newIdentity() });
    return known ?? finding(async () => remember((await readStored()) ?? (await locked(make))));
  }

  /** Shared by all who wait, and by all who share the storage. A session that began or ended meanwhile wins over what was asked for before. */
  async function current(context: CredentialsContext, aheadMs = 0): Promise<SignedSession> {
    for (;;) {
      await identify();
      if (isUsable(known, context.now() + aheadMs, refused)) return known;
      const session = await signing(() => locked(() => sign(context, aheadMs)));
      if (session) return session;
    }
  }

  /** Undefined when who is there has changed. */
  async function sign(context: CredentialsContext, aheadMs: number): Promise<SignedSession | undefined> {
    const before = await identify();
    // another tab or server on this storage may have been quicker
    const stored = await readStored();
    if (known !== before) return undefined;
    const session = unsaved ?? (stored ? take(stored) : before);
    if (isUsable(session, context.now() + aheadMs, refused)) return session;
    try {
      const { tokens } = session;
      return await (tokens?.refreshToken.value ? renew({ ...session, tokens }, context) : create(session, context));
    } catch (error) {
      if (isStill(session)) throw error;
      return undefined;
    }
  }

  async function create(before: StoredSession, context: CredentialsContext): Promise<SignedSession | undefined> {
    if (before.hasEnded && afterEnd === 'none') throw sessionEnded();
    const session = await nextSession(context, clientId, before, (next) => adopt(next, before));
    if (session) tell({ type: 'started', role: 'visitor' });
    return session;
  }

  async function renew(before: SignedSession, context: CredentialsContext): Promise<SignedSession | undefined> {
    const { role } = before.tokens.refreshToken;
    try {
      const session = await nextSession(context, clientId, before, (next) => adopt(next, before));
      if (session) tell({ type: 'renewed', role });
      return session;
    } catch (error) {
      if (!isStoreError(error) || !isStill(before)) throw error;
      if (error.code === 'invalid_grant') return endByPlatform(before);
      tell({ type: 'kept', role, error });
      throw error;
    }
  }

  /** Only the platform's word ends a session, and only when no one else has a newer refresh token. Whoever waits asks again. */
  async function endByPlatform({ identity, tokens }: SignedSession): Promise<undefined> {
    const { value, role } = tokens.refreshToken;
    const latest = unsaved ?? (await readStored());
    if (known?.identity !== identity || (latest && latest.tokens?.refreshToken.value !== value)) return;
    left = identity;
    await keep(take({ identity: newIdentity(), hasEnded: role === 'member' }, [{ type: 'ended', role, reason: 'invalidGrant' }]));
  }

  /** Keeps new tokens, unless someone signed in or out meanwhile, here or in another tab. */
  async function adopt(session: SignedSession, before: StoredSession): Promise<SignedSession | undefined> {
    // what cannot be read must not cost the new refresh token
    const stored = await readStored().catch(() => undefined);
    if (!isStill(before)) return undefined;
    if (stored && !unsaved && stored.identity !== before.identity) {
      take(stored);
      return undefined;
    }
    await keep(session);
    return known === session ? session : undefined;
  }

  /** Replaces the session at once, whatever is under way. */
  async function replace(make: () => StoredSession): Promise<void> {
    // a storage that fails is no reason to forget a sign-in, or to stay signed in
    await identify().catch(() => undefined);
    left = known?.identity;
    refused = undefined;
    pausedUntil = 0;
    const session = take(make());
    await keep(session);
    // another tab that was renewing the session before may have written since; it holds the lock while it does
    await storage.lock?.(key, async () => void (known === session && (await keep(session)))).catch(() => undefined);
  }

  /** Another tab has begun, renewed or ended the session. What it wrote counts as long as nobody has written since. */
  async function follow(text: string | undefined): Promise<void> {
    const told = parseSession(text);
    const before = known;
    const stored = await readStored();
    if (!told || unsaved || known !== before || stored?.identity !== told.identity) return;
    take(stored, eventsBetween(before, { ...stored, hasEnded: told.hasEnded }));
  }

  /** Other tabs are watched as long as somebody here wants to know. */
  function listen<Listener>(listeners: Set<Listener>, listener: Listener): () => void {
    listeners.add(listener);
    unwatch ??= storage.watch?.(key, (text) => void follow(text).catch(() => undefined));
    return () => {
      listeners.delete(listener);
      if (identityListeners.size + sessionListeners.size > 0) return;
      unwatch?.();
      unwatch = undefined;
    };
  }

  /** One frozen record per token, so that its headers are checked once. */
  function headersOf({ tokens }: SignedSession): Headers {
    if (sent?.['authorization'] !== tokens.accessToken.value) sent = Object.freeze({ authorization: tokens.accessToken.value });
    return sent;
  }

  function headers(context: CredentialsContext): Promise<Headers> | Headers {
    if (!isUsable(known, context.now(), refused)) return current(context).then(headersOf);
    if (known.tokens.refreshToken.value && context.now() >= pausedUntil && !isUsable(known, context.now() + ADVANCE_MS, refused)) {
      pausedUntil = context.now() + PAUSE_MS;
      // calls go on with the token meanwhile
      current(context, ADVANCE_MS).catch(() => undefined);
    }
    return headersOf(known);
  }

  return {
    clientId,
    headers,
    identity: async () => (await identify()).identity,
    onIdentity: (listener) => listen(identityListeners, listener),
    renew: async ({ authorization }, context) => {
      // late word of a token that has been replaced says nothing of the one that is known
      if (authorization === known?.tokens?.accessToken.value) refused = authorization;
      return (await headers(context))['authorization'] !== authorization;
    },
    session: async () => {
      const session = await identify();
      const role = roleOf(session);
      return { role, isLoggedIn: role === 'member', identity: session.identity };
    },
    tokens: async () => (await identify()).tokens,
    start: (tokens) => replace(() => ({ identity: newIdentity(), tokens, skewMs: known?.skewMs })),
    end: () => replace(() => ({ identity: newIdentity() })),
    onSession: (listener) => listen(sessionListeners, listener),
  };
}
