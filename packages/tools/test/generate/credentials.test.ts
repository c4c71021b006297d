import type { Credentials, createClient as createStoreClient } from 'storewire';
import { json, startServer } from 'storewire-dev-kit/server';
import { afterEach, expect, test } from 'vitest';
import type { Warning } from '../../src/generate/problem.ts';
import { nothing, readText, withPaths } from './read-text.ts';
import { describe31, generateThirdParty, type ThirdParty } from './third-party.ts';

const PATHS = `  /pets:
    get:
      operationId: pets.listPets
      responses: { '200': { description: Pets., content: { application/json: { schema: { type: object } } } } }
`;

const SCHEMES = `components:
  securitySchemes:
    ApiKeyAuth: { type: apiKey, in: header, name: X-API-Key, description: From the dashboard. }
    basic: { type: http, scheme: Basic }
    token_auth: { type: http, scheme: bearer }
    OAuth: { type: oauth2, flows: {} }
    inQuery: { type: apiKey, in: query, name: key }
`;

const PROGRAM = `import { createClient } from '../client/client.ts';
import { apiKeyAuth, basicAuth, oAuth, tokenAuth } from '../client/credentials.ts';

export const clients = [
  createClient({ auth: apiKeyAuth('k'), baseUrl: 'https://pets.example' }),
  createClient({ auth: basicAuth({ username: 'jo', password: 'p' }), baseUrl: 'https://pets.example' }),
  createClient({ auth: tokenAuth(async () => 't'), baseUrl: 'https://pets.example' }),
  createClient({ auth: oAuth(() => 't'), baseUrl: 'https://pets.example' }),
];
`;

let made: ThirdParty | undefined;
afterEach(() => made?.remove());

test('each security scheme that is a header becomes a credential', async () => {
  made = await generateThirdParty(describe31(PATHS) + SCHEMES);
  expect(await made.typeErrors({ 'clients.ts': PROGRAM })).toEqual([]);
  const server = await startServer((_request, response) => json(response, {}));
  const { createClient } = (await made.load('client.ts')) as { createClient: typeof createStoreClient };
  const credentials = (await made.load('credentials.ts')) as Record<string, (secret: unknown) => Credentials>;
  expect(Object.keys(credentials).toSorted()).toEqual(['apiKeyAuth', 'basicAuth', 'oAuth', 'tokenAuth']);
  const sent = async (name: string, secret: unknown) => {
    const auth = credentials[name]?.(secret);
    const client = createClient({ baseUrl: server.url, auth }) as unknown as {
      pets: { listPets: (input: object) => Promise<unknown> };
    };
    await client.pets.listPets({});
    return server.requests.at(-1)?.headers ?? {};
  };
  expect(await sent('apiKeyAuth', 'k1')).toMatchObject({ 'x-api-key': 'k1' });
  expect(await sent('basicAuth', { username: 'jo', password: 'pass' })).toMatchObject({
    authorization: 'Basic am86cGFzcw==',
  });
  expect(await sent('tokenAuth', 't1')).toMatchObject({ authorization: 'Bearer t1' });
  expect(await sent('oAuth', async () => 't2')).toMatchObject({ authorization: 'Bearer t2' });
});

test('a description without security schemes has no credentials', async () => {
  made = await generateThirdParty(describe31(PATHS));
  expect(made.files.has('credentials.ts')).toBe(false);
});

test.each([
  [{ type: 'apiKey', in: 'query', name: 'key' }, /URLs, which are logged/],
  [{ type: 'apiKey', in: 'cookie', name: 'sid' }, /apiKey\(\{ header: "Cookie", value \}\)/],
  [{ type: 'http', scheme: 'digest' }, /the scheme digest is not supported/],
  [{ type: 'mutualTLS' }, /mutualTLS is not supported/],
])('%o is a warning that says what to do instead', async (scheme, message) => {
  const warnings: Warning[] = [];
  const description = withPaths(
    { '/pets': { get: nothing } },
    { components: { securitySchemes: { scheme } } },
  );
  await readText(description, { warn: (warning) => warnings.push(warning) });
  expect(warnings).toMatchObject(
    [{ line: 9, pointer: '#/components/securitySchemes/scheme', message }].map((each) => ({
      ...each,
      message: expect.stringMatching(each.message),
    })),
  );
});
