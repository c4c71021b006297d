/** Rules for redocly, which knows file and line. What needs the whole document is in checks.ts. */
import {
  isMappingRef,
  type LocationObject,
  type Plugin,
  type ResolveResult,
  type Source,
  type UserContext,
  YamlParseError,
} from '@redocly/openapi-core';

import { isObject } from './normalise/walk.ts';
import { type Document, isPacked, type OperationObject, type Parameter, type Schema } from './openapi.ts';
import type { SourceLocations } from './source-locations.ts';
import { expressionOf, isPropertyName } from './text.ts';
import { checkKeys, type KeyPlace } from './x-keys.ts';

type NodeType = ReturnType<NonNullable<NonNullable<Plugin['typeExtension']>['oas3']>>[string];

/** A plugin with our rules, which also records the locations of operations and schemas. */
export function makePlugin(locations: SourceLocations): Plugin {
  return {
    id: 'storewire',
    typeExtension: { oas3: (types, version) => (version === 'oas3_0' ? types : withOpenSchemas(types)) },
    rules: {
      oas3: {
        locations: () => recordLocations(locations),
        nodes: checkNodes,
        references: checkReferences,
        mappings: checkMappings,
        unsupported: checkUnsupported,
      },
    },
  };
}

/** How the problem of a file that is not YAML begins. */
const UNREADABLE = 'Failed to parse: ';

export const RULES = {
  'storewire/locations': 'error',
  'storewire/nodes': 'error',
  'storewire/references': 'error',
  'storewire/mappings': 'error',
  'storewire/unsupported': 'warn',
} as const;

/** JSON Schema, and so OpenAPI 3.1, allows unknown keywords in a schema. */
function withOpenSchemas(types: Record<string, NodeType>): Record<string, NodeType> {
  const { Schema } = types;
  return Schema ? { ...types, Schema: { ...Schema, additionalProperties: {} } } : types;
}

function recordLocations(locations: SourceLocations) {
  let path = '';
  const note = (about: string, location: LocationObject): unknown =>
    locations.has(about) || locations.set(about, location);
  return {
    Root: (node: unknown, { location }: UserContext) =>
      void note('paths', isObject(node) && 'paths' in node ? location.child('paths').key() : location),
    Paths: {
      PathItem: {
        enter: (_item: unknown, { key }: UserContext) => void (path = String(key)),
        Operation: (node: unknown, { key, location }: UserContext) =>
          void note(
            `${String(key).toUpperCase()} ${path}`,
            isObject(node) && 'operationId' in node ? location.child('operationId') : location.key(),
          ),
      },
    },
    WebhooksMap: {
      PathItem: (_item: unknown, { key, location }: UserContext) =>
        void note(`webhook ${String(key)}`, nodeLocation(location)),
    },
    Schema: (_schema: unknown, { location }: UserContext) =>
      void note(schemaNameAt(location), nodeLocation(location)),
  };
}

/** Its key, or where its own file begins. */
const nodeLocation = (location: UserContext['location']): LocationObject =>
  location.pointer === '#/' ? location : location.key();

/** The name that a schema has or gets: its key among the components, or the name of its file. */
function schemaNameAt({ source, pointer }: UserContext['location']): string {
  const own = /^#\/(?:components\/schemas\/)?([^/]+)$/.exec(pointer)?.[1];
  return own ?? (pointer === '#/' ? baseName(source.absoluteRef) : '');
}

const baseName = (file: string): string => (file.split(/[\\/]/).at(-1) ?? '').replace(/\.[^.]*$/, '');

const checkNodes = () => ({
  Root: (node: unknown, context: UserContext) => reportKeys(node as Document, context, 'description'),
  // next to the reference of a property
  ref: (node: { $ref: string }, context: UserContext) => reportKeys(node, context, 'schema'),
  Operation: (node: unknown, context: UserContext) =>
    reportKeys(node as OperationObject, context, 'operation'),
  Parameter(node: unknown, context: UserContext) {
    const parameter = node as Parameter;
    reportKeys(parameter, context, 'parameter');
    const wrong = wrongName(parameter);
    if (wrong) context.report({ message: wrong, location: context.location.child('name') });
  },
  Schema(node: unknown, context: UserContext) {
    const schema = node as Schema;
    reportKeys(schema, context, 'schema');
    if (typeof schema['pattern'] === 'string' && !expressionOf(schema['pattern']))
      context.report({
        message: 'the pattern is no regular expression of JavaScript',
        location: context.location.child('pattern'),
      });
    const missing = missingProperties(schema);
    if (missing.length > 0)
      context.report({
        message: `x-one-of names ${missing.map((name) => JSON.stringify(name)).join(', ')}, which the schema does not have`,
        location: context.location.child('x-one-of'),
      });
  },
  SchemaProperties(node: unknown, { report, location }: UserContext) {
    for (const name of Object.keys(node as object)) {
      if (!isPropertyName(name))
        report({ message: `a property cannot be called ${name}`, location: location.child([name]).key() });
    }
  },
});

/**
 * References that lead nowhere, and those that redocly resolves, but that lead to no schema: to the whole
 * description, or by an anchor.
 */
function checkReferences() {
  let root: string;
  const unreadable = new Set<Source>();
  return {
    Root: (_node: unknown, { location }: UserContext) => void (root = location.source.absoluteRef),
    ref: (
      { $ref }: { $ref: string },
      { report, location }: UserContext,
      { node, error }: ResolveResult<object>,
    ) => {
      if (node === undefined && error instanceof YamlParseError) {
        const { source, line, col, message } = error;
        const start = { source, pointer: undefined, start: { line, col } };
        // the problem is that of the file, however many references lead there
        if (!unreadable.has(source)) report({ message: `${UNREADABLE}${message}`, location: start });
        unreadable.add(source);
      } else if (node === undefined) {
        const reason = error ? `: ${error.message}` : '';
        report({ message: `Can't resolve $ref ${JSON.stringify($ref)}${reason}`, location });
      }
      if (location.source.absoluteRef !== root || !/^(?:#|$)/.test($ref)) return;
      if (/^#?\/?$/.test($ref))
        report({ message: `the reference "${$ref}" leads to the whole description`, location });
      else if (!$ref.startsWith('#/'))
        report({ message: `the reference "${$ref}" is to an anchor, which is not supported`, location });
    },
    Schema: (node: unknown, { report, location }: UserContext) => {
      const { $ref } = node as { $ref?: unknown };
      if ($ref !== undefined && typeof $ref !== 'string')
        report({ message: 'a reference must be text', location: location.child('$ref') });
    },
  };
}

/** A discriminator names schemas by reference or by name. Redocly takes a name for a reference. */
function checkMappings() {
  let schemas = new Set<string>();
  return {
    Root: (node: unknown) =>
      void (schemas = new Set(Object.keys((node as Document).components?.schemas ?? {}))),
    DiscriminatorMapping(node: unknown, { report, resolve, location }: UserContext) {
      for (const [value, target] of Object.entries(node as Record<string, string>)) {
        if (schemas.has(target) || (isMappingRef(target) && resolve({ $ref: target }).node !== undefined))
          continue;
        const message = `the discriminator maps ${JSON.stringify(value)} to ${JSON.stringify(target)}, which is no schema`;
        report({ message, location: location.child([value]) });
      }
    },
  };
}

/** What is valid, but is left out. */
const checkUnsupported = () => ({
  Paths: {
    Operation(_operation: unknown, { report, location, key }: UserContext) {
      if (key === 'trace')
        report({ message: 'fetch cannot send TRACE: the operation was left out', location: location.key() });
    },
  },
});

function missingProperties(schema: Schema): string[] {
  const lists = schema['x-one-of'];
  return Array.isArray(lists)
    ? lists.flat().filter((name) => !Object.hasOwn(schema.properties ?? {}, name))
    : [];
}

function reportKeys(node: object, { report, location }: UserContext, place: KeyPlace): void {
  for (const { key, message } of checkKeys(node, place)) report({ message, location: location.child([key]) });
}

/** The names that headers and cookies may have (RFC 9110, section 5.6.2; RFC 6265, section 4.1.1). */
const TOKEN = /^[!#$%&'*+.^_`|~0-9A-Za-z-]+$/;

/** Query parameters are split at dots. */
function wrongName(parameter: Parameter): string | undefined {
  const { name, in: location } = parameter;
  if (typeof name !== 'string' || !['query', 'header', 'cookie'].includes(location) || isPacked(parameter))
    return undefined;
  const isPlain =
    location === 'query'
      ? name.split('.').every((part) => part !== '' && isPropertyName(part))
      : TOKEN.test(name) && isPropertyName(name);
  return isPlain ? undefined : `a ${location} parameter cannot be called ${JSON.stringify(name)}`;
}
