import type { Credentials, CredentialsContext, Headers } from '../core/credentials.ts';
import { isStoreError } from '../errors/store-error.ts';
import { parseSession, type Session, type SignedSession } from './session.ts';
import { singleFlight } from './single-flight.ts';
import { memoryStorage, type SessionStorage } from './storage.ts';
import { tokenCall } from './token-endpoint.ts';
import { isFresh, type TokenAnswer, toTokens } from './tokens.ts';

/** What `visitor` takes. */
export interface VisitorOptions {
  /** Id of the site's OAuth client, which is no secret. */
  clientId: string;
  /** Where the visitor is kept, under `storewire:` and the client id. Default memory: a reload makes a new visitor with an empty cart. */
  storage?: SessionStorage;
}

/**
 * An anonymous visitor: gets tokens when the first call needs them and renews them a minute before they end, once for all calls that wait.
 * The cart belongs to the visitor, so keep it in a `storage` that outlives the page. When the platform no longer knows it
 * (`invalid_grant`), a new visitor begins, with a new identity; any other failure of the token call fails the calls that waited for it.
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
  const finding = singleFlight<Session>();
  const signing = singleFlight<SignedSession>();
  const listeners = new Set<() => void>();
  let known: Session | undefined;
  /** The access token that the platform no longer takes. */
  let refused: string | undefined;
  let sent: Headers | undefined;

  function remember<Kept extends Session>(session: Kept): Kept {
    const isOther = known && known.identity !== session.identity;
    known = session;
    if (isOther) for (const listener of listeners) listener();
    return session;
  }

  /** Stored before it is used, as a new refresh token must not be lost. What cannot be stored is kept in memory all the same. */
  async function keep<Kept extends Session>(session: Kept): Promise<Kept> {
    try {
      await storage.set(key, JSON.stringify(session));
    } finally {
      remember(session);
    }
    return session;
  }

  const readStored = async (): Promise<Session | undefined> => parseSession(await storage.get(key));

  const isUsable = (session: Session | undefined, context: CredentialsContext): session is SignedSession =>
    !!session?.tokens && isFresh(session.tokens, context.now()) && session.tokens.accessToken.value !== refused;

  async function identify(): Promise<Session> {
    return known ?? finding(async () => remember((await readStored()) ?? (await keep({ identity: crypto.randomUUID() }))));
  }

  /** One frozen record per token, so that its headers are checked once. */
  function headersOf({ tokens }: SignedSession): Headers {
    if (sent?.['authorization'] !== tokens.accessToken.value) sent = Object.freeze({ authorization: tokens.accessToken.value });
    return sent;
  }

  /** Shared by all who wait, so one caller's abort does not end it. */
  async function sign(context: CredentialsContext): Promise<SignedSession> {
    // another client on this storage may have been quicker
    const session = (await readStored()) ?? (await identify());
    if (isUsable(session, context)) return remember(session);
    if (!session.tokens) return create(session.identity, context);
    return session.tokens.refreshToken.value ? renew(session as SignedSession, context) : create(crypto.randomUUID(), context);
  }

  async function create(identity: string, context: CredentialsContext): Promise<SignedSession> {
    // a visitor that nobody got to know does no harm
    const { data } = await context.send<TokenAnswer>(tokenCall(true), { clientId, grantType: 'anonymous' }, undefined);
    return keep({ identity, tokens: toTokens(data, 'visitor', context.now()) });
  }

  async function renew({ identity, tokens }: SignedSession, context: CredentialsContext): Promise<SignedSession> {
    const { value: refreshToken, role } = tokens.refreshToken;
    try {
      const { data } = await context.send<TokenAnswer>(tokenCall(false), { clientId, grantType: 'refresh_token', refreshToken }, undefined);
      return await keep({ identity, tokens: toTokens(data, role, context.now(), tokens) });
    } catch (error) {
      // only the platform's word that the grant is gone makes a new visitor
      if (!isStoreError(error) || error.code !== 'invalid_grant') throw error;
      const other = await readStored();
      return isUsable(other, context) ? remember(other) : create(crypto.randomUUID(), context);
    }
  }

  return {
    headers: (context) => (isUsable(known, context) ? headersOf(known) : signing(() => sign(context)).then(headersOf)),
    identity: async () => (await identify()).identity,
    onIdentity: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    renew: async (headers, context) => {
      refused = headers['authorization'];
      const { tokens } = isUsable(known, context) ? known : await signing(() => sign(context));
      return tokens.accessToken.value !== refused;
    },
  };
}
