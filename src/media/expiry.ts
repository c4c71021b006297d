import { asRecord, asText } from '../errors/normalise.ts';

/** A file with an address that may end. */
export interface SignedMedia {
  /** The address. */
  url?: string | null | undefined;
  /** When the address stops working, as text of a date and time. Absent for public files. */
  urlExpirationDate?: string | null | undefined;
}

/**
 * When an address stops working: the `urlExpirationDate` of the answer, or the end of the token in the address (`exp` of the JSON Web Token in
 * `?token=`, which download addresses of the platform carry), whichever comes first. Undefined when nothing says so, as for public files and for no
 * file.
 *
 * @example
 * import { expiresAt } from 'storewire/media';
 *
 * const end = expiresAt({ url: 'https://static.wixstatic.com/media/11062b_c3d8~mv2.jpg', urlExpirationDate: '2026-12-01T12:00:00Z' });
 * console.log(end?.toISOString()); // 2026-12-01T12:00:00.000Z
 */
export function expiresAt(source: string | SignedMedia | null | undefined): Date | undefined {
  const { url, urlExpirationDate }: SignedMedia = typeof source === 'object' ? (source ?? {}) : { url: source };
  const ends = [asText(urlExpirationDate) ?? '', endOfToken(asText(url) ?? '')].map((end) => new Date(end).getTime()).filter(Number.isFinite);
  return ends.length > 0 ? new Date(Math.min(...ends)) : undefined;
}

/**
 * Whether an address has stopped working, or will within `leewayMs` (default a minute): ask for it again before it is shown. What says no end counts
 * as lasting. `now` is in milliseconds since 1970.
 *
 * @example
 * import { createClient } from 'storewire';
 * import { isExpired } from 'storewire/media';
 *
 * const client = createClient();
 * let { order } = await client.orders.getOrder({ id: '9f6b1d38-2c47-4e85-a0d3-7b5c8e1f4a29' });
 * if (order?.lineItems?.some(({ image }) => isExpired(image))) ({ order } = await client.orders.getOrder({ id: order.id ?? '' }));
 */
export function isExpired(source: string | SignedMedia | null | undefined, now: number = Date.now(), leewayMs = 60_000): boolean {
  const end = expiresAt(source);
  return end !== undefined && end.getTime() - leewayMs <= now;
}

/** In milliseconds since 1970; NaN when there is no such token. Whether it is genuine is the platform's to say. */
function endOfToken(url: string): number {
  const token = URL.canParse(url) ? new URL(url).searchParams.get('token') : undefined;
  const [, payload = ''] = token?.split('.') ?? [];
  try {
    const end = asRecord(JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/'))))?.['exp'];
    return typeof end === 'number' ? end * 1000 : Number.NaN;
  } catch {
    return Number.NaN;
  }
}
