/** References that lead deep into the document lead to components afterwards. */
import { isReference, type Schema } from '../openapi.ts';
import { DescriptionError } from '../problem.ts';
import type { SourceLocations } from '../source-locations.ts';
import { type Names, pascalCase } from './identifiers.ts';
import {
  changeSchemas,
  follow,
  isObject,
  type Node,
  pointerTo,
  schemaNameOf,
  stepsOf,
  valueAt,
} from './walk.ts';

const COMPONENT = /^#\/components\/(?:parameters|requestBodies|responses|headers|examples|links)\/[^/]+$/;

/**
 * Copies what is no named component to where it is used: parameters, bodies, responses, headers and
 * examples.
 */
export function inlineOthers(document: Node): void {
  const resolved = (node: unknown): unknown => {
    if (!isReference(node)) return node;
    if (!COMPONENT.test(node.$ref)) return structuredClone(follow(document, node));
    // without percent encoding, which the other modules do not read
    return { ...node, $ref: pointerTo(stepsOf(node.$ref)) };
  };
  const inside = (node: unknown): unknown => {
    if (Array.isArray(node)) return node.map(inside);
    if (!isObject(node)) return node;
    const result: Node = { ...node };
    for (const key of ['responses', 'headers', 'links', 'examples', 'content', 'encoding']) {
      const map = resolved(node[key]);
      if (isObject(map))
        result[key] = Object.fromEntries(
          Object.entries(map).map(([name, child]) => [name, inside(resolved(child))]),
        );
    }
    if (Array.isArray(node['parameters']))
      result['parameters'] = node['parameters'].map((child) => inside(resolved(child)));
    if (isObject(node['requestBody'])) result['requestBody'] = inside(resolved(node['requestBody']));
    return result;
  };
  for (const section of ['paths', 'webhooks']) {
    for (const item of Object.values(isObject(document[section]) ? document[section] : {})) {
      if (!isObject(item)) continue;
      for (const [method, operation] of Object.entries(item))
        if (isObject(operation)) item[method] = inside(operation);
    }
  }
  const components = document['components'] as Node;
  for (const kind of ['parameters', 'requestBodies', 'responses', 'headers']) {
    const map = components[kind];
    if (!isObject(map)) continue;
    for (const [name, value] of Object.entries(map)) map[name] = inside(resolved(value));
  }
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
  changeSchemas(structuredClone(document), note);
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
