import { asRecord } from '../errors/normalise.ts';
import { isStoreError, refuseInput } from '../errors/store-error.ts';
import { changeAt, only, without } from '../lib/fields.ts';
import { toJson } from './json.ts';
import type { Encoder, Fields, OperationInfo, PreparedRequest } from './operation-info.ts';

/** A GET with a longer query is sent as a POST, if the call has that form (characters, without the `?`). */
const MAX_QUERY_LENGTH = 4000;

/** Splits the flat input of a call into path, query and body. The input itself is never changed. */
export function prepare(operation: OperationInfo, input: unknown): PreparedRequest {
  try {
    const request = operation.request ?? split(operation, input);
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
  const { id, method, inQuery } = operation;
  const given = asRecord(input);
  if (!given) throw refuseInput(id, 'input', 'must be an object');
  const fields = operation.encode?.(given, operation) ?? given;
  const { path, rest } = operation.fill?.(operation, fields) ?? { path: operation.path, rest: fields };
  if (operation.prepare) return operation.prepare(operation, path, rest);
  const isBodiless = method === 'GET' || method === 'DELETE';
  const inUrl = isBodiless ? rest : inQuery && only(rest, inQuery);
  const query = (inUrl && operation.query?.(id, inUrl)) ?? '';
  if (isBodiless && operation.long && query.length > MAX_QUERY_LENGTH)
    return { method: 'POST', path: operation.long, body: toJson(id, rest) };
  const body = isBodiless ? null : toBody(operation, inQuery ? without(rest, inQuery) : rest);
  return { method, path: withQuery(path, query), body };
}

export const withQuery = (path: string, query: string): string => (query ? `${path}?${query}` : path);

/** JSON. Without properties it is `{}`. */
function toBody({ id, body: name, floats }: OperationInfo, fields: Fields): string {
  const body = name ? fields[name] : fields;
  if (body === undefined) throw refuseInput(id, name ?? 'input', 'is required');
  return toJson(id, body, name ? floats?.[name] : floats, name);
}

/** Field masks are arrays for callers and joined by commas when they are sent. Takes the dotted paths of the masks. */
export const joinMasks = (...masks: string[]): Encoder =>
  changeAt(masks, (mask) => (Array.isArray(mask) ? mask.join(',') : mask));
