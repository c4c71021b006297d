/** Base64url without padding (RFC 4648, section 5). Text is encoded as UTF-8. */
export function toBase64Url(data: Uint8Array | string): string {
  let binary = '';
  for (const byte of typeof data === 'string' ? new TextEncoder().encode(data) : data)
    binary += String.fromCharCode(byte);
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/** The UTF-8 text of base64 or base64url, with or without padding. `undefined` for anything else. */
export function fromBase64(text: string): string | undefined {
  try {
    const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
    const bytes = Uint8Array.from(binary, (character) => character.charCodeAt(0));
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return undefined;
  }
}
