import type { createClient as createStoreClient } from 'storewire';
import { json, startServer, type TestServer } from 'storewire-dev-kit/server';
import { afterEach, expect, test } from 'vitest';
import { describe31, generateThirdParty, type ThirdParty } from './third-party.ts';

type CreateClient = (...options: Parameters<typeof createStoreClient>) => {
  pets: { listPets: (input: object, options?: object) => Promise<unknown> };
};

const PATHS = `  /pets:
    get:
      operationId: pets.listPets
      responses: { '200': { description: Pets., content: { application/json: { schema: { type: object } } } } }
`;

let made: ThirdParty | undefined;
afterEach(() => made?.remove());

/** What creates a client of a description with these lines at its root. */
async function clientOf(root = ''): Promise<CreateClient> {
  made = await generateThirdParty(describe31(PATHS).replace('paths:\n', () => `${root}paths:\n`));
  return (await made.load('client.ts'))['createClient'] as CreateClient;
}

const failing = (): Promise<TestServer> =>
  startServer((_request, response) => {
    response.setHeader('x-wix-request-id', 'of-the-platform');
    response.setHeader('x-trace', 'of-the-server');
    json(response, {}, 404);
  });

test('a client of a description sends requests to the server of the description', async () => {
  const server = await startServer((_request, response) => json(response, {}));
  const createClient = await clientOf(`servers: [{ url: '${server.url}/v2' }]\n`);
  await createClient({ retry: false }).pets.listPets({});
  expect(server.requests.map(({ url }) => url)).toEqual(['/v2/pets']);
  expect(Object.keys(server.requests[0]?.headers ?? {}).filter((name) => name.includes('wix'))).toEqual([]);
});

test('a client of a description without an absolute server needs a base URL', async () => {
  const createClient = await clientOf();
  expect(() => createClient()).toThrow(TypeError);
});

test('the header of a request id is one that the description names', async () => {
  const server = await failing();
  const named = await clientOf('x-request-id-header: x-trace\n');
  await expect(named({ baseUrl: server.url }).pets.listPets({})).rejects.toMatchObject({
    requestId: 'of-the-server',
  });
  await made?.remove();
  const unnamed = await clientOf();
  await expect(unnamed({ baseUrl: server.url }).pets.listPets({})).rejects.toMatchObject({
    requestId: undefined,
  });
});
