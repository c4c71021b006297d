/** When signed URLs expire. */

import { fromBase64 } from '../lib/base64.ts';
import { asRecord, asText } from '../lib/fields.ts';

/** A file of a response, whose URL may expire. */
export interface SignedMedia {
  /** URL. */
  url?: string | null | undefined;
  /** Date and time at which the URL expires. Absent for public files. */
  urlExpirationDate?: string | null | undefined;
}

/**
 * Returns when a URL expires: the earlier of the `urlExpirationDate` of the response and the `exp` of the
 * JSON Web Token in `?token=`, which download URLs of the platform contain. Returns `undefined` if there is
 * neither, as for public files. Never throws.
 *
 * @example
 * import { expiresAt } from 'storewire/media';
 *
 * console.log(expiresAt({ urlExpirationDate: '2026-12-01T12:00:00Z' })?.getTime()); // 1796126400000
 */
export function expiresAt(source: string | SignedMedia | null | undefined): Date | undefined {
  const fields = asRecord(source) ?? { url: source };
  const times = [Date.parse(asText(fields['urlExpirationDate']) ?? ''), tokenExpiry(fields['url'])];
  const [earliest] = times.filter((time) => Math.abs(time) <= MAX_TIME).toSorted((a, b) => a - b);
  return earliest === undefined ? undefined : new Date(earliest);
}

/**
 * Returns whether a URL has expired, or will within `leewayMs` milliseconds (default 60,000): request a new
 * one before it is used. URLs without an expiry never expire. `now` is in milliseconds since 1970.
 *
 * @example
 * import { isExpired } from 'storewire/media';
 *
 * console.log(isExpired({ urlExpirationDate: '2020-01-01T00:00:00Z' })); // true
 */
export function isExpired(
  source: string | SignedMedia | null | undefined,
  now: number = Date.now(),
  leewayMs = 60_000,
): boolean {
  const expiry = expiresAt(source);
  return expiry !== undefined && expiry.getTime() - leewayMs <= now;
}

/** The largest time of a `Date`, in milliseconds. */
const MAX_TIME = 8.64e15;

/** In milliseconds since 1970, NaN without a token. The signature of the token is not verified. */
function tokenExpiry(url: unknown): number {
  try {
    const payload = new URL(String(url)).searchParams.get('token')?.split('.')[1];
    const seconds = asRecord(JSON.parse(fromBase64(payload ?? '')))?.['exp'];
    return typeof seconds === 'number' ? seconds * 1000 : Number.NaN;
  } catch {
    return Number.NaN;
  }
}
