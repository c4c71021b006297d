import { textFromBase64, textToBase64Url } from '../lib/base64.ts';

/** Browsers silently drop cookies of more than 4096 bytes, so longer values are split. */
const LONGEST_PART = 3500;
/** Servers reject requests with more than 8 to 16 kB of headers. */
const MOST_PARTS = 3;

const partName = (name: string, index: number): string => (index === 0 ? name : `${name}.${index}`);

/** Every name that a value may take up. */
export const partNames = (name: string): string[] =>
  Array.from({ length: MOST_PARTS }, (_part, index) => partName(name, index));

/**
 * Cookies that together hold a value, in characters that no cookie library escapes. Names that are not needed
 * have an empty value.
 */
export function toCookies(name: string, value: string): [name: string, value: string][] {
  const text = textToBase64Url(value);
  const count = Math.ceil(text.length / LONGEST_PART) || 1;
  if (count > MOST_PARTS) throw new RangeError('the value is too long for cookies');
  return partNames(name).map((part, index) => {
    const piece = text.slice(index * LONGEST_PART, (index + 1) * LONGEST_PART);
    return [part, index === 0 ? `${count}.${piece}` : piece];
  });
}

/** The value that cookies hold. Anything else, also a part that is missing, counts as nothing. */
export function fromCookies(name: string, read: (name: string) => string | undefined): string | undefined {
  const [, count, first] = /^([1-9])\.([\w-]*)$/.exec(read(name) ?? '') ?? [];
  if (count === undefined || first === undefined || Number(count) > MOST_PARTS) return undefined;
  const rest = partNames(name)
    .slice(1, Number(count))
    .map((part) => read(part));
  if (!rest.every(Boolean)) return undefined;
  try {
    return textFromBase64([first, ...rest].join(''));
  } catch {
    return undefined;
  }
}
