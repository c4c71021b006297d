import type { CredentialsContext, Headers } from '../core/credentials.ts';
import { isStoreError } from '../errors/store-error.ts';
import { flightsOf } from './flights.ts';
import {
  eventsBetween,
  type MemberCredentials,
  type MemberOptions,
  roleOf,
  type SessionEvent,
  Superseded,
  sessionEnded,
  superseded,
} from './member-session.ts';
import { parseSession, type SignedSession, type StoredSession } from './session.ts';
import { singleFlight } from './single-flight.ts';
import { memoryStorage } from './storage.ts';
import { requestTokens } from './token-endpoint.ts';
import { ADVANCE_MS, isFresh, PAUSE_MS, type TokenAnswer, type Tokens, toTokens } from './tokens.ts';

export type { MemberCredentials, MemberOptions };

const newIdentity = (): string => crypto.randomUUID();

/**
 * A visitor who can become a member. One session per storage and client id, over reloads, tabs and servers as the storage allows.
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
  const flights = flightsOf<SignedSession>();
  const finding = singleFlight<StoredSession>();
  const identityListeners = new Set<() => void>();
  const sessionListeners = new Set<(event: SessionEvent) => void>();
  /** Grows with every sign-in and sign-out: an answer that was asked for before belongs to another session. */
  let generation = 0;
  let known: StoredSession | undefined;
  let refused: string | undefined;
  let sent: Headers | undefined;
  let pausedUntil = 0;
  /** What is known could not be stored: it is newer than what is there. */
  let isUnsaved = false;
  let unwatch: (() => void) | undefined;

  const locked = <T>(work: () => Promise<T>): Promise<T> => (storage.lock ? storage.lock(key, work) : work());

  const tell = (event: SessionEvent): void => {
    for (const listener of sessionListeners) listener(event);
  };

  function remember<Kept extends StoredSession>(session: Kept): Kept {
    const isOther = known !== undefined && known.identity !== session.identity;
    known = session;
    if (isOther) for (const listener of identityListeners) listener();
    return session;
  }

  /** Stored before it is used, as a new refresh token must not be lost. What cannot be stored is kept in memory all the same. */
  async function keep<Kept extends StoredSession>(session: Kept): Promise<Kept> {
    isUnsaved = true;
    try {
      await storage.set(key, JSON.stringify(session));
      isUnsaved = false;
    } finally {
      remember(session);
    }
    return session;
  }

  const readStored = async (): Promise<StoredSession | undefined> => parseSession(await storage.get(key));

  /** Found once for all who ask, or each would make an identity of its own. */
  async function identify(): Promise<StoredSession> {
    return known ?? finding(async () => remember((await readStored()) ?? (await keep({ identity: newIdentity() }))));
  }

  const serverNow = (context: CredentialsContext, session: StoredSession | undefined): number => context.now() + (session?.skewMs ?? 0);

  const isUsable = (session: StoredSession | undefined, context: CredentialsContext): session is SignedSession =>
    session?.tokens !== undefined && isFresh(session.tokens, serverNow(context, session)) && session.tokens.accessToken.value !== refused;

  /** A session that began or ended meanwhile wins over what was asked for before. */
  async function current(context: CredentialsContext): Promise<SignedSession> {
    for (;;) {
      if (isUsable(known, context)) return known;
      const asked = generation;
      try {
        const session = await flights.run(asked, () => locked(() => sign(context, asked)));
        if (asked === generation) return session;
      } catch (error) {
        if (asked === generation && !(error instanceof Superseded)) throw error;
      }
    }
  }

  async function sign(context: CredentialsContext, asked: number): Promise<SignedSession> {
    // another tab or server on this storage may have been quicker
    const session = (isUnsaved ? known : await readStored()) ?? known ?? (await identify());
    if (asked !== generation) throw superseded();
    remember(session);
    if (isUsable(session, context)) return session;
    if (session.tokens?.refreshToken.value) return renew(session as SignedSession, context, asked);
    if (session.hasEnded && afterEnd === 'none') throw sessionEnded();
    return create(session, context, asked);
  }

  async function create(before: StoredSession, context: CredentialsContext, asked: number): Promise<SignedSession> {
    const { answer, skewMs } = await requestTokens(context, { clientId, grantType: 'anonymous' });
    const identity = before.tokens ? newIdentity() : before.identity;
    const session = await adopt({ identity, tokens: toTokens(answer, 'visitor', context.now() + (skewMs ?? 0)), skewMs }, before, asked);
    tell({ type: 'started', role: 'visitor' });
    return session;
  }

  async function renew(session: SignedSession, context: CredentialsContext, asked: number): Promise<SignedSession> {
    const { value: refreshToken, role } = session.tokens.refreshToken;
    try {
      const { answer, skewMs } = await requestTokens(context, { clientId, grantType: 'refresh_token', refreshToken });
      const tokens = await readTokens(session, answer, asked, () => toTokens(answer, role, context.now() + (skewMs ?? 0), session.tokens));
      const renewed = await adopt({ identity: session.identity, tokens, skewMs }, session, asked);
      tell({ type: 'renewed', role });
      return renewed;
    } catch (error) {
      if (!isStoreError(error) || asked !== generation) throw error;
      if (error.code === 'invalid_grant') return endByPlatform(session, context, asked);
      tell({ type: 'kept', role, error });
      throw error;
    }
  }

  /** A refresh token may work only once, so the next one is kept even where the rest of its answer is of no use. */
  async function readTokens(session: SignedSession, answer: TokenAnswer, asked: number, read: () => Tokens): Promise<Tokens> {
    try {
      return read();
    } catch (error) {
      const value = answer.refresh_token;
      const { accessToken, refreshToken } = session.tokens;
      if (typeof value === 'string' && value) await adopt({ ...session, tokens: { accessToken, refreshToken: { ...refreshToken, value } } }, session, asked);
      throw error;
    }
  }

  /** Only the platform's word ends a session, and only when no one else has a newer one. */
  async function endByPlatform(session: SignedSession, context: CredentialsContext, asked: number): Promise<SignedSession> {
    const stored = await readStored();
    if (isUsable(stored, context)) return remember(stored);
    const { role } = session.tokens.refreshToken;
    const isMember = role === 'member';
    const ended = await keep({ identity: newIdentity(), hasEnded: isMember });
    tell({ type: 'ended', role, reason: 'invalidGrant' });
    if (isMember && afterEnd === 'none') throw sessionEnded();
    return create(ended, context, asked);
  }

  /** Keeps new tokens, unless someone signed in or out meanwhile, here or in another tab. */
  async function adopt(session: SignedSession, before: StoredSession, asked: number): Promise<SignedSession> {
    const stored = isUnsaved ? undefined : await readStored();
    if (asked !== generation) throw superseded();
    if (!stored || stored.identity === before.identity) return keep(session);
    remember(stored);
    throw superseded();
  }

  function headersOf({ tokens }: SignedSession): Headers {
    if (sent?.['authorization'] !== tokens.accessToken.value) sent = Object.freeze({ authorization: tokens.accessToken.value });
    return sent;
  }

  /** Renews a token that will end soon while calls go on with it. */
  function renewAhead(session: SignedSession, context: CredentialsContext): void {
    const left = session.tokens.accessToken.expiresAt * 1000 - serverNow(context, session);
    if (left > ADVANCE_MS || !session.tokens.refreshToken.value || context.now() < pausedUntil) return;
    pausedUntil = context.now() + PAUSE_MS;
    const asked = generation;
    void flights.run(asked, () => locked(() => renew(session, context, asked))).catch(() => undefined);
  }

  /** Replaces the session at once, whatever is under way. */
  async function replace(session: StoredSession): Promise<void> {
    generation++;
    refused = undefined;
    pausedUntil = 0;
    // at once, so that it outlives the page, and again when no other tab is at work
    await keep(session);
    await locked(async () => void (known === session && (await keep(session))));
  }

  /** Another tab has begun, renewed or ended the session. What it wrote counts as long as nobody has written since. */
  async function follow(text: string | undefined): Promise<void> {
    const told = parseSession(text);
    const asked = generation;
    const stored = await readStored();
    if (!told || isUnsaved || asked !== generation || stored?.identity !== told.identity) return;
    const before = known;
    if (before?.identity !== stored.identity) generation++;
    remember(stored);
    for (const event of eventsBetween(before, { ...stored, hasEnded: told.hasEnded })) tell(event);
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

  return {
    clientId,
    headers: (context) => {
      if (!isUsable(known, context)) return current(context).then(headersOf);
      renewAhead(known, context);
      return headersOf(known);
    },
    identity: async () => (await identify()).identity,
    onIdentity: (listener) => listen(identityListeners, listener),
    renew: async (headers, context) => {
      refused = headers['authorization'];
      return (await current(context)).tokens.accessToken.value !== refused;
    },
    session: async () => {
      const session = await identify();
      const role = roleOf(session);
      return { role, isLoggedIn: role === 'member', identity: session.identity };
    },
    tokens: async () => (await identify()).tokens,
    start: async (tokens) => {
      const before = roleOf(await identify());
      await replace({ identity: newIdentity(), tokens, skewMs: known?.skewMs });
      if (before === 'member') tell({ type: 'ended', role: before, reason: 'replaced' });
      tell({ type: 'started', role: tokens.refreshToken.role });
    },
    end: async () => {
      const before = roleOf(await identify());
      await replace({ identity: newIdentity() });
      if (before !== 'none') tell({ type: 'ended', role: before, reason: 'signedOut' });
    },
    onSession: (listener) => listen(sessionListeners, listener),
  };
}
