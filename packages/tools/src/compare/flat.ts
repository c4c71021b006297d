/** A schema together with all that it refers to and is made of. */
import { MAXIMA, MINIMA } from '../generate/keywords.ts';
import type { Schema } from '../generate/openapi.ts';
import { nameOf } from '../generate/references.ts';

/** The schema that has a name. */
export type Lookup = (name: string) => Schema;

export interface Union {
  keyword: 'oneOf' | 'anyOf';
  alternatives: Schema[];
}

export interface Flat {
  /** All keywords but those that refer to other schemas or combine them. */
  own: Schema;
  /** Of each union, a value meets one of the alternatives. */
  unions: Union[];
}

/** One schema instead of a reference, the parts of an `allOf`, and unions in which there is no choice. */
export function flat(schema: Schema, lookUp: Lookup): Flat {
  const { $ref, allOf = [], oneOf, anyOf, ...own } = schema;
  return [
    ...($ref === undefined ? [] : [flat(lookUp(nameOf({ $ref })), lookUp)]),
    ...allOf.map((part) => flat(part, lookUp)),
    ...(oneOf ? [flatUnion('oneOf', oneOf, lookUp)] : []),
    ...(anyOf ? [flatUnion('anyOf', anyOf, lookUp)] : []),
    { own, unions: [] },
  ].reduce((first, second) => ({
    own: both(first.own, second.own),
    unions: [...first.unions, ...second.unions],
  }));
}

/** The names of a schema and of its parts: a value meets all of them. */
export const namesIn = ({ $ref, allOf = [] }: Schema, lookUp: Lookup): string[] => {
  const name = $ref === undefined ? [] : [nameOf({ $ref })];
  return [...name, ...[...name.map(lookUp), ...allOf].flatMap((part) => namesIn(part, lookUp))];
};

const NULL: Schema = { type: 'null' };
const typesOf = ({ type }: Schema): string[] => [type ?? []].flat();
const isNull = (schema: Schema): boolean => typesOf(schema).join() === 'null';

function flatUnion(keyword: Union['keyword'], alternatives: Schema[], lookUp: Lookup): Flat {
  const others = withOneEnumeration(alternatives.filter((schema) => !isNull(schema)));
  const [only, second] = others;
  if (!only || second) return { own: {}, unions: [{ keyword, alternatives }] };
  const { own, unions } = flat(only, lookUp);
  if (!alternatives.some(isNull)) return { own, unions };
  return {
    own: own.type === undefined ? own : { ...own, type: [...new Set([...typesOf(own), 'null'])] },
    unions: unions.map((union) => ({ ...union, alternatives: [...union.alternatives, NULL] })),
  };
}

/** Constants that are alternatives, each with its own description, are one enumeration. */
function withOneEnumeration(alternatives: Schema[]): Schema[] {
  const [first] = alternatives;
  const values = alternatives.flatMap((schema) => schema.enum ?? []);
  const isOne = alternatives.every(
    (schema) => schema.enum && typesOf(schema).join() === typesOf(first ?? {}).join(),
  );
  return first && isOne ? [{ type: first.type ?? [], enum: values }] : alternatives;
}

/** What allows the values that both allow. */
function both(first: Schema, second: Schema): Schema {
  const result: Schema = { ...first, ...second };
  if (first.type && second.type) result.type = commonTypes(typesOf(first), typesOf(second));
  if (first.enum && second.enum) result.enum = first.enum.filter((value) => second.enum?.includes(value));
  for (const [keywords, stricter] of [
    [MAXIMA, Math.min],
    [MINIMA, Math.max],
  ] as const)
    for (const keyword of keywords) {
      const [one, other] = [first[keyword], second[keyword]];
      if (typeof one === 'number' && typeof other === 'number') result[keyword] = stricter(one, other);
    }
  if (first.required && second.required)
    result.required = [...new Set([...first.required, ...second.required])];
  if (first['x-one-of'] && second['x-one-of'])
    result['x-one-of'] = [...first['x-one-of'], ...second['x-one-of']];
  if (first.items && second.items) result.items = { allOf: [first.items, second.items] };
  if (first.properties && second.properties)
    result.properties = bothOfEach(first.properties, second.properties);
  if (first.additionalProperties === false) result.additionalProperties = false;
  return result;
}

const commonTypes = (first: string[], second: string[]): string[] => {
  const among = (types: string[], others: string[]): string[] =>
    types.filter((type) => others.includes(type) || (type === 'integer' && others.includes('number')));
  return [...new Set([...among(first, second), ...among(second, first)])];
};

function bothOfEach(first: Record<string, Schema>, second: Record<string, Schema>): Record<string, Schema> {
  const result = { ...first };
  for (const [name, schema] of Object.entries(second)) {
    const other = first[name];
    result[name] = other ? { allOf: [other, schema] } : schema;
  }
  return result;
}
