/**
 * The numbers of a description by the names of their properties. NaN and the infinities, which JSON does not have,
 * are texts on the wire; the client converts them by these names.
 */

import { refsOf } from './children.ts';
import type { Document, Schema } from './openapi.ts';
import type { Operation } from './operations.ts';
import { DescriptionError } from './problem.ts';
import { withReferrers } from './reachable.ts';
import { isReference, resolve } from './references.ts';
import { IMPORTS } from './reserved.ts';
import { BANNER, propertyKey, quote } from './text.ts';

export interface Numbers {
  file: string;
  /** Whether an input or a response has one. */
  areIn: (call: Operation) => boolean;
}

/** A module with the names. */
export function makeNumbers(document: Document, runtime: string): Numbers {
  const { names, holders } = readNumbers(document);
  const rows = names.map(([name, where]) => `  ${propertyKey(name)}: ${quote(where)},\n`);
  return {
    file: `${BANNER}
import type { Numbers } from ${quote(runtime)};

/**
 * The properties that are numbers, by name. One that is a text in other objects has the names of the properties that
 * hold the objects in which it is a number.
 */
export const ${IMPORTS.numbers}: Numbers = {
${rows.join('')}};
`,
    areIn: ({ body = {}, output = '' }) => [output, ...refsOf(body)].some((name) => holders.has(name)),
  };
}

interface Uses {
  /** The names of the properties that hold the objects in which a name is a number, and a text. */
  number: Set<string>;
  text: Set<string>;
}

function readNumbers(document: Document) {
  const schemas = document.components?.schemas ?? {};
  const heldBy = holdersOf(schemas);
  const uses = new Map<string, Uses>();
  const holding = new Set<string>();
  for (const [schemaName, root] of Object.entries(schemas))
    eachProperty(root, heldBy.get(schemaName) ?? [''], (name, property, holder) => {
      const found = uses.get(name) ?? { number: new Set(), text: new Set() };
      uses.set(name, found);
      const target = resolve<Schema>(document, property);
      const types = [target.type].flat();
      if (types.includes('number')) {
        found.number.add(holder);
        holding.add(schemaName);
      } else if (types.includes('string') && isFree(target)) found.text.add(holder);
    });
  const names = [...uses]
    // what a filter compares with is no number of an entity
    .filter(([name, { number }]) => number.size > 0 && !name.startsWith('$'))
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, { number, text }]) => [name, text.size === 0 ? true : apart(name, number, text)] as const);
  return {
    names,
    holders: withReferrers(
      Object.keys(schemas),
      (name) => holding.has(name),
      (name) => refsOf(schemas[name] ?? {}),
    ),
  };
}

/** Whether any text is allowed: then "NaN" may be one. */
const isFree = (schema: Schema): boolean =>
  !['enum', 'const', 'format', 'pattern'].some((keyword) => keyword in schema);

function apart(name: string, number: ReadonlySet<string>, text: ReadonlySet<string>): string[] {
  const [both] = number.intersection(text);
  if (both === undefined) return [...number].toSorted();
  const message = `${name} is a number and a text in objects that are called ${JSON.stringify(both)}`;
  throw new DescriptionError([{ message, about: 'components' }]);
}

/** The names of the properties whose value, or items, are of each schema. */
function holdersOf(schemas: Record<string, Schema>): Map<string, Set<string>> {
  const held = new Map<string, Set<string>>();
  for (const schema of Object.values(schemas))
    eachProperty(schema, [''], (name, property) => {
      for (const target of refsOf(property, contentsOf))
        held.set(target, (held.get(target) ?? new Set()).add(name));
    });
  return held;
}

/** What a property holds: not what is in the objects that it holds. */
const contentsOf = ({ items, oneOf = [], anyOf = [], additionalProperties }: Schema): Schema[] =>
  [...oneOf, ...anyOf, items, additionalProperties].filter((part) => typeof part === 'object');

function eachProperty(
  schema: Schema,
  holders: Iterable<string>,
  visit: (name: string, property: Schema, holder: string) => void,
): void {
  for (const [name, property] of Object.entries(schema.properties ?? {})) {
    for (const holder of holders) visit(name, property, holder);
    if (!isReference(property)) eachProperty(property, [name], visit);
  }
  for (const part of contentsOf(schema)) if (!isReference(part)) eachProperty(part, holders, visit);
}
