/** Filters and sorts of react-admin as those of the platform. */
import type { SortPayload } from 'ra-core';
import { type AnyList, combined, type Fields, fieldsOf, valueAt, withValue } from './calls.ts';
import { rejectInput } from './data-error.ts';

/**
 * The input of a list with a filter and a sort. Rejects what the list does not accept. A filter has nested objects
 * where the name of an input has dots, such as `{ buyerInfo: { email } }` and `{ createdDate: { $gte } }`.
 */
export function listInput(list: AnyList, filter: unknown, sort: SortPayload | undefined): Fields {
  const conditions: Record<string, unknown> = {};
  let input: Fields = { ...list.input };
  for (const [name, value] of Object.entries(fieldsOf(filter) ?? {}))
    if (list.inputs.includes(name)) input = combined(input, { [name]: value });
    else addConditions(list, name, value, conditions);
  if (list.filter && Object.keys(conditions).length > 0) {
    const { path } = list.filter;
    input = withValue(input, path, both(fieldsOf(valueAt(input, path)) ?? {}, conditions));
  }
  return withSort(list, input, sort);
}

/** The conditions of both filters. Two conditions of one field apply both: neither replaces the other. */
const both = (permanent: Fields, conditions: Fields): Fields =>
  Object.keys(conditions).some((field) => Object.hasOwn(permanent, field))
    ? { $and: [permanent, conditions] }
    : { ...permanent, ...conditions };

function addConditions(list: AnyList, field: string, value: unknown, to: Record<string, unknown>): void {
  if (value === undefined) return;
  const inner = Object.entries(fieldsOf(value) ?? {});
  if (inner.some(([name]) => !name.startsWith('$'))) {
    for (const [name, each] of inner) addConditions(list, `${field}.${name}`, each, to);
    return;
  }
  const operators = operatorsOf(list, field);
  const used = inner.length > 0 ? inner.map(([operator]) => operator) : ['$eq'];
  const unknown = used.find((operator) => !operators?.includes(operator));
  if (!operators) throw rejectInput(field, 'is no field that this list can be filtered by');
  if (unknown)
    throw rejectInput(field, `cannot be compared with ${unknown}, only with ${operators.join(', ')}`);
  to[field] = value;
}

/** The operators of a field of a list; undefined if the list has no such filter. */
export function operatorsOf({ filter }: AnyList, field: string): readonly string[] | undefined {
  const { fields = {}, patterns = {} } = filter ?? {};
  if (Object.hasOwn(fields, field)) return fields[field];
  return Object.entries(patterns).find(([source]) => new RegExp(source).test(field))?.[1];
}

function withSort({ sort: facts }: AnyList, input: Fields, sort: SortPayload | undefined): Fields {
  if (!sort) return input;
  const { field, order } = sort;
  if (facts?.fields.includes(field)) {
    const value = { fieldName: field, order };
    return withValue(input, facts.path, facts.isList ? [value] : value);
  }
  // what react-admin sorts by unless the page says otherwise
  if (field === 'id') return input;
  throw rejectInput(field, 'is no field that this list can be sorted by');
}
