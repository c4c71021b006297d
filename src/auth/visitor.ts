import type { Credentials, CredentialsContext } from '../core/credentials.ts';
import type { OperationInfo } from '../core/operation.ts';
import { isStoreError } from '../errors/store-error.ts';
import { singleFlight } from './single-flight.ts';
import { memoryStorage, type SessionStorage } from './storage.ts';
import { isFresh, type TokenAnswer, type Tokens, toTokens } from './tokens.ts';

export interface VisitorOptions {
  /** OAuth client of the site. */
  clientId: string;
  /** Where the visitor is kept. Default memory: a reload makes a new visitor with an empty cart. */
  storage?: SessionStorage;
}

const TOKEN: OperationInfo = { id: 'oauth.oauthToken', method: 'POST', path: '/oauth2/token', open: true };

/** What is stored: who this is, and the tokens once there are some. */
interface Session {
  identity: string;
  tokens?: Tokens;
}

type Signed = Required<Session>;

/** An anonymous visitor: gets tokens when the first call needs them and renews them, once for all calls that wait. */
export function visitor({ clientId, storage = memoryStorage() }: VisitorOptions): Credentials {
  if (!clientId) throw new TypeError('clientId must not be empty');
  const key = `storewire:${clientId}`;
  const flight = singleFlight<Signed>();
  const listeners = new Set<() => void>();
  let known: Session | undefined;

  async function read(): Promise<Session | undefined> {
    known ??= parseSession(await storage.get(key));
    return known;
  }

  async function keep<Kept extends Session>(session: Kept): Promise<Kept> {
    await storage.set(key, JSON.stringify(session));
    const isNew = known !== undefined && known.identity !== session.identity;
    known = session;
    if (isNew) for (const listener of listeners) listener();
    return session;
  }

  const identify = async (): Promise<Session> => (await read()) ?? keep({ identity: crypto.randomUUID() });

  async function current(context: CredentialsContext): Promise<Signed> {
    const session = known ?? (await read());
    return isSigned(session) && isFresh(session.tokens, context.now()) ? session : flight(() => obtain(context));
  }

  /** Shared by all who wait, so one caller's abort does not end it. */
  async function obtain(context: CredentialsContext): Promise<Signed> {
    const session = await identify();
    if (!isSigned(session)) return keep({ identity: session.identity, tokens: await mint(context) });
    return isFresh(session.tokens, context.now()) ? session : keep(await renew(session, context));
  }

  async function renew(session: Signed, context: CredentialsContext): Promise<Signed> {
    try {
      const answer = await context.send<TokenAnswer>(TOKEN, { clientId, grantType: 'refresh_token', refreshToken: session.tokens.refreshToken.value }, undefined);
      return { ...session, tokens: toTokens(answer, session.tokens.refreshToken.role, context.now(), session.tokens) };
    } catch (error) {
      // only the platform's word that the grant is gone makes a new visitor
      if (!isStoreError(error) || !isInvalidGrant(error.message)) throw error;
      return { identity: crypto.randomUUID(), tokens: await mint(context) };
    }
  }

  async function mint(context: CredentialsContext): Promise<Tokens> {
    return toTokens(await context.send<TokenAnswer>(TOKEN, { clientId, grantType: 'anonymous' }, undefined), 'visitor', context.now());
  }

  return {
    headers: async (context) => ({ authorization: (await current(context)).tokens.accessToken.value }),
    identity: async () => (await identify()).identity,
    onIdentity: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    renew: async (refused, context) => {
      const session = await read();
      if (isSigned(session) && session.tokens.accessToken.value === refused['authorization']) known = expire(session);
      await current(context);
      return true;
    },
  };
}

const isSigned = (session: Session | undefined): session is Signed => session?.tokens !== undefined;

const expire = (session: Signed): Signed => ({ ...session, tokens: { ...session.tokens, accessToken: { ...session.tokens.accessToken, expiresAt: 0 } } });

const isInvalidGrant = (message: string): boolean => /\binvalid_grant\b/.test(message);

function parseSession(text: string | undefined): Session | undefined {
  if (!text) return undefined;
  try {
    const session = JSON.parse(text) as Partial<Session>;
    if (!session.identity) return undefined;
    const hasTokens = session.tokens?.accessToken?.value && session.tokens.refreshToken;
    return hasTokens ? (session as Signed) : { identity: session.identity };
  } catch {
    return undefined;
  }
}
