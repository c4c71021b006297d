/**
 * The numbers of a description by the names of their properties. NaN and the infinities, which JSON does not have,
 * are texts on the wire; the client converts them by these names.
 */
import { refsOf } from './children.ts';
import type { Document, MediaType, Schema } from './openapi.ts';
import type { Operation } from './operations.ts';
import type { Problem } from './problem.ts';
import { reachable, withReferrers } from './reachable.ts';
import { isReference, resolve } from './references.ts';
import { IMPORTS } from './reserved.ts';
import { BANNER, propertyKey, quote } from './text.ts';
import { mediaTypes } from './walk.ts';

export interface Numbers {
  file: string;
  /** Whether an input or a response has one. */
  areIn: (call: Operation) => boolean;
}

/** A module with the names. */
export function makeNumbers(document: Document, runtime: string): Numbers {
  const schemas = document.components?.schemas ?? {};
  const uses = usesOf(document);
  const holding = new Set(uses.flatMap(({ number }) => [...number.values()]));
  const holders = withReferrers(
    Object.keys(schemas),
    (name) => holding.has(name),
    (name) => refsOf(schemas[name] ?? {}),
  );
  const rows = uses.map(({ name, number, text }) => {
    const where = text.size === 0 || [...number.keys()].toSorted();
    return `  ${propertyKey(name)}: ${quote(where)},\n`;
  });
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

/** Numbers and texts that the client cannot tell apart: they have one name, in objects of one name. */
export const mixedNumbers = (document: Document): Problem[] =>
  usesOf(document).flatMap(({ name, number, text }) =>
    Array.from(text, ([holder, about]) => ({ about, holder }))
      .filter(({ holder }) => number.has(holder))
      .map(({ about, holder }) => ({
        message: `${name} is a text here and a number in another object that is called ${JSON.stringify(holder)}`,
        about,
      })),
  );

/** A name that is that of a number. */
interface Use {
  name: string;
  /** The names of the properties that hold the objects in which it is one, and the schemas of these objects. */
  number: ReadonlyMap<string, string>;
  /** The same of the objects in which it is any text, such as "NaN". */
  text: ReadonlyMap<string, string>;
}

function usesOf(document: Document): Use[] {
  const numbers = new Map<string, Map<string, string>>();
  const texts = new Map<string, Map<string, string>>();
  const heldBy = holdersOf(document);
  for (const [schemaName, root] of Object.entries(document.components?.schemas ?? {}))
    eachProperty(root, heldBy.get(schemaName) ?? [], (name, property, holder) => {
      const { type, ...others } = resolve<Schema>(document, property);
      const types = [type].flat();
      const isText = types.includes('string') && !LIMITS.some((keyword) => keyword in others);
      const found = types.includes('number') ? numbers : isText ? texts : undefined;
      found?.set(name, (found.get(name) ?? new Map()).set(holder, schemaName));
    });
  return (
    [...numbers]
      // what a filter compares with is no number of an entity
      .filter(([name]) => !name.startsWith('$'))
      .map(([name, number]) => ({ name, number, text: texts.get(name) ?? new Map() }))
      .toSorted((one, other) => (one.name < other.name ? -1 : 1))
  );
}

/** Keywords of a text that cannot read "NaN". */
const LIMITS = ['enum', 'const', 'format', 'pattern'];

/** The names of the properties that hold the objects of each schema; '' for what is a whole body. */
function holdersOf(document: Document): Map<string, Set<string>> {
  const schemas = document.components?.schemas ?? {};
  const held = new Map<string, Set<string>>();
  const hold = (name: string, schema: Schema): void => {
    const found = reachable(refsOf(schema, contentsOf), (target) =>
      refsOf(schemas[target] ?? {}, contentsOf),
    );
    for (const target of found) held.set(target, (held.get(target) ?? new Set()).add(name));
  };
  for (const { schema } of mediaTypes({ ...document }) as Iterable<MediaType>) if (schema) hold('', schema);
  for (const schema of Object.values(schemas)) eachProperty(schema, [''], hold);
  return held;
}

/** The parts that describe the same value as a schema, or the items of a list or a map. */
const contentsOf = ({ items, allOf = [], oneOf = [], anyOf = [], additionalProperties }: Schema): Schema[] =>
  [...allOf, ...oneOf, ...anyOf, items, additionalProperties].filter((part) => typeof part === 'object');

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
