import type { createClient as createStoreClient } from 'storewire';
import { json, startServer } from 'storewire-dev-kit/server';
import { expect, onTestFinished, test } from 'vitest';
import { describeStore, type GeneratedClient, generateClient } from './generated-client.ts';
import { generateFrom } from './shop.ts';

type CreateClient = (...options: Parameters<typeof createStoreClient>) => {
  pets: { listPets: (input: object, options?: object) => Promise<unknown> };
};

const PETS = describeStore(`  /pets:
    get:
      operationId: pets.listPets
      responses:
        '200':
          description: Pets.
          content: { application/json: { schema: { $ref: '#/components/schemas/Done' } } }
`);

/** What is generated from the description after a change. */
async function made(
  change: (text: string) => string = (text) => text,
): Promise<{ createClient: CreateClient; load: GeneratedClient['load'] }> {
  const { load, remove } = await generateClient(change(PETS));
  onTestFinished(remove);
  const { createClient } = await load<{ createClient: CreateClient }>('client.ts');
  return { createClient, load };
}

test('a client of a description sends requests to the server of the description', async () => {
  const server = await startServer((_request, response) => json(response, {}));
  const { createClient } = await made((text) => `${text}servers: [{ url: '${server.url}' }]\n`);
  await createClient({ retry: false }).pets.listPets({});
  expect(server.requests.map(({ url }) => url)).toEqual(['/pets']);
  expect(Object.keys(server.requests[0]?.headers ?? {}).filter((name) => name.includes('wix'))).toEqual([]);
});

test('a client of a description without an absolute server needs a base URL', async () => {
  const { createClient } = await made();
  expect(() => createClient()).toThrow(TypeError);
});

test.each([
  ['RequestId', 'of-the-server'],
  ['Trace', undefined],
])('the header of a request id is that of the component RequestId: %s', async (header, requestId) => {
  const server = await startServer((_request, response) => {
    response.setHeader('x-wix-request-id', 'of-the-platform');
    response.setHeader('x-trace', 'of-the-server');
    json(response, {}, 404);
  });
  const { createClient } = await made((text) =>
    text
      .replace(
        'description: Pets.',
        `$&\n          headers: { x-trace: { $ref: '#/components/headers/${header}' } }`,
      )
      .replace('components:', `$&\n  headers: { ${header}: { schema: { type: string } } }`),
  );
  const call = createClient({ baseUrl: server.url }).pets.listPets({});
  await expect(call).rejects.toMatchObject({ requestId });
});

test.each([
  [/^(?:schemas|paths)\.ts$/, 'openapi-typescript (npm run generate:types)'],
  [/^zod\/(?:requests|responses)\.ts$/, '@hey-api/openapi-ts (npx openapi-ts)'],
  [/^hooks\//, 'orval (npx orval)'],
])('the first line of the files %s names the tool and its command: %s', async (names, tool) => {
  const files = [...(await generateFrom(PETS))].filter(([name]) => names.test(name));
  expect(files).toHaveLength(2);
  for (const [, text] of files) expect(text.split('\n')[0]).toContain(`by ${tool}.`);
});
