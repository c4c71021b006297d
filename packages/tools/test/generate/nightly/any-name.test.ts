import { bindServices, createTransport, type StoreClient, type TransportOptions } from 'storewire';
import { getCurrentCart } from 'storewire/operations';
import * as runtime from 'storewire/runtime';
import * as mswRuntime from 'storewire/runtime/msw';
import { json, startServer } from 'storewire-dev-kit/server';
import { afterAll, describe, expect, test } from 'vitest';
import { describe31, generateThirdParty } from '../third-party.ts';

type Services = Record<string, Record<string, (input?: unknown) => Promise<unknown>>>;
type CreateClient = (options: TransportOptions) => Services & { fetch: typeof fetch };

/** Properties of transports and clients, and files that generation writes itself. */
const SERVICES = [
  ...new Set([
    ...Object.keys(createTransport({ baseUrl: 'https://a.example' })),
    ...['network', 'credentials', 'auth', 'index', 'fieldPaths', 'examples', 'api', 'client', 'services'],
  ]),
];

/** Names that generated files import or declare. */
const METHODS = [
  ...new Set([...Object.keys(runtime), ...Object.keys(mswRuntime), 'runtime', 'T', 'ZodMiniType']),
];

const isUsable = (name: string): boolean => /^[A-Za-z][A-Za-z0-9]*$/.test(name);

const paths = [
  ...SERVICES.map((service) => [service, `get${service}`]),
  ...METHODS.filter(isUsable).map((method) => ['methods', method]),
].map(
  ([service, method]) => `  /${service}/${method}:
    get:
      operationId: ${service}.${method}
      responses:
        '200':
          description: The path.
          content: { application/json: { schema: { type: object, properties: { path: { type: string } } } } }
`,
);

const party = await generateThirdParty(describe31(paths.join('')));
afterAll(party.remove);
const server = await startServer((request, response) => json(response, { path: request.url }), afterAll);
const { createClient } = await party.load<{ createClient: CreateClient }>('client.ts');
const client = createClient({ baseUrl: server.url });

describe('a description with services and methods of any name', () => {
  test('generates code that compiles', async () => {
    expect(await party.typeErrors()).toEqual([]);
  });

  test.each(SERVICES)('has a client on which the service %s works', async (service) => {
    const calls = client[service]?.[`get${service}`] ? client[service] : client[`${service}Service`];
    expect(await calls?.[`get${service}`]?.()).toEqual({ path: `/${service}/get${service}` });
  });

  test('has a client on which every method works', async () => {
    const called = Object.values(client['methods'] ?? {}).map((call) => call());
    const found = (await Promise.all(called)).map((data) => (data as { path: string }).path);
    expect(found.toSorted()).toEqual(
      METHODS.filter(isUsable)
        .map((method) => `/methods/${method}`)
        .toSorted(),
    );
  });

  test('keeps the fetch of the client', async () => {
    expect(await (await client.fetch('/any')).json()).toEqual({ path: '/any' });
  });
});

test('a service that would replace a property of the client is an error of the compiler, and at run time', () => {
  const store: StoreClient = createTransport({ baseUrl: 'https://a.example' });
  // @ts-expect-error every client has a fetch
  expect(() => bindServices(store, { fetch: { getCurrentCart } })).toThrow(
    new TypeError('A service must not be called fetch'),
  );
});
