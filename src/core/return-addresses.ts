import { ownAddress } from './own-address.ts';
import { refuseInput } from '../errors/store-error.ts';

/** Options of every visit to a page of the platform. */
export interface ReturnOptions {
  /**
   * Origin of the site that people come back to, such as `https://shop.example`. Default that of the page; on a server it must be given, from the
   * settings rather than from the request.
   */
  origin?: string | undefined;
}

/** The origin that all return addresses must have. */
export function originOf({ origin = globalThis.location?.origin }: ReturnOptions): string {
  const isOrigin = typeof origin === 'string' && URL.canParse(origin) && /^https?:/.test(origin) && new URL(origin).origin === origin;
  if (!isOrigin) throw new TypeError('origin must be the origin of the site, such as https://shop.example; it has no default outside of pages');
  return origin;
}

/**
 * A return address spelt out. Refuses what is, or may pass for, an address of another site, so that nobody is led elsewhere by a link to
 * this one.
 */
export function toReturnAddress(operation: string, field: string, text: unknown, origin: string): string {
  const url = typeof text === 'string' ? ownAddress(text, origin) : undefined;
  if (!url) throw refuseInput(operation, field, `must be an address of ${origin}`);
  return url.href;
}
