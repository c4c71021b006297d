/** Rules for what calls take: who may set a property, the conditions of filters, the length of a URL. */
import { filtersIn } from '../../generate/filters.ts';
import { resolve, type Schema } from '../../generate/openapi.ts';
import { bodiesOf, type Call, callsOf, type Description, partsOf } from '../description.ts';
import { finding } from '../problem.ts';
import type { Rules } from './rule.ts';

const inputSchemas = (call: Call): Schema[] =>
  bodiesOf(call)
    .filter(({ view }) => view === 'request')
    .flatMap(({ media: { schema } }) => (schema ? [schema] : []));

/** The `x-callers` of the properties that an input may set, with their dotted paths. */
function restrictedIn(
  doc: Description,
  schema: Schema,
  path: readonly string[] = [],
  parents: ReadonlySet<Schema> = new Set(),
): { path: string; callers: string[] }[] {
  const found = resolve<Schema>(doc, schema);
  if (parents.has(found)) return [];
  const inside = new Set([...parents, found]);
  const children = [...partsOf(found), ...(found.items ? [found.items] : [])];
  const properties = Object.entries(found.properties ?? {}).flatMap(([name, property]) => {
    if (property.readOnly) return [];
    const at = [...path, name];
    const own = property['x-callers'];
    return [
      ...(own ? [{ path: at.join('.'), callers: own }] : []),
      ...restrictedIn(doc, property, at, inside),
    ];
  });
  return [...properties, ...children.flatMap((child) => restrictedIn(doc, child, path, inside))];
}

/** A GET with a longer query is sent as a POST if the call has that form. */
const MAX_QUERY_LENGTH = 4000;

/** Lengths of texts by format. */
const FORMAT_LENGTHS: Readonly<Record<string, number>> = { uuid: 36, date: 10, 'date-time': 24 };

/**
 * The length of the longest JSON that the limits of a schema allow. Where a schema has no limit, the shortest
 * value counts. A cursor is no choice of the caller: the platform sends the text that it accepts in a URL.
 */
function longest(doc: Description, schema: Schema, parents: ReadonlySet<Schema> = new Set()): number {
  const found = resolve<Schema>(doc, schema);
  if (parents.has(found)) return 0;
  const inside = new Set([...parents, found]);
  const lengthOf = (one: Schema): number => longest(doc, one, inside);
  const lengths = [found, ...partsOf(found)].flatMap(({ properties = {} }) =>
    Object.entries(properties).map(([name, property]) =>
      name === 'cursor' ? 0 : name.length + '"":,'.length + lengthOf(property),
    ),
  );
  const own = lengths.reduce((sum, length) => sum + length, 0);
  if (found.items) return (lengthOf(found.items) + 1) * Number(found['maxItems'] ?? 1);
  if (found.enum) return Math.max(...found.enum.map((value) => JSON.stringify(value).length));
  const text = found['maxLength'] ?? FORMAT_LENGTHS[found.format ?? ''] ?? found['minLength'] ?? 0;
  return own + Number(text);
}

/** The length of the longest query of a call. */
function longestQuery(doc: Description, { operation }: Call): number {
  const parameters = (operation.parameters ?? []).filter((parameter) => parameter.in === 'query');
  return parameters
    .map(({ name, schema = {} }) => {
      if (name.endsWith('.cursor')) return 0;
      const { contentSchema } = schema;
      return contentSchema ? (longest(doc, contentSchema) * 4) / 3 : name.length + 2 + longest(doc, schema);
    })
    .reduce((sum, length) => sum + length, 0);
}

export const inputRules: Rules = {
  'property-callers': {
    sees: 'call',
    check(call, { doc }) {
      const callers = new Set(call.operation['x-callers']);
      return inputSchemas(call)
        .flatMap((schema) => restrictedIn(doc, schema))
        .filter((property) => !property.callers.every((caller) => callers.has(caller)))
        .map(({ path, callers: allowed }) =>
          finding(call.at, `${path} is for ${allowed.join(', ')}, not all of whom may make the call`),
        );
    },
  },
  'write-filters': {
    sees: 'call',
    check(call, { doc }) {
      if (call.operation['x-effect'] !== 'write') return [];
      return inputSchemas(call)
        .flatMap((schema) => filtersIn(doc.components?.schemas ?? {}, schema))
        .filter(({ isRequired, needsCondition }) => !isRequired || !needsCondition)
        .map(({ path }) =>
          finding(call.at, `${path} selects what is changed: it must be required, with minProperties: 1`),
        );
    },
  },
  'long-queries': {
    sees: 'call',
    check(call, { doc }) {
      const { operationId, 'x-effect': effect, 'x-fallback-of': main } = call.operation;
      if (call.method !== 'get' || effect !== 'read' || main) return [];
      const hasPost = callsOf(doc).some(({ operation }) => operation['x-fallback-of'] === operationId);
      if (hasPost || longestQuery(doc, call) <= MAX_QUERY_LENGTH) return [];
      return [
        finding(
          call.at,
          `the query can be longer than ${MAX_QUERY_LENGTH} characters: add a POST with x-fallback-of: ${operationId}`,
        ),
      ];
    },
  },
};
