import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { createTransport, type Operation, type OperationInfo } from 'storewire';
import { makeSandbox, typeCheck } from 'storewire-dev-kit/sandbox';
import { json, startServer } from 'storewire-dev-kit/server';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { writeFolder } from '../../src/generate/write.ts';
import { all, generateFrom, type Node, put, write } from './shop.ts';

const string: Node = { type: 'string' };
const content = (schema: Node): Node => ({ 'application/json': { schema } });

const description = write(
  all(
    put('paths /v1/{version}/lists', {
      post: {
        operationId: 'lists.createList',
        'x-effect': 'write',
        parameters: [
          { name: 'version', in: 'path', required: true, schema: { ...(string as object), default: 'v2' } },
          { name: 'locale', in: 'query', required: true, schema: { $ref: '#/components/schemas/Locale' } },
          { name: 'size', in: 'query', schema: { type: 'integer', default: 10 } },
        ],
        requestBody: {
          required: true,
          content: content({
            type: 'object',
            required: ['name', 'kind', 'count'],
            properties: {
              name: string,
              kind: { type: 'string', default: 'GIFT' },
              count: { type: 'integer', default: 1, readOnly: true },
              color: { type: 'string', default: 'red' },
            },
          }),
        },
        responses: { 200: { description: 'Created.', content: content({ type: 'object' }) } },
      },
    }),
    put('paths /token', {
      post: {
        operationId: 'lists.getToken',
        'x-effect': 'write',
        responses: {
          200: {
            description: 'The token.',
            content: content({ type: 'object', properties: { token: string } }),
          },
          400: {
            description: 'No token.',
            content: content({ type: 'object', properties: { error: string, error_description: string } }),
          },
        },
      },
    }),
    put('components schemas Locale', { type: 'string', default: 'en' }),
  ),
);

let sandbox: Awaited<ReturnType<typeof makeSandbox>>;
let calls: Record<string, Operation<object, object>>;
beforeAll(async () => {
  sandbox = await makeSandbox();
  await writeFolder(join(sandbox.folder, 'lists'), await generateFrom(sandbox.folder, description));
  calls = await import(
    /* @vite-ignore */ pathToFileURL(join(sandbox.folder, 'lists/operations/lists.ts')).href
  );
});
afterAll(() => sandbox.remove());

const call = (name: string): Operation<object, object> => {
  const found = calls[name];
  if (!found) throw new Error(`There is no call ${name}`);
  return found;
};

test('a call sends the defaults of what the server requires, and of nothing else', async () => {
  const server = await startServer((_request, response) => json(response, {}));
  const client = createTransport({ baseUrl: server.url });
  await call('createList')(client, { name: 'a' });
  await call('createList')(client, { name: 'b', version: undefined, locale: 'fr', kind: 'BOOK', size: 5 });
  expect(server.requests.map(({ url, body }) => [url, JSON.parse(body)])).toEqual([
    ['/v1/v2/lists?locale=en', { name: 'a', kind: 'GIFT' }],
    ['/v1/v2/lists?locale=fr&size=5', { name: 'b', kind: 'BOOK' }],
  ]);
});

test('the type of the input lets callers omit what has a default', async () => {
  await writeFile(
    join(sandbox.folder, 'consumer.ts'),
    `import type { CreateListInput } from './lists/types.ts';
export const shortest: CreateListInput = { name: 'a' };
// @ts-expect-error the name is required and has no default
export const empty: CreateListInput = {};
`,
  );
  expect(await typeCheck(sandbox.folder)).toEqual([]);
}, 60_000);

test('an empty response body is a success only for a call whose response has no properties', () => {
  const traitsOf = (name: string): OperationInfo => call(name).info;
  expect([traitsOf('createList').emptyBody, traitsOf('getToken').emptyBody]).toEqual([true, undefined]);
});

test('only a call whose errors are described in the form of OAuth takes its error code from the body', async () => {
  const server = await startServer((_request, response) => json(response, { error: 'invalid_grant' }, 400));
  const client = createTransport({ baseUrl: server.url });
  await expect(call('getToken')(client, {})).rejects.toMatchObject({ code: 'invalid_grant' });
  await expect(call('createList')(client, { name: 'a' })).rejects.toMatchObject({ code: 'BAD_REQUEST' });
});
