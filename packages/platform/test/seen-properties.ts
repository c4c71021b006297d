/** Which properties responses had in a run of the platform tests, in all its workers. */
import { appendFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { NEVER_SEEN } from './never-seen.ts';
import { hasRunAll } from './run.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The file that workers append properties to. */
    seenProperties: string;
  }
}

/** The parts of a JSON schema that describe properties. */
interface Schema {
  $ref?: string;
  readOnly?: boolean;
  properties?: Record<string, Schema>;
  items?: Schema;
  additionalProperties?: boolean | Schema;
  allOf?: Schema[];
  anyOf?: Schema[];
  oneOf?: Schema[];
}

interface Described {
  $ref?: string;
  content?: Record<string, { schema: Schema }>;
}

interface Operation {
  operationId: string;
  responses: Record<string, Described>;
}

const wire = JSON.parse(
  // global setups have no `import.meta.resolve`
  readFileSync(createRequire(import.meta.url).resolve('storewire-contract/wire.json'), 'utf8'),
) as {
  paths: Record<string, Record<string, Operation>>;
  components: Record<string, Record<string, unknown>>;
};

const nameOf = ($ref: string): string => $ref.split('/').at(-1) ?? '';
const schemaNamed = (name: string): Schema => wire.components['schemas']?.[name] as Schema;
const partsOf = ({ allOf = [], anyOf = [], oneOf = [] }: Schema): Schema[] => [...allOf, ...anyOf, ...oneOf];

type Visit = (property: string, schema: Schema) => void;

/** Calls `visit` with each property that responses of the contract can have, such as `Order.number`. */
function visitContract(visit: Visit): void {
  const visited = new Set<string>();
  const walk = (schema: Schema, at: string): void => {
    if (schema.$ref) {
      const name = nameOf(schema.$ref);
      if (visited.has(name)) return;
      visited.add(name);
      walk(schemaNamed(name), name);
      return;
    }
    for (const part of partsOf(schema)) walk(part, at);
    for (const [name, property] of Object.entries(schema.properties ?? {})) {
      visit(`${at}.${name}`, property);
      walk(property, `${at}.${name}`);
    }
    if (schema.items) walk(schema.items, at);
    if (typeof schema.additionalProperties === 'object') walk(schema.additionalProperties, `${at}.*`);
  };
  for (const operation of Object.values(wire.paths).flatMap((item) => Object.values(item)))
    for (const { $ref, content } of Object.values(operation.responses)) {
      const described = $ref ? (wire.components['responses']?.[nameOf($ref)] as Described) : { content };
      const schema = described.content?.['application/json']?.schema;
      if (schema) walk(schema, operation.operationId);
    }
}

const recorded = new Set<string>();

/** Records the properties of a response that have a value. `at` is the name of what the schema describes. */
export function recordProperties(schema: Schema, body: unknown, file: string, at: string): void {
  const added: string[] = [];
  const walk = (described: Schema, value: unknown, path: string): void => {
    if (typeof value !== 'object' || value === null) return;
    if (described.$ref) {
      const name = nameOf(described.$ref);
      walk(schemaNamed(name), value, name);
      return;
    }
    for (const part of partsOf(described)) walk(part, value, path);
    if (Array.isArray(value)) {
      if (described.items) for (const item of value) walk(described.items, item, path);
      return;
    }
    for (const [name, inner] of Object.entries(value)) {
      const property = described.properties?.[name];
      if (property && inner !== null) {
        const key = `${path}.${name}`;
        if (!recorded.has(key)) added.push(key);
        recorded.add(key);
        walk(property, inner, key);
      } else if (typeof described.additionalProperties === 'object')
        walk(described.additionalProperties, inner, `${path}.*`);
    }
  };
  walk(schema, body, at);
  if (added.length > 0) appendFileSync(file, `${added.join('\n')}\n`);
}

/**
 * Fails a run of all platform tests if a read-only property that no response had is not in never-seen.ts. It belongs
 * to the run, and is no test, because the responses are those of all test files.
 */
export function setup(project: TestProject): () => Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'seen-properties-'));
  const file = join(folder, 'properties.txt');
  writeFileSync(file, '');
  project.provide('seenProperties', file);
  return async () => {
    const seen = new Set(readFileSync(file, 'utf8').split('\n'));
    rmSync(folder, { recursive: true });
    if (!(await hasRunAll(project))) return;
    const readOnly = new Set<string>();
    visitContract((property, schema) => schema.readOnly && readOnly.add(property));
    const missing = [...readOnly].filter((each) => !seen.has(each) && !Object.hasOwn(NEVER_SEEN, each));
    const listed = Object.keys(NEVER_SEEN).filter((each) => seen.has(each) || !readOnly.has(each));
    if (missing.length > 0)
      throw new Error(
        `No response of a platform test had these properties, and never-seen.ts has no reason: ${missing.join(', ')}`,
      );
    if (listed.length > 0) throw new Error(`never-seen.ts lists what a test got: ${listed.join(', ')}`);
  };
}
