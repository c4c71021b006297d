/** A schema together with all that it refers to and is made of. */
import { mergeKeywords } from '../generate/merge.ts';
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

/** What allows the values that both allow. What they say of a property or of items is merged when that is compared. */
function both(first: Schema, second: Schema): Schema {
  const together = (one: Schema, other: Schema): Schema => ({ allOf: [one, other] });
  const result = mergeKeywords(first, second, together);
  if (first.items && second.items) result.items = together(first.items, second.items);
  if (first.additionalProperties === false) result.additionalProperties = false;
  return result;
}
