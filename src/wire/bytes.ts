import { malformed } from './malformed.ts';

/**
 * The bytes of base64, also of its form for addresses and without padding. Nothing gives undefined; any other text is a `StoreError` of kind
 * `validation` that names `place`.
 *
 * @example
 * import { bytesFromWire, bytesToWire } from 'storewire/wire';
 *
 * const text = bytesToWire(new Uint8Array([104, 105]));
 * console.log(text, bytesFromWire(text)); // aGk= Uint8Array [104, 105]
 */
export function bytesFromWire(text: string | null | undefined, place = 'bytes'): Uint8Array<ArrayBuffer> | undefined {
  if (text === undefined || text === null) return undefined;
  const digits = typeof text === 'string' ? text.replace(/={0,2}$/, '') : '=';
  if (/[^\w+/-]/.test(digits) || digits.length % 4 === 1) throw malformed(place, 'must be base64');
  return Uint8Array.from(atob(digits.replaceAll('-', '+').replaceAll('_', '/')), (byte) => byte.charCodeAt(0));
}

/**
 * Base64 with padding, as recorded. Anything but bytes is a `StoreError` of kind `validation` that names `place`.
 *
 * @example
 * import { bytesFromWire, bytesToWire } from 'storewire/wire';
 *
 * const text = bytesToWire(new Uint8Array([104, 105]));
 * console.log(text, bytesFromWire(text)); // aGk= Uint8Array [104, 105]
 */
export function bytesToWire(bytes: Uint8Array, place = 'bytes'): string {
  if (!(bytes instanceof Uint8Array)) throw malformed(place, 'must be a Uint8Array');
  let binary = '';
  for (const byte of bytes) binary += String.fromCharCode(byte);
  return btoa(binary);
}
