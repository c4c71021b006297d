import { startMock } from 'storewire-tools/mock';
import { afterAll, expect, test } from 'vitest';
import { readWire } from '../../src/mock/wire.ts';
import { ref, returning, withFile, withPaths } from '../generate/read-text.ts';

const text = { type: 'string' };
const numbers = { type: 'array', items: { type: 'integer' } };
const FORM = 'application/x-www-form-urlencoded';

const taking = (type: string, properties: object, more: object = {}) => ({
  post: {
    ...returning({ type: 'object' }),
    requestBody: {
      required: true,
      content: { [type]: { schema: { type: 'object', additionalProperties: false, properties }, ...more } },
    },
  },
});

const DESCRIPTION = withPaths(
  {
    '/form': taking(
      FORM,
      {
        title: text,
        count: { anyOf: [{ type: 'integer' }, { type: 'null' }] },
        numbers,
        address: { type: 'object', properties: { city: text, floor: { type: 'integer' } } },
        tree: ref('Tree'),
        joined: numbers,
        deep: { type: 'array', items: { type: 'object', properties: { size: { type: 'integer' } } } },
      },
      { encoding: { joined: { style: 'form', explode: false }, deep: { style: 'deepObject' } } },
    ),
    '/parts': taking('multipart/form-data', {
      numbers,
      files: { type: 'array', maxItems: 2, items: { type: 'string', format: 'binary' } },
      meta: { type: 'object', properties: { a: { type: 'integer' } } },
    }),
    '/json': taking('application/json', {
      cents: { anyOf: [{ type: 'number', multipleOf: 0.01 }, { type: 'null' }] },
      fives: { type: 'integer', multipleOf: 5 },
    }),
  },
  {
    components: { schemas: { Tree: { type: 'object', properties: { next: ref('Tree') } } } },
  },
);

const mock = await startMock({ description: await withFile(DESCRIPTION, readWire), port: 0 });
afterAll(mock.close);

const post = async (path: string, body: BodyInit, type?: string): Promise<number> => {
  const headers = type === undefined ? undefined : { 'content-type': type };
  return (await fetch(mock.url + path, { method: 'POST', body, ...(headers && { headers }) })).status;
};

test.each<[fields: string, status: number]>([
  ['title=t&count=1', 200],
  ['numbers=1', 200],
  ['numbers=1&numbers=2', 200],
  ['address={"city":"x","floor":1}', 200],
  ['tree={"next":{}}', 200],
  ['joined=1,2', 200],
  ['deep[0][size]=1&deep[1][size]=2', 200],
  ['count=many', 422],
  ['count=1&count=2', 422],
  ['numbers=1&numbers=two', 422],
  ['address={"floor":"x"}', 422],
  ['address=here', 422],
  ['tree={"next":1}', 422],
  ['joined=1,two', 422],
  ['deep[0][size]=x', 422],
  ['unknown=1', 422],
])('the form %s is answered %i', async (fields, status) => {
  expect(await post('/form', String(new URLSearchParams(fields)), FORM)).toBe(status);
});

const json = (value: object): Blob => new Blob([JSON.stringify(value)], { type: 'application/json' });
const FILE = new File([new Uint8Array([0, 255])], 'a.bin');

test.each<[title: string, status: number, parts: [name: string, value: string | Blob][]]>([
  ['a number', 200, [['numbers', '1']]],
  ['two files', 200, Array(2).fill(['files', FILE])],
  ['an object', 200, [['meta', json({ a: 1 })]]],
  [
    'numbers and text',
    422,
    [
      ['numbers', '1'],
      ['numbers', 'two'],
    ],
  ],
  ['too many files', 422, Array(3).fill(['files', FILE])],
  ['an object with a wrong value', 422, [['meta', json({ a: 'x' })]]],
])('a multipart body of %s is answered %i', async (_title, status, parts) => {
  const form = new FormData();
  for (const [name, value] of parts) form.append(name, value);
  expect(await post('/parts', form)).toBe(status);
});

test('a multipart body without its boundary is refused', async () => {
  expect(await post('/parts', 'text', 'multipart/form-data')).toBe(400);
});

test.each<[body: object, status: number]>([
  ...[0.29, 19.99, 1070468.14, 12345678901.23, 10, null].map((cents): [object, number] => [{ cents }, 200]),
  [{ fives: 10 }, 200],
  [{ fives: 11 }, 422],
])('%j is answered %i: no decimal number is mistaken for one that is no multiple', async (body, status) => {
  expect(await post('/json', JSON.stringify(body), 'application/json')).toBe(status);
});
