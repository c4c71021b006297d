import type { Credentials, CredentialsContext, Headers } from '../core/credentials.ts';
import { inform } from '../core/tell.ts';
import { isStoreError } from '../errors/store-error.ts';
import { nextSession } from './next-session.ts';
import { isUsable, parseSession, type SignedSession, type StoredSession } from './session.ts';
import { singleFlight } from './single-flight.ts';
import { memoryStorage, type SessionStorage } from './storage.ts';
import { ADVANCE_MS, PAUSE_MS } from './tokens.ts';

const another = (): StoredSession => ({ identity: crypto.randomUUID() });

/** What `visitor` takes. */
export interface VisitorOptions {
  /** Id of the site's OAuth client, which is no secret. */
  clientId: string;
  /** Where the visitor is kept, under `storewire:` and the client id. Default memory: a reload makes a new visitor with an empty cart. */
  storage?: SessionStorage | undefined;
}

/**
 * An anonymous visitor: gets tokens when the first call needs them, and renews them in the background when five minutes are left; a call
 * waits when less than one is. Once for all calls, and for all tabs or servers where the `storage` can lock. The cart belongs to the
 * visitor, so keep it in a `storage` that outlives the page. When the platform no longer knows it (`invalid_grant`), a new visitor begins,
 * with a new identity; any other failure fails the calls that waited, as 'something went wrong' with its `cause`. An empty `clientId` is
 * refused with a `TypeError`.
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
  /** Frozen, so that the headers of one token are checked once. */
  let sent: Headers = {};
  let pausedUntil = 0;
  /** What is known could not be stored: it is newer than what is there. */
  let isUnsaved = false;

  function remember<Kept extends StoredSession>(session: Kept): Kept {
    const isOther = known && known.identity !== session.identity;
    known = session;
    sent = Object.freeze({ authorization: session.tokens?.accessToken.value ?? '' });
    if (isOther) for (const listener of listeners) void inform(listener, undefined);
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

  async function identify(): Promise<StoredSession> {
    return known ?? finding(async () => remember((await readStored()) ?? (await keep(another()))));
  }

  /** Shared by all who wait, so one caller's abort does not end it, and by all who share the storage. */
  function current(context: CredentialsContext, aheadMs = 0): Promise<SignedSession> {
    const work = (): Promise<SignedSession> => sign(context, aheadMs);
    return signing(() => storage.lock?.(key, work) ?? work());
  }

  async function sign(context: CredentialsContext, aheadMs: number): Promise<SignedSession> {
    // another client on this storage may have been quicker
    const session = (isUnsaved ? known : await readStored()) ?? (await identify());
    if (isUsable(session, context.now() + aheadMs, refused)) return remember(session);
    try {
      return await obtain(context, session);
    } catch (error) {
      // only the platform's word that the grant is gone makes a new visitor
      if (!isStoreError(error) || error.code !== 'invalid_grant') throw error;
      const other = await readStored();
      return isUsable(other, context.now(), refused) ? remember(other) : obtain(context, another());
    }
  }

  const obtain = (context: CredentialsContext, before: StoredSession): Promise<SignedSession> => nextSession(context, clientId, before, keep);

  function headers(context: CredentialsContext): Promise<Headers> | Headers {
    if (!isUsable(known, context.now(), refused)) return current(context).then(() => sent);
    if (known.tokens.refreshToken.value && context.now() >= pausedUntil && !isUsable(known, context.now() + ADVANCE_MS, refused)) {
      pausedUntil = context.now() + PAUSE_MS;
      // calls go on with the token meanwhile
      current(context, ADVANCE_MS).catch(() => undefined);
    }
    return sent;
  }

  return {
    headers,
    identity: async () => (await identify()).identity,
    onIdentity: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    renew: async ({ authorization }, context) => {
      refused = authorization;
      return (await headers(context))['authorization'] !== refused;
    },
  };
}
