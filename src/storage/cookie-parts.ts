/** A text in cookies. Browsers silently drop one of more than 4096 bytes, so a longer text is spread over several. */
import { textFromBase64, textToBase64Url } from '../lib/base64.ts';

const MAX_PART_LENGTH = 3500;
/** Servers reject requests whose headers exceed 8 to 16 kB. */
const MAX_PARTS = 3;

/** The parts after the first have two places, so that those of a new value do not overwrite the present ones. */
export type Place = '' | 'b';

/** The first cookie of a value: the number of its parts, their place, and the beginning of the text. */
const FIRST = /^([1-9])(b?)\.([\w-]*)$/;

/** Where the parts are that belong to a first cookie. */
export const placeOf = (first = ''): Place => (FIRST.exec(first)?.[2] === 'b' ? 'b' : '');

/** The names of all cookies that a value in this place may be spread over. */
export const partNames = (name: string, place: Place = ''): string[] =>
  Array.from({ length: MAX_PARTS }, (_part, index) => (index === 0 ? name : `${name}.${index}${place}`));

/** The cookies of a value, in characters that no cookie library escapes. Undefined if there would be too many. */
export function toCookies(
  name: string,
  value: string,
  place: Place = '',
): [first: [name: string, text: string], ...others: [name: string, text: string][]] | undefined {
  const text = textToBase64Url(value);
  const count = Math.ceil(text.length / MAX_PART_LENGTH) || 1;
  if (count > MAX_PARTS) return undefined;
  const pieceOf = (index: number): string =>
    text.slice(index * MAX_PART_LENGTH, (index + 1) * MAX_PART_LENGTH);
  const others = partNames(name, place).slice(1, count);
  return [
    [name, `${count}${count > 1 ? place : ''}.${pieceOf(0)}`],
    ...others.map((part, index): [string, string] => [part, pieceOf(index + 1)]),
  ];
}

/** The value of cookies that {@link toCookies} returned; undefined if a part is missing or invalid. */
export function fromCookies(name: string, read: (name: string) => string | undefined): string | undefined {
  const [first, count, , start] = FIRST.exec(read(name) ?? '') ?? [];
  if (start === undefined || Number(count) > MAX_PARTS) return undefined;
  const rest = partNames(name, placeOf(first))
    .slice(1, Number(count))
    .map((part) => read(part));
  if (!rest.every(Boolean)) return undefined;
  try {
    return textFromBase64([start, ...rest].join(''));
  } catch {
    return undefined;
  }
}
