import { setupServer } from 'msw/node';
import { createTransport } from 'storewire';
import type { ExampleHandler } from 'storewire/msw';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { generateClient } from './generated-client.ts';
import { ref, taking, withPaths } from './read-text.ts';
import { generateFrom, write } from './shop.ts';

const BASE = 'https://reports.example.com';
const text = { type: 'string' };
const integer = { type: 'integer' };
const list = (items: object): object => ({ type: 'array', items });

const QUERY: Record<string, object> = {
  plain: integer,
  isOn: { type: 'boolean' },
  text,
  texts: list(text),
  levels: list(integer),
  flags: list({ type: 'boolean' }),
  'page.limit': integer,
};
const INPUTS: [call: string, inputs: object[]][] = [
  [
    'find',
    [
      { plain: 5, isOn: false, text: '5', page: { limit: 10 } },
      { texts: ['a'], levels: [1], flags: [true, false] },
    ],
  ],
  ['replace', [{ args: ['a', 'b'] }]],
  ['change', [{ id: '5', at: 7, report: { name: 'a' } }]],
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

const parameter = (name: string, more: object): object => ({ name, in: 'path', required: true, ...more });
const answering = ([path, call, name]: (typeof PATHS)[number]): [string, object] => {
  const content = {
    'application/json': { schema: ref('Answer'), examples: { full: { value: { by: call } } } },
  };
  const parameters = name === undefined ? [] : [parameter('name', { schema: text })];
  const responses = { 200: { description: 'Done.', content } };
  return [path, { get: { operationId: `reports.${call}`, parameters, responses } }];
};
const done = {
  responses: {
    200: {
      description: 'Done.',
      content: { 'application/json': { schema: ref('Done'), examples: { full: { value: {} } } } },
    },
  },
};
const DESCRIPTION = withPaths(
  {
    '/find': {
      get: {
        operationId: 'inputs.find',
        parameters: Object.entries(QUERY).map(([name, schema]) => ({ name, in: 'query', schema })),
        ...done,
      },
    },
    '/tags': {
      put: { operationId: 'inputs.replace', ...taking(list(text)), ...done },
    },
    '/inputs/{id}': {
      patch: {
        operationId: 'inputs.change',
        parameters: [parameter('id', { schema: text }), { name: 'at', in: 'query', schema: integer }],
        ...taking({
          type: 'object',
          properties: {
            report: { type: 'object', properties: { name: text } },
          },
        }),
        ...done,
      },
    },
    ...Object.fromEntries(PATHS.map(answering)),
  },
  { components: { schemas: { Answer: { type: 'object', properties: { by: text } } } } },
);

const { call, load, remove } = await generateClient(DESCRIPTION);
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
        return {};
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

  test('a change by another client, as a form', async () => {
    const inputs: unknown[] = [];
    const handler = mocks['changeHandler'] as ExampleHandler<unknown, unknown>;
    server.use(
      handler(({ input }) => {
        inputs.push(input);
        return {};
      }),
    );
    await fetch(`${BASE}/inputs/5`, {
      method: 'PATCH',
      body: new URLSearchParams({ report: 'a' }),
    });
    server.resetHandlers();
    expect(inputs).toEqual([{ id: '5', report: 'a' }]);
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
    '/** Mocks `GET /v1/wishlists/{id}`: Get a wishlist. Responds with the example `full` by default. */\n' +
      'export const getWishlistHandler:',
  );
});
