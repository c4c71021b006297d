/** Generators of TypeScript clients: generate, compile in strict mode, call. */
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { call, execute, install, type Tool } from './tool.ts';

const root = resolve(import.meta.dirname, '../../..');

const COMPILER_OPTIONS = {
  target: 'ES2023',
  lib: ['ES2023', 'DOM', 'DOM.Iterable'],
  module: 'ESNext',
  moduleResolution: 'Bundler',
  strict: true,
  noEmit: true,
  skipLibCheck: true,
  allowImportingTsExtensions: true,
  resolveJsonModule: true,
};

interface Generator {
  /** With exact versions, the generator first. */
  packages: string[];
  bin: string;
  /** Arguments, from the folder that contains `openapi.json`. */
  args: string[];
  /** Requests a token, and shows three products. */
  program: string;
  /** Types that the client needs. */
  types?: string[];
}

const GENERATORS: Generator[] = [
  {
    packages: ['openapi-typescript@7.13.0', 'openapi-fetch@0.17.0', 'typescript@5.9.3'],
    bin: 'openapi-typescript',
    args: ['openapi.json', '-o', 'client/api.ts'],
    program: `
import createClient from 'openapi-fetch';
import type { paths } from './client/api.ts';
const client = createClient<paths>({ baseUrl: URL_OF_SHOP });
const { data: token } = await client.POST('/oauth2/token', { body: GRANT });
const headers = { Authorization: token?.access_token };
const { data } = await client.POST('/stores-reader/v1/products/query-platformized', { body: QUERY, headers });
show(data?.products);`,
  },
  {
    packages: ['@hey-api/openapi-ts@0.99.0', 'typescript@5.9.3'],
    bin: 'openapi-ts',
    args: ['-i', 'openapi.json', '-o', 'client'],
    program: `
import { client } from './client/client.gen.ts';
import { oauthToken, queryProducts } from './client/sdk.gen.ts';
client.setConfig({ baseUrl: URL_OF_SHOP });
const { data: token } = await oauthToken({ body: GRANT });
client.setConfig({ auth: () => token?.access_token });
const { data } = await queryProducts({ body: QUERY });
show(data?.products);`,
  },
  {
    packages: ['orval@8.33.0'],
    bin: 'orval',
    args: ['--input', 'openapi.json', '--output', 'client/api.ts', '--client', 'fetch'],
    program: `
import { oauthToken, queryProducts } from './client/api.ts';
const send = globalThis.fetch;
globalThis.fetch = (path, init) => send(\`\${URL_OF_SHOP}\${path}\`, init);
const token = await oauthToken(GRANT);
if (token.status !== 200) throw new Error('no token');
const response = await queryProducts(QUERY, { headers: { Authorization: token.data.access_token } });
if (response.status === 200) show(response.data.products);`,
  },
  {
    packages: ['openapi-typescript-codegen@0.31.0', '@types/node@24.19.2'],
    types: ['node'],
    bin: 'openapi',
    args: ['-i', 'openapi.json', '-o', 'client'],
    program: `
import { OauthService, OpenAPI, ProductsService } from './client/index.ts';
OpenAPI.BASE = URL_OF_SHOP;
const token = await OauthService.oauthToken(GRANT);
OpenAPI.HEADERS = { Authorization: token.access_token };
show((await ProductsService.queryProducts(QUERY)).products);`,
  },
  {
    packages: ['swagger-typescript-api@13.13.0'],
    bin: 'swagger-typescript-api',
    args: ['generate', '-p', 'openapi.json', '-o', 'client', '-n', 'api.ts'],
    program: `
import { Api } from './client/api.ts';
const api = new Api({ baseUrl: URL_OF_SHOP });
const { data: token } = await api.oauth2.oauthToken(GRANT);
const headers = { Authorization: token.access_token };
show((await api.storesReader.queryProducts(QUERY, { headers })).data.products);`,
  },
  {
    packages: ['typed-openapi@2.2.7'],
    bin: 'typed-openapi',
    args: ['openapi.json', '-o', 'client/api.ts'],
    program: `
import { createApiClient, type Fetcher } from './client/api.ts';
let authorization = '';
const send: Fetcher['fetch'] = ({ method, url, parameters }) => {
  const headers = { 'content-type': 'application/json', authorization };
  return fetch(url, { method, headers, body: JSON.stringify(parameters?.body) });
};
const api = createApiClient({ fetch: send }, URL_OF_SHOP);
authorization = (await api.post('/oauth2/token', { body: GRANT })).access_token;
show((await api.post('/stores-reader/v1/products/query-platformized', { body: QUERY })).products);`,
  },
  {
    packages: ['oazapfts@7.5.0', '@oazapfts/runtime@1.2.0'],
    bin: 'oazapfts',
    args: ['openapi.json', 'client/api.ts'],
    program: `
import { defaults, oauthToken, queryProducts } from './client/api.ts';
defaults.baseUrl = URL_OF_SHOP;
const token = await oauthToken(GRANT);
if (token.status !== 200) throw new Error('no token');
const response = await queryProducts(QUERY, { headers: { Authorization: token.data.access_token } });
if (response.status === 200) show(response.data.products);`,
  },
  {
    packages: ['openapi-zod-client@1.18.3', '@zodios/core@10.9.6', 'zod@3.25.76', 'axios@1.21.1'],
    bin: 'openapi-zod-client',
    args: ['openapi.json', '-o', 'client/api.ts'],
    program: `
import { createApiClient } from './client/api.ts';
const api = createApiClient(URL_OF_SHOP);
const token = await api.post('/oauth2/token', GRANT);
const headers = { Authorization: token.access_token };
show((await api.post('/stores-reader/v1/products/query-platformized', QUERY, { headers })).products);`,
  },
];

/** What precedes each program. */
const PRELUDE = `
const [, , URL_OF_SHOP = '', CLIENT_ID = ''] = process.argv;
declare const process: { argv: string[] };
const GRANT = { clientId: CLIENT_ID, grantType: 'anonymous' as const };
const QUERY = { query: { paging: { limit: 3 } } };
const WRONG = { query: { paging: { limit: 'three' } } };
const show = (products: readonly { name?: string | null | undefined }[] | undefined): void =>
  console.log(products?.map(({ name }) => name).join('\\n'));
`;

/** The query of a program with a wrong type, which must not compile. */
const withWrongQuery = (program: string): string => {
  const line = program.split('\n').find((each) => each.includes('QUERY')) ?? '';
  return `${program}
export async function callWrongly(): Promise<void> {
  // @ts-expect-error the limit is a number
  ${line.replace('QUERY', 'WRONG')}
}`;
};

/** Lets the compiler read files in which the generator has turned it off. */
async function checkTypesIn(folder: string): Promise<void> {
  for (const name of await readdir(folder, { recursive: true }))
    if (name.endsWith('.ts')) {
      const text = await readFile(join(folder, name), 'utf8');
      await writeFile(join(folder, name), text.replaceAll(/@ts-(nocheck|ignore|expect-error)/g, ''));
    }
}

export const typescriptTools: Tool[] = GENERATORS.map(({ packages, bin, args, program, types = [] }) => {
  const [name = '', version = ''] = packages[0]?.split(/(?<=.)@/) ?? [];
  return {
    name,
    version,
    document: 'openapi.json',
    command: ['npx', bin, ...args].join(' '),
    generate: async ({ folder }) => {
      await install(folder, ...packages);
      await mkdir(join(folder, 'client'), { recursive: true });
      await execute(folder, [join(folder, 'node_modules/.bin', bin), ...args]);
      return 'yes';
    },
    compile: async ({ folder }) => {
      await checkTypesIn(join(folder, 'client'));
      // imports may follow other statements
      await writeFile(join(folder, 'call.ts'), PRELUDE + withWrongQuery(program));
      const compilerOptions = { ...COMPILER_OPTIONS, types };
      const project = { compilerOptions, include: ['client', 'call.ts'] };
      await writeFile(join(folder, 'tsconfig.json'), JSON.stringify(project));
      await execute(folder, [process.execPath, join(root, 'node_modules/typescript/bin/tsc'), '-p', '.']);
      return '`tsc --strict`';
    },
    call: async (trial) => {
      const bundle = ['--bundle', '--packages=external', '--platform=node', '--format=esm'];
      const esbuild = join(root, 'node_modules/.bin/esbuild');
      await execute(trial.folder, [esbuild, 'call.ts', ...bundle, '--outfile=call.mjs', '--log-level=error']);
      return call(trial, [process.execPath, 'call.mjs']);
    },
  };
});
