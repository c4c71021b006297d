import { refuseInput } from '../errors/store-error.ts';
import { textToBase64Url } from '../lib/base64.ts';
import type { Fields } from '../lib/fields.ts';
import { toJson } from './json.ts';

/** Nested fields become dotted keys, lists become repeated keys, absent fields are left out. */
export function toQuery(operationId: string, values: Fields): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(values)) append(operationId, query, name, value);
  return query.toString();
}

/** The packed form: the whole input as base64url of its JSON, in the parameter `.r`. */
export const toPackedQuery = /* @__PURE__ */ Object.assign(
  (operationId: string, values: Fields): string =>
    isEmpty(values) ? '' : `.r=${textToBase64Url(toJson(operationId, values))}`,
  { maxLength: 4000 },
);

const isEmpty = (values: Fields): boolean => Object.values(values).every((value) => value === undefined);

function append(operationId: string, query: URLSearchParams, name: string, value: unknown): void {
  if (value === undefined || value === null) return;
  if (Array.isArray(value))
    for (const item of value) append(operationId, query, name, scalar(operationId, name, item));
  else if (isDate(value)) query.append(name, toIso(operationId, name, value));
  else if (typeof value === 'object')
    for (const [key, field] of Object.entries(value)) append(operationId, query, `${name}.${key}`, field);
  else query.append(name, String(scalar(operationId, name, value)));
}

function scalar(operationId: string, name: string, value: unknown): unknown {
  if (value === undefined || value === null || isDate(value)) return value;
  if (typeof value === 'object') throw refuseInput(operationId, name, 'must not hold lists of objects');
  if (!isPlainValue(value)) throw refuseInput(operationId, name, 'must be plain data');
  return value;
}

/** Whether a value arrives as what it is. Half a surrogate pair would arrive as a question mark. */
function isPlainValue(value: unknown): boolean {
  if (typeof value === 'string') return value.isWellFormed();
  return Number.isFinite(value) || typeof value === 'boolean' || typeof value === 'bigint';
}

/** Also a date of another realm, such as a frame. */
const isDate = (value: unknown): value is Date => Object.prototype.toString.call(value) === '[object Date]';

/** A date in ISO 8601. Throws an error that names the field if it is invalid. */
function toIso(operationId: string, name: string, value: Date): string {
  if (Number.isNaN(value.getTime())) throw refuseInput(operationId, name, 'must be a valid date');
  return value.toISOString();
}
