/**
 * Reads values of unknown type. Errors are `StoreError`s of kind `validation` that name the path of the
 * value, never the value.
 */
import { asRecord } from '../errors/normalise.ts';
import { type StoreError, validationError } from '../errors/store-error.ts';

type Fields = Readonly<Record<string, unknown>>;

export const invalidValue = (path: string, description: string, cause?: unknown): StoreError =>
  validationError([{ field: path, description, rule: 'FORMAT', ruleName: undefined, data: undefined }], {
    kind: 'validation',
    cause,
  });

export const joinPath = (path: string, name: string | number): string =>
  path === '' ? `${name}` : `${path}.${name}`;

export const isAbsent = (value: unknown): value is null | undefined | '' =>
  value === undefined || value === null || value === '';

export function readObject(value: unknown, path: string): Fields {
  const fields = asRecord(value);
  if (!fields) throw invalidValue(path, 'must be an object');
  return fields;
}

/** The string of a field, `undefined` if it is absent. */
export function readText(fields: Fields, name: string, path: string): string | undefined {
  const value = fields[name];
  if (isAbsent(value)) return undefined;
  if (typeof value !== 'string') throw invalidValue(joinPath(path, name), 'must be a string');
  return value;
}

/** The pixels or seconds of a field, `undefined` if it is absent. */
export const readCount = (fields: Fields, name: string, path: string): number | undefined =>
  parseCount(fields[name], joinPath(path, name));

/** Pixels or seconds from a number or from digits, `undefined` if there are none. */
export function parseCount(value: unknown, path: string): number | undefined {
  if (isAbsent(value)) return undefined;
  const count = typeof value === 'string' && /^\d+$/.test(value) ? Number(value) : value;
  if (!Number.isSafeInteger(count) || Number(count) < 0)
    throw invalidValue(path, 'must be an integer of at least 0');
  return Number(count);
}
