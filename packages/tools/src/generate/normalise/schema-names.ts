/** Names of schemas become names of types. A name that is a valid type name is not changed. */
import type { Schema } from '../openapi.ts';
import { isReference, pointerTo, schemaNameOf, stepsOf } from '../references.ts';
import type { SourceLocations } from '../source-locations.ts';
import { Names, pascalCase } from './identifiers.ts';
import { changeSchemas, isObject, type Node } from './walk.ts';

/**
 * Renames what must be renamed, with all references to it. `taken` are the names that schemas cannot have.
 */
export function renameSchemas(document: Node, used: Iterable<string>, locations: SourceLocations): Names {
  const components = document['components'] as Node;
  const schemas = components['schemas'] as Node;
  const names = new Names(used);
  const kept = new Set(Object.keys(schemas).filter((name) => names.claim(name)));
  const renamed = new Map(
    Object.keys(schemas)
      .filter((name) => !kept.has(name))
      .map((name) => [name, names.claimOneOf(...candidatesFor(name))]),
  );
  if (renamed.size === 0) return names;
  spellOutDiscriminators(document, new Set(renamed.keys()));
  components['schemas'] = Object.fromEntries(
    Object.entries(schemas).map(([name, schema]) => [renamed.get(name) ?? name, schema]),
  );
  for (const [from, to] of renamed) {
    const location = locations.get(from);
    if (location) locations.set(to, location);
  }
  changeSchemas(document, (schema) => renameIn(schema, renamed));
  return names;
}

function candidatesFor(name: string): string[] {
  const plain = pascalCase(name).replace(/^(?=\d|$)/, 'Schema');
  return [plain, `${plain}Type`];
}

function renameIn(schema: Schema, renamed: ReadonlyMap<string, string>): Schema {
  const { discriminator } = schema;
  if (isReference(schema)) return { ...(schema as Schema), $ref: renameReference(schema.$ref, renamed) };
  if (!isObject(discriminator) || !isObject(discriminator['mapping'])) return schema;
  const mapping = Object.entries(discriminator['mapping']).map(([value, target]) => [
    value,
    renameTarget(String(target), renamed),
  ]);
  return { ...schema, discriminator: { ...discriminator, mapping: Object.fromEntries(mapping) } };
}

/** Also where it leads into a schema. */
function renameReference($ref: string, renamed: ReadonlyMap<string, string>): string {
  const [components, schemas, name = '', ...rest] = $ref.startsWith('#/') ? stepsOf($ref) : [];
  const to = components === 'components' && schemas === 'schemas' ? renamed.get(name) : undefined;
  return to === undefined ? $ref : pointerTo([components, schemas, to, ...rest].map(String));
}

/** A mapping names its schema by reference or by name. */
const renameTarget = (target: string, renamed: ReadonlyMap<string, string>): string =>
  target.startsWith('#') ? renameReference(target, renamed) : (renamed.get(target) ?? target);

/** Without a mapping, the value of a discriminator is the name of the schema as it was written. */
function spellOutDiscriminators(document: Node, renamed: ReadonlySet<string>): void {
  const schemas = (document['components'] as Node)['schemas'] as Record<string, Schema>;
  const spellOut = (schema: Schema, candidates: string[]): Schema => {
    const { discriminator } = schema;
    if (!isObject(discriminator)) return schema;
    const mapping = isObject(discriminator['mapping']) ? discriminator['mapping'] : {};
    const targets = new Set(
      Object.values(mapping).map((target) => schemaNameOf(String(target)) ?? String(target)),
    );
    const implied = candidates.filter((name) => renamed.has(name) && !targets.has(name));
    if (implied.length === 0) return schema;
    const all = { ...mapping, ...Object.fromEntries(implied.map((name) => [name, name])) };
    return { ...schema, discriminator: { ...discriminator, mapping: all } };
  };
  changeSchemas(document, (schema) =>
    spellOut(schema, namesIn([...(schema.oneOf ?? []), ...(schema.anyOf ?? [])])),
  );
  for (const [name, schema] of Object.entries(schemas).filter(([, { discriminator }]) =>
    isObject(discriminator),
  )) {
    const children = Object.keys(schemas).filter((child) =>
      namesIn(schemas[child]?.allOf ?? []).includes(name),
    );
    schemas[name] = spellOut(schema, [name, ...children]);
  }
}

const namesIn = (parts: Schema[]): string[] =>
  parts.flatMap(({ $ref }) => ($ref === undefined ? [] : (schemaNameOf($ref) ?? [])));
