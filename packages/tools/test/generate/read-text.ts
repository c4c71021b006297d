import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Document } from '../../src/description/openapi.ts';
import { readDescription } from '../../src/description/read.ts';

/** Reads a description that a test writes down: YAML, or an object. */
export const readText = (text: string | object): Promise<Document> => withFile(text, readDescription);

/** Passes the file of a description that a test writes down. */
export async function withFile<T>(text: string | object, read: (input: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'storewire-test-'));
  try {
    const input = join(folder, 'api.yaml');
    await writeFile(input, typeof text === 'string' ? text : JSON.stringify(text, null, 1));
    return await read(input);
  } finally {
    await rm(folder, { recursive: true });
  }
}

interface Rest {
  components?: { schemas?: object };
}

/** A description with these paths and other properties. */
export const withPaths = (paths: object, { components, ...rest }: Rest = {}): object => ({
  openapi: '3.1.0',
  info: { title: 'Pets', version: '1' },
  ...rest,
  paths,
  components: { ...components, schemas: { Done: { type: 'object' }, ...components?.schemas } },
});

/** An operation that returns a schema: without one, an empty object. */
export const returning = (schema: object = ref('Done'), rest: object = {}): object => ({
  ...rest,
  responses: { 200: { description: 'Done.', content: { 'application/json': { schema } } } },
});

/** The JSON body that an operation takes. */
export const taking = <Schema>(schema: Schema, rest: object = {}) => ({
  requestBody: { required: true, content: { 'application/json': { schema } } },
  ...rest,
});

export const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });

/** A filter with these fields, which can be joined with others. */
export const filter = <Fields extends object>(name: string, fields: Fields) => ({
  type: 'object',
  properties: { ...fields, $and: { type: 'array', items: ref(name) } },
});

export const nothing = { responses: { 204: { description: 'Done.' } } };
