/** The requests of the few calls whose input goes elsewhere than that of all others. */
import { refuseInput } from '../errors/store-error.ts';
import { textToBase64Url } from '../lib/base64.ts';
import { type Fields, omitUndefined, valueAt } from '../lib/fields.ts';
import { toJson } from './json.ts';
import type { OperationInfo, RequestParts } from './operation-info.ts';
import { MAX_QUERY_LENGTH, writeRequest } from './request.ts';

type Prepare = NonNullable<OperationInfo['prepare']>;

/**
 * Sends the whole input as base64url of its JSON in the parameter `.r`. If that is longer than 4000 characters, the
 * call is sent as the `POST` to `postPath`, or refused without one.
 */
export const packedQuery: Prepare = ({ id, method, path, postPath, numbers }, fields) => {
  const json = toJson(id, fields, numbers);
  const query = json === '{}' ? '' : `.r=${textToBase64Url(json)}`;
  if (query.length <= MAX_QUERY_LENGTH)
    return { method, path: query ? `${path}?${query}` : path, body: null };
  if (postPath) return { method: 'POST', path: postPath, body: json };
  throw refuseInput(id, 'query', `must not have more than ${MAX_QUERY_LENGTH} characters`);
};

/** Fills in fields that are undefined, where the server requires what the contract has a default for. */
export const withDefaults =
  (defaults: Fields, prepare: Prepare = writeRequest): Prepare =>
  (operation, fields) =>
    prepare(operation, { ...defaults, ...omitUndefined(fields) });

/** Requires complete filters in these fields: a write must not change more than its caller meant. */
export const requireFilters =
  (...paths: string[]): Prepare =>
  (operation, fields): RequestParts => {
    for (const path of paths) {
      const gap = findGap(valueAt(fields, path), path, 'filter');
      if (gap) throw refuseInput(operation.id, gap, 'must have a condition');
    }
    return writeRequest(operation, fields);
  };

/** Path of the first part that JSON leaves out or that has no condition. A join is the list of `$and` and `$or`. */
function findGap(value: unknown, path: string, form: 'filter' | 'join' | 'value'): string | undefined {
  const isList = Array.isArray(value);
  const isObject = typeof value === 'object' && value !== null && !('toJSON' in value);
  if (!isObject) return form !== 'value' || JSON.stringify(value) === undefined ? path : undefined;
  const parts = Object.entries(value);
  if (parts.length === 0 || (isList ? form === 'filter' : form === 'join')) return path;
  for (const [name, part] of parts) {
    const isFilter = form === 'join' || name === '$not';
    const isJoin = name === '$and' || name === '$or';
    const gap = findGap(part, `${path}.${name}`, isFilter ? 'filter' : isJoin ? 'join' : 'value');
    if (gap) return gap;
  }
  return undefined;
}
