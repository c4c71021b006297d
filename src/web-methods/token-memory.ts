import { fingerprint } from '../core/fingerprint.ts';

/** What an introspection of a token says (RFC 7662, with the platform's own members). */
export interface TokenFacts {
  /** Anything but true means that the token is of no use. */
  active?: boolean | undefined;
  /** Kind of caller: `VISITOR`, `MEMBER`, `USER` or `APP`. */
  subjectType?: string | undefined;
  /** Id of the caller. */
  subjectId?: string | undefined;
  /** End of the token in seconds since 1970. */
  exp?: number | string | null | undefined;
  /** OAuth client that the token was issued to. */
  clientId?: string | undefined;
  /** Site that the token is for. */
  siteId?: string | undefined;
}

/** A token that was revoked is believed for at most this long. */
const BELIEVED_MS = 60_000;
const MOST_TOKENS = 1000;

/** By two clocks: the one may be set back, the other stand still while the machine sleeps. */
const moment = (): [number, number] => [Date.now(), performance.now()];
const msSince = ([date, tick]: [number, number]): number => Math.max(Date.now() - date, performance.now() - tick);

/** Asks about each token once a minute at most, whether the answer is good or bad. Calls that overlap share one question; failures are forgotten. */
export function rememberTokens(ask: (token: string) => Promise<TokenFacts>): (token: string) => Promise<TokenFacts> {
  const known = new Map<string, { askedAt: [number, number]; facts: Promise<TokenFacts> }>();

  function forget(key: string, facts: Promise<TokenFacts>): void {
    if (known.get(key)?.facts === facts) known.delete(key);
  }

  return async (token) => {
    const key = await fingerprint(token);
    const before = known.get(key);
    if (before && msSince(before.askedAt) < BELIEVED_MS) return before.facts;
    const askedAt = moment();
    const facts = ask(token);
    known.delete(key);
    known.set(key, { askedAt, facts });
    facts.catch(() => forget(key, facts));
    const [oldest = key] = known.keys();
    if (known.size > MOST_TOKENS) known.delete(oldest);
    return facts;
  };
}
