/** The operations of a description in the form that Prism serves. */
import { transformOas3Operations } from '@stoplight/http-spec/oas3';
import type { PrismHttpComponents } from '@stoplight/prism-http';
import { type Document, mapValues, type Schema } from '../description/openapi.ts';
import { changeSchemas, isObject, mapSchema, type Node } from '../description/walk.ts';

/** What Prism serves at one method of a path. */
export type Operation = Parameters<PrismHttpComponents['route']>[0]['resources'][number];

const SIDES = ['request', 'response'] as const;
type Side = (typeof SIDES)[number];

/** The property of an operation in which Prism looks for what its schemas refer to. */
const BUNDLE = '__bundled__';

/**
 * The operations of a description. Prism's own reader replaces each reference by what it leads to, which
 * takes minutes where schemas refer to one another: here, references to schemas remain.
 */
export function operationsOf(description: Document): Operation[] {
  const document = structuredClone(description);
  changeSchemas(document as unknown as Node, forAjv);
  const schemas = Object.entries(document.components?.schemas ?? {});
  const bundle = Object.fromEntries(
    SIDES.flatMap((side) =>
      schemas.map(([name, schema]) => [
        `${side}:${name}`,
        intoBundle(side === 'request' ? mapSchema(schema, asked) : schema, side),
      ]),
    ),
  );
  return transformOas3Operations({ ...intoBundle(document, 'request'), [BUNDLE]: bundle })
    .flatMap(withHead)
    .map((operation) => ({ ...operation, [BUNDLE]: bundle }))
    .toSorted((one, other) => fixedLength(one.path) - fixedLength(other.path));
}

/** Prism refuses `HEAD` where a description has only `GET`. Node sends no body of such a response. */
const withHead = (operation: Operation): Operation[] =>
  operation.method === 'get' ? [operation, { ...operation, method: 'head' }] : [operation];

/** Of paths that match the same URL, Prism takes the last: that with the most fixed text. */
const fixedLength = (path: string): number => path.replaceAll(/\{[^{}]+\}/g, '').length;

/** Prism ignores what is next to a reference, and finds that 0.29 is no multiple of 0.01: fractions are not checked. */
function forAjv({ $ref, ...others }: Schema): Schema {
  if ($ref === undefined) return others;
  return Object.keys(others).length === 0
    ? { $ref }
    : { ...others, allOf: [{ $ref }, ...(others.allOf ?? [])] };
}

/** Requests have schemas of their own, as they do not require what only the server sets. */
const asked = ({ required = [], ...part }: Schema): Schema => ({
  ...part,
  required: required.filter((name) => part.properties?.[name]?.readOnly !== true),
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
