import { checkAmount } from '../core/amounts.ts';
import { within } from '../core/clock.ts';
import { isLive } from '../core/live-token.ts';
import { asRecord, asText } from '../errors/normalise.ts';
import { refuse } from './error.ts';
import { LEVELS, type WebMethodCaller, type WebMethodPermission } from './method.ts';
import { rememberTokens, type TokenFacts } from './token-memory.ts';

/** How a handler finds out who calls. */
export interface CallerOptions {
  /**
   * Asks the platform what a token stands for, for example `(token, options) => client.oauth.oauthTokenInfo({ token }, options)`. An answer
   * counts for a minute at most, and never past the end of the token. When it fails, the call is answered with a 503.
   */
  tokenInfo: (token: string, options: { signal: AbortSignal }) => Promise<TokenFacts>;
  /** OAuth clients whose tokens are taken: one, or several. Tokens of others, and those of no client, are refused. */
  clientId: string | readonly string[];
  /** Site whose tokens are taken. */
  siteId: string;
  /** Longest wait for `tokenInfo`. Default 5000 ms. */
  tokenTimeoutMs?: number | undefined;
}

/** Finds who sends a request, and refuses who may not. The messages are the spec's, section 6. */
export function identifyCallers(options: CallerOptions): (request: Request, permission: WebMethodPermission) => Promise<WebMethodCaller> {
  const { tokenInfo, siteId, tokenTimeoutMs = 5000 } = options;
  const clients = new Set([options.clientId].flat());
  // a token that names no client or site must not equal a setting that is missing
  if (clients.size === 0 || !Array.from(clients).every(asText)) throw new TypeError('clientId must name the OAuth client of the site');
  if (!asText(siteId)) throw new TypeError('siteId must name the site');
  checkAmount('tokenTimeoutMs', tokenTimeoutMs, 1);

  const tooSlow = (_reason: unknown, cause: unknown): Error => new Error(`tokenInfo takes longer than ${tokenTimeoutMs} ms`, { cause });
  const factsOf = rememberTokens((token) =>
    within(tokenTimeoutMs, undefined, tooSlow, async (signal) => {
      const facts = await tokenInfo(token, { signal });
      if (!asRecord(facts)) throw new TypeError('tokenInfo must give an object');
      return facts;
    }),
  );

  return async (request, permission) => {
    const token = request.headers.get('authorization')?.replace(/^Bearer(?: +|$)/i, '');
    if (!token) throw refuse(401, 'Request is missing authentication data');
    const facts = await factsOf(token).catch((cause) => Promise.reject(refuse(503, 'Failed to get token info', cause)));
    if (!isLive(facts)) throw refuse(401, 'Request is missing authentication data');
    const subjectType = LEVELS[permission].find((type) => type === facts.subjectType);
    const isOurs = facts.siteId === siteId && clients.has(facts.clientId ?? '');
    if (!isOurs) throw insufficient(`The token is for the site ${facts.siteId} and the client ${facts.clientId}`);
    if (!subjectType) throw insufficient(`The level ${permission} does not let in ${facts.subjectType}`);
    return { subjectType, subjectId: asText(facts.subjectId), request };
  };
}

/** Why is only for who listens on the server. */
const insufficient = (why: string): Error => refuse(403, 'Insufficient permissions', new Error(why));
