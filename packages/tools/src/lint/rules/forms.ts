/** What code is generated from: OpenAPI and JSON Schema have more forms than the contract and its generators. */
import type { ResolveResult, Source, UserContext } from '@redocly/openapi-core';
import { exclusiveGroups, forbidden } from '../../description/constraints.ts';
import { decimalLimits } from '../../description/decimals.ts';
import { isFilter } from '../../description/filters.ts';
import { expressionOf } from '../../description/names.ts';
import type { Document, Schema } from '../../description/openapi.ts';
import { isReference } from '../../description/references.ts';

/** What may stand next to a reference: most tools read nothing else there. */
const BESIDE_REFERENCE = new Set(['$ref', 'summary', 'description', 'deprecated', 'readOnly', 'default']);

/** A bundler gives names to the targets of references, and types have those names. */
export const references = () => {
  let root: Source;
  return {
    Root: (_node: object, { location }: UserContext) => void (root = location.source),
    ref(reference: { $ref: string }, { report, location }: UserContext, { node }: ResolveResult<object>) {
      const { $ref } = reference;
      const beside = Object.keys(reference).find(
        (key) => !BESIDE_REFERENCE.has(key) && !key.startsWith('x-'),
      );
      if (beside)
        report({
          message: `next to a reference, tools do not read ${beside}`,
          location: location.child([beside]),
        });
      const [file, pointer = ''] = $ref.split('#');
      const isOfRoot = file === '' && location.source === root;
      if (
        node === undefined ||
        (isOfRoot ? /^\/components\/[^/]+\/[^/]+$/ : /^\/(?:components\/[^/]+\/)?[^/]+$/).test(pointer)
      )
        return;
      report({ message: `the reference ${JSON.stringify($ref)} does not lead to a named part`, location });
    },
  };
};

const NOT_IN_PATH_ITEMS = ['parameters', 'servers', 'trace'];

/** Each operation has its own parameters, each path its prefix: other tools ignore servers of paths. `fetch` cannot send TRACE. */
export const pathItems = () => ({
  Root(node: unknown, { report, location }: UserContext) {
    const { servers = [] } = node as Document;
    for (const [index, { url }] of servers.entries())
      if (/^\w+:\/\/[^/]*\/./.test(url))
        report({
          message: 'a prefix of paths belongs to each path',
          location: location.child(['servers', index, 'url']),
        });
  },
  PathItem(item: object, { report, location }: UserContext) {
    for (const key of NOT_IN_PATH_ITEMS)
      if (key in item)
        report({ message: `a path has operations only, no ${key}`, location: location.child([key]).key() });
  },
});

/** Keywords of JSON Schema that types and runtime schemas have, or need not have. */
const KNOWN = new Set([
  '$ref',
  'title',
  'description',
  'deprecated',
  'readOnly',
  'writeOnly',
  'default',
  'example',
  'examples',
  'externalDocs',
  'type',
  'enum',
  'const',
  'format',
  'pattern',
  'minLength',
  'maxLength',
  'minimum',
  'maximum',
  'exclusiveMinimum',
  'exclusiveMaximum',
  'contentEncoding',
  'contentMediaType',
  'contentSchema',
  'items',
  'minItems',
  'maxItems',
  'properties',
  'patternProperties',
  'additionalProperties',
  'required',
  'minProperties',
  'maxProperties',
  'allOf',
  'oneOf',
  'anyOf',
  'not',
]);

/** The combinations of `type` that have a type: one, one or null, and any scalar. */
const isType = (types: readonly string[]): boolean =>
  types.filter((type) => type !== 'null').length <= 1 ||
  !types.some((type) => type === 'object' || type === 'array');

const BESIDE_PARTS = new Set(['allOf', 'description', 'deprecated', 'readOnly']);

/** At least one of several properties is what an object must `not` be without. */
const isListOfNot = (parts: readonly Schema[]): boolean => parts.every(({ not }) => not);

/** Whether an object can be a part of another one. */
const isOpenObject = ({ allOf, type, properties, ...limits }: Schema): boolean =>
  allOf !== undefined ||
  (type === 'object' &&
    properties !== undefined &&
    (limits.additionalProperties ?? limits.minProperties ?? limits.maxProperties) === undefined);

const isUnion = ({ oneOf, anyOf }: Schema): boolean => (oneOf ?? anyOf) !== undefined;

function formOf(
  schema: Schema,
  target: (part: Schema) => Schema,
): [problem: string, key: string] | undefined {
  const unknown = Object.keys(schema).find((key) => !KNOWN.has(key) && !key.startsWith('x-'));
  if (unknown) return [`${unknown} is not supported`, unknown];
  const { type, $ref, properties, items, patternProperties, allOf, oneOf, pattern } = schema;
  if (!isType([type ?? []].flat())) return ['a list or an object can be of one type, or null', 'type'];
  if ((items || patternProperties) && type === undefined)
    return ['it has no type', items ? 'items' : 'patternProperties'];
  if (patternProperties && !isFilter(schema))
    return ['patternProperties are for filters', 'patternProperties'];
  if (isUnion(schema) && (type ?? $ref ?? properties ?? allOf) !== undefined)
    return ['a union stands alone', oneOf ? 'oneOf' : 'anyOf'];
  if (allOf && !isListOfNot(allOf)) {
    const beside = Object.keys(schema).find((key) => !BESIDE_PARTS.has(key) && !key.startsWith('x-'));
    if (beside) return [`next to allOf, tools do not read ${beside}: it belongs to a part`, beside];
    if (!allOf.every((part) => isOpenObject(target(part))))
      return ['a part of allOf is an open object with properties, of any number', 'allOf'];
  }
  const values = [schema.const ?? [], schema.enum ?? []].flat();
  if (values.some((value) => typeof value !== 'string'))
    return ['its values are not text', schema.enum ? 'enum' : 'const'];
  if (schema.enum && [type].flat().includes('null')) return ['null is no value of an enumeration', 'type'];
  if (pattern !== undefined && !expressionOf(String(pattern)))
    return ['the pattern is no regular expression of JavaScript', 'pattern'];
  if (schema.format === 'decimal' && !decimalLimits(String(pattern)))
    return ['the pattern of a decimal is of no known form: see decimals.ts', 'pattern'];
  const missing = exclusiveGroups(schema)
    .flat()
    .find((name) => !Object.hasOwn(properties ?? {}, name));
  return missing === undefined
    ? undefined
    : [`there is no property ${missing} that could exclude another`, 'not'];
}

/** A `not` that no check is made of. Inside of one, null is what a property must not be. */
function unreadNot(schema: Schema, pointer: string): [problem: string, key: string] | undefined {
  const isRead = ({ required = [], allOf = [] }: Schema): boolean =>
    required.length === 2 || (allOf.length > 0 && isListOfNot(allOf));
  return pointer.includes('/not/') || forbidden(schema).every(isRead)
    ? undefined
    : ['`not` names two properties, or lists of properties of which one is needed', 'not'];
}

/** A property that is required and that the schema does not have. A form of a union may be without it. */
function undeclaredIn(schema: Schema, pointer: string): [problem: string, key: string] | undefined {
  const { required = [], properties = {} } = schema;
  if (/\/(?:anyOf|oneOf|not)(?:\/|$)/.test(pointer)) return undefined;
  const missing = required.find((name) => !Object.hasOwn(properties, name));
  return missing === undefined ? undefined : [`there is no property ${missing} to require`, 'required'];
}

export const schemaForms = () => ({
  Schema(node: unknown, { report, resolve, location }: UserContext) {
    if (typeof node === 'boolean') return report({ message: 'a schema must be an object', location });
    const target = (part: Schema): Schema => (isReference(part) ? resolve<Schema>(part).node : part) ?? {};
    const schema = node as Schema;
    const { pointer } = location;
    const [message, key = ''] =
      formOf(schema, target) ?? unreadNot(schema, pointer) ?? undeclaredIn(schema, pointer) ?? [];
    if (message) report({ message, location: location.child([key]) });
  },
});
