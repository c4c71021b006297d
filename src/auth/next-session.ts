import type { CredentialsContext } from '../core/credentials.ts';
import { asText } from '../errors/normalise.ts';
import type { SignedSession, StoredSession } from './session.ts';
import { requestTokens } from './token-endpoint.ts';
import { toTokens } from './tokens.ts';

/**
 * Gets new tokens for a session, or the first of a visitor, and has them kept. A refresh token may work only once, so the next one is kept
 * even where the rest of its answer is of no use.
 */
export async function nextSession<Kept>(
  context: CredentialsContext,
  clientId: string,
  before: StoredSession,
  keep: (next: SignedSession) => Promise<Kept>,
): Promise<Kept> {
  const { tokens } = before;
  const { value: refreshToken, role } = tokens?.refreshToken.value ? tokens.refreshToken : { role: 'visitor' as const };
  const { answer, skewMs } = await requestTokens(context, { clientId, grantType: refreshToken ? 'refresh_token' : 'anonymous', refreshToken });
  // nobody can be held on to without a refresh token
  const identity = tokens && !refreshToken ? crypto.randomUUID() : before.identity;
  let next: SignedSession;
  try {
    next = { identity, tokens: toTokens(answer, role, context.now() + skewMs, tokens), skewMs };
  } catch (error) {
    const value = asText(answer.refresh_token);
    if (tokens && value) await keep({ ...before, tokens: { ...tokens, refreshToken: { value, role } } });
    throw error;
  }
  return keep(next);
}
