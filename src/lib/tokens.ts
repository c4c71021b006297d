/** Whether there are hashes: browsers have them only on pages over https and on localhost. */
export const canHash = (): boolean => Boolean(globalThis.crypto?.subtle);

/** The SHA-256 of a text. `purpose` begins the message of the `TypeError` where there are no hashes. */
export async function sha256(text: string, purpose: string): Promise<ArrayBuffer> {
  if (!canHash())
    throw new TypeError(
      `${purpose} needs crypto.subtle of Web Crypto, which browsers provide only over https and on localhost`,
    );
  return crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
}

/** The first 128 bits of the SHA-256 of a text, in hex: a key that does not reveal the text. */
export async function fingerprint(text: string): Promise<string> {
  const digest = await sha256(text, 'this');
  return Array.from(new Uint8Array(digest, 0, 16), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
