import { asRecord } from '../errors/normalise.ts';
import { isStoreError, refuseInput } from '../errors/store-error.ts';
import type { PreparedRequest } from './exchange.ts';
import { toJson } from './json.ts';
import { only, without } from './members.ts';
import type { Members, OperationInfo } from './operation-info.ts';

/** A GET with a longer query is sent in its long form, where it has one (characters, without the `?`). */
const LONGEST_QUERY = 4000;

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
  const given = toMembers(operation, input);
  const members = operation.encode?.(given, operation) ?? given;
  const filled = operation.fill?.(operation, members);
  const path = filled?.path ?? operation.path;
  const rest = filled?.rest ?? members;
  if (operation.prepare) return operation.prepare(operation, path, rest);
  if (operation.method === 'GET' || operation.method === 'DELETE') return withQuery(operation, path, rest);
  const { inQuery } = operation;
  const query = inQuery ? (operation.query?.(operation.id, only(rest, inQuery)) ?? '') : '';
  return { method: operation.method, address: join(path, query), body: toBody(operation, inQuery ? without(rest, inQuery) : rest) };
}

function withQuery(operation: OperationInfo, path: string, values: Members): PreparedRequest {
  const query = operation.query?.(operation.id, values) ?? '';
  if (operation.long && query.length > LONGEST_QUERY) return { method: 'POST', address: operation.long, body: toJson(operation.id, values) };
  return { method: operation.method, address: join(path, query), body: null };
}

export const join = (path: string, query: string): string => (query ? `${path}?${query}` : path);

function toMembers(operation: OperationInfo, input: unknown = {}): Members {
  const members = asRecord(input);
  if (!members) throw refuseInput(operation.id, 'input', 'must be an object');
  return members;
}

/** A body without properties is `{}`, which some servers need and others ignore. */
function toBody({ id, body: whole, floats }: OperationInfo, members: Members): string {
  const body = whole ? members[whole] : members;
  if (body === undefined) throw refuseInput(id, whole ?? 'input', 'is required');
  return toJson(id, body, whole ? floats?.[whole] : floats, whole);
}
