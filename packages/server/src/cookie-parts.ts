import { base64url } from 'jose';
import { SessionNotStored } from 'storewire';

/** The tokens do not fit into cookies. */
export class SessionTooLong extends SessionNotStored {}

/** Begins the name of a cookie that only its own host can set, and only over https (RFC 6265bis). */
const HOST_PREFIX = '__Host-';

/** The prefix of the names of all cookies. */
export const cookiePrefix = ({ secure = true }: { secure?: boolean | undefined } = {}): string =>
  secure ? HOST_PREFIX : '';

/** A key as the name of a cookie (RFC 6265, section 4.1.1). Different keys have different names. */
export const toCookieName = (key: string): string =>
  encodeURIComponent(key).replace(/[()]/g, (character) => (character === '(' ? '%28' : '%29'));

/** Browsers silently drop a cookie of more than 4096 bytes, so longer values are spread over several. */
const MAX_PART_LENGTH = 3500;
/** Servers reject requests whose headers exceed 8 to 16 kB. */
const MAX_PARTS = 3;

/** The first cookie of a value: the number of its parts, `b` if `documentCookies` named the others so, and its text. */
const FIRST = /^([1-9])(b?)\.([\w-]*)$/;

/** The names of all cookies that a value with this first cookie may be spread over. */
export function partNames(name: string, first = ''): string[] {
  const [, , place = ''] = FIRST.exec(first) ?? [];
  return Array.from({ length: MAX_PARTS }, (_part, index) =>
    index === 0 ? name : `${name}.${index}${place}`,
  );
}

/** The cookies of a value, in characters that no cookie library escapes. Throws {@link SessionTooLong}. */
export function toCookies(name: string, value: string): Map<string, string> {
  const text = base64url.encode(value);
  const count = Math.ceil(text.length / MAX_PART_LENGTH) || 1;
  if (count > MAX_PARTS) throw new SessionTooLong('the value is too long for cookies');
  return new Map(
    partNames(name)
      .slice(0, count)
      .map((part, index) => {
        const piece = text.slice(index * MAX_PART_LENGTH, (index + 1) * MAX_PART_LENGTH);
        return [part, index === 0 ? `${count}.${piece}` : piece];
      }),
  );
}

/** The value of cookies that {@link toCookies} returned; undefined if a part is missing or invalid. */
export function fromCookies(name: string, read: (name: string) => string | undefined): string | undefined {
  const first = read(name);
  const [, count, , start] = FIRST.exec(first ?? '') ?? [];
  if (start === undefined || Number(count) > MAX_PARTS) return undefined;
  const rest = partNames(name, first)
    .slice(1, Number(count))
    .map((part) => read(part));
  if (!rest.every(Boolean)) return undefined;
  try {
    const bytes = base64url.decode([start, ...rest].join(''));
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return undefined;
  }
}
