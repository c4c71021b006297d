import { isDeepStrictEqual } from 'node:util';
import { childrenOf, refsOf } from './children.ts';
import { constraintsOf } from './constraints.ts';
import { isEnumeration } from './enumerations.ts';
import { inputSchema } from './inputs.ts';
import { SCALAR_KEYWORDS, withKeywords } from './keywords.ts';
import {
  type Document,
  jsonOf,
  mapValues,
  operationsOf,
  type Reference,
  type Response,
  type Schema,
} from './openapi.ts';
import { exposed, type Operation } from './operations.ts';
import { reachable, withReferrers } from './reachable.ts';
import { isReference, namedSchema, nameOf, payloadOf, resolve } from './references.ts';
import { type Side, sideOf } from './sides.ts';
import { nameInputs, prose } from './text.ts';

/**
 * The request and the response version of each schema. A request has no property that only the server sets. Types
 * and runtime schemas are made from both.
 */
export interface Views {
  /** Schemas as requests have them, and one flat input per call. Keys are type names. */
  requests: Record<string, Schema>;
  /** Schemas as responses and events have them. Keys are type names. */
  responses: Record<string, Schema>;
}

/** How the schemas of one side are seen. */
interface View {
  side: Side;
  /** The name of the type of a schema. */
  rename: (name: string) => string;
}

export function makeViews(document: Document, operations: Operation[]): Views {
  const schemas = document.components?.schemas ?? {};
  const inputs = new Map(operations.map((operation) => [operation, inputSchema(document, operation)]));
  const inRequests = reach(
    schemas,
    [...inputs].flatMap(([operation, input]) => [...sentRefsOf(input), ...mergedInto(document, operation)]),
    sentRefsOf,
  );
  const inResponses = reach(schemas, responseRoots(document, operations));
  const differing = differingSchemas(schemas, inRequests, inResponses);
  const requestNames = nameRequests(schemas, operations, differing);
  const request: View = { side: 'request', rename: (name) => requestNames.get(name) ?? name };
  const response: View = { side: 'response', rename: (name) => name };

  const requests: Record<string, Schema> = {};
  const responses: Record<string, Schema> = {};
  for (const name of inRequests) requests[request.rename(name)] = view(schemas[name] as Schema, request);
  // a value that was read can be sent back, so only enumerations of requests alone are closed
  for (const name of inRequests)
    if (!inResponses.has(name) && isEnumeration(schemas[name] as Schema))
      (requests[request.rename(name)] as Schema)['x-closed'] = true;
  for (const name of inResponses) responses[name] = view(schemas[name] as Schema, response);
  for (const operation of exposed(operations))
    requests[operation.inputName] = view(inputs.get(operation) ?? {}, request);
  return { requests, responses };
}

/** Names of the types of requests that are not those of responses. */
function nameRequests(
  schemas: Record<string, Schema>,
  operations: Operation[],
  differing: Set<string>,
): Map<string, string> {
  const inputs = operations.map((operation) => [operation.inputName, operation]);
  return nameInputs({ ...schemas, ...Object.fromEntries(inputs) }, differing);
}

/** What the body of a call was merged from, which its input does not say. */
const mergedInto = (document: Document, { body, packed }: Operation): string[] =>
  [body, packed].flatMap((schema) => (schema ? (resolve<Schema>(document, schema)['x-merged'] ?? []) : []));

function responseRoots(document: Document, operations: Operation[]): string[] {
  const outputs = operations.flatMap(({ output }) => output ?? []);
  const own = [...operationsOf(document)].flatMap(({ operation }) =>
    Object.values(operation.responses ?? {}),
  );
  const failures = [...Object.values(document.components?.responses ?? {}), ...own].flatMap((response) =>
    namesIn(document, response),
  );
  const events = Object.values(document.webhooks ?? {}).flatMap((item) => {
    const schema = item.post && payloadOf(document, item.post);
    return schema && isReference(schema) ? [nameOf(schema)] : [];
  });
  return [...outputs, ...failures, ...events];
}

function namesIn(document: Document, response: Response | Reference): string[] {
  const schema = jsonOf(resolve<Response>(document, response).content)?.schema;
  return schema ? refsOf(schema) : [];
}

/** The same of what a request shows. */
const sentRefsOf = (schema: Schema): string[] =>
  refsOf(schema, (parent) => childrenOf({ ...parent, properties: sideOf(parent, 'request').properties }));

function reach(
  schemas: Record<string, Schema>,
  roots: string[],
  next: (schema: Schema) => string[] = refsOf,
): Set<string> {
  const reached = reachable(roots, (name) => next(schemas[name] ?? {}));
  return new Set(Object.keys(schemas).filter((name) => reached.has(name)));
}

/** Schemas on both sides whose two views are not the same, themselves or through what they hold. */
function differingSchemas(
  schemas: Record<string, Schema>,
  inRequests: ReadonlySet<string>,
  inResponses: ReadonlySet<string>,
): Set<string> {
  return withReferrers(
    [...inRequests].filter((name) => inResponses.has(name)),
    (name) => differs(schemas[name] ?? {}),
    (name) => refsOf(schemas[name] ?? {}),
  );
}

function differs(schema: Schema): boolean {
  return (
    !isDeepStrictEqual(sideOf(schema, 'request'), sideOf(schema, 'response')) ||
    childrenOf(schema).some((child) => !isReference(child) && differs(child))
  );
}

function view(schema: Schema, { side, rename }: View): Schema {
  const again = (child: Schema): Schema => view(child, { side, rename });
  const constraints = side === 'request' ? constraintsOf(schema) : {};
  if (isReference(schema))
    return { ...namedSchema(rename(nameOf(schema))), ...documentation(schema), ...constraints };
  const { properties, patternProperties, items, oneOf, anyOf, additionalProperties } = schema;
  const result: Schema = { ...plain(schema), ...documentation(schema), ...constraints };
  // unknown properties are always allowed, so `true` next to known ones adds nothing
  if (properties && additionalProperties === true) delete result.additionalProperties;
  if (properties) {
    const shown = sideOf(schema, side);
    result.properties = mapValues(shown.properties, again);
    if (shown.required.length > 0) result.required = shown.required;
    else delete result.required;
  }
  if (patternProperties) result.patternProperties = mapValues(patternProperties, again);
  if (items) result.items = again(items);
  if (oneOf) result.oneOf = oneOf.map(again);
  if (anyOf) result.anyOf = anyOf.map(again);
  if (typeof additionalProperties === 'object') result.additionalProperties = again(additionalProperties);
  return result;
}

/** Formats are shown in comments and looked up by name. */
const isWord = (format: unknown): boolean => typeof format === 'string' && /^[\w.-]+$/.test(format);

/** Keywords that types and runtime schemas read. Defaults are the server's to apply. */
const KEPT = [
  ...SCALAR_KEYWORDS,
  'multipleOf',
  'minItems',
  'maxItems',
  'required',
  'additionalProperties',
  'x-closed',
];

function plain(schema: Schema): Schema {
  const result = withKeywords(schema, KEPT);
  if (!isWord(result.format)) delete result.format;
  return result;
}

/** What types say about a schema in comments. */
function documentation(schema: Schema): Schema {
  const result: Schema = {};
  const text = [schema.description && prose(schema.description), only(schema)].filter(Boolean).join(' ');
  if (text) result.description = text;
  if (schema.deprecated) result.deprecated = true;
  if (schema.readOnly) result.readOnly = true;
  return result;
}

/** The roles that may set a property, if not all that may make the call. */
function only({ 'x-allowed-roles': roles = [], 'x-assumed': assumed = [] }: Schema): string {
  if (roles.length === 0) return '';
  const isAssumed = assumed === true || assumed.includes('x-allowed-roles');
  return `Only for ${roles.map((role) => `${role}s`).join(' and ')}${isAssumed ? ' (assumed)' : ''}.`;
}
