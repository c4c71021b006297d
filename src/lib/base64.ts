/** Base64url without padding (RFC 4648, section 5). */
export function toBase64Url(bytes: Uint8Array): string {
  let binary = '';
  for (const byte of bytes) binary += String.fromCharCode(byte);
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/** The base64url of the UTF-8 bytes of a text. */
export const textToBase64Url = (text: string): string => toBase64Url(new TextEncoder().encode(text));

/**
 * The bytes of base64 or base64url, with or without padding, as characters up to U+00FF. Throws for anything
 * else.
 */
const fromBase64 = (text: string): string => atob(text.replaceAll('-', '+').replaceAll('_', '/'));

/** The UTF-8 text of base64 or base64url. Throws for anything else. */
export const textFromBase64 = (text: string): string =>
  new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(
    Uint8Array.from(fromBase64(text), (character) => character.charCodeAt(0)),
  );
