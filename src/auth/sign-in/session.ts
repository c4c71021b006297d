import type { CredentialsContext } from '../../core/credentials.ts';
import type { MemberCredentials } from '../member-session.ts';
import { requestTokens } from '../token-endpoint.ts';
import { type Tokens, toTokens } from '../tokens.ts';
import { replacedSession, unstored } from './failures.ts';
import type { SignInClient } from './authorization.ts';

/** What a sign-in needs of the session that it is for. */
export type SignInSession = Pick<MemberCredentials, 'clientId' | 'start' | 'end' | 'onSession'>;

/** What a code is exchanged with. */
interface CodeGrant {
  code: string;
  codeVerifier: string;
  /** That of the authorization request, when it had one. */
  redirectUri?: string;
}

/** Exchanges a code for a member's tokens. Never sent twice, as a code is good once. */
export async function exchangeCode(client: SignInClient, clientId: string, grant: CodeGrant, signal: AbortSignal | undefined): Promise<Tokens> {
  const context: CredentialsContext = { now: () => Date.now(), send: (operation, input) => client.send(operation, input, { signal }) };
  const { answer, skewMs } = await requestTokens(context, { clientId, grantType: 'authorization_code', ...grant }, 'Failed to get member tokens');
  return toTokens(answer, 'member', context.now() + skewMs);
}

/**
 * Starts a session with the tokens that the work brings, unless another one began or ended meanwhile: a late answer never wins over what
 * people did since.
 */
export async function startUnlessReplaced(session: SignInSession, work: () => Promise<Tokens>): Promise<void> {
  let isReplaced = false;
  const stop = session.onSession((event) => {
    // that the platform ended the session before is no reason against a new one, nor is a visitor that a call needed, here or in another tab
    const isOfMember = event.role === 'member' && (event.type === 'started' || (event.type === 'ended' && event.reason === 'replaced'));
    if (isOfMember || (event.type === 'ended' && event.reason === 'signedOut')) isReplaced = true;
  });
  try {
    const tokens = await work();
    if (isReplaced) throw replacedSession();
    await session.start(tokens).catch(unstored);
  } finally {
    stop();
  }
}
