/** The operations of a description in the form that Prism serves. */
import { transformOas3Operations } from '@stoplight/http-spec/oas3';
import type { PrismHttpComponents } from '@stoplight/prism-http';
import {
  type Document,
  mapOperations,
  mapValues,
  type OperationObject,
  packedSchema,
  type Schema,
} from '../generate/openapi.ts';
import { reachable } from '../generate/reachable.ts';
import { parametersOf, stepsOf } from '../generate/references.ts';
import { type Side, sideOf } from '../generate/sides.ts';
import { changeSchemas, isObject, mapSchema, type Node } from '../generate/walk.ts';

export type Operation = Parameters<PrismHttpComponents['route']>[0]['resources'][number];

/** A schema, and the names of those that it refers to. */
interface Bundled {
  schema: Schema;
  names: string[];
}

/** The property of an operation in which Prism looks for what its schemas refer to. */
const BUNDLE = '__bundled__';

/**
 * The operations of a wire description. Prism's own reader replaces each reference by what it leads to, which
 * takes minutes where schemas refer to one another: here, references to schemas remain.
 */
export function operationsOf(description: Document): Operation[] {
  const document = mapOperations(structuredClone(description), (operation) =>
    forPrism(description, operation),
  );
  changeSchemas(document as unknown as Node, forAjv);
  const schemas = document.components?.schemas ?? {};
  const bundle = new Map([...bundleOf(schemas, 'request'), ...bundleOf(schemas, 'response')]);
  const named = Object.fromEntries([...bundle].map(([name, { schema }]) => [name, schema]));
  return transformOas3Operations({ ...intoBundle(document, 'request'), [BUNDLE]: named })
    .flatMap(withHead)
    .map((operation) => ({ ...operation, [BUNDLE]: reach(operation, bundle) }))
    .toSorted((one, other) => fixedLength(one.path) - fixedLength(other.path));
}

/** Prism refuses `HEAD` where a description has only `GET`. Node sends no body of such a response. */
const withHead = (operation: Operation): Operation[] =>
  operation.method === 'get' ? [operation, { ...operation, method: 'head' }] : [operation];

/** Of paths that match the same URL, Prism takes the last: that with the most fixed text. */
const fixedLength = (path: string): number => path.replaceAll(/\{[^{}]+\}/g, '').length;

/** Prism ignores what is next to a reference, and finds that 0.29 is no multiple of 0.01: fractions are not checked. */
function forAjv({ $ref, multipleOf, ...rest }: Schema): Schema {
  const others = { ...rest, ...(Number.isInteger(multipleOf) && { multipleOf }) };
  if ($ref === undefined) return others;
  return Object.keys(others).length === 0
    ? { $ref }
    : { ...others, allOf: [{ $ref }, ...(others.allOf ?? [])] };
}

/** Requests have schemas of their own, as they do not require what only the server sets. */
const bundleOf = (schemas: Record<string, Schema>, side: Side): [name: string, bundled: Bundled][] =>
  Object.entries(schemas).map(([name, each]) => {
    const asked = (part: Schema): Schema =>
      part.required ? { ...part, required: sideOf(part, side).required } : part;
    const schema = intoBundle(mapSchema(each, asked), side);
    return [`${side}:${name}`, { schema, names: namesIn(schema) }];
  });

/** A copy whose references to schemas lead to those in the bundle. */
function intoBundle<T>(value: T, side: Side): T;
function intoBundle(value: unknown, side: Side): unknown {
  if (Array.isArray(value)) return value.map((each: unknown) => intoBundle(each, side));
  if (!isObject(value)) return value;
  return mapValues(value, (each, key) =>
    key === '$ref' && typeof each === 'string'
      ? each.replace('#/components/schemas/', `#/${BUNDLE}/${side}:`)
      : intoBundle(each, key === 'responses' ? 'response' : side),
  );
}

/** The schemas that an operation refers to, directly and through others. */
function reach(operation: object, bundle: ReadonlyMap<string, Bundled>): Record<string, Schema> {
  const find = (name: string): Bundled => {
    const found = bundle.get(name);
    if (!found)
      throw new Error(`the reference #/components/schemas/${name.replace(/^\w+:/, '')} leads nowhere`);
    return found;
  };
  const names = reachable(namesIn(operation), (name) => find(name).names);
  return Object.fromEntries([...names].map((name) => [name, find(name).schema]));
}

const REFERENCE = new RegExp(`"(#/${BUNDLE}/[^"]+)"`, 'g');

/** The names in the bundle of the schemas that a value itself refers to. */
const namesIn = (value: object): string[] =>
  Array.from(JSON.stringify(value).matchAll(REFERENCE), ([, $ref = '']) => stepsOf($ref)[1] ?? '');

/** An operation with a body of JSON in place of a packed parameter. */
function forPrism(document: Document, operation: OperationObject): OperationObject {
  const packed = parametersOf(document, operation).map(packedSchema).find(Boolean);
  return packed
    ? { ...operation, requestBody: { content: { 'application/json': { schema: packed } } } }
    : operation;
}

/** The name of the query parameter that has the JSON of the input. */
export const packedIn = (operation: Operation): string | undefined =>
  operation.request?.query?.find(({ schema }) => schema && 'contentSchema' in schema)?.name;
