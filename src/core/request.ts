import { asRecord } from '../errors/normalise.ts';
import { isStoreError, refuseInput } from '../errors/store-error.ts';
import { changeAt, only, without } from '../lib/fields.ts';
import { toJson } from './json.ts';
import type { Encoder, Fields, OperationInfo, PreparedRequest, Traits } from './operation-info.ts';

/** A GET with a longer query is sent as a POST, if the call has that form (characters, without the `?`). */
const MAX_QUERY_LENGTH = 4000;

/** Splits the flat input of a call into path, query and body. The input itself is never changed. */
export function prepare(operation: OperationInfo, input: unknown): PreparedRequest {
  try {
    const request = split(operation, input);
    if (request.path.startsWith('/')) return request;
  } catch (cause) {
    // cycles, big integers, properties that throw when they are read
    throw isStoreError(cause)
      ? cause
      : refuseInput(operation.id, operation.body ?? 'input', 'must be plain data', cause);
  }
  // it would continue the host name
  throw new TypeError(`The path of ${operation.id} must start with a slash`);
}

function split(operation: OperationInfo, input: unknown = {}): PreparedRequest {
  const { id, method, encode, fill, long } = operation;
  const given = asRecord(input);
  if (!given) throw refuseInput(id, 'input', 'must be an object');
  const fields = encode?.(given, operation) ?? given;
  const { path, rest } = fill ? fill(operation, fields) : { path: operation.path, rest: fields };
  if (operation.prepare) return operation.prepare(operation, path, rest);
  if (method !== 'GET' && method !== 'DELETE')
    return { path, content: { method, body: toBody(operation, rest) } };
  const query = operation.query?.(id, rest) ?? '';
  return long && query.length > MAX_QUERY_LENGTH
    ? { path: long, content: { method: 'POST', body: toJson(id, rest) } }
    : { path: withQuery(path, query), content: { method, body: null } };
}

export const withQuery = (path: string, query: string): string => (query ? `${path}?${query}` : path);

/** JSON. Without properties it is `{}`. */
function toBody({ id, body: name, floats }: OperationInfo, fields: Fields): string {
  const body = name ? fields[name] : fields;
  if (body === undefined) throw refuseInput(id, name ?? 'input', 'is required');
  return toJson(id, body, name ? floats?.[name] : floats, name);
}

/** Creates requests with a JSON body and these fields in the query. */
export const splitInput =
  (...inQuery: string[]): NonNullable<Traits['prepare']> =>
  (operation, path, fields) => ({
    path: withQuery(path, operation.query?.(operation.id, only(fields, inQuery)) ?? ''),
    content: { method: operation.method, body: toBody(operation, without(fields, inQuery)) },
  });

/**
 * Field masks are arrays for callers and joined by commas when they are sent. Takes the dotted paths of the
 * masks.
 */
export const joinMasks = (...masks: string[]): Encoder =>
  changeAt(masks, (mask) => (Array.isArray(mask) ? mask.join(',') : mask));
