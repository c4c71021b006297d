/**
 * Requests and responses as separate schemas, for tools that know nothing of `readOnly`, and because a response may
 * have unknown values of enumerations and is not bound by what requests must obey.
 */
import { isAnyRequired } from '../constraints.ts';
import { isEnumeration } from '../enumerations.ts';
import { type Document, operationsOf, type Schema } from '../openapi.ts';
import { withReferrers } from '../reachable.ts';
import { type Side, sideOf } from '../sides.ts';
import { nameInputs } from '../text.ts';
import { mapSchema } from '../walk.ts';
import { reach, referencesIn, renameSchemas } from './components.ts';

/**
 * The document with `required` as it is in responses, and a schema `…Input` for each that differs in
 * requests.
 */
export function splitSides(document: Document): Document {
  const schemas = document.components?.schemas ?? {};
  const { request, response } = schemasBySide(document);
  const both = Object.keys(schemas).filter((name) => request.has(name) && response.has(name));
  const names = nameDiffering(schemas, both);
  const asRequest = <Part>(part: Part): Part => renameSchemas(part, names);

  const split: Record<string, Schema> = {};
  for (const [name, schema] of Object.entries(schemas)) {
    if (response.has(name)) split[name] = mapSchema(schema, responseForm);
    if (request.has(name) && (names.has(name) || !response.has(name)))
      split[names.get(name) ?? name] = mapSchema(asRequest(schema), requestForm);
  }
  const paths = structuredClone(document.paths);
  for (const { operation } of operationsOf({ ...document, paths })) {
    if (operation.requestBody) operation.requestBody = asRequest(operation.requestBody);
    if (operation.parameters) operation.parameters = asRequest(operation.parameters);
  }
  const { components = {} } = document;
  const { parameters = {} } = components;
  return {
    ...document,
    paths,
    components: { ...components, parameters: asRequest(parameters), schemas: split },
  };
}

/** The names of the schemas that travel in requests, and of those in responses and events. */
function schemasBySide(document: Document): Record<Side, ReadonlySet<string>> {
  const operations = [...operationsOf(document)].map(({ operation }) => operation);
  const { components = {}, webhooks } = document;
  const namesIn = (...parts: unknown[]): ReadonlySet<string> => {
    const reached = reach(components, parts);
    return new Set(Object.keys(components.schemas ?? {}).filter((name) => reached.has(`schemas/${name}`)));
  };
  return {
    request: namesIn(
      components.parameters,
      operations.map(({ requestBody, parameters }) => [requestBody, parameters]),
    ),
    response: namesIn(
      components.responses,
      components.headers,
      webhooks,
      operations.map(({ responses }) => responses),
    ),
  };
}

/** The names in requests of the schemas on both sides that differ, themselves or in what they refer to. */
function nameDiffering(schemas: Record<string, Schema>, both: string[]): Map<string, string> {
  const text = (name: string, form: (schema: Schema) => Schema): string =>
    JSON.stringify(mapSchema(schemas[name] ?? {}, form));
  const differing = withReferrers(
    both,
    (name) => text(name, requestForm) !== text(name, responseForm),
    (name) => referencesIn(schemas[name]).map((other) => other.replace('schemas/', '')),
  );
  return nameInputs(schemas, differing);
}

const requestForm = (schema: Schema): Schema => formOf(schema, 'request');

/** A schema with what every response has, and without what only requests must obey. */
function responseForm(schema: Schema): Schema {
  const open = asOpen(schema);
  const { not: _, minProperties: _m, maxProperties: _x, ...rest } = open;
  const { anyOf, ...kept } = rest;
  return formOf(isAnyRequired(schema) ? kept : rest, 'response');
}

/** A response may have a value that the description does not list. Requests have the listed values only. */
function asOpen(schema: Schema): Schema {
  if (!isEnumeration(schema)) return schema;
  const { type: _type, enum: values, ...rest } = schema;
  return { ...rest, anyOf: [{ type: 'string', enum: values }, { type: 'string' }] };
}

function formOf(schema: Schema, side: Side): Schema {
  if (!schema.properties) return schema;
  const { required: _required, ...rest } = schema;
  const { properties, required } = sideOf(schema, side);
  return { ...rest, properties, ...(required.length > 0 ? { required } : {}) };
}
