/** The contract as the generators read it: calls, schemas by their type names, and the files of `openapi/`. */
import { globSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join, resolve } from 'node:path';
import type { Document, Schema } from 'storewire-tools';
import {
  childrenOf,
  type EventObject,
  exposed,
  isReference,
  type MessageSchemas,
  messageSchemas,
  nameOf,
  type Operation,
  readEvents,
  readOperations,
  withoutAllOf,
} from 'storewire-tools';

const require = createRequire(import.meta.url);

/** The folder of the repository. Pages are built from it, from whatever folder the build is started in. */
export const ROOT = resolve(process.env['STOREWIRE_ROOT'] ?? '../..');

/** A schema with a page, and the schemas that only it uses, directly or through others of them. */
export interface Entity {
  name: string;
  /** The folder of `openapi/` that has it. */
  service: string;
  file: string;
  /** The schema itself, and then the others. */
  schemas: string[];
}

export interface Contract {
  document: Document;
  /** Every call that a client has, those that are deprecated last. */
  calls: Operation[];
  events: EventObject[];
  schemas: Record<string, Schema>;
  messageSchemas: MessageSchemas;
  /** Who refers to each schema. */
  users: Users;
  entities: Entity[];
  /** The entity that a schema belongs to, by the name of the schema or of its input type. */
  entityOf: (schema: string) => Entity | undefined;
}

/** Reads the contract of a repository. */
export function readContract(root: string): Contract {
  const text = readFileSync(require.resolve('storewire-contract/contract.json'), 'utf8');
  const described = JSON.parse(text) as Document;
  const document = withoutAllOf(described);
  const operations = readOperations(document);
  const schemas = document.components?.schemas ?? {};
  const calls = exposed(operations);
  const events = readEvents(document);
  const users = readUsers(described, calls, events);
  const entities = readEntities(root, users);
  const owners = new Map(entities.flatMap((entity) => entity.schemas.map((name) => [name, entity] as const)));
  return {
    document,
    calls: calls.toSorted((one, other) => Number(one.deprecated) - Number(other.deprecated)),
    events,
    schemas,
    messageSchemas: messageSchemas(document, operations),
    users,
    entities,
    entityOf: (name) => owners.get(name) ?? owners.get(name.replace(/Input\d*$/, '')),
  };
}

/** The statuses of the responses of a call. */
export const statusesOf = ({ document }: Contract, { path, method }: Operation): number[] =>
  Object.keys(document.paths[path]?.[method]?.responses ?? {}).map(Number);

/** The file that describes a call. */
export const fileOfCall = ({ service }: Operation): string => `openapi/${service}/paths.yaml`;

/** The file that describes all events. */
export const FILE_OF_EVENTS = 'openapi/events/webhooks.yaml';

const filesIn = (root: string, pattern: string): string[] =>
  globSync(pattern, { cwd: root })
    .map((file) => file.replaceAll('\\', '/'))
    .toSorted();

/**
 * The schemas that have a page. What may be written is on the page of what is read, as `CartInput` on that of `Cart`.
 * One that a single other schema of its folder uses, and no call or event, is on the page of that schema; one that has
 * no place in a file was derived from the one that its name begins with.
 */
function readEntities(repository: string, users: Users): Entity[] {
  const files = new Map<string, string>();
  for (const file of filesIn(repository, 'openapi/*/schemas.yaml'))
    for (const [, name = ''] of readFileSync(join(repository, file), 'utf8').matchAll(/^([A-Z]\w*):/gm))
      files.set(name, file);
  const written = [...files.keys()].filter((name) => users.has(name));
  const readOf = (name: string): string => {
    const read = name.replace(/Input$/, '');
    return files.has(read) ? read : name;
  };
  const parentOf = (name: string): string | undefined => {
    if (!files.has(name)) return longestOf(written.filter((each) => name.startsWith(each)));
    if (readOf(name) !== name) return readOf(name);
    const { calls, events, schemas } = users.get(name) ?? NO_USES;
    const [parent, ...others] = new Set([...schemas].map(readOf));
    const isOwn = parent !== undefined && files.get(parent) === files.get(name);
    return isOwn && others.length === 0 && calls.size + events.size === 0 ? parent : undefined;
  };
  const rootOf = (name: string, seen: readonly string[] = []): string => {
    const parent = seen.includes(name) ? undefined : parentOf(name);
    return parent === undefined ? name : rootOf(parent, [...seen, name]);
  };
  const groups = Map.groupBy([...written, ...users.keys()], (name) => rootOf(name));
  return [...groups].map(([name, schemas]) => {
    const file = files.get(name) ?? '';
    return { name, service: basename(dirname(file)), file, schemas: [...new Set([name, ...schemas])] };
  });
}

const longestOf = (names: readonly string[]): string | undefined =>
  names.toSorted((one, other) => other.length - one.length)[0];

/** What refers to a schema: calls and events by id and type, other schemas by name. */
export interface Uses {
  calls: Set<string>;
  events: Set<string>;
  schemas: Set<string>;
}
export type Users = Map<string, Uses>;

const NO_USES: Uses = { calls: new Set(), events: new Set(), schemas: new Set() };

function readUsers(document: Document, calls: Operation[], events: EventObject[]): Users {
  const { schemas = {} } = document.components ?? {};
  const users: Users = new Map(
    Object.keys(schemas).map((name) => [name, { calls: new Set(), events: new Set(), schemas: new Set() }]),
  );
  for (const [name, schema] of Object.entries(schemas))
    for (const used of refsIn(schema)) if (used !== name) users.get(used)?.schemas.add(name);
  for (const call of calls) {
    const parameters = [...call.pathParameters, ...call.queryParameters].map(({ schema }) => schema ?? {});
    const used = [...parameters, call.body ?? {}, call.packed ?? {}].flatMap((schema) => [...refsIn(schema)]);
    for (const name of [...used, call.output ?? '']) users.get(name)?.calls.add(call.id);
  }
  for (const { type, body, key } of events)
    if (body && document.webhooks?.[key]) users.get(body)?.events.add(type);
  return users;
}

function refsIn(schema: Schema, found = new Set<string>()): Set<string> {
  if (isReference(schema)) found.add(nameOf(schema));
  for (const child of childrenOf(schema)) refsIn(child, found);
  return found;
}
