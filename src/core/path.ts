import { refuseInput } from '../errors/store-error.ts';
import type { Fields } from '../lib/fields.ts';
import { without } from '../lib/fields.ts';
import type { OperationInfo } from './operation-info.ts';

export const DOT_SEGMENT = /^(?:\.|%2e){1,2}$/i;
export const CONTROL = /\p{Cc}/u;

/** Fills in a path template. Throws if a value would change which endpoint is called. */
export function fillPath(
  { id, path: template }: OperationInfo,
  fields: Fields,
): { path: string; rest: Fields } {
  // text, name, text, …
  const parts = template.split(/[{}]/);
  const names = parts.filter((_, index) => index % 2 === 1);
  const path = parts.map((part, index) =>
    index % 2 === 1 ? encodeURIComponent(checkSegment(id, part, fields[part])) : part,
  );
  return { path: path.join(''), rest: without(fields, names) };
}

/** The text of a path value. Throws if it would change which endpoint is called. */
export function checkSegment(operationId: string, name: string, value: unknown): string {
  const text = typeof value === 'bigint' || Number.isFinite(value) ? String(value) : value;
  if (typeof text !== 'string') throw refuseInput(operationId, name, 'must be a string');
  if (text === '') throw refuseInput(operationId, name, 'must not be empty');
  if (DOT_SEGMENT.test(text)) throw refuseInput(operationId, name, 'must not be a dot segment');
  if (CONTROL.test(text)) throw refuseInput(operationId, name, 'must not hold control characters');
  if (!text.isWellFormed()) throw refuseInput(operationId, name, 'must be well-formed text');
  return text;
}
