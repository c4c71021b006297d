/** Generators of TypeScript clients: generate, compile in strict mode, call. */
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { callsWith, countOperations, execute, install, type Tool } from './tool.ts';

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
  /** The text that starts the code of an operation. */
  operation: (id: string) => string;
  /** Requests a token, reads products and fills a cart. */
  program: string;
  /** Types that the client needs. */
  types?: string[];
  note?: string;
}

const GENERATORS: Generator[] = [
  {
    packages: ['openapi-typescript@7.13.0', 'openapi-fetch@0.17.0', 'typescript@5.9.3'],
    bin: 'openapi-typescript',
    args: ['openapi.json', '-o', 'client/api.ts'],
    operation: (id) => `    ${id}: {`,
    program: `
import createClient from 'openapi-fetch';
import type { paths } from './client/api.ts';
const client = createClient<paths>({ baseUrl: URL_OF_SHOP });
const { data: token } = await client.POST('/oauth2/token', { body: GRANT });
const headers = { Authorization: token?.access_token };
const { data } = await client.POST('/stores-reader/v1/products/query-platformized', { body: QUERY, headers });
const read = await client.GET('/stores-reader/v1/products/{id}', { params: { path: { id: PRODUCT_ID } }, headers });
const added = await client.POST('/ecom/v2/carts/current/add-line-items', { body: ITEMS, headers });
show(data?.products, read.data?.product, added.data?.cart);`,
  },
  {
    packages: ['@hey-api/openapi-ts@0.99.0', 'typescript@5.9.3'],
    bin: 'openapi-ts',
    args: ['-i', 'openapi.json', '-o', 'client'],
    operation: (id) => `export const ${id} = `,
    program: `
import { client } from './client/client.gen.ts';
import { addLineItemsToCurrentCartV2, getProduct, oauthToken, queryProducts } from './client/sdk.gen.ts';
client.setConfig({ baseUrl: URL_OF_SHOP });
const { data: token } = await oauthToken({ body: GRANT });
client.setConfig({ auth: () => token?.access_token });
const { data } = await queryProducts({ body: QUERY });
const read = await getProduct({ path: { id: PRODUCT_ID } });
const added = await addLineItemsToCurrentCartV2({ body: ITEMS });
show(data?.products, read.data?.product, added.data?.cart);`,
  },
  {
    packages: ['orval@8.33.0'],
    bin: 'orval',
    args: ['--input', 'openapi.json', '--output', 'client/api.ts', '--client', 'fetch'],
    operation: (id) => `export const ${id} = `,
    program: `
import { addLineItemsToCurrentCartV2, getProduct, oauthToken, queryProducts } from './client/api.ts';
const send = globalThis.fetch;
globalThis.fetch = (path, init) => send(\`\${URL_OF_SHOP}\${path}\`, init);
const token = await oauthToken(GRANT);
if (token.status !== 200) throw new Error('no token');
const options = { headers: { Authorization: token.data.access_token } };
const response = await queryProducts(QUERY, options);
const read = await getProduct(PRODUCT_ID, {}, options);
const added = await addLineItemsToCurrentCartV2(ITEMS, options);
if (response.status === 200 && read.status === 200 && added.status === 200)
  show(response.data.products, read.data.product, added.data.cart);`,
  },
  {
    packages: ['openapi-typescript-codegen@0.31.0', '@types/node@24.19.2'],
    types: ['node'],
    bin: 'openapi',
    args: ['-i', 'openapi.json', '-o', 'client'],
    operation: (id) => `public static ${id}(`,
    program: `
import { CurrentCartV2Service, OauthService, OpenAPI, ProductsService } from './client/index.ts';
OpenAPI.BASE = URL_OF_SHOP;
const token = await OauthService.oauthToken(GRANT);
OpenAPI.HEADERS = { Authorization: token.access_token };
const { products } = await ProductsService.queryProducts(QUERY);
const { product } = await ProductsService.getProduct(PRODUCT_ID);
show(products, product, (await CurrentCartV2Service.addLineItemsToCurrentCartV2(ITEMS)).cart);`,
  },
  {
    packages: ['swagger-typescript-api@13.13.0'],
    bin: 'swagger-typescript-api',
    args: ['generate', '-p', 'openapi.json', '-o', 'client', '-n', 'api.ts'],
    operation: (id) => `    ${id}: (`,
    program: `
import { Api } from './client/api.ts';
const api = new Api({ baseUrl: URL_OF_SHOP });
const { data: token } = await api.oauth2.oauthToken(GRANT);
const headers = { Authorization: token.access_token };
const { products } = (await api.storesReader.queryProducts(QUERY, { headers })).data;
const { product } = (await api.storesReader.getProduct(PRODUCT_ID, {}, { headers })).data;
show(products, product, (await api.ecom.addLineItemsToCurrentCartV2(ITEMS, { headers })).data.cart);`,
  },
  {
    packages: ['typed-openapi@2.2.7'],
    bin: 'typed-openapi',
    args: ['openapi.json', '-o', 'client/api.ts'],
    note:
      'It has no option for deprecated operations, most of which are carts version 1. With a copy of the document made by ' +
      "`jq 'del(.paths[][].deprecated?)' openapi.json` it has all.",
    operation: (id) => `_${id[0]?.toUpperCase()}${id.slice(1)} = {`,
    program: `
import { createApiClient, type Fetcher } from './client/api.ts';
let authorization = '';
const send: Fetcher['fetch'] = ({ method, url, parameters }) => {
  const headers = { 'content-type': 'application/json', authorization };
  return fetch(url, { method, headers, body: parameters?.body ? JSON.stringify(parameters.body) : null });
};
const api = createApiClient({ fetch: send }, URL_OF_SHOP);
authorization = (await api.post('/oauth2/token', { body: GRANT })).access_token;
const { products } = await api.post('/stores-reader/v1/products/query-platformized', { body: QUERY });
const { product } = await api.get('/stores-reader/v1/products/{id}', { path: { id: PRODUCT_ID }, query: {} });
show(products, product, (await api.post('/ecom/v2/carts/current/add-line-items', { body: ITEMS })).cart);`,
  },
  {
    packages: ['oazapfts@7.5.0', '@oazapfts/runtime@1.2.0'],
    bin: 'oazapfts',
    args: ['openapi.json', 'client/api.ts'],
    operation: (id) => `export function ${id}(`,
    program: `
import { addLineItemsToCurrentCartV2, defaults, getProduct, oauthToken, queryProducts } from './client/api.ts';
defaults.baseUrl = URL_OF_SHOP;
const token = await oauthToken(GRANT);
if (token.status !== 200) throw new Error('no token');
const options = { headers: { Authorization: token.data.access_token } };
const response = await queryProducts(QUERY, options);
const read = await getProduct(PRODUCT_ID, {}, options);
const added = await addLineItemsToCurrentCartV2(ITEMS, options);
if (response.status === 200 && read.status === 200 && added.status === 200)
  show(response.data.products, read.data.product, added.data.cart);`,
  },
  {
    packages: ['openapi-zod-client@1.18.3', '@zodios/core@10.9.6', 'zod@3.25.76', 'axios@1.21.1'],
    bin: 'openapi-zod-client',
    args: ['openapi.json', '-o', 'client/api.ts', '--with-deprecated'],
    operation: (id) => `alias: "${id}"`,
    program: `
import { createApiClient } from './client/api.ts';
const api = createApiClient(URL_OF_SHOP);
const token = await api.post('/oauth2/token', GRANT);
const headers = { Authorization: token.access_token };
const { products } = await api.post('/stores-reader/v1/products/query-platformized', QUERY, { headers });
const { product } = await api.get('/stores-reader/v1/products/:id', { params: { id: PRODUCT_ID }, headers });
show(products, product, (await api.post('/ecom/v2/carts/current/add-line-items', ITEMS, { headers })).cart);`,
  },
];

/** What precedes each program. The rest of the arguments of `show` makes a closed enumeration an error. */
const PRELUDE = `
const [, , URL_OF_SHOP = '', CLIENT_ID = '', PRODUCT_ID = ''] = process.argv;
declare const process: { argv: string[] };
const GRANT = { clientId: CLIENT_ID, grantType: 'anonymous' as const };
const QUERY = { query: { paging: { limit: 3 } } };
const WRONG = { query: { paging: { limit: 'three' } } };
const appId = '215238eb-22a5-4c36-9e7b-e7c08025e04e';
const ITEMS = { catalogItems: [{ quantity: 2, catalogReference: { appId, catalogItemId: PRODUCT_ID } }] };
interface Named { name?: string | null | undefined }
interface Line { quantityInfo?: { confirmedQuantity: number } | undefined }
function show<Type extends string>(
  products: readonly Named[] | undefined,
  product: (Named & { productType?: Type | undefined }) | undefined,
  cart: { lineItems?: readonly Line[] | undefined } | undefined,
  ..._closed: string extends Type ? [] : [error: 'the enumeration is closed']
): void {
  const quantities = cart?.lineItems?.map(({ quantityInfo }) => quantityInfo?.confirmedQuantity) ?? [];
  const names = products?.map(({ name }) => name) ?? [];
  console.log([...names, product?.name, product?.productType, ...quantities].join('\\n'));
}
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

export const typescriptTools: Tool[] = GENERATORS.map((generator) => {
  const { packages, bin, args, operation, program, types = [], note } = generator;
  const [name = '', version = ''] = packages[0]?.split(/(?<=.)@/) ?? [];
  return {
    name,
    version,
    document: 'openapi.json',
    command: ['npx', bin, ...args].join(' '),
    ...(note ? { note } : {}),
    generate: async ({ folder }) => {
      await install(folder, ...packages);
      await mkdir(join(folder, 'client'), { recursive: true });
      await execute(folder, [join(folder, 'node_modules/.bin', bin), ...args]);
      return 'yes';
    },
    operations: countOperations('.ts', operation),
    compile: async ({ folder }) => {
      await checkTypesIn(join(folder, 'client'));
      // imports may follow other statements
      await writeFile(join(folder, 'call.ts'), PRELUDE + withWrongQuery(program));
      const compilerOptions = { ...COMPILER_OPTIONS, types };
      const project = { compilerOptions, include: ['client', 'call.ts'] };
      await writeFile(join(folder, 'tsconfig.json'), JSON.stringify(project));
      await execute(folder, [process.execPath, join(root, 'node_modules/typescript/bin/tsc'), '-p', '.']);
      const bundle = ['--bundle', '--packages=external', '--platform=node', '--format=esm'];
      const esbuild = join(root, 'node_modules/.bin/esbuild');
      await execute(folder, [esbuild, 'call.ts', ...bundle, '--outfile=call.mjs', '--log-level=error']);
      return '`tsc --strict`';
    },
    ...callsWith(() => [process.execPath, 'call.mjs']),
  };
});
