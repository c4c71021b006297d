/** The tables of filters and sorts: which fields each list of the contract can be filtered and sorted by. */
import { isFilter, isReference, nameOf, type Schema } from 'storewire-tools';
import type { FilterField, FilterFields } from '../src/kernel/generated-tables/filter-fields.ts';

/** Every filter of the contract by the name of its schema. */
export function makeFilters(schemas: Readonly<Record<string, Schema>>): Record<string, FilterFields> {
  const filters = Object.entries(schemas).filter(([, schema]) => isFilter(schema));
  return Object.fromEntries(
    filters.map(([name, { properties = {}, patternProperties = {} }]) => [
      name,
      {
        fields: fieldsOf(schemas, properties),
        // '^options\\.' is every field that starts with `options.`
        prefixes: Object.fromEntries(
          Object.entries(fieldsOf(schemas, patternProperties)).map(([pattern, field]) => [
            pattern.replace(/^\^/, '').replaceAll('\\', ''),
            field,
          ]),
        ),
      },
    ]),
  );
}

/** The names of fields that lists can be sorted by, by the name of their enumeration. */
export const makeSorts = (schemas: Readonly<Record<string, Schema>>): Record<string, string[]> =>
  Object.fromEntries(
    Object.entries(schemas)
      .filter(([name, schema]) => name.endsWith('SortField') && schema.enum)
      .map(([name, schema]) => [name, (schema.enum ?? []).map(String)]),
  );

function fieldsOf(
  schemas: Readonly<Record<string, Schema>>,
  properties: Record<string, Schema>,
): Record<string, FilterField> {
  const fields = Object.entries(properties).filter(([name]) => !/^\$(and|or|not)$/.test(name));
  return Object.fromEntries(
    fields.map(([name, schema]) => {
      const condition = targetOf(schemas, schema);
      const operators =
        (condition.anyOf ?? [condition]).find(({ type, properties }) => type === 'object' && properties)
          ?.properties ?? {};
      const compared = Object.keys(operators).find((key) => !/^\$(exists|isEmpty)$/.test(key)) ?? '';
      return [
        name,
        { ...kindOf(schemas, operandOf(operators[compared])), operators: Object.keys(operators) },
      ];
    }),
  );
}

const targetOf = (schemas: Readonly<Record<string, Schema>>, schema: Schema): Schema =>
  isReference(schema) ? (schemas[nameOf(schema)] ?? {}) : schema;

/** The schema of one value among the forms that an operator takes. */
function operandOf(schema: Schema = {}): Schema {
  if (schema.items) return operandOf(schema.items);
  return schema.anyOf ? operandOf(schema.anyOf.find(({ type }) => type !== 'null')) : schema;
}

function kindOf(schemas: Readonly<Record<string, Schema>>, schema: Schema): Omit<FilterField, 'operators'> {
  const value = targetOf(schemas, schema);
  if (value.enum) return { kind: 'text', values: value.enum.map(String) };
  if (value.format === 'decimal') return { kind: 'decimal' };
  if (value.format === 'date-time') return { kind: 'date' };
  const [type] = [value.type].flat().filter((each) => each !== 'null');
  if (type === 'boolean') return { kind: 'boolean' };
  return { kind: type === 'number' || type === 'integer' ? 'number' : 'text' };
}
