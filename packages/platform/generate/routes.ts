/** The table of routes: what the platform must know about each call before and after its handler runs. */

import {
  type Document,
  isReference,
  nameOf,
  type Operation,
  type Parameter,
  resolve,
  type Schema,
} from 'storewire-tools';
import type { MediaSchema, Route } from '../src/kernel/generated-tables/route.ts';

/** Routes in the order of the description. Another form of a call has the id and the validator of that call. */
export function makeRoutes(document: Document, operations: Operation[]): Route[] {
  const byId = new Map(operations.map((operation) => [operation.id, operation]));
  return operations.map((operation) => {
    const main = (operation.fallbackOf && byId.get(operation.fallbackOf)) || operation;
    return {
      id: main.id,
      name: main.name,
      method: operation.method.toUpperCase(),
      path: operation.path,
      allowedRoles: operation.allowedRoles as Route['allowedRoles'],
      effect: operation.effect,
      isOpen: operation.open,
      isSecret: main.secret || returnsSecret(document, main),
      hasOAuthErrors: operation.hasOAuthErrors,
      isPacked: operation.packed !== undefined,
      query: [...operation.queryParameters, ...operation.plainParameters].map((each) =>
        queryParameter(document, each),
      ),
      hasBody: operation.body !== undefined,
      bodyName: operation.bodyName ?? null,
      cursor: main.paging?.kind === 'cursor' ? main.paging.request : null,
      filters: main.filters.map(({ path, schema, needsCondition }) => ({
        path,
        fields: schema,
        needsCondition,
      })),
      media: mediaFields(document, main),
      restricted: restrictedFields(document, main),
      sunset: operation.sunset?.date ?? null,
      replacedBy: operation.sunset?.replacedBy ?? null,
      codes: main.applicationErrors.map(({ code, status, description }) => ({
        code,
        status,
        description,
      })),
    };
  });
}

function queryParameter(document: Document, parameter: Parameter): Route['query'][number] {
  const schema = resolve(document, parameter.schema ?? {});
  const types = [schema.type].flat().filter((type) => type !== 'null');
  return { name: parameter.name, type: (types[0] ?? 'string') as Route['query'][number]['type'] };
}

/** Calls `visit` with each property of a body, and its path. Items of lists are `[]`. */
function visitBody(
  document: Document,
  body: Schema | undefined,
  visit: (property: Schema, path: string) => void,
): void {
  const walk = (node: Schema, path: readonly string[], parents: ReadonlySet<string>): void => {
    const name = isReference(node) ? nameOf(node) : undefined;
    if (name !== undefined && parents.has(name)) return;
    const inside = name === undefined ? parents : new Set([...parents, name]);
    const schema = resolve<Schema>(document, node);
    for (const part of schema.anyOf ?? []) walk(part, path, inside);
    if (schema.items) walk(schema.items, [...path, '[]'], inside);
    for (const [property, value] of Object.entries(schema.properties ?? {})) {
      visit(value, [...path, property].join('.'));
      walk(value, [...path, property], inside);
    }
  };
  if (body) walk(body, [], new Set());
}

function returnsSecret(document: Document, { success }: Operation): boolean {
  const formats = new Set<string | undefined>();
  visitBody(document, success?.schema, ({ format }) => formats.add(format));
  return formats.has('password');
}

/** Fields of a body that only some roles may set. */
function restrictedFields(document: Document, { body }: Operation): Route['restricted'] {
  const found = new Map<string, string[]>();
  visitBody(document, body, (property, path) => {
    if (property['x-allowed-roles']) found.set(path, property['x-allowed-roles']);
  });
  return [...found].map(([path, roles]) => ({ path, allowedRoles: roles as Route['allowedRoles'] }));
}

const MEDIA: Readonly<Record<MediaSchema, true>> = {
  ImageInput: true,
  MemberImageInput: true,
  VideoInput: true,
};
const isMedia = (name: string): name is MediaSchema => Object.hasOwn(MEDIA, name);

/** Pictures and videos that a body can name. */
function mediaFields(document: Document, { body }: Operation): Route['media'] {
  const found = new Map<string, MediaSchema>();
  visitBody(document, body, (property, path) => {
    const schema = isReference(property) ? nameOf(property) : '';
    if (isMedia(schema)) found.set(path, schema);
  });
  return [...found].map(([path, schema]) => ({ path, schema }));
}
