import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { createTransport } from 'storewire';
import { makeSandbox } from 'storewire-dev-kit/sandbox';
import { json, startServer } from 'storewire-dev-kit/server';
import { generate, RESOURCES_OF_CLIENT, writeFolder } from 'storewire-tools';
import { beforeAll, expect, test } from 'vitest';
import { type AnyCall, type AnyList, dataProvider } from '../src/index.ts';

/** Plants with a body and a response that are the plant itself, identified by a slug, in pages by cursor. */
const DESCRIPTION = `
openapi: 3.1.0
info: { title: Nursery, version: '1' }
paths:
  /plants:
    get:
      operationId: plants.listPlants
      x-paging: { kind: cursor, request: paging, items: plants, metadata: page }
      parameters:
        - { name: family, in: query, schema: { type: string } }
        - { name: paging.limit, in: query, schema: { type: integer, maximum: 2 } }
        - { name: paging.cursor, in: query, schema: { type: string } }
      responses:
        '200':
          description: A page.
          content: { application/json: { schema: { $ref: '#/components/schemas/PlantPage' } } }
    post:
      operationId: plants.addPlant
      requestBody: { $ref: '#/components/requestBodies/Plant' }
      responses: { '200': { $ref: '#/components/responses/Plant' } }
  /plants/{slug}:
    parameters: [{ name: slug, in: path, required: true, schema: { type: string } }]
    get:
      operationId: plants.getPlant
      responses: { '200': { $ref: '#/components/responses/Plant' } }
    put:
      operationId: plants.replacePlant
      requestBody: { $ref: '#/components/requestBodies/Plant' }
      responses: { '200': { $ref: '#/components/responses/Plant' } }
    patch:
      operationId: plants.changePlant
      requestBody:
        required: true
        content: { application/json: { schema: { $ref: '#/components/schemas/Plant' } } }
      responses: { '200': { $ref: '#/components/responses/Plant' } }
    delete:
      operationId: plants.removePlant
      responses: { '200': { description: Done., content: { application/json: { schema: { type: object } } } } }
  /pots:
    get:
      operationId: pots.listPots
      x-paging: { kind: cursor, request: paging, items: pots, metadata: page }
      parameters:
        - { name: paging.limit, in: query, schema: { type: integer } }
        - { name: paging.cursor, in: query, schema: { type: string } }
      responses:
        '200':
          description: A page.
          content: { application/json: { schema: { $ref: '#/components/schemas/PotPage' } } }
  /pots/{pot}:
    parameters: [{ name: pot, in: path, required: true, schema: { type: string } }]
    get:
      operationId: pots.getPot
      responses:
        '200': { description: A pot., content: { application/json: { schema: { $ref: '#/components/schemas/Pot' } } } }
components:
  requestBodies:
    Plant: { required: true, content: { application/json: { schema: { $ref: '#/components/schemas/Plant' } } } }
  responses:
    Plant: { description: A plant., content: { application/json: { schema: { $ref: '#/components/schemas/Plant' } } } }
  schemas:
    Plant:
      type: object
      properties:
        id: { type: string, readOnly: true }
        name: { type: string }
        family: { type: string }
        labels: { type: object, additionalProperties: { type: string } }
    Pot:
      type: object
      properties: { code: { type: string }, liters: { type: integer } }
    PotPage:
      type: object
      properties:
        pots: { type: array, items: { $ref: '#/components/schemas/Pot' } }
        page: { type: object, properties: { cursors: { type: object, properties: { next: { type: string } } } } }
    PlantPage:
      type: object
      properties:
        plants: { type: array, items: { $ref: '#/components/schemas/Plant' } }
        page: { type: object, properties: { cursors: { type: object, properties: { next: { type: string } } } } }
`;

/** What is generated for it. */
type Nursery = Record<
  'addPlant' | 'changePlant' | 'getPlant' | 'getPot' | 'removePlant' | 'replacePlant',
  AnyCall
> &
  Record<'listPlants' | 'listPots', AnyList>;

interface Plant {
  id: string;
  name: string;
  family: string;
  labels?: Record<string, string>;
}

/** Generated once for all tests. */
let calls: Nursery;
beforeAll(async () => {
  const { folder, remove } = await makeSandbox();
  const input = join(folder, 'nursery.yaml');
  await writeFile(input, DESCRIPTION);
  const runtime = 'storewire/runtime';
  const imports = {
    main: 'storewire',
    rootRuntime: runtime,
    runtime,
    react: 'storewire/runtime/react',
    msw: 'storewire/runtime/msw',
  };
  await mkdir(join(folder, 'nursery'));
  await writeFolder(
    join(folder, 'nursery'),
    await generate({ input, imports, resources: RESOURCES_OF_CLIENT }),
  );
  const file = pathToFileURL(join(folder, 'nursery/resources/index.ts')).href;
  calls = (await import(/* @vite-ignore */ file)) as Nursery;
  return remove;
});

test('resources of a client that storewire generate wrote from another description are read and written', async () => {
  const plants = new Map<string, Plant>(
    ['aster', 'basil', 'clover', 'dill', 'elder'].map((id) => [id, { id, name: id, family: 'herbs' }]),
  );
  const server = await startServer(({ method, url, body }, response) => {
    const { pathname, searchParams } = new URL(url, 'http://nursery.example');
    const id = pathname.split('/')[2] ?? '';
    if (method === 'POST' || method === 'PUT') {
      const plant: Plant = { ...JSON.parse(body), id: id || 'fern' };
      plants.set(plant.id, plant);
      return json(response, plant);
    }
    if (method === 'DELETE') {
      plants.delete(id);
      return json(response, {});
    }
    if (id) return plants.has(id) ? json(response, plants.get(id)) : json(response, { message: 'none' }, 404);
    const start = Number(searchParams.get('paging.cursor') ?? 0);
    const end = start + Number(searchParams.get('paging.limit'));
    const cursors = end < plants.size ? { next: String(end) } : {};
    return json(response, { plants: [...plants.values()].slice(start, end), page: { cursors } });
  });
  const provider = dataProvider(createTransport({ baseUrl: server.url, retry: false }), {
    plants: {
      list: calls.listPlants,
      getOne: calls.getPlant,
      create: calls.addPlant,
      update: calls.replacePlant,
      delete: calls.removePlant,
    },
  });

  const page = (number: number) =>
    provider.getList<Plant>('plants', {
      pagination: { page: number, perPage: 4 },
      filter: { family: 'herbs' },
    });
  expect((await page(1)).data.map(({ id }) => id)).toEqual(['aster', 'basil', 'clover', 'dill']);
  expect(await page(2)).toMatchObject({ data: [{ id: 'elder' }], total: 5 });
  expect(server.requests[0]?.url).toContain('family=herbs');

  const { data: fern } = await provider.create('plants', { data: { name: 'Fern', family: 'ferns' } });
  expect(fern).toEqual({ id: 'fern', name: 'Fern', family: 'ferns' });
  await provider.update('plants', { id: 'fern', data: { ...fern, name: 'Tree fern' }, previousData: fern });
  // a PUT replaces the record, so all of it is sent
  expect(JSON.parse(server.requests.at(-1)?.body ?? '')).toEqual({ name: 'Tree fern', family: 'ferns' });
  await provider.update('plants', { id: 'fern', data: { family: 'trees' }, previousData: fern });
  expect(plants.get('fern')).toEqual({ id: 'fern', name: 'Fern', family: 'trees' });
  await provider.delete('plants', { id: 'dill', previousData: plants.get('dill') });
  // one by one, as the list has no filter by id, and without what is gone
  const { data } = await provider.getMany<Plant>('plants', { ids: ['fern', 'dill', 'aster'] });
  expect(data.map(({ name }) => name)).toEqual(['Fern', 'aster']);
});

test.each(['replacePlant' as const, 'changePlant' as const])(
  '%s saves a map as the form has it, without the keys that were removed',
  async (update) => {
    const before: Plant = {
      id: 'fern',
      name: 'Fern',
      family: 'ferns',
      labels: { light: 'shade', soil: 'wet' },
    };
    const server = await startServer(({ body }, response) => json(response, JSON.parse(body)));
    const provider = dataProvider(createTransport({ baseUrl: server.url, retry: false }), {
      plants: { list: calls.listPlants, getOne: calls.getPlant, update: calls[update] },
    });
    const sentLabels = async (labels: Record<string, string>): Promise<unknown> => {
      await provider.update('plants', { id: 'fern', data: { ...before, labels }, previousData: before });
      return JSON.parse(server.requests.at(-1)?.body ?? '').labels;
    };
    const isPatch = update === 'changePlant';
    // a merge patch removes what is null
    expect(await sentLabels({ light: 'shade' })).toEqual(isPatch ? { soil: null } : { light: 'shade' });
    expect(await sentLabels({})).toEqual(isPatch ? { light: null, soil: null } : {});
    expect(await sentLabels({ light: 'sun', water: 'much' })).toEqual({
      light: 'sun',
      water: 'much',
      ...(isPatch && { soil: null }),
    });
  },
);

test('records are identified by the field that the resource names; the error asks for it', async () => {
  const pot = { code: 'p-1', liters: 12 };
  const server = await startServer(({ url }, response) =>
    json(response, url.startsWith('/pots/p-1') ? pot : { pots: [pot], page: {} }),
  );
  const transport = createTransport({ baseUrl: server.url, retry: false });
  const reason = 'ame the field that identifies';
  expect(() => dataProvider(transport, { pots: { list: calls.listPots, getOne: calls.getPot } })).toThrow(
    reason,
  );
  const unnamed = dataProvider(transport, { pots: { list: calls.listPots } });
  await expect(unnamed.getList('pots', {})).rejects.toThrow(reason);
  const named = dataProvider(transport, {
    pots: { id: 'code', list: calls.listPots, getOne: calls.getPot },
  });
  expect((await named.getList('pots', {})).data).toEqual([{ ...pot, id: 'p-1' }]);
  expect((await named.getOne('pots', { id: 'p-1' })).data).toEqual({ ...pot, id: 'p-1' });
});
