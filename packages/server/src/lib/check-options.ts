import { isOrigin } from 'storewire/internal';

/** Throws a `TypeError` unless the option is a number from `min` to `max`. */
export function checkRange(option: string, value: number, min: number, max = Number.MAX_SAFE_INTEGER): void {
  // a text, such as that of an environment variable, compares like a number, but adds like a text
  if (typeof value !== 'number' || !(value >= min && value <= max))
    throw new TypeError(`${option} must be a number from ${min} to ${max}`);
}

/** An origin without the dot that a host name may end with (RFC 3986, section 3.2.2). */
export const withoutFinalDot = (origin: string): string => origin.replace(/\.(?=(?::\d+)?$)/, '');

/** Returns origins without final dots. Throws a `TypeError` unless all values are origins, such as `https://shop.example`. */
export function checkOrigins(option: string, values: readonly string[]): ReadonlySet<string> {
  if (!values.every(isOrigin))
    throw new TypeError(`${option} must be an origin without patterns, such as https://shop.example`);
  return new Set(values.map(withoutFinalDot));
}
