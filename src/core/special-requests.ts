/** The requests of the few calls whose input goes elsewhere than that of all others. */
import { refuseInput } from '../errors/store-error.ts';
import { textToBase64Url } from '../lib/base64.ts';
import { asRecord, type Fields, omitUndefined, valueAt } from '../lib/fields.ts';
import { toJson } from './json.ts';
import type { OperationInfo, RequestParts } from './operation-info.ts';
import { writeRequest } from './request.ts';

type Prepare = NonNullable<OperationInfo['prepare']>;

/** Longer queries are refused by servers. */
const MAX_QUERY_LENGTH = 4000;

/**
 * Sends the whole input as base64url of its JSON in the parameter `.r`. If that is longer than 4000 characters, the
 * call is sent as the `POST` to `postPath`, or refused without one.
 */
export const packedQuery: Prepare = ({ id, method, path, postPath }, fields) => {
  const json = toJson(id, fields);
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
      const filter = asRecord(valueAt(fields, path));
      if (!filter || !isComplete(filter)) throw refuseInput(operation.id, path, 'must have a condition');
    }
    return writeRequest(operation, fields);
  };

/** Whether JSON writes all of a filter: it has a condition, and no part of it is undefined or empty. */
function isComplete(filter: unknown): boolean {
  if (Array.isArray(filter)) return filter.length > 0 && filter.every(isComplete);
  const conditions = asRecord(filter);
  if (!conditions || 'toJSON' in conditions) return JSON.stringify(filter) !== undefined;
  return Object.keys(conditions).length > 0 && Object.values(conditions).every(isComplete);
}
