import type { Members } from '../core/operation-info.ts';
import { asRecord } from '../errors/normalise.ts';
import { type StoreError, validationError } from '../errors/store-error.ts';

/** What every form says of a value that it cannot be. Never the value itself. */
export const malformed = (place: string, description: string, cause?: unknown): StoreError =>
  validationError([{ field: place, description, rule: 'FORMAT', ruleName: undefined, data: undefined }], { kind: 'validation', cause });

/** The place of a member. */
export const at = (place: string, name: string | number): string => (place === '' ? `${name}` : `${place}.${name}`);

export const isNothing = (value: unknown): value is null | undefined | '' => value === undefined || value === null || value === '';

export function recordOf(value: unknown, place: string): Members {
  const record = asRecord(value);
  if (!record) throw malformed(place, 'must be an object');
  return record;
}

/** The text of a member; undefined for nothing. */
export function textIn(members: Members, name: string, place: string): string | undefined {
  const value = members[name];
  if (isNothing(value)) return undefined;
  if (typeof value !== 'string') throw malformed(at(place, name), 'must be text');
  return value;
}

/** The count of a member; undefined for nothing. */
export const wholeIn = (members: Members, name: string, place: string): number | undefined => wholeOf(members[name], at(place, name));

/** A count of pixels or seconds, as a number or in digits; undefined for nothing. */
export function wholeOf(value: unknown, place: string): number | undefined {
  if (isNothing(value)) return undefined;
  const number = typeof value === 'string' && /^\d+$/.test(value) ? Number(value) : value;
  if (!Number.isSafeInteger(number) || Number(number) < 0) throw malformed(place, 'must be a whole number');
  return Number(number);
}
