/** Rules for redocly, which knows file and line. What needs the whole document is in checks.ts. */
import type { LocationObject, Plugin, ResolveResult, UserContext } from '@redocly/openapi-core';
import type { Document, OperationObject, Parameter, Schema } from './openapi.ts';
import type { Places } from './places.ts';
import { isName, isPropertyName } from './text.ts';
import { checkKeys } from './x-keys.ts';

/** A plugin with our rules, which also notes where operations and schemas stand. */
export function makePlugin(places: Places): Plugin {
  return {
    id: 'storewire',
    rules: {
      oas2: { version: () => checkVersion },
      oas3: { version: () => checkVersion, places: () => notePlaces(places), nodes: checkNodes, references: checkReferences },
    },
  };
}

export const RULES = { 'storewire/version': 'error', 'storewire/places': 'error', 'storewire/nodes': 'error', 'storewire/references': 'error' } as const;

const checkVersion = {
  Root(node: unknown, { report, location }: UserContext) {
    const { openapi } = node as Partial<Document>;
    if (!/^3\.[12]\./.test(openapi ?? ''))
      report({ message: 'the description must be in OpenAPI 3.1', location: location.child([openapi === undefined ? 'swagger' : 'openapi']) });
  },
};

function notePlaces(places: Places) {
  let path = '';
  const note = (about: string, location: LocationObject): unknown => places.has(about) || places.set(about, location);
  return {
    Paths: {
      PathItem: {
        enter: (_item: unknown, { key }: UserContext) => void (path = String(key)),
        Operation: (node: unknown, { key, location }: UserContext) =>
          void note(`${String(key).toUpperCase()} ${path}`, isObject(node) && 'operationId' in node ? location.child('operationId') : location.key()),
      },
    },
    WebhooksMap: {
      PathItem: (_item: unknown, { key, location }: UserContext) => void note(`webhook ${String(key)}`, placeOfNode(location)),
    },
    Schema: (_schema: unknown, { location }: UserContext) => void note(schemaNameAt(location), placeOfNode(location)),
  };
}

/** Its key, or where its own file begins. */
const placeOfNode = (location: UserContext['location']): LocationObject => (location.pointer === '#/' ? location : location.key());

/** The name that a schema has or gets: its key among the components, or the name of its file. */
function schemaNameAt({ source, pointer }: UserContext['location']): string {
  const own = /^#\/components\/schemas\/([^/]+)$/.exec(pointer)?.[1];
  return own ?? (pointer === '#/' ? baseName(source.absoluteRef) : '');
}

const baseName = (file: string): string => (file.split(/[\\/]/).at(-1) ?? '').replace(/\.[^.]*$/, '');

const checkNodes = () => ({
  Operation: (node: unknown, context: UserContext) => reportKeys(node as OperationObject, context),
  Parameter(node: unknown, context: UserContext) {
    const parameter = node as Parameter;
    reportKeys(parameter, context);
    const wrong = wrongName(parameter);
    if (wrong) context.report({ message: wrong, location: context.location.child('name') });
  },
  Schema(node: unknown, context: UserContext) {
    const schema = node as Schema;
    reportKeys(schema, context);
    if (typeof schema['pattern'] === 'string' && !isExpression(schema['pattern']))
      context.report({ message: 'the pattern is no regular expression', location: context.location.child('pattern') });
    const missing = missingMembers(schema);
    if (missing.length > 0)
      context.report({
        message: `x-one-of names ${missing.map((name) => JSON.stringify(name)).join(', ')}, which the schema does not have`,
        location: context.location.child('x-one-of'),
      });
  },
  SchemaProperties(node: unknown, { report, location }: UserContext) {
    for (const name of Object.keys(node as object)) {
      if (!isPropertyName(name)) report({ message: `a member cannot be called ${name}`, location: location.child([name]).key() });
    }
  },
});

/** References become names of components, except within the root file, where they stay as they are. */
function checkReferences() {
  let root = '';
  return {
    Root: (_node: unknown, { location }: UserContext) => void (root = location.source.absoluteRef),
    ref(node: { $ref: string }, context: UserContext, target: ResolveResult<object>) {
      const { type, report, location } = context;
      if (location.source.absoluteRef === root && node.$ref.startsWith('#/') && !isComponent(node.$ref))
        report({ message: `the reference ${node.$ref} must name a component or a file`, location: location.child('$ref') });
      if (type.name !== 'Schema') return;
      reportKeys(node, context);
      if (target.node === undefined) return;
      const { source, pointer } = target.location;
      const name = pointer === '#/' ? baseName(source.absoluteRef) : pointer.slice(pointer.lastIndexOf('/') + 1);
      if (!isName(name))
        report({
          message: `a schema cannot be called ${JSON.stringify(name)}: its name must be a plain identifier`,
          location: pointer === '#/' ? target.location : target.location.key(),
        });
    },
  };
}

function missingMembers(schema: Schema): string[] {
  const lists = schema['x-one-of'];
  return Array.isArray(lists) ? lists.flat().filter((name) => !Object.hasOwn(schema.properties ?? {}, name)) : [];
}

/** Where generated code follows references within a document. */
const isComponent = (reference: string): boolean => /^#\/components\/(?!pathItems)\w+\/[^/]+$/.test(reference);

function reportKeys(node: object, { report, location }: UserContext): void {
  for (const { key, message } of checkKeys(node)) report({ message, location: location.child([key]) });
}

/** Path parameters are filled in by name; query parameters are split at dots. */
function wrongName({ name, in: place, 'x-packed': isPacked }: Parameter): string | undefined {
  if (place === 'path' && !/^\w+$/.test(name)) return `the path parameter ${JSON.stringify(name)} must be a plain word`;
  const isInput = place === 'path' || (place === 'query' && !isPacked);
  if (isInput && !name.split('.').every((part) => part !== '' && isPropertyName(part))) return `a ${place} parameter cannot be called ${JSON.stringify(name)}`;
  return undefined;
}

function isExpression(pattern: string): boolean {
  try {
    return Boolean(new RegExp(pattern));
  } catch {
    return false;
  }
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;
