import type { StoreClient } from '../../core/options.ts';
import type { Tokens } from '../session/stored-session.ts';
import { requestTokens, tokenFailure, toTokens } from '../session/token-endpoint.ts';
import { unlessAborted } from './errors.ts';

interface CodeGrant {
  code: string;
  codeVerifier: string;
  /** The redirect URI of the authorization request, if it had one. */
  redirectUri?: string;
}

/** The exchanges of the last minute, by everything that the platform wants to know before it gives the tokens. */
const exchanges = new Map<string, { tokens: Promise<Tokens>; startedAt: number }>();

const [KEPT_MS, MAX_KEPT] = [60_000, 1000];

/**
 * Exchanges a code for the tokens of a member. A code is sent once, as a second use revokes the tokens of the first
 * (RFC 6749, section 4.1.2): whoever has the same code and verifier within a minute, such as a request that a browser
 * repeats, gets the same result. An abort does not end the exchange, since the code is used up.
 */
export function exchangeCode(
  client: StoreClient,
  clientId: string,
  grant: CodeGrant,
  signal: AbortSignal,
): Promise<Tokens> {
  return unlessAborted(signal, () => {
    const now = Date.now();
    const key = JSON.stringify([clientId, grant.code, grant.codeVerifier, grant.redirectUri]);
    // the clock may have been set back
    for (const [other, { startedAt }] of exchanges)
      if (Math.abs(now - startedAt) > KEPT_MS) exchanges.delete(other);
    const known = exchanges.get(key);
    if (known) return known.tokens;
    const [oldest = ''] = exchanges.keys();
    if (exchanges.size >= MAX_KEPT) exchanges.delete(oldest);
    const tokens = requestMemberTokens(client, clientId, grant);
    exchanges.set(key, { tokens, startedAt: now });
    return tokens;
  });
}

async function requestMemberTokens(client: StoreClient, clientId: string, grant: CodeGrant): Promise<Tokens> {
  try {
    const code = { clientId, grantType: 'authorization_code', ...grant } as const;
    return toTokens(await requestTokens({ client }, code), 'member');
  } catch (error) {
    throw tokenFailure(error, 'Failed to get member tokens');
  }
}
