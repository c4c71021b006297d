/**
 * @hey-api/openapi-ts replaces every `\\uXXXX` of the code that it writes with the character, also where the backslash
 * is escaped or part of a pattern, so that a text could end its literal. Characters for private use stand for such
 * backslashes until the post-processing.
 */
import { isObject } from '../description/walk.ts';

const IN_TEXT = '\uE000';
const IN_PATTERN = '\uE001';
const STAND_INS = /[\uE000\uE001]/g;

/** A schema without backslashes in names, values and messages. Patterns keep theirs. */
export function hideBackslashes<Value>(value: Value): Value;
export function hideBackslashes(value: unknown): unknown {
  if (typeof value === 'string') return value.replaceAll(STAND_INS, '').replaceAll('\\', IN_TEXT);
  if (Array.isArray(value)) return value.map((each) => hideBackslashes(each));
  if (!isObject(value) || value instanceof RegExp) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, each]) => [
      hideBackslashes(key),
      key === 'pattern' && typeof each === 'string' ? each : hideBackslashes(each),
    ]),
  );
}

/** The source of a regular expression in which no code of a character begins with a backslash. */
export const hideEscapes = (source: string): string =>
  source.replaceAll(STAND_INS, '').replaceAll('\\u', `${IN_PATTERN}u`);

/** Code with the backslashes that were hidden. */
export const showBackslashes = (code: string): string =>
  code.replaceAll(IN_TEXT, '\\\\').replaceAll(IN_PATTERN, '\\');
