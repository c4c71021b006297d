import { setupServer } from 'msw/node';
import { createTransport } from 'storewire';
import type { ExampleHandler } from 'storewire/msw';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { withPaths } from './read-text.ts';
import { generateFrom, write } from './shop.ts';
import { generateThirdParty } from './third-party.ts';

const BASE = 'https://reports.example.com';
const text = { type: 'string' };
const integer = { type: 'integer' };
const list = (items: object): object => ({ type: 'array', items });
const nullable = (schema: object): object => ({ anyOf: [schema, { type: 'null' }] });

const QUERY: Record<string, object> = {
  plain: { schema: integer },
  named: { schema: { $ref: '#/components/schemas/Level' } },
  maybe: { schema: { type: ['integer', 'null'] } },
  either: { schema: nullable(integer) },
  isOn: { schema: nullable({ type: 'boolean' }) },
  levels: { schema: nullable(list({ $ref: '#/components/schemas/Level' })) },
  flags: { schema: list({ type: 'boolean' }) },
  joined: { schema: list(integer), explode: false },
  piped: { schema: list(text), style: 'pipeDelimited' },
  several: { schema: { anyOf: [text, list(text)] } },
  content: { content: { 'application/json': { schema: { type: 'object' } } } },
};
const FORM = {
  type: 'object',
  properties: {
    n: integer,
    isGift: { type: 'boolean' },
    tags: list(text),
    address: { type: 'object', properties: { floor: integer } },
    lines: list({ type: 'object', properties: { n: integer } }),
    file: { type: 'string', format: 'binary' },
  },
};
const INPUTS: [call: string, inputs: object[]][] = [
  [
    'find',
    [
      { plain: 5, named: 2, maybe: 5, either: 5, isOn: false },
      { levels: [1], flags: [true, false], joined: [1, 2], piped: ['a', 'b'], content: { a: 1 } },
      { several: ['a', 'b'] },
    ],
  ],
  ['findAt', [{ ids: [1, 2] }]],
  ['sendForm', [{ n: 5, isGift: true, tags: ['a'], address: { floor: 2 } }, { lines: [{ n: 1 }] }]],
  ['sendParts', [{ n: 5, tags: ['a', 'b'], address: { floor: 2 } }, { lines: [{ n: 1 }, { n: 2 }] }]],
];

/** Calls by path, with a value of its parameter. */
const PATHS: [path: string, call: string, name?: string][] = [
  ['/reports/{name}', 'getReport', 'x'],
  ['/reports/{name}.json', 'getReportJson', 'x'],
  ['/reports/report-{name}', 'getReportNumbered', '5'],
  ['/reports/report-all', 'getReportsZ'],
  ['/users/{name}', 'getUser', '7'],
  ['/users/{name}:check', 'getUserVerified', '7'],
];

const done = {
  200: { description: 'Done.', content: { 'application/json': { schema: { type: 'object' } } } },
};
const parameter = (name: string, more: object): object => ({ name, in: 'path', required: true, ...more });
const sending = (operationId: string, type: string): object => ({
  post: {
    operationId,
    requestBody: { required: true, content: { [type]: { schema: FORM } } },
    responses: done,
  },
});
const answering = ([path, call, name]: (typeof PATHS)[number]): [string, object] => {
  const by = { type: 'object', properties: { by: text } };
  const content = { 'application/json': { schema: by, example: { by: call } } };
  const parameters = name === undefined ? [] : [parameter('name', { schema: text })];
  const responses = { 200: { description: 'Done.', content } };
  return [path, { get: { operationId: `reports.${call}`, parameters, responses } }];
};
const DESCRIPTION = withPaths(
  {
    '/find': {
      get: {
        operationId: 'inputs.find',
        parameters: Object.entries(QUERY).map(([name, more]) => ({ name, in: 'query', ...more })),
        responses: done,
      },
    },
    '/find/{ids}': {
      get: {
        operationId: 'inputs.findAt',
        parameters: [parameter('ids', { schema: list(integer) })],
        responses: done,
      },
    },
    '/form': sending('inputs.sendForm', 'application/x-www-form-urlencoded'),
    '/parts': sending('inputs.sendParts', 'multipart/form-data'),
    ...Object.fromEntries(PATHS.map(answering)),
  },
  { components: { schemas: { Level: { type: 'integer', minimum: 1 } } } },
);

const { call, load, remove } = await generateThirdParty(DESCRIPTION);
const mocks = await load<Record<string, unknown>>('msw/index.ts');
const client = createTransport({ baseUrl: BASE, retry: false });
const server = setupServer();
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
afterAll(async () => {
  server.close();
  await remove();
});

/** What a handler receives as the input of a call. */
async function received(name: string, input: object): Promise<unknown> {
  const handler = mocks[`${name}Handler`] as ExampleHandler<unknown, unknown>;
  const inputs: unknown[] = [];
  server.use(
    handler(
      (request) => {
        inputs.push(request.input);
        return undefined;
      },
      { baseUrl: BASE },
    ),
  );
  await call(name)(client, input);
  server.resetHandlers();
  return inputs[0];
}

describe('a handler receives the input that the call was made with', () => {
  test.each(INPUTS)('%s', async (name, inputs) => {
    for (const input of inputs) expect(await received(name, input)).toEqual(input);
  });

  test('sendParts with a file of JSON', async () => {
    const file = new File(['{}'], 'a.json', { type: 'application/json' });
    expect(await received('sendParts', { file })).toEqual({ file: expect.any(File) });
  });
});

test('handlers() answers each call with its own handler, whatever the names of the calls are', async () => {
  const { handlers } = mocks as { handlers: (options: object) => Parameters<typeof server.use> };
  server.use(...handlers({ baseUrl: BASE }));
  for (const [, name, value] of PATHS)
    expect(await call(name)(client, value === undefined ? {} : { name: value })).toEqual({ by: name });
  server.resetHandlers();
});

test('editors show which request a handler mocks, and how it responds', async () => {
  const files = await generateFrom(write());
  expect(files.get('msw/wishlists.ts')).toContain(
    '/** Mocks `GET /v1/wishlists`: List wishlists. Responds with the example `sample` by default. */\n' +
      'export const listWishlistsHandler:',
  );
});
