/** References that lead deep into the document lead to components afterwards. */
import { mapValues, type Schema } from '../openapi.ts';
import { DescriptionError } from '../problem.ts';
import { follow, isReference, pointerTo, schemaNameOf, stepsOf, valueAt } from '../references.ts';
import type { SourceLocations } from '../source-locations.ts';
import { type Names, pascalCase } from './identifiers.ts';
import { changeSchemas, HTTP_METHODS, isObject, mapSchema, type Node, schemaSlots } from './walk.ts';

const COMPONENT = /^#\/components\/(?:parameters|requestBodies|responses|headers|examples)\/[^/]+$/;

/** Keys at which a node has others, in a list or by name. */
const SEVERAL = new Set([
  'parameters',
  'requestBodies',
  'responses',
  'headers',
  'examples',
  'content',
  'encoding',
]);
/** Keys at which a node has another one. */
const SINGLE: ReadonlySet<string> = new Set([...HTTP_METHODS, 'requestBody']);

/**
 * Copies what is no named component to where it is used: parameters, bodies, responses, headers and
 * examples. Links are left out: nothing is generated of them.
 */
export function inlineOthers(document: Node): void {
  const inside = (given: unknown): unknown => {
    const node = resolved(given);
    if (!isObject(node) || isReference(node)) return node;
    const { links: _unread, ...rest } = node;
    return mapValues(rest, (child, key) => {
      if (SINGLE.has(key)) return inside(child);
      if (!SEVERAL.has(key)) return child;
      return Array.isArray(child) ? child.map(inside) : isObject(child) ? mapValues(child, inside) : child;
    });
  };
  const resolved = (node: unknown): unknown => {
    if (!isReference(node)) return node;
    if (!COMPONENT.test(node.$ref)) return structuredClone(follow(document, node));
    // without percent encoding, which the other modules do not read
    return { ...node, $ref: pointerTo(stepsOf(node.$ref)) };
  };
  document['components'] = inside(document['components']);
  for (const section of ['paths', 'webhooks'])
    if (isObject(document[section])) document[section] = mapValues(document[section], inside);
}

/** A schema that is referred to where it is becomes a component of its own. */
export function nameTargets(document: Node, names: Names, locations: SourceLocations): void {
  const schemas = (document['components'] as Node)['schemas'] as Node;
  const target = ($ref: string): string => {
    if (schemaNameOf($ref) !== undefined) return $ref;
    const steps = $ref.startsWith('#/') ? withoutReferences(document, stepsOf($ref)) : [];
    const key = steps.at(-1) ?? '';
    const holder = valueAt(document, steps.slice(0, -1));
    const value = valueAt(document, steps);
    if (isReference(value)) return target(value.$ref);
    const about = steps[2] ?? '';
    if (!isObject(value))
      throw new DescriptionError([{ message: `the reference ${$ref} does not lead to a schema`, about }]);
    const name = names.claimOneOf(nameAt(steps));
    const location = locations.get(about);
    if (location) locations.set(name, location);
    schemas[name] = value;
    (holder as Node)[key] = { $ref: pointerTo(['components', 'schemas', name]) };
    return pointerTo(['components', 'schemas', name]);
  };
  // every target is found before any schema changes: pointers are those of the document as it was written
  for (const $ref of deepReferences(document)) target($ref);
  changeSchemas(document, (schema) =>
    isReference(schema) ? { ...(schema as Schema), $ref: target(schema.$ref) } : schema,
  );
}

/** The shortest steps to the same value: none of them leads through a reference. */
function withoutReferences(document: Node, steps: readonly string[]): string[] {
  return steps.reduce<string[]>((path, step) => {
    const at = valueAt(document, path);
    const isLeading = isReference(at) && follow(document, at) !== undefined;
    return [...(isLeading ? withoutReferences(document, stepsOf(at.$ref)) : path), step];
  }, []);
}

function deepReferences(document: Node): Set<string> {
  const found = new Set<string>();
  const note = (schema: Schema): Schema => {
    if (schema.$ref !== undefined && schemaNameOf(schema.$ref) === undefined) found.add(schema.$ref);
    return schema;
  };
  for (const { holder, key } of schemaSlots(document)) mapSchema(holder[key], note);
  return found;
}

const STRUCTURE = new Set([
  'components',
  'schemas',
  'paths',
  'properties',
  'content',
  'schema',
  'responses',
  'parameters',
]);

/** `#/components/schemas/Pet/properties/owner` → `PetOwner`. */
const nameAt = (steps: string[]): string =>
  pascalCase(steps.filter((step) => !STRUCTURE.has(step)).join(' ')).replace(/^(?=\d|$)/, 'Schema');
