/**
 * The numbers of a description by the names of their properties. NaN and the infinities, which JSON does not have,
 * are texts on the wire; the client converts them by these names.
 */
import { refsOf } from './children.ts';
import type { Document, MediaType, Schema } from './openapi.ts';
import type { Problem } from './problem.ts';
import { reachable } from './reachable.ts';
import { isReference, resolve } from './references.ts';
import { mediaTypes } from './walk.ts';

/** Numbers, and texts or integers, that the client cannot tell apart: they have one name, in objects of one name. */
export const mixedNumbers = (document: Document): Problem[] =>
  numbersIn(document).flatMap(({ name, number, other }) =>
    Array.from(other, ([holder, about]) => ({ about, holder }))
      .filter(({ holder }) => number.has(holder))
      .map(({ about, holder }) => ({
        message: `${name} is a text or an integer here and a number in another object that is called ${JSON.stringify(holder)}`,
        about,
      })),
  );

/** A name of properties, of which one at least is a number. */
interface NumberUse {
  name: string;
  /** The names of the properties that hold the objects in which it is one, and the schemas of these objects. */
  number: ReadonlyMap<string, string>;
  /** The names and schemas of objects in which it is any text, such as "NaN", or an integer, which is never NaN. */
  other: ReadonlyMap<string, string>;
}

export function numbersIn(document: Document): NumberUse[] {
  const numbers = new Map<string, Map<string, string>>();
  const others = new Map<string, Map<string, string>>();
  const heldBy = holdersOf(document);
  for (const [schemaName, root] of Object.entries(document.components?.schemas ?? {}))
    eachProperty(root, heldBy.get(schemaName) ?? [], (name, property, holder) => {
      const { type, ...limits } = resolve<Schema>(document, property);
      const types = [type].flat();
      const isText = types.includes('string') && !LIMITS.some((keyword) => keyword in limits);
      const isOther = isText || types.includes('integer');
      const found = types.includes('number') ? numbers : isOther ? others : undefined;
      found?.set(name, (found.get(name) ?? new Map()).set(holder, schemaName));
    });
  return (
    [...numbers]
      // what a filter compares with is no number of an entity
      .filter(([name]) => !name.startsWith('$'))
      .map(([name, number]) => ({ name, number, other: others.get(name) ?? new Map() }))
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
