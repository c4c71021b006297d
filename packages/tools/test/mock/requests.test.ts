import { startMock } from 'storewire-tools/mock';
import { afterAll, describe, expect, test } from 'vitest';
import { readDescription } from '../../src/description/read.ts';
import { describeStore } from '../generate/generated-client.ts';
import { withFile } from '../generate/read-text.ts';

const OK =
  "responses: { '200': { $ref: '#/components/responses/Ok' }, '400': { $ref: '#/components/responses/Failed' } }";
const taking = (name: string): string =>
  `requestBody: { required: true, content: { application/json: { schema: { $ref: '#/components/schemas/${name}' } } } }`;

/** Writes with every kind of limit. */
const BOXES = describeStore(
  `  /v1/boxes/{id}:
    get:
      operationId: boxes.getBox
      parameters: [{ name: id, in: path, required: true, schema: { type: string } }]
      responses: { '200': { description: One., content: { application/json: { schema: { $ref: '#/components/schemas/Box' }, example: { price: '1' } } } } }
  /v1/boxes/query:
    post: { operationId: boxes.queryBoxes, x-effect: read, ${taking('QueryBoxesRequest')}, ${OK} }
  /v1/boxes:
    post: { operationId: boxes.createBox, ${taking('Box')}, ${OK} }
  /v1/boxes/delete:
    post: { operationId: boxes.deleteBoxes, ${taking('DeleteBoxesRequest')}, ${OK} }
`,
  `    Box:
      type: object
      not:
        anyOf:
          - { required: [lid, flap], properties: { flap: { not: { type: 'null' } } } }
          - { required: [lid, door], properties: { door: { not: { type: 'null' } } } }
          - { required: [flap, door], properties: { flap: { not: { type: 'null' } }, door: { not: { type: 'null' } } } }
      properties:
        price: { type: string, format: decimal, pattern: '^\\d+(\\.\\d{1,2})?$' }
        sizeInBytes: { type: string, pattern: '^\\d+$' }
        id: { type: string, format: uuid }
        madeOn: { type: string, format: date-time }
        email: { type: string, format: email }
        page: { type: string, format: uri }
        lid: { type: string }
        flap: { type: [string, 'null'] }
        door: { type: [object, 'null'], properties: { width: { type: integer } } }
        labels: { type: array, minItems: 1, items: { type: string } }
    BoxFilter:
      type: object
      properties: { price: { anyOf: [{ type: string }, { type: object, properties: { $eq: { type: string } }, additionalProperties: false }] }, $and: { type: array, items: { $ref: '#/components/schemas/BoxFilter' } } }
    QueryBoxesRequest: { type: object, required: [query], properties: { query: { $ref: '#/components/schemas/Query' } } }
    Query:
      type: object
      properties:
        filter: { $ref: '#/components/schemas/BoxFilter' }
        limit: { type: integer, maximum: 100 }
        like: { $ref: '#/components/schemas/Box' }
    DeleteBoxesRequest:
      type: object
      anyOf: [{ required: [filter] }, { required: [ids] }]
      properties:
        filter: { $ref: '#/components/schemas/BoxFilter', minProperties: 1 }
        ids: { type: array, minItems: 1, items: { type: string } }
  responses:
    Ok: { description: Boxes., content: { application/json: { example: { boxes: [] } } } }
    Failed: { description: Not valid., content: { application/json: { example: { message: 'no' } } } }
`,
);

const mock = await startMock({ description: await withFile(BOXES, readDescription), port: 0 });
afterAll(mock.close);

interface Answer {
  status: number;
  violations: { location: string[]; code: string; message: string }[];
  body: unknown;
}

async function ask(path: string, init?: RequestInit): Promise<Answer> {
  const response = await fetch(mock.url + path, init);
  const violations = JSON.parse(response.headers.get('sl-violations') ?? '[]') as Answer['violations'];
  return { status: response.status, violations, body: await response.json() };
}

const post = (path: string, body: unknown): Promise<Answer> =>
  ask(path, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) });

describe('a body', () => {
  test.each<[string, unknown]>([
    ['a price with two decimals', { price: '12.50' }],
    ['a whole count of bytes', { sizeInBytes: '900' }],
    ['one of the parts that exclude each other', { lid: 'l' }],
    ['nulls next to it, which count as absent', { lid: 'l', flap: null, door: null }],
    [
      'values of every format',
      {
        id: '0f8fad5b-d9cb-469f-a165-70867728950e',
        madeOn: '2026-01-01T00:00:00Z',
        email: 'a@b.example',
        page: 'https://a.example/b',
      },
    ],
  ])('passes with %s', async (_title, body) => {
    expect(await post('/v1/boxes', body)).toMatchObject({ status: 200, violations: [] });
  });

  test.each<[string, unknown]>([
    ['a price below zero', { price: '-5' }],
    ['a price with three decimals', { price: '1.234' }],
    ['half a byte', { sizeInBytes: '1.5' }],
    ['two parts that exclude each other', { lid: 'l', flap: 'f' }],
    ['two others of them', { flap: 'f', door: {} }],
    ['an empty list', { labels: [] }],
    ['no uuid', { id: 'x' }],
    ['no date', { madeOn: 'yesterday' }],
    ['no e-mail address', { email: 'ada' }],
    ['no address of a page', { page: 'a b' }],
  ])('with %s is answered 400', async (_title, body) => {
    const { status, violations } = await post('/v1/boxes', body);
    expect(status).toBe(400);
    expect(violations[0]?.location.slice(0, 2)).toEqual(['request', 'body']);
  });

  test.each<[string, unknown, number]>([
    ['a condition', { filter: { price: '1' } }, 200],
    ['ids', { ids: ['a'] }, 200],
    ['an empty filter', { filter: {} }, 400],
    ['neither', {}, 400],
    ['no ids', { ids: [] }, 400],
  ])('of a write on many items with %s', async (_title, body, status) => {
    expect((await post('/v1/boxes/delete', body)).status).toBe(status);
  });
});
