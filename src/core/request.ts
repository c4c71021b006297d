/** How the flat input of a call becomes path, query and body. The input itself is never changed. */
import { isStoreError, refuseInput } from '../errors/store-error.ts';
import { asRecord, type Fields, omit, pick } from '../lib/fields.ts';
import { toJson } from './json.ts';
import type { OperationInfo, RequestParts } from './operation-info.ts';
import type { Validator } from './options.ts';

/** Throws a `validation` error if the input is invalid. */
export function buildRequest(operation: OperationInfo, input: unknown, validate?: Validator): RequestParts {
  const { id, body, prepare: write = writeRequest } = operation;
  const violation = validate?.input(id, input ?? {});
  if (violation) throw violation;
  const fields = asRecord(input === undefined ? {} : input);
  if (!fields) throw refuseInput(id, 'input', 'must be an object');
  let request: RequestParts;
  try {
    request = write(operation, fields);
  } catch (cause) {
    // cycles, big integers, properties that throw when they are read
    throw isStoreError(cause) ? cause : refuseInput(id, body ?? 'input', 'must be plain data', cause);
  }
  // it would continue the host name
  if (!request.path.startsWith('/')) throw new TypeError(`The path of ${id} must start with a slash`);
  return request;
}

/** Longer queries are refused by servers. */
export const MAX_QUERY_LENGTH = 4000;

/**
 * What is not in the path is the query of a `GET` or a `DELETE`, and the JSON body of all other requests. If the query of
 * a `GET` that has a `postPath` is too long, it becomes the body of that `POST`.
 */
export function writeRequest(operation: OperationInfo, fields: Fields): RequestParts {
  const { id, method, query = [], body: bodyName, postPath, numbers } = operation;
  const { path, rest } = fillPath(operation, fields);
  if (method === 'GET' || method === 'DELETE') {
    const text = toQuery(id, rest);
    if (!postPath || text.length <= MAX_QUERY_LENGTH)
      return { method, path: withQuery(path, text), body: null };
    const longForm = fillPath({ ...operation, path: postPath }, fields);
    return { method: 'POST', path: longForm.path, body: toJson(id, rest, numbers) };
  }
  const inBody = query.length > 0 ? omit(rest, query) : rest;
  const body = bodyName ? inBody[bodyName] : inBody;
  if (body === undefined) throw refuseInput(id, bodyName ?? 'input', 'is required');
  return {
    method,
    path: withQuery(path, toQuery(id, pick(rest, query))),
    body: toJson(id, body, numbers, bodyName),
  };
}

const withQuery = (path: string, query: string): string => (query ? `${path}?${query}` : path);

const DOT_SEGMENT = /^(?:\.|%2e){1,2}$/i;
const CONTROL = /\p{Cc}/u;

/** Fills in the path template. Throws if a value would change which endpoint is called. */
function fillPath({ id, path }: OperationInfo, fields: Fields): { path: string; rest: Fields } {
  if (!path.includes('{')) return { path, rest: fields };
  const names: string[] = [];
  const filled = path.replace(/\{(\w+)\}/g, (_parameter, name: string) => {
    names.push(name);
    return encodeURIComponent(checkSegment(id, name, fields[name]));
  });
  return { path: filled, rest: omit(fields, names) };
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

/** Nested fields become dotted keys, lists become repeated keys, absent fields are left out. */
function toQuery(operationId: string, values: Fields): string {
  const entries = Object.entries(values);
  if (entries.length === 0) return '';
  const query = new URLSearchParams();
  for (const [name, value] of entries) append(operationId, query, name, value);
  return query.toString();
}

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

/** Whether a value is a date, also of another realm, such as a frame. */
const isDate = (value: unknown): value is Date => Object.prototype.toString.call(value) === '[object Date]';

/** A date in ISO 8601. Throws an error that names the field if it is invalid. */
function toIso(operationId: string, name: string, value: Date): string {
  if (Number.isNaN(value.getTime())) throw refuseInput(operationId, name, 'must be a valid date');
  return value.toISOString();
}
