import type { Credentials, CredentialsContext, Headers } from '../core/credentials.ts';
import { isStoreError } from '../errors/store-error.ts';
import { parseSession, type SignedSession, type StoredSession } from './session.ts';
import { singleFlight } from './single-flight.ts';
import { memoryStorage, type SessionStorage } from './storage.ts';
import { requestTokens } from './token-endpoint.ts';
import { ADVANCE_MS, isFresh, PAUSE_MS, type Tokens, toTokens } from './tokens.ts';

/** What `visitor` takes. */
export interface VisitorOptions {
  /** Id of the site's OAuth client, which is no secret. */
  clientId: string;
  /** Where the visitor is kept, under `storewire:` and the client id. Default memory: a reload makes a new visitor with an empty cart. */
  storage?: SessionStorage;
}

/**
 * An anonymous visitor: gets tokens when the first call needs them, and renews them in the background when five minutes are left; a call
 * waits when less than one is. Once for all calls, and for all tabs or servers where the `storage` can lock. The cart belongs to the visitor, so keep it in a `storage` that outlives the page. When the platform no longer knows it
 * (`invalid_grant`), a new visitor begins, with a new identity; any other failure fails the calls that waited, as 'something went wrong' with its `cause`.
 *
 * @example
 * import { createClient, visitor, webStorage } from 'storewire';
 *
 * const auth = visitor({ clientId: '9e2d5c71-4b8f-4a36-8d10-c6f7a2b3e541', storage: webStorage(localStorage) });
 * const client = createClient({ auth });
 * await client.currentCart.getCurrentCart();
 */
export function visitor({ clientId, storage = memoryStorage() }: VisitorOptions): Credentials {
  if (!clientId) throw new TypeError('clientId must not be empty');
  const key = `storewire:${clientId}`;
  const finding = singleFlight<StoredSession>();
  const signing = singleFlight<SignedSession>();
  const listeners = new Set<() => void>();
  let known: StoredSession | undefined;
  /** The access token that the platform no longer takes. */
  let refused: string | undefined;
  let sent: Headers | undefined;
  let pausedUntil = 0;
  /** What is known could not be stored: it is newer than what is there. */
  let isUnsaved = false;

  function remember<Kept extends StoredSession>(session: Kept): Kept {
    const isOther = known && known.identity !== session.identity;
    known = session;
    if (isOther) for (const listener of listeners) listener();
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

  const isUsable = (session: StoredSession | undefined, context: CredentialsContext, aheadMs = 0): session is SignedSession =>
    !!session?.tokens && isFresh(session.tokens, context.now() + (session.skewMs ?? 0) + aheadMs) && session.tokens.accessToken.value !== refused;

  async function identify(): Promise<StoredSession> {
    return known ?? finding(async () => remember((await readStored()) ?? (await keep({ identity: crypto.randomUUID() }))));
  }

  /** One frozen record per token, so that its headers are checked once. */
  function headersOf({ tokens }: SignedSession): Headers {
    if (sent?.['authorization'] !== tokens.accessToken.value) sent = Object.freeze({ authorization: tokens.accessToken.value });
    return sent;
  }

  /** Shared by all who wait, so one caller's abort does not end it, and by all who share the storage. */
  function current(context: CredentialsContext, aheadMs?: number): Promise<SignedSession> {
    const work = (): Promise<SignedSession> => sign(context, aheadMs);
    return signing(() => storage.lock?.(key, work) ?? work());
  }

  /** Renews a token that will end soon while calls go on with it. */
  function renewAhead(session: SignedSession, context: CredentialsContext): void {
    const { refreshToken } = session.tokens;
    if (!refreshToken.value || context.now() < pausedUntil || isUsable(session, context, ADVANCE_MS)) return;
    pausedUntil = context.now() + PAUSE_MS;
    current(context, ADVANCE_MS).catch(() => undefined);
  }

  async function sign(context: CredentialsContext, aheadMs: number | undefined): Promise<SignedSession> {
    // another client on this storage may have been quicker
    const session = (isUnsaved ? known : await readStored()) ?? (await identify());
    if (isUsable(session, context, aheadMs)) return remember(session);
    const { identity, tokens } = session;
    if (!tokens?.refreshToken.value) return obtain(context, tokens ? crypto.randomUUID() : identity);
    try {
      return await obtain(context, identity, tokens);
    } catch (error) {
      // only the platform's word that the grant is gone makes a new visitor
      if (!isStoreError(error) || error.code !== 'invalid_grant') throw error;
      const other = await readStored();
      return isUsable(other, context) ? remember(other) : obtain(context, crypto.randomUUID());
    }
  }

  /** A new visitor, or new tokens for the one who has some. */
  async function obtain(context: CredentialsContext, identity: string, previous?: Tokens): Promise<SignedSession> {
    const { value: refreshToken, role } = previous?.refreshToken ?? { role: 'visitor' as const };
    const { answer, skewMs = 0 } = await requestTokens(context, { clientId, grantType: previous ? 'refresh_token' : 'anonymous', refreshToken });
    return keep({ identity, tokens: toTokens(answer, role, context.now() + skewMs, previous), skewMs });
  }

  return {
    headers: (context) => {
      if (!isUsable(known, context)) return current(context).then(headersOf);
      renewAhead(known, context);
      return headersOf(known);
    },
    identity: async () => (await identify()).identity,
    onIdentity: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    renew: async (headers, context) => {
      refused = headers['authorization'];
      const { tokens } = isUsable(known, context) ? known : await current(context);
      return tokens.accessToken.value !== refused;
    },
  };
}
