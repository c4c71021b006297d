/** Marks that are not shown: of direction, of places to break a line, and of encodings. */
const MARKS = String.raw`\u00AD\u061C\u200B\u200E\u200F\u202A-\u202E\u2060-\u2064\u2066-\u2069\uFEFF`;
const EVERY_MARK = new RegExp(`[${MARKS}]`, 'gu');
const AROUND = new RegExp(String.raw`^[\s${MARKS}]+|[\s${MARKS}]+$`, 'gu');

/** A text without spaces and invisible marks around it. */
export const trimmed = (text: string): string => text.replace(AROUND, '');

/**
 * A number, code or email address in the characters that a keyboard has for it. What is copied from contacts and web
 * pages has invisible marks, other spaces and dashes, and digits of other scripts.
 */
export const plainText = (text: string): string =>
  text
    .normalize('NFKC')
    .replaceAll(EVERY_MARK, '')
    .replaceAll(/[\p{Pd}\u2212]/gu, '-')
    .replaceAll(/\p{Nd}/gu, plainDigit)
    .replaceAll(/\s/gu, ' ')
    .trim();

/** Digits from zero to nine follow each other in every script. */
function plainDigit(digit: string): string {
  const point = digit.codePointAt(0) ?? 0;
  let value = 0;
  while (value < 9 && /\p{Nd}/u.test(String.fromCodePoint(point - value - 1))) value += 1;
  return String(value);
}
