/** The portable description as OpenAPI 3.0, for tools that do not read 3.1. It has no webhooks. */

import {
  type Document,
  mapOperations,
  type OperationObject,
  type Reference,
  type RequestBody,
  type Response,
  type Schema,
} from '../openapi.ts';
import { isReference, resolve } from '../references.ts';
import { isObject, mapSchema, mapSchemas } from '../walk.ts';
import { asClasses } from './classes.ts';
import { prune } from './components.ts';

/** Written for 3.1 only: content of strings, and what objects say about their properties together. */
const UNKNOWN = ['contentEncoding', 'contentMediaType', 'contentSchema', 'dependentRequired'];

export function toOpenApi30(portable: Document): Document {
  const document = asClasses(portable);
  const { webhooks: _webhooks, info, security: _security, ...rest } = document;
  const { summary: _summary, license, ...about } = info;
  const plain: Document = { ...rest, openapi: '3.0.3', info: about };
  const copy = mapSchemas(plain, (schema) => toSchema30(document, schema));
  if (isObject(license))
    copy.info['license'] = {
      name: license['name'],
      url: `https://spdx.org/licenses/${license['identifier']}.html`,
    };
  return prune(mapOperations(copy, (operation) => toOperation30(document, operation)));
}

/** In 3.0, roles are for OAuth only, and a reference to a response has no description of its own. */
function toOperation30(document: Document, operation: OperationObject): OperationObject {
  const { security, responses = {}, requestBody } = operation;
  const shared = ([status, response]: [string, Response | Reference]): [string, Response | Reference] => [
    status,
    isReference(response) ? { $ref: response.$ref } : response,
  ];
  const withoutRoles = (schemes: Record<string, string[]>): Record<string, string[]> =>
    Object.fromEntries(Object.keys(schemes).map((name) => [name, []]));
  return {
    ...operation,
    ...(requestBody && !isReference(requestBody)
      ? { requestBody: { ...requestBody, content: withoutEmptyForms(document, requestBody.content) } }
      : {}),
    responses: Object.fromEntries(Object.entries(responses).map(shared)),
    ...(security ? { security: security.map(withoutRoles) } : {}),
  };
}

/** A form without properties, such as one of several grants, has no fields for tools: they send the JSON. */
const withoutEmptyForms = (document: Document, content: RequestBody['content']): RequestBody['content'] =>
  Object.fromEntries(
    Object.entries(content).filter(
      ([type, { schema = {} }]) =>
        type !== 'application/x-www-form-urlencoded' || resolve<Schema>(document, schema).properties,
    ),
  );

/** A schema whose parts were changed before it. */
function toSchema30(document: Document, schema: Schema): Schema {
  // `oneOf` is the grants of the token endpoint: generators merge them, and their names in two cases collide
  // other properties are allowed unless a schema says otherwise, so patterns of names add nothing
  const { type, const: value, examples, patternProperties: _patterns, not, oneOf: _grants, ...kept } = schema;
  const result: Schema = { ...kept };
  for (const key of UNKNOWN) delete result[key];
  // generators read a decimal string as a floating-point number
  if (result['format'] === 'decimal') delete result['format'];
  const types = [type ?? []].flat();
  const [only, ...others] = types.filter((each) => each !== 'null');
  if (only && others.length === 0) result.type = only;
  // only objects have properties to count, and validators of 3.0 ask for the type
  if (result.minProperties !== undefined) result.type = 'object';
  // without a type, null is allowed anyway
  if (types.includes('null') && others.length === 0) result['nullable'] = true;
  if (value !== undefined) result.enum = [value];
  if (Array.isArray(examples)) result['example'] = examples[0];
  // tools for 3.0 do not read that a property is null, which counts as absent; generators write a choice as a class
  if (not && !/"(anyOf|not)":/.test(JSON.stringify(not))) result['not'] = not;
  for (const limit of ['Minimum', 'Maximum']) {
    const bound = result[`exclusive${limit}`];
    if (typeof bound !== 'number') continue;
    result[limit.toLowerCase()] = bound;
    result[`exclusive${limit}`] = true;
  }
  return withTarget(document, withNull(document, result));
}

/** A choice of null becomes a property of the schema itself, which must then have a type. */
function withNull(document: Document, schema: Schema): Schema {
  const { anyOf, ...rest } = schema;
  const choices = anyOf?.filter((choice) => !(choice['nullable'] && Object.keys(choice).length === 1));
  if (!anyOf || !choices || choices.length === anyOf.length) return schema;
  const [only, ...others] = choices;
  if (!only || others.length > 0) return { ...rest, anyOf: choices };
  const [type] = [resolve<Schema>(document, only).type ?? []].flat();
  return { ...only, ...rest, ...(type ? { type, nullable: true } : {}) };
}

/** A schema in which nothing is next to a reference, which 3.0 ignores. */
function withReference(schema: Schema): Schema {
  if (!isReference(schema) || Object.keys(schema).length === 1) return schema;
  const { $ref, ...rest } = schema;
  return { ...rest, allOf: [{ $ref }] };
}

/** The same for 3.0, where generators make types of objects and enumerations only. */
function withTarget(document: Document, schema: Schema): Schema {
  if (!isReference(schema) || Object.keys(schema).length === 1) return schema;
  const { $ref, ...rest } = schema;
  const target = resolve<Schema>(document, { $ref });
  if (target.properties || target.allOf || target.enum) return withReference(schema);
  return { ...mapSchema(target, (part) => toSchema30(document, part)), ...rest };
}
