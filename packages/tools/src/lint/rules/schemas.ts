/** Rules for schemas: enumerations, money, groups of properties. */
import type { Schema } from '../../generate/openapi.ts';
import { propertiesOf, schemasIn } from '../description.ts';
import { finding } from '../problem.ts';
import type { Rule, Rules } from './rule.ts';

const typesOf = (schema: Schema): string[] => [schema.type ?? []].flat();

const isMoney = (property: string) =>
  /^(amount|price)$|(Amount|Price)$/.test(property) && !/^formatted/i.test(property);

/** A rule over every named schema and the schemas inside of it. */
const perSchema = (
  check: (visit: ReturnType<typeof schemasIn>[number], named: boolean) => string | undefined,
): Rule => ({
  sees: 'schema',
  check: (schema, at) =>
    schemasIn(schema, at).flatMap((visit, index) => {
      const message = check(visit, index === 0);
      return message === undefined ? [] : [finding(visit.at, message)];
    }),
});

export const schemaRules: Rules = {
  'named-enums': perSchema(({ schema }, named) =>
    schema.enum && !named ? 'an enumeration is a schema of its own, not written inside another' : undefined,
  ),
  'parameter-enums': {
    sees: 'call',
    check({ operation, at }) {
      return (operation.parameters ?? []).flatMap((parameter, index) => {
        const inside = parameter.schema
          ? schemasIn(parameter.schema, [...at, 'parameters', index, 'schema'])
          : [];
        return inside
          .filter(({ schema }) => schema.enum)
          .map((visit) => finding(visit.at, `the values of ${parameter.name} must be a named enumeration`));
      });
    },
  },
  'one-of-properties': {
    sees: 'schema',
    check(schema, at, { doc }) {
      return schemasIn(schema, at).flatMap((visit) =>
        (visit.schema['x-one-of'] ?? []).flatMap((group, index) => {
          const properties = propertiesOf(doc, visit.schema);
          const unknown = group.filter((name) => !properties.has(name));
          return unknown.map((name) =>
            finding([...visit.at, 'x-one-of', index], `there is no property ${name}`),
          );
        }),
      );
    },
  },
  'decimal-money': perSchema(({ schema, property, at }) => {
    if (!property || !isMoney(property) || !typesOf(schema).includes('string')) return undefined;
    if (/Formatted/.test(String(at[2]))) return undefined; // amounts written out, with the currency sign
    return schema.format === 'decimal' && schema['x-decimal']
      ? undefined
      : `${property} is money: format decimal and x-decimal`;
  }),
  'integer-formats': perSchema(({ schema }) =>
    typesOf(schema).includes('integer') && !/^int(?:32|64)$/.test(schema.format ?? '')
      ? 'an integer has the format int32 or int64'
      : undefined,
  ),
  'decimal-limits': perSchema(({ schema }) => {
    if (!schema['x-decimal']) return undefined;
    if (schema.format !== 'decimal' || !typesOf(schema).includes('string'))
      return 'x-decimal is for strings of the format decimal';
    return schema['pattern'] ? 'x-decimal generates the pattern: remove `pattern`' : undefined;
  }),
  'schema-words': perSchema(({ schema }) => {
    if ('nullable' in schema) return "nullable is not part of OpenAPI 3.1: write type: [..., 'null']";
    if (schema.format === 'int64' && typesOf(schema).includes('string'))
      return 'a string has no format int64';
    return undefined;
  }),
};
