import { setupServer } from 'msw/node';
import { createTransport, isStoreError } from 'storewire';
import type { ExampleHandler } from 'storewire/msw';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type * as z from 'zod/mini';
import { describe31, generateThirdParty } from '../third-party.ts';

const ZOO = describe31(
  `  /animals:
    get:
      operationId: animals.listAnimals
      responses:
        '200': { description: Animals., content: { application/json: { schema: { type: array, items: { $ref: '#/components/schemas/Animal' } }, example: [{ name: Leo }] } } }
        '404':
          description: No zoo.
          content: { application/problem+json: { schema: { $ref: '#/components/schemas/Problem' }, example: { title: No zoo. } } }
        default: { description: Anything., content: { application/json: { schema: { $ref: '#/components/schemas/Problem' }, examples: { broken: { value: { title: Broken. } } } } } }
    post:
      operationId: animals.addAnimal
      requestBody: { required: true, content: { application/json: { schema: { $ref: '#/components/schemas/Animal' } } } }
      responses:
        '201': { description: Added., content: { application/json: { schema: { $ref: '#/components/schemas/Animal' }, examples: { first: { value: { name: 5, wings: 2 } } } } } }
        '202': { description: Later. }
        '409': { description: Known., content: { application/json: { schema: { $ref: '#/components/schemas/Problem' }, examples: { first: { value: { title: Known. } } } } } }
  /animals/{name}:feed:
    post:
      operationId: animals.feed
      parameters: [{ name: name, in: path, required: true, schema: { type: string } }]
      responses: { '200': { description: Fed., content: { application/json: { schema: { $ref: '#/components/schemas/Herd' } } } } }
  /animals/{name}:
    get:
      operationId: animals.getAnimal
      parameters: [{ name: name, in: path, required: true, schema: { type: string } }]
      responses: { '200': { description: The animal., content: { application/json: { schema: { $ref: '#/components/schemas/Animal' } } } } }
    delete:
      operationId: animals.removeAnimal
      parameters: [{ name: name, in: path, required: true, schema: { type: string } }]
      responses: { '204': { description: Gone. } }
  /map:
    get:
      operationId: maps.getMap
      responses: { '200': { description: A picture., content: { image/svg+xml: { example: <svg/> } } } }
    put:
      operationId: maps.drawMap
      responses: { '201': { description: A picture., content: { image/png: {} } } }
  /mood:
    get:
      operationId: keepers.getMood
      responses: { '200': { description: The mood., content: { application/json: { schema: { type: object, properties: { mood: { type: string, enum: [calm, wild] } } }, example: { mood: sleepy } } } } }
  /keeper:
    get:
      operationId: keepers.getKeeper
      responses: { '200': { description: The keeper., content: { application/json: { schema: { type: object, properties: { keys: { additionalProperties: false } } }, example: { keys: { gate: [] } } } } } }
`,
  `    Animal: { type: object, required: [name], properties: { name: { type: string, minLength: 3 }, legs: { type: integer, minimum: 2 }, parents: { type: array, items: { $ref: '#/components/schemas/Animal' } } } }
    Herd: { type: object, required: [leader, members, since], properties: { leader: { $ref: '#/components/schemas/Animal' }, members: { type: array, items: { $ref: '#/components/schemas/Herd' } }, since: { type: string, format: date }, mood: { type: string, enum: [calm, wild] } } }
    Problem: { type: object, required: [title], properties: { title: { type: string } } }
`,
);

const BASE = 'https://zoo.example.com';

const made = await generateThirdParty(ZOO);
const handlers = await made.load<Record<string, ExampleHandler<unknown, unknown>>>('msw/index.ts');
const server = setupServer();
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
afterAll(async () => {
  server.close();
  await made.remove();
});

/** What a call returns when its handler answers with this example. */
async function ask(name: string, input: object = {}, example?: string): Promise<unknown> {
  const handler = handlers[`${name}Handler`];
  if (!handler) throw new Error(`${name} has no handler`);
  server.use(handler({ baseUrl: BASE, example }));
  return made.call(name)(createTransport({ baseUrl: BASE, retry: false }), input);
}

async function failureOf(name: string, input: object, example: string): Promise<unknown> {
  const error = await ask(name, input, example).catch((thrown: unknown) => thrown);
  return isStoreError(error) && [error.status, error.message];
}

test('examples compile, also those that do not match their schema', async () => {
  expect(await made.typeErrors()).toEqual([]);
});

describe('a handler', () => {
  test('answers with the singular example of a media type', async () => {
    expect(await ask('listAnimals')).toEqual([{ name: 'Leo' }]);
  });

  test('answers with an example that does not match its schema, as the description has it', async () => {
    expect(await ask('addAnimal', { name: 'Leo' })).toEqual({ name: 5, wings: 2 });
  });

  test('answers with an example that has properties of a closed object without any', async () => {
    expect(await ask('getKeeper')).toEqual({ keys: { gate: [] } });
  });

  test('answers with an example whose value its enumeration does not list', async () => {
    expect(await ask('getMood')).toEqual({ mood: 'sleepy' });
  });

  test('answers without any example with a value that the schema allows, also where a schema holds itself', async () => {
    const { AnimalSchema, HerdSchema } = await made.load<Record<string, z.ZodMiniType>>('zod/responses.ts');
    expect(AnimalSchema?.safeParse(await ask('getAnimal', { name: 'Leo' }))).toMatchObject({ success: true });
    expect(HerdSchema?.safeParse(await ask('feed', { name: 'Leo' }))).toMatchObject({ success: true });
  });

  test('answers with the status of the description, and with another one by the name of its example', async () => {
    expect(await ask('removeAnimal', { name: 'Leo' })).toBeUndefined();
    expect(await ask('addAnimal', { name: 'Leo' }, 'empty')).toBeUndefined();
  });

  test('answers with text and bytes', async () => {
    expect(await ask('getMap')).toBe('<svg/>');
    const picture = await ask('drawMap');
    expect(picture).toBeInstanceOf(Blob);
    expect((picture as Blob).type).toBe('image/png');
  });

  test('answers with the errors of its own operation, by name, or by status where they have none', async () => {
    expect(await failureOf('listAnimals', {}, '404')).toEqual([404, 'No zoo.']);
    expect(await failureOf('listAnimals', {}, 'broken')).toEqual([500, expect.any(String)]);
    expect(await failureOf('addAnimal', { name: 'Leo' }, 'first409')).toEqual([409, 'Known.']);
  });

  test('has no other errors', async () => {
    await expect(ask('getAnimal', { name: 'Leo' }, 'notFound')).rejects.toThrow(
      'animals.getAnimal has no example "notFound". It has sample',
    );
  });

  test('does not answer for a path that only looks like its own', async () => {
    server.resetHandlers();
    await expect(ask('getAnimal', { name: 'Leo' })).resolves.toBeDefined();
    server.resetHandlers();
    server.use(...['feedHandler'].flatMap((name) => handlers[name]?.({ baseUrl: BASE }) ?? []));
    await expect(fetch(`${BASE}/animals/LeoXfeed`, { method: 'POST' })).rejects.toThrow();
    expect((await fetch(`${BASE}/animals/Leo:feed`, { method: 'POST' })).status).toBe(200);
  });
});
