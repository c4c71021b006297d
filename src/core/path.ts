import { refuseInput } from '../errors/store-error.ts';
import { type Fields, omit } from '../lib/fields.ts';
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
  const names: string[] = [];
  for (let index = 1; index < parts.length; index += 2) {
    const name = parts[index] ?? '';
    names.push(name);
    parts[index] = encodeURIComponent(checkSegment(id, name, fields[name]));
  }
  return { path: parts.join(''), rest: omit(fields, names) };
}

/** The text of a path value. Throws if it would change which endpoint is called. */
function checkSegment(operationId: string, name: string, value: unknown): string {
  const text = typeof value === 'bigint' || Number.isFinite(value) ? String(value) : value;
  if (typeof text !== 'string') throw refuseInput(operationId, name, 'must be a string');
  if (text === '') throw refuseInput(operationId, name, 'must not be empty');
  if (DOT_SEGMENT.test(text)) throw refuseInput(operationId, name, 'must not be a dot segment');
  if (CONTROL.test(text)) throw refuseInput(operationId, name, 'must not hold control characters');
  if (!text.isWellFormed()) throw refuseInput(operationId, name, 'must be well-formed text');
  return text;
}
