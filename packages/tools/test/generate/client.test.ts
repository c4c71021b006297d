import type { createClient as createStoreClient } from 'storewire';
import { json, startServer } from 'storewire-dev-kit/server';
import { expect, onTestFinished, test } from 'vitest';
import { describeStore, type GeneratedClient, generateClient } from './generated-client.ts';

type CreateClient = (...options: Parameters<typeof createStoreClient>) => {
  pets: { listPets: (input: object, options?: object) => Promise<unknown> };
};

const PETS = describeStore(`  /pets:
    get:
      operationId: pets.listPets
      responses: { '200': { description: Pets., content: { application/json: { schema: { $ref: '#/components/schemas/Done' } } } } }
`);

/** What is generated from the description with more lines at its root. */
async function made(root = ''): Promise<{ createClient: CreateClient; load: GeneratedClient['load'] }> {
  const { load, remove } = await generateClient(PETS + root);
  onTestFinished(remove);
  const { createClient } = await load<{ createClient: CreateClient }>('client.ts');
  return { createClient, load };
}

test('a client of a description sends requests to the server of the description', async () => {
  const server = await startServer((_request, response) => json(response, {}));
  const { createClient } = await made(`servers: [{ url: '${server.url}' }]\n`);
  await createClient({ retry: false }).pets.listPets({});
  expect(server.requests.map(({ url }) => url)).toEqual(['/pets']);
  expect(Object.keys(server.requests[0]?.headers ?? {}).filter((name) => name.includes('wix'))).toEqual([]);
});

test('a client of a description without an absolute server needs a base URL', async () => {
  const { createClient } = await made();
  expect(() => createClient()).toThrow(TypeError);
});

test.each([
  ['x-request-id-header: x-trace\n', 'of-the-server'],
  ['', undefined],
])('the header of a request id is one that the description names: %j', async (root, requestId) => {
  const server = await startServer((_request, response) => {
    response.setHeader('x-wix-request-id', 'of-the-platform');
    response.setHeader('x-trace', 'of-the-server');
    json(response, {}, 404);
  });
  const { createClient } = await made(root);
  const call = createClient({ baseUrl: server.url }).pets.listPets({});
  await expect(call).rejects.toMatchObject({ requestId });
});
