/** How far the clock of another machine may be ahead of or behind that of this one, in seconds. */
export const CLOCK_TOLERANCE_SECONDS = 300;

/** The lifetime of a token in an introspection response (RFC 7662). */
interface TokenLife {
  active?: unknown;
  /** Seconds since 1970, as a number or a string. */
  exp?: unknown;
}

/**
 * Whether a token is valid now, as far as clocks that differ can tell. A token without an expiry is valid while it is
 * active; one with an unreadable expiry is not.
 */
export const isLive = ({ active, exp }: TokenLife): boolean =>
  active === true && (!exp || (Number(exp) + CLOCK_TOLERANCE_SECONDS) * 1000 > Date.now());

/** The access token in a value of `Authorization`, which may begin with the word `Bearer`. Empty if there is none. */
export const bareToken = (authorization: string | null | undefined): string =>
  (authorization ?? '').trim().replace(/^bearer(?:\s+|$)/i, '');
