/** What an introspection answer (RFC 7662) says of the life of a token. */
interface TokenLife {
  active?: unknown;
  /** Seconds since 1970, as a number or as text. */
  exp?: unknown;
}

/** Whether a token is good at this moment. One without an end lives for as long as it is active; one whose end cannot be read is over. */
export const isLive = ({ active, exp }: TokenLife): boolean => active === true && (!exp || Number(exp) * 1000 > Date.now());
