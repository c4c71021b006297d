/** Reads the flat input of a call from path, query and body, and validates it. */
import * as compiled from '../../../generated/validators.js';
import { type Caller, hasRole } from '../../kernel/context/caller.ts';
import { Forbidden, InvalidInput, invalid } from '../../kernel/errors/failure.ts';
import { isObject, valueAt, violationsOf } from '../../kernel/errors/violations.ts';
import type { RequestValidator } from '../../kernel/generated-tables/request-validator.ts';
import type { Route } from '../../kernel/generated-tables/route.ts';
import { MAX_DEPTH } from '../../kernel/inputs/received.ts';
import { utf8Of } from '../../kernel/values/utf8.ts';
import { fieldsOf } from './body.ts';
import { conditionViolations, filterViolations } from './filters.ts';
import { authorizationQueryOf, tokenRequestOf } from './oauth-names.ts';

type Fields = Record<string, unknown>;

/** A request before validation. */
export interface RawRequest {
  /** Values of the path template. */
  path: Readonly<Record<string, string>>;
  query: URLSearchParams;
  /** Text of the body; empty for calls without one. */
  body: string;
  contentType: string;
}

const validators: Readonly<Record<string, RequestValidator>> = compiled;

/** The input of a call. A path value replaces a field of the same name. Throws as `checkInput` does. */
export function readInput(route: Route, request: RawRequest, caller: Caller): Fields {
  const query = route.id === 'oauth.authorize' ? authorizationQueryOf(request.query) : request.query;
  const input = { ...bodyOf(route, request), ...queryOf(route, query), ...request.path };
  return checkInput(route, input, caller);
}

/**
 * Validates a flat input. Unknown fields and read-only fields are dropped. Throws `Forbidden` for fields that
 * the caller may not set, and `InvalidInput` with all violations.
 */
export function checkInput(route: Route, input: Fields, caller: Caller): Fields {
  for (const { path, allowedRoles } of route.restricted)
    if (!hasRole(caller, allowedRoles) && isSet(input, path.split('.')))
      throw new Forbidden(`Permission denied: ${path}`);
  // before validation, because validators remove the fields that the contract does not have
  const filters = route.filters.flatMap(({ path, fields, needsCondition }) => {
    const filter = valueAt(input, path.split('.'));
    if (!isObject(filter)) return [];
    return [
      ...filterViolations(fields, filter, path),
      ...(needsCondition ? conditionViolations(filter, path) : []),
    ];
  });
  const validate = validators[route.name];
  if (!validate) throw new Error(`There is no validator for ${route.name}`);
  const isValid = validate(input);
  const violations = isValid ? filters : [...violationsOf(validate.errors ?? [], input), ...filters];
  if (violations.length > 0) throw new InvalidInput(violations);
  return input;
}

export const isForm = (contentType: string): boolean =>
  contentType.startsWith('application/x-www-form-urlencoded');

function bodyOf({ id, hasBody, bodyName }: Route, { body, contentType }: RawRequest): Fields {
  if (!hasBody || body === '') return {};
  const value = isForm(contentType) ? Object.fromEntries(fieldsOf(body)) : parse(body, '');
  if (bodyName !== null) return { [bodyName]: value };
  if (!isObject(value)) invalid('', 'FORMAT', 'The body must be a JSON object');
  return id === 'oauth.oauthToken' ? tokenRequestOf(value as Fields) : (value as Fields);
}

function queryOf({ query: parameters, isPacked }: Route, query: URLSearchParams): Fields {
  const packed = isPacked ? query.get('.r') : null;
  if (packed !== null) {
    const text = utf8Of(Buffer.from(packed, 'base64url')) ?? invalid('.r', 'FORMAT', 'is not valid UTF-8');
    const value = parse(text, '.r');
    if (!isObject(value)) invalid('.r', 'FORMAT', 'must be a JSON object');
    return value as Fields;
  }
  const input: Fields = {};
  for (const { name, type } of parameters) {
    const value = type === 'object' ? nested(query, `${name}.`) : typed(query.getAll(name), type);
    if (value !== undefined) setAt(input, name.split('.'), value);
  }
  return input;
}

function typed(values: readonly string[], type: Route['query'][number]['type']): unknown {
  const [first] = values;
  if (first === undefined) return undefined;
  if (type === 'array') return values.flatMap((value) => value.split(','));
  // what is not a number or a boolean stays text, which the validator reports
  if (type === 'boolean') return first === 'true' ? true : first === 'false' ? false : first;
  if (type !== 'integer' && type !== 'number') return first;
  return /^-?\d{1,15}(\.\d{1,15})?$/.test(first) ? Number(first) : first;
}

/** `customPayload.campaign=spring` is a property of `customPayload`. */
function nested(query: URLSearchParams, prefix: string): Fields | undefined {
  const entries = [...query].filter(([name]) => name.startsWith(prefix));
  return entries.length === 0
    ? undefined
    : Object.fromEntries(entries.map(([name, value]) => [name.slice(prefix.length), value]));
}

function parse(text: string, field: string): unknown {
  if (depthOf(text) > MAX_DEPTH)
    invalid(field, 'MAX_SIZE', `is nested deeper than ${MAX_DEPTH}`, { threshold: MAX_DEPTH });
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return invalid(field, 'FORMAT', 'is not valid JSON');
  }
}

/** The depth of JSON text, without parsing it. */
function depthOf(text: string): number {
  let depth = 0;
  let deepest = 0;
  let isString = false;
  for (let index = 0; index < text.length; index++) {
    const character = text[index];
    if (isString) {
      if (character === '\\') index++;
      else if (character === '"') isString = false;
    } else if (character === '"') isString = true;
    else if (character === '{' || character === '[') deepest = Math.max(deepest, ++depth);
    else if (character === '}' || character === ']') depth--;
  }
  return deepest;
}

function setAt(target: Fields, [first = '', ...rest]: readonly string[], value: unknown): void {
  if (rest.length === 0) target[first] = value;
  else {
    const inner = Object.hasOwn(target, first) && isObject(target[first]) ? target[first] : {};
    target[first] = inner;
    setAt(inner as Fields, rest, value);
  }
}

/** Whether a field is set at a path. `[]` in the path is any item of a list. */
function isSet(value: unknown, [first, ...rest]: readonly string[]): boolean {
  if (first === undefined)
    return value !== undefined && value !== null && !(Array.isArray(value) && value.length === 0);
  if (first === '[]') return Array.isArray(value) && value.some((item) => isSet(item, rest));
  return isSet(valueAt(value, [first]), rest);
}
