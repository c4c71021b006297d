/** The lifetime of a token in an introspection response (RFC 7662). */
interface TokenLife {
  active?: unknown;
  /** Seconds since 1970, as a number or a string. */
  exp?: unknown;
}

/**
 * Whether a token is valid now. A token without an expiry is valid while it is active; one with an unreadable
 * expiry is not.
 */
export const isLive = ({ active, exp }: TokenLife): boolean =>
  active === true && (!exp || Number(exp) * 1000 > Date.now());

/** The first 128 bits of the SHA-256 of a text, in hex: a key that does not reveal the text. */
export async function fingerprint(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return Array.from(new Uint8Array(digest, 0, 16), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
