import { refuseInput } from '../errors/store-error.ts';
import { changeAt } from './members.ts';
import { type Encoder, isRead } from './operation-info.ts';

/** Trims the filters at these dotted paths. Services answer 400 to an empty filter, and a write must not lose one and act on everything. */
export const trimFilters =
  (...paths: string[]): Encoder =>
  (members, operation) =>
    paths.reduce((result, path) => changeAt(result, path, (filter) => trimFilter(operation.id, path, filter, !isRead(operation))), members);

/** Lists of filters. Other lists are of values and stay as they are: an empty one asks for none. */
const JOIN = /\$(and|or)$/;

/**
 * A filter without what is undefined or empty; undefined when nothing is left. One that must be whole is refused when it has such a gap.
 */
export function trimFilter(operationId: string, field: string, value: unknown, isWhole?: boolean): unknown {
  if (typeof value === 'object' && value && !(value instanceof Date)) {
    const isList = Array.isArray(value);
    const kept = Object.entries(value)
      .map(([name, part]) => [name, trimFilter(operationId, isList ? field : `${field}.${name}`, part, isWhole)] as const)
      .filter(([, part]) => part !== undefined);
    if (kept.length > 0 || (isList && !JOIN.test(field))) return isList ? kept.map(([, part]) => part) : Object.fromEntries(kept);
  } else if (value !== undefined) return value;
  if (isWhole) throw refuseInput(operationId, field, 'must hold a condition');
  return undefined;
}
