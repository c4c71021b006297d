import type { Credentials, CredentialsContext, Headers } from '../core/credentials.ts';
import { isStoreError, StoreError } from '../errors/store-error.ts';
import { flightsOf } from './flights.ts';
import { roleOf, type SessionEvent, type SessionState } from './member-session.ts';
import { parseSession, type SignedSession, type StoredSession } from './session.ts';
import { memoryStorage, type SessionStorage } from './storage.ts';
import { requestTokens } from './token-endpoint.ts';
import { ADVANCE_MS, isFresh, PAUSE_MS, type TokenAnswer, type Tokens, toTokens } from './tokens.ts';

/** Options of {@link member}. */
export interface MemberOptions {
  /** OAuth client of the site. */
  clientId: string;
  /** Where the session is kept. Default memory: a reload forgets it. */
  storage?: SessionStorage;
  /**
   * What comes after the platform has ended a member's session: nothing (default), so that calls fail with the code `session_ended` until someone
   * signs in or `end()` is called; or at once a new visitor, with an empty cart.
   */
  afterEnd?: 'visitor' | 'none';
}

/** A visitor who can sign in: what sign-in flows start and end, and what calls are made with. */
export interface MemberCredentials extends Credentials {
  /** OAuth client of the site. */
  readonly clientId: string;
  /** Who is signed in now, from what is stored. */
  session(): Promise<SessionState>;
  /** For servers that hand a session on. Never show them to a page. */
  tokens(): Promise<Tokens | undefined>;
  /** A sign-in has succeeded. Kept at once and whole; late answers for the session before are dropped. */
  start(tokens: Tokens): Promise<void>;
  /** Signed out: the role is `none` and the identity a new one, whatever is still under way. */
  end(): Promise<void>;
  /** Tells what happens to the session. Returns how to stop. */
  onSession(listener: (event: SessionEvent) => void): () => void;
}

const newIdentity = (): string => crypto.randomUUID();

/** A visitor who can become a member. One session per storage and client id, over reloads, tabs and servers as the storage allows. */
export function member({ clientId, storage = memoryStorage(), afterEnd = 'none' }: MemberOptions): MemberCredentials {
  if (!clientId) throw new TypeError('clientId must not be empty');
  const key = `storewire:${clientId}`;
  const flights = flightsOf<SignedSession>();
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

  const identify = async (): Promise<StoredSession> => known ?? remember((await readStored()) ?? (await keep({ identity: newIdentity() })));

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

  return {
    clientId,
    headers: (context) => {
      if (!isUsable(known, context)) return current(context).then(headersOf);
      renewAhead(known, context);
      return headersOf(known);
    },
    identity: async () => (await identify()).identity,
    onIdentity: (listener) => {
      identityListeners.add(listener);
      return () => void identityListeners.delete(listener);
    },
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
    onSession: (listener) => {
      sessionListeners.add(listener);
      return () => void sessionListeners.delete(listener);
    },
  };
}

/** Thrown inside only: whoever waited asks again. */
class Superseded extends Error {}
const superseded = (): Error => new Superseded('another session has begun');

const sessionEnded = (): StoreError =>
  new StoreError('The session has ended', { kind: 'client', operation: 'oauth.oauthToken', code: 'session_ended', description: 'Sign in again' });
