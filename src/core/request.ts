import { isStoreError, refuseInput } from '../errors/store-error.ts';
import { asRecord, omit, pick } from '../lib/fields.ts';
import { toJson } from './json.ts';
import type { OperationInfo, PreparedRequest, Traits } from './operation-info.ts';
import type { Validator } from './options.ts';

/** A GET with a longer query is sent as a POST, if the call has that form. */
const MAX_QUERY_LENGTH = 4000;

/**
 * Splits the flat input of a call into path, query and body. The input itself is never changed. Throws a
 * `validation` error if it is invalid.
 */
export function prepare(operation: OperationInfo, input: unknown, validate?: Validator): PreparedRequest {
  const { id, encode, buildPath, prepare: write = writeRequest } = operation;
  const violation = validate?.input(id, input ?? {});
  if (violation) throw violation;
  const given = asRecord(input === undefined ? {} : input);
  if (!given) throw refuseInput(id, 'input', 'must be an object');
  try {
    const fields = encode?.(given, operation) ?? given;
    const { path, rest } = buildPath?.(operation, fields) ?? { path: operation.path, rest: fields };
    const request = write(operation, path, rest);
    if (request.path.startsWith('/')) return request;
  } catch (cause) {
    // cycles, big integers, properties that throw when they are read
    throw isStoreError(cause)
      ? cause
      : refuseInput(id, operation.body ?? 'input', 'must be plain data', cause);
  }
  // it would continue the host name
  throw new TypeError(`The path of ${id} must start with a slash`);
}

/** All fields are the query of a `GET` or a `DELETE`, and the JSON body of all other requests. */
const writeRequest: NonNullable<Traits['prepare']> = (
  { id, method, query, postPath, numbers },
  path,
  fields,
) => {
  if (method !== 'GET' && method !== 'DELETE')
    return { path, content: { method, body: toJson(id, fields, numbers) } };
  const text = query?.(id, fields) ?? '';
  if (!postPath && query?.maxLength && text.length > query.maxLength)
    throw refuseInput(id, 'query', `must not have more than ${query.maxLength} characters`);
  return { path: withQuery(path, text), content: { method, body: null } };
};

const withQuery = (path: string, query?: string): string => (query ? `${path}?${query}` : path);

/** Sends a GET whose query is too long as the POST that it may be replaced with. */
export const postIfLong: NonNullable<Traits['prepare']> = (operation, path, fields) => {
  const { id, method, postPath } = operation;
  const request = writeRequest(operation, path, fields);
  const length = request.path.length - path.length - '?'.length;
  return postPath && method === 'GET' && length > MAX_QUERY_LENGTH
    ? { path: postPath, content: { method: 'POST', body: toJson(id, fields) } }
    : request;
};

/** Creates requests with a JSON body, which is one field or all, and these fields in the query. */
export const splitInput =
  (...inQuery: string[]): NonNullable<Traits['prepare']> =>
  (operation, path, fields) => {
    const { id, method, query, body: name, numbers } = operation;
    const rest = omit(fields, inQuery);
    const body = name ? rest[name] : rest;
    if (body === undefined) throw refuseInput(id, name ?? 'input', 'is required');
    return {
      path: withQuery(path, query?.(id, pick(fields, inQuery))),
      content: { method, body: toJson(id, body, numbers, name) },
    };
  };
