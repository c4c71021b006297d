import { constraintsOf, isAnyRequired } from './constraints.ts';
import { type Document, isReference, jsonOf, nameOf, operationsOf, type Reference, type Response, resolve, type Schema } from './openapi.ts';
import { inputSchema } from './inputs.ts';
import { documentation, merge } from './merge.ts';
import { exposed, type Operation } from './operations.ts';
import { DescriptionError } from './problem.ts';

/**
 * One schema means two things. In an answer, `required` and `x-always` members are there; in a request, a required member
 * that only the server sets is not asked for. The views spell both out, so that types and runtime schemas are made from the same text.
 */
export interface Views {
  /** Schemas as requests have them, and one flat input per call. Keys are type names. */
  requests: Record<string, Schema>;
  /** Schemas as answers and events have them. Keys are type names. */
  answers: Record<string, Schema>;
}

type Side = 'request' | 'answer';

const SCHEMA_REF = '#/components/schemas/';

export function makeViews(document: Document, operations: Operation[]): Views {
  const schemas = document.components?.schemas ?? {};
  const bodies = bodyRoots(operations);
  const inRequests = reach(schemas, requestRoots(operations, schemas));
  const inAnswers = reach(schemas, answerRoots(document, operations));
  const differing = differingSchemas(schemas, inRequests, inAnswers);
  const rename = (side: Side) => (name: string) => (side === 'request' && differing.has(name) ? `${name}Input` : name);

  const nested = reach(
    schemas,
    [...inRequests].filter((name) => !bodies.has(name)),
  );
  const requests: Record<string, Schema> = {};
  const answers: Record<string, Schema> = {};
  for (const name of [...inRequests].filter((each) => !bodies.has(each) || isNested(schemas, each, nested, inRequests))) {
    add(requests, rename('request')(name), view(schemas[name] as Schema, 'request', schemas, rename('request')));
  }
  for (const name of inAnswers) add(answers, name, view(schemas[name] as Schema, 'answer', schemas, rename('answer')));
  for (const operation of exposed(operations)) {
    add(requests, operation.inputName, view(inputSchema(document, operation), 'request', schemas, rename('request')), operation.about);
  }
  return { requests, answers };
}

function add(into: Record<string, Schema>, name: string, schema: Schema, about = name): void {
  if (Object.hasOwn(into, name)) throw new DescriptionError([{ message: `two types would be called ${name}: rename the schema`, about }]);
  into[name] = schema;
}

/** A body that is only ever a whole body is spelt out in the input of its call and needs no type of its own. */
function isNested(schemas: Record<string, Schema>, name: string, nested: Set<string>, all: Set<string>): boolean {
  if (!schemas[name]?.properties) return true;
  return nested.has(name) || [...all].some((other) => other !== name && refsOf(schemas[other] as Schema).includes(name));
}

const bodyRoots = (operations: Operation[]): Set<string> =>
  new Set(operations.flatMap(({ body, packed }) => [body, packed].flatMap((schema) => (isReference(schema) ? nameOf(schema) : []))));

function requestRoots(operations: Operation[], schemas: Record<string, Schema>): string[] {
  const parameters = operations.flatMap(({ pathParameters, queryParameters }) => [...pathParameters, ...queryParameters]);
  const used = parameters.flatMap(({ schema }) => (schema ? refsOf(schema) : []));
  return [...bodyRoots(operations), ...used].filter((name) => name in schemas);
}

function answerRoots(document: Document, operations: Operation[]): string[] {
  const outputs = operations.flatMap(({ output }) => output ?? []);
  const own = [...operationsOf(document)].flatMap(({ operation }) => Object.values(operation.responses ?? {}));
  const failures = [...Object.values(document.components?.responses ?? {}), ...own].flatMap((response) => schemaOf(document, response));
  const events = Object.values(document.webhooks ?? {}).flatMap((item) => {
    const body = item.post?.requestBody;
    const schema = body && jsonOf(resolve<Exclude<typeof body, Reference>>(document, body).content)?.schema;
    return schema && isReference(schema) ? [nameOf(schema)] : [];
  });
  return [...outputs, ...failures, ...events];
}

function schemaOf(document: Document, response: Response | Reference): string[] {
  const schema = jsonOf(resolve<Response>(document, response).content)?.schema;
  return schema && isReference(schema) ? [nameOf(schema)] : [];
}

/** Names of the schemas that a schema refers to, at any depth of inline structure. */
export function refsOf(schema: Schema): string[] {
  if (isReference(schema)) return [nameOf(schema)];
  return childrenOf(schema).flatMap(refsOf);
}

export function childrenOf(schema: Schema): Schema[] {
  const { properties, patternProperties, items, allOf, oneOf, anyOf, additionalProperties } = schema;
  const children = [...Object.values(properties ?? {}), ...Object.values(patternProperties ?? {}), ...(allOf ?? []), ...(oneOf ?? []), ...(anyOf ?? [])];
  if (items) children.push(items);
  if (typeof additionalProperties === 'object') children.push(additionalProperties);
  return children;
}

function reach(schemas: Record<string, Schema>, roots: string[]): Set<string> {
  const seen = new Set<string>();
  const queue = [...roots];
  for (let name = queue.shift(); name !== undefined; name = queue.shift()) {
    const schema = schemas[name];
    if (seen.has(name) || !schema) continue;
    seen.add(name);
    queue.push(...refsOf(schema));
  }
  return new Set(Object.keys(schemas).filter((name) => seen.has(name)));
}

/** Schemas on both sides whose two views are not the same, themselves or through what they hold. */
function differingSchemas(schemas: Record<string, Schema>, inRequests: Set<string>, inAnswers: Set<string>): Set<string> {
  const both = [...inRequests].filter((name) => inAnswers.has(name));
  const differing = new Set(both.filter((name) => differs(schemas[name] as Schema)));
  for (let grew = true; grew; ) {
    const more = both.filter((name) => !differing.has(name) && refsOf(schemas[name] as Schema).some((child) => differing.has(child)));
    for (const name of more) differing.add(name);
    grew = more.length > 0;
  }
  return differing;
}

function differs(schema: Schema): boolean {
  const members = Object.entries(schema.properties ?? {});
  const required = new Set(schema.required);
  return (
    members.some(([name, member]) => member['x-always'] || (member.readOnly && required.has(name)) || member['x-wire'] === 'fieldMask') ||
    isMoment(schema) ||
    childrenOf(schema).some((child) => !isReference(child) && differs(child))
  );
}

function view(schema: Schema, side: Side, schemas: Record<string, Schema>, rename: (name: string) => string): Schema {
  const again = (child: Schema): Schema => view(child, side, schemas, rename);
  const constraints = side === 'request' ? constraintsOf(schema) : {};
  if (isReference(schema)) return { $ref: SCHEMA_REF + rename(nameOf(schema)), ...documentation(schema), ...constraints };
  if (schema.allOf) return again(merge(schema, schemas));
  if (schema['x-wire'] === 'fieldMask') return { ...documentation(schema), type: 'array', items: { type: 'string' } };
  const { properties, patternProperties, required, items, oneOf, anyOf, additionalProperties } = schema;
  const result: Schema = { ...plain(schema), ...documentation(schema), ...constraints };
  if (side === 'request' && isMoment(schema)) result['x-takes-date'] = true;
  if (schema['x-wire'] === 'float') result['x-wire'] = 'float';
  // unknown members are always let through, so saying so beside known ones adds nothing
  if (properties && additionalProperties === true) delete result.additionalProperties;
  if (properties) {
    result.properties = Object.fromEntries(Object.entries(properties).map(([name, member]) => [name, again(member)]));
    const always = Object.keys(properties).filter((name) => isAlways(name, properties[name] as Schema, required ?? [], side));
    if (always.length > 0) result.required = always;
    else delete result.required;
  }
  if (patternProperties && schema['x-filter'])
    result.patternProperties = Object.fromEntries(Object.entries(patternProperties).map(([name, member]) => [name, again(member)]));
  if (items) result.items = again(items);
  if (oneOf) result.oneOf = oneOf.map(again);
  if (anyOf && !isAnyRequired(schema)) result.anyOf = anyOf.map(again);
  if (typeof additionalProperties === 'object') result.additionalProperties = again(additionalProperties);
  return result;
}

function isAlways(name: string, member: Schema, required: string[], side: Side): boolean {
  if (side === 'answer') return required.includes(name) || member['x-always'] === true;
  return required.includes(name) && !member.readOnly;
}

/** A point in time: requests take a `Date` as well. */
const isMoment = ({ format }: Schema): boolean => format === 'date-time';

/** Formats are shown in comments and looked up by name. */
const isWord = (format: unknown): boolean => typeof format === 'string' && /^[\w.-]+$/.test(format);

/** Keywords that types and runtime schemas read. Defaults are the server's to apply. */
function plain(schema: Schema): Schema {
  const kept = [
    'type',
    'enum',
    'const',
    ...(isWord(schema.format) ? ['format'] : []),
    'pattern',
    'minLength',
    'maxLength',
    'minimum',
    'maximum',
    'exclusiveMinimum',
    'exclusiveMaximum',
    'minItems',
    'maxItems',
    'required',
    'additionalProperties',
    'x-decimal',
    'x-filter',
    'x-closed',
  ];
  return Object.fromEntries(Object.entries(schema).filter(([key]) => kept.includes(key))) as Schema;
}
