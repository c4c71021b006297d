import { isStoreError, refuseInput } from '../errors/store-error.ts';
import type { OperationInfo } from './operation-info.ts';
import { fillPath, pathNames } from './path.ts';
import { toPackedQuery, toQuery } from './query.ts';

/** A GET with a longer query is sent in its long form, where it has one (characters, without the `?`). */
export const LONGEST_QUERY = 4000;

/** A call on its way: everything but headers. */
export interface PreparedRequest {
  method: string;
  /** Path and query, from the root of the host. */
  address: string;
  body: string | undefined;
}

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
  const members = toMembers(operation, input);
  const hasValues = operation.path.includes('{');
  const path = hasValues ? fillPath(operation.id, operation.path, members) : operation.path;
  const rest = hasValues ? without(members, pathNames(operation.path)) : members;
  if (hasNoBody(operation)) return withQuery(operation, path, rest);
  const inQuery = operation.query ?? [];
  const query = inQuery.length > 0 ? toQuery(operation.id, only(rest, inQuery)) : '';
  return { method: operation.method, address: query ? `${path}?${query}` : path, body: toBody(operation, inQuery.length > 0 ? without(rest, inQuery) : rest) };
}

function withQuery(operation: OperationInfo, path: string, values: Record<string, unknown>): PreparedRequest {
  const query = operation.packed ? (isEmpty(values) ? '' : toPackedQuery(values)) : toQuery(operation.id, values);
  if (operation.long && query.length > LONGEST_QUERY) return { method: 'POST', address: operation.long, body: JSON.stringify(values) };
  return { method: operation.method, address: query ? `${path}?${query}` : path, body: undefined };
}

const hasNoBody = ({ method }: OperationInfo): boolean => method === 'GET' || method === 'DELETE';

function toMembers(operation: OperationInfo, input: unknown): Record<string, unknown> {
  if (input === undefined) return {};
  if (typeof input !== 'object' || input === null || Array.isArray(input)) throw refuseInput(operation.id, 'input', 'must be an object');
  return input as Record<string, unknown>;
}

/** Empty POSTs carry `{}`, which the platform expects. */
function toBody(operation: OperationInfo, members: Record<string, unknown>): string {
  const body = operation.body ? members[operation.body] : operation.masks ? joinMasks(members, operation.masks) : members;
  if (body === undefined) throw refuseInput(operation.id, operation.body ?? 'input', 'is required');
  return JSON.stringify(body);
}

/** Field masks are lists for callers and comma-joined text on the wire. */
function joinMasks(members: Record<string, unknown>, masks: readonly string[]): Record<string, unknown> {
  return masks.reduce((result, mask) => joinMask(result, mask.split('.')) as Record<string, unknown>, members);
}

function joinMask(value: unknown, [name, ...rest]: string[]): unknown {
  if (name === undefined) return Array.isArray(value) ? value.join(',') : value;
  if (Array.isArray(value)) return value.map((item) => joinMask(item, [name, ...rest]));
  if (typeof value !== 'object' || value === null || !Object.hasOwn(value, name)) return value;
  return { ...value, [name]: joinMask((value as Record<string, unknown>)[name], rest) };
}

function without(members: Record<string, unknown>, names: readonly string[]): Record<string, unknown> {
  if (names.length === 0) return members;
  return Object.fromEntries(Object.entries(members).filter(([name]) => !names.includes(name)));
}

function only(members: Record<string, unknown>, names: readonly string[]): Record<string, unknown> {
  return Object.fromEntries(Object.entries(members).filter(([name]) => names.includes(name)));
}

const isEmpty = (members: Record<string, unknown>): boolean => Object.values(members).every((value) => value === undefined);
