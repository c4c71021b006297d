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
  for (const [path, value] of valuesIn(list, fieldsOf(filter) ?? {}))
    if (list.inputs.includes(path)) input = combined(input, withValue({}, path, value));
    else conditions[path] = checkedCondition(list, path, value);
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

/** The inputs and fields that a filter has values for, by their dotted names. */
const valuesIn = (list: AnyList, filter: Fields, holder = ''): [path: string, value: unknown][] =>
  Object.entries(filter).flatMap(([name, value]) => {
    if (value === undefined) return [];
    const path = holder + name;
    const inner = fieldsOf(value) ?? {};
    const isHolder = Object.keys(inner).some((each) => !each.startsWith('$'));
    return isHolder && !list.inputs.includes(path) ? valuesIn(list, inner, `${path}.`) : [[path, value]];
  });

/** A condition that the list accepts. */
function checkedCondition(list: AnyList, field: string, value: unknown): unknown {
  if ((field === '$and' || field === '$or') && Array.isArray(value))
    return value.map((filter) => conditionsOf(list, fieldsOf(filter) ?? {}));
  const operators = operatorsOf(list, field);
  const compared = Object.keys(fieldsOf(value) ?? {});
  const used = compared.length > 0 ? compared : ['$eq'];
  const unknown = used.find((operator) => !operators?.includes(operator));
  if (!operators)
    throw rejectInput(
      field,
      `is no field that this list can be filtered by${namesOf(Object.keys(list.filter?.fields ?? {}))}`,
    );
  if (unknown)
    throw rejectInput(field, `cannot be compared with ${unknown}, only with ${operators.join(', ')}`);
  return value;
}

/** The conditions of one of several filters. */
const conditionsOf = (list: AnyList, filter: Fields): Fields =>
  Object.fromEntries(
    valuesIn(list, filter).map(([field, value]) => [field, checkedCondition(list, field, value)]),
  );

/** The names that a list knows, for the end of a sentence. */
const namesOf = (names: readonly string[]): string =>
  names.length > 0 ? `, only by ${names.join(', ')}` : '';

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
  throw rejectInput(field, `is no field that this list can be sorted by${namesOf(facts?.fields ?? [])}`);
}
