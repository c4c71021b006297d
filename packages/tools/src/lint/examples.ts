/** Validates every example against the request or response version of its schema. */
import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { type Example, isReference, mapValues, resolve, type Schema } from '../generate/openapi.ts';
import { type Body, bodiesOf, callsOf, type Description, type Path, pointerParts } from './description.ts';
import type { Problem } from './problem.ts';

type View = Body['view'];

/** Whether a side never has a property: a request no read-only one, a response no write-only one. */
export const isHidden = (schema: Schema, view: View) =>
  (view === 'request' ? schema.readOnly : schema.writeOnly) === true;

/** Whether a schema declares properties; without any, all are allowed. */
const namesProperties = (schema: Schema) =>
  Boolean(schema.$ref ?? schema.properties ?? schema.allOf ?? schema.oneOf ?? schema.anyOf) ||
  [schema.type].flat().includes('object');

/** A value in an example has no property that its schema does not name. */
const closed = (schema: Schema) =>
  namesProperties(schema) ? { ...schema, unevaluatedProperties: false } : schema;

function viewOfProperties(
  schema: Schema,
  view: View,
  close: typeof closed,
): Pick<Schema, 'properties' | 'required'> {
  const all = schema.properties ?? {};
  const shown = Object.entries(all).filter(([, property]) => !isHidden(property, view));
  const always =
    view === 'response' ? shown.filter(([, property]) => property['x-always']).map(([name]) => name) : [];
  const required = (schema.required ?? []).filter((name) => !all[name] || !isHidden(all[name], view));
  return {
    properties: Object.fromEntries(shown.map(([name, property]) => [name, close(viewOf(property, view))])),
    required: [...new Set([...required, ...always])],
  };
}

/**
 * A schema as one side sees it. A part of allOf stays open: it narrows properties that another part names.
 */
function viewOf(schema: Schema, view: View, close: typeof closed = closed): Schema {
  const seen: Schema = { ...schema };
  if (schema.$ref) seen.$ref = schema.$ref.replace('#/', `${view}#/`);
  if (schema.properties) Object.assign(seen, viewOfProperties(schema, view, close));
  if (schema.items) seen.items = close(viewOf(schema.items, view));
  if (schema.allOf) seen.allOf = schema.allOf.map((part) => viewOf(part, view, (one) => one));
  for (const word of ['oneOf', 'anyOf'] as const) {
    if (schema[word]) seen[word] = schema[word].map((part) => viewOf(part, view));
  }
  if (typeof schema.additionalProperties === 'object')
    seen.additionalProperties = viewOf(schema.additionalProperties, view);
  return seen;
}

const atMostOne = (groups: string[][], value: Record<string, unknown>): boolean =>
  groups.every((group) => group.filter((name) => (value[name] ?? null) !== null).length <= 1);

function validator(doc: Description): Ajv2020 {
  const ajv = new Ajv2020({ strict: false, allErrors: true });
  addFormats.default(ajv);
  ajv.addFormat('decimal', /^-?\d+(\.\d+)?$/);
  ajv.addKeyword({
    keyword: 'x-one-of',
    type: 'object',
    validate: atMostOne,
    error: { message: 'has more than one property of a one-of group' },
  });
  for (const view of ['request', 'response'] as const) {
    const schemas = mapValues(doc.components?.schemas ?? {}, (schema) => viewOf(schema, view));
    ajv.addSchema({ $id: view, components: { schemas } });
  }
  return ajv;
}

function describeError({ instancePath, message, params }: ErrorObject): string {
  const where = instancePath || 'the value';
  const facts = params as Record<string, unknown>;
  const unknown = facts['unevaluatedProperty'];
  if (unknown) return `${where} has ${unknown}, which is not in its schema or not for this side`;
  const allowed = facts['allowedValues'];
  return `${where} ${message}${allowed ? `: ${[allowed].flat().join(', ')}` : ''}`;
}

interface Shown {
  body: Body;
  name: string;
  example: Example;
  /** Path of the value in the bundle. */
  at: Path;
}

/** Every example of every body, once for each schema and view that it is shown for. */
export function examplesOf(doc: Description): Shown[] {
  const seen = new Set<string>();
  const bodies = callsOf(doc, ['paths', 'webhooks']).flatMap(bodiesOf);
  return bodies.flatMap((body) =>
    Object.entries(body.media.examples ?? {}).flatMap(([name, written]) => {
      const key = JSON.stringify([written, body.media.schema, body.view]);
      const example = resolve<Example>(doc, written);
      if (seen.has(key) || !example) return [];
      seen.add(key);
      const home = isReference(written) ? pointerParts(written.$ref) : [...body.at, 'examples', name];
      return [{ body, name, example, at: [...home, 'value'] }];
    }),
  );
}

export function checkExamples(doc: Description): Problem[] {
  const ajv = validator(doc);
  const compiled = new Map<string, ValidateFunction>();
  const compile = (schema: Schema, view: View) => {
    const key = `${view} ${JSON.stringify(schema)}`;
    const validate = compiled.get(key) ?? ajv.compile(closed(viewOf(schema, view)));
    compiled.set(key, validate);
    return validate;
  };
  return examplesOf(doc).flatMap(({ body, example, at }) => {
    const validate = compile(body.media.schema ?? {}, body.view);
    if (validate(example.value)) return [];
    return (validate.errors ?? []).map((error) => ({
      rule: 'examples',
      message: `as ${body.view === 'request' ? 'a request' : 'a response'}: ${describeError(error)}`,
      at: [...at, ...pointerParts(error.instancePath)],
    }));
  });
}
