/** Rules for what calls take: who may set a property, the conditions of filters, the length of a URL. */
import { type Document, resolve, type Schema } from '../../generate/openapi.ts';
import type { Operation } from '../../generate/operations.ts';
import { schemaOf } from '../../generate/parameters.ts';
import { sideOf } from '../../generate/sides.ts';
import type { Subject } from '../subject.ts';

interface Restricted {
  path: string;
  roles: string[];
}

/** The roles of the properties that an input may set, with their dotted paths. */
function restrictedIn(
  document: Document,
  schema: Schema,
  path: string[] = [],
  parents: Schema[] = [],
): Restricted[] {
  const found = resolve<Schema>(document, schema);
  if (parents.includes(found)) return [];
  const inside = [...parents, found];
  const { items, oneOf = [], anyOf = [] } = found;
  const own = Object.entries(sideOf(found, 'request').properties).flatMap(([name, property]) => {
    const at = [...path, name];
    const roles = property['x-allowed-roles'];
    const deeper = restrictedIn(document, property, at, inside);
    return roles ? [{ path: at.join('.'), roles }, ...deeper] : deeper;
  });
  const parts = [...oneOf, ...anyOf, ...(items ? [items] : [])];
  return [...own, ...parts.flatMap((part) => restrictedIn(document, part, path, inside))];
}

export const propertyRoles = (subject: Subject) =>
  subject.perCall(({ body, packed, allowedRoles }) =>
    [body, packed]
      .flatMap((schema) => (schema ? restrictedIn(subject.canonical, schema) : []))
      .filter((property) => !property.roles.every((role) => allowedRoles.includes(role)))
      .map((property) => ({
        message: `${property.path} is for ${property.roles.join(', ')}, not all of which may make the call`,
      })),
  );

export const writeFilters = (subject: Subject) =>
  subject.perCall(({ effect, filters }) =>
    filters
      .filter(({ isRequired, needsCondition }) => effect === 'write' && !(isRequired && needsCondition))
      .map(({ path }) => ({
        message: `${path} selects what is changed: it must be required, with minProperties: 1`,
      })),
  );

/** A GET with a longer query is sent as a POST if the call has that form. */
const MAX_QUERY_LENGTH = 4000;

/** Lengths of texts by format. */
const FORMAT_LENGTHS: Readonly<Record<string, number>> = { uuid: 36, date: 10, 'date-time': 24 };

/**
 * The length of the longest JSON that the limits of a schema allow. Where a schema has no limit, the shortest
 * value counts. A cursor is no choice of the caller: the platform sends the text that it accepts in a URL.
 */
function longest(document: Document, schema: Schema, parents: Schema[] = []): number {
  const found = resolve<Schema>(document, schema);
  if (parents.includes(found)) return 0;
  const lengthOf = (part: Schema): number => longest(document, part, [...parents, found]);
  if (found.items) return (lengthOf(found.items) + 1) * Number(found['maxItems'] ?? 1);
  if (found.enum) return Math.max(...found.enum.map((value) => JSON.stringify(value).length));
  const text = found['maxLength'] ?? FORMAT_LENGTHS[found.format ?? ''] ?? found['minLength'] ?? 0;
  return Object.entries(found.properties ?? {})
    .filter(([name]) => name !== 'cursor')
    .reduce((sum, [name, property]) => sum + name.length + '"":,'.length + lengthOf(property), Number(text));
}

/** The length of the longest query of a call. */
function longestQuery(document: Document, { queryParameters, packed }: Operation): number {
  const lengths = queryParameters
    .filter(({ name }) => !name.endsWith('.cursor'))
    .map((parameter) => parameter.name.length + '=&'.length + longest(document, schemaOf(parameter)));
  const asBase64 = packed ? (longest(document, packed) * 4) / 3 : 0;
  return lengths.reduce((sum, length) => sum + length, asBase64);
}

export const longQueries = (subject: Subject) =>
  subject.perCall((call) => {
    if (call.method !== 'get' || call.effect !== 'read' || call.fallbackOf) return [];
    const hasPost = [...subject.calls.values()].some(({ fallbackOf }) => fallbackOf === call.id);
    if (hasPost || longestQuery(subject.canonical, call) <= MAX_QUERY_LENGTH) return [];
    const message = `the query can be longer than ${MAX_QUERY_LENGTH} characters: add a POST with x-fallback-of`;
    return [{ message }];
  });
