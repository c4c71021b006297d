/** The contract as the generators read it: calls, schemas by their type names, and the files of `openapi/`. */
import { globSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, join, resolve } from 'node:path';
import type { Document, Schema } from 'storewire-tools';
import {
  type EventObject,
  expandKeys,
  exposed,
  makeViews,
  nameTypes,
  type Operation,
  readEvents,
  readOperations,
  type Views,
} from 'storewire-tools';

const require = createRequire(import.meta.url);

/** The folder of the repository. Pages are built from it, from whatever folder the build is started in. */
export const ROOT = resolve(process.env['STOREWIRE_ROOT'] ?? '../..');

/** One file of `openapi/components/`: an entity and the schemas that belong to it. */
export interface Entity {
  /** The name of the root schema. */
  name: string;
  service: string;
  file: string;
  /** All schemas of the file, the root first. */
  schemas: string[];
}

export interface Contract {
  document: Document;
  /** Every call that a client has, those that are deprecated last. */
  calls: Operation[];
  events: EventObject[];
  schemas: Record<string, Schema>;
  views: Views;
  entities: Entity[];
  /** The entity that a schema belongs to, by the name of the schema or of its input type. */
  entityOf: (schema: string) => Entity | undefined;
  /** The file that describes an event, by its type. */
  fileOfEvent: (type: string) => string;
}

/** Reads the contract of a repository. */
export function readContract(root: string): Contract {
  const text = readFileSync(require.resolve('storewire-contract/contract.json'), 'utf8');
  const document = nameTypes(expandKeys(JSON.parse(text) as Document));
  const operations = readOperations(document);
  const schemas = document.components?.schemas ?? {};
  const entities = readEntities(root, schemas);
  const owners = new Map(entities.flatMap((entity) => entity.schemas.map((name) => [name, entity] as const)));
  const webhooks = filesIn(root, 'openapi/webhooks/*.yaml').map(
    (file) => [file, readFileSync(join(root, file), 'utf8')] as const,
  );
  return {
    document,
    calls: exposed(operations).toSorted((one, other) => Number(one.deprecated) - Number(other.deprecated)),
    events: readEvents(document),
    schemas,
    views: makeViews(document, operations),
    entities,
    entityOf: (name) => owners.get(name) ?? owners.get(name.replace(/Input\d*$/, '')),
    fileOfEvent: (type) =>
      webhooks.find(([, yaml]) => yaml.includes(`type: ${type}`))?.[0] ?? 'openapi/webhooks',
  };
}

/** The file that describes a call. */
export const fileOfCall = ({ service, path }: Operation): string =>
  `openapi/paths/${service}/${path.slice(1).replaceAll('/', '@')}.yaml`;

const filesIn = (root: string, pattern: string): string[] =>
  globSync(pattern, { cwd: root })
    .map((file) => file.replaceAll('\\', '/'))
    .toSorted();

/** The files of components, with the schemas that are written at their top level and those derived from them. */
function readEntities(repository: string, known: Record<string, Schema>): Entity[] {
  const entities = filesIn(repository, 'openapi/components/*/*.yaml').map((file): Entity => {
    const keys = readFileSync(join(repository, file), 'utf8').matchAll(/^([A-Z]\w*):/gm);
    const names = Array.from(keys, ([, name = '']) => name).filter((name) => Object.hasOwn(known, name));
    const root = basename(file, '.yaml');
    const schemas = [...names.filter((name) => name === root), ...names.filter((name) => name !== root)];
    return { name: root, service: file.split('/')[2] ?? '', file, schemas };
  });
  const written = new Set(entities.flatMap((entity) => entity.schemas));
  for (const name of Object.keys(known).filter((each) => !written.has(each))) {
    const [owner] = entities
      .filter((entity) => entity.schemas.some((each) => name.startsWith(each)))
      .toSorted((a, b) => longest(b, name) - longest(a, name));
    owner?.schemas.push(name);
  }
  return entities.filter((entity) => entity.schemas.length > 0);
}

const longest = ({ schemas }: Entity, name: string): number =>
  Math.max(...schemas.filter((each) => name.startsWith(each)).map(({ length }) => length));
