import { asRecord } from '../errors/normalise.ts';
import { isStoreError, refuseInput } from '../errors/store-error.ts';
import { toJson } from './json.ts';
import { only, without } from './members.ts';
import type { Headers } from './credentials.ts';
import type { Members, OperationInfo, SentBody } from './operation-info.ts';

/** A GET with a longer query is sent in its long form, where it has one (characters, without the `?`). */
const LONGEST_QUERY = 4000;

/** A call on its way. */
export interface PreparedRequest extends SentBody {
  method: string;
  /** Path and query, from the root of the host. */
  address: string;
}

const NO_HEADERS: Headers = Object.freeze({});
const JSON_CONTENT: Headers = Object.freeze({ 'content-type': 'application/json' });

/** Splits the flat input of a call into path, query and body. The input itself is never changed. */
export function prepare(operation: OperationInfo, input: unknown): PreparedRequest {
  try {
    return split(operation, input);
  } catch (cause) {
    // circles, big integers, members that throw when they are read
    throw isStoreError(cause) ? cause : refuseInput(operation.id, operation.body ?? 'input', 'must be plain data', cause);
  }
}

function split(operation: OperationInfo, input: unknown): PreparedRequest {
  const { id, method, inQuery, accept } = operation;
  const given = toMembers(operation, input);
  const members = operation.encode?.(given, operation) ?? given;
  const filled = operation.fill?.(operation, members);
  const taken = operation.headers?.(id, filled?.rest ?? members);
  const path = filled?.path ?? operation.path;
  const rest = taken?.rest ?? filled?.rest ?? members;
  const request = BODILESS.test(method) && !inQuery ? withQuery(operation, path, rest) : withBody(operation, path, rest);
  return accept || taken ? { ...request, headers: { ...(accept && { accept }), ...request.headers, ...taken?.headers } } : request;
}

const BODILESS = /^[GDHO]/;

function withBody(operation: OperationInfo, path: string, values: Members): PreparedRequest {
  const { id, method, inQuery } = operation;
  const query = inQuery ? (operation.query?.(id, only(values, inQuery)) ?? '') : '';
  return { method, address: join(path, query), ...toBody(operation, inQuery ? without(values, inQuery) : values) };
}

function withQuery(operation: OperationInfo, path: string, values: Members): PreparedRequest {
  const query = operation.query?.(operation.id, values) ?? '';
  if (operation.long && query.length > LONGEST_QUERY)
    return { method: 'POST', address: operation.long, body: toJson(operation.id, values), headers: JSON_CONTENT };
  return { method: operation.method, address: join(path, query), body: null, headers: NO_HEADERS };
}

const join = (path: string, query: string): string => (query ? `${path}?${query}` : path);

function toMembers(operation: OperationInfo, input: unknown = {}): Members {
  const members = asRecord(input);
  if (!members) throw refuseInput(operation.id, 'input', 'must be an object');
  return members;
}

/** A body without properties is `{}`, which some servers need and others ignore. */
function toBody(operation: OperationInfo, members: Members): SentBody {
  const { id, body: whole, floats } = operation;
  const body = whole ? members[whole] : members;
  if (operation.send) return operation.send(operation, body);
  if (body === undefined) throw refuseInput(id, whole ?? 'input', 'is required');
  return { body: toJson(id, body, whole ? floats?.[whole] : floats, whole), headers: JSON_CONTENT };
}
