/** On 2027-02-01, version 1 of carts and checkouts is deleted. A copy of the repository is without it today. */
import { execFile } from 'node:child_process';
import { cp, mkdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { type OperationObject, operationsOf, readDescription } from 'storewire-tools';
import { afterAll, beforeAll, expect, test } from 'vitest';

const run = promisify(execFile);

const root = resolve(import.meta.dirname, '../../../..');
const copy = join(root, '.cache/without-carts-v1');

const COPIED = [
  'generated',
  'openapi-ts.config.ts',
  'orval.config.ts',
  'package.json',
  'packages/backoffice',
  'packages/create',
  'packages/dev-kit',
  'packages/platform/generate',
  'packages/platform/package.json',
  'packages/platform/seeds',
  'packages/platform/src',
  'packages/platform/tsconfig.json',
  'packages/react-admin',
  'packages/server',
  'packages/storefront',
  'packages/tools',
  'openapi',
  'package-lock.json',
  'scripts',
  'src',
  'tsconfig.json',
];

/** What no type of the applications needs. Tests use version 1 to show that both versions are one cart. */
const LEFT_OUT = /[/](?:[.]cache|build|dist|node_modules|test|e2e|bench|screenshots)$/;

const DELETED = [
  'packages/platform/src/cli/triggers/carts-v1.ts',
  'packages/platform/src/features/carts-v1',
  'packages/platform/src/seeds/examples/carts-v1.ts',
];

/** Files with lines that name what is deleted. */
const NAMING = [
  'packages/platform/src/cli/triggers/table.ts',
  'packages/platform/src/features/index.ts',
  'packages/platform/src/seeds/examples/index.ts',
];

const LINE_OF_V1 = /^.*(?:carts-?v1|listenToCarts).*\n/gim;

const SERVICES = ['currentCart', 'checkouts'];
const EVENT = /^wix[.]ecom[.]v1[.](?:cart|checkout)_(?:created|updated|deleted|completed)$/;

/** Copies what the applications are made of. Packages of the repository are those of the copy. */
async function copyRepository(): Promise<void> {
  await rm(copy, { recursive: true, force: true });
  for (const each of COPIED)
    await cp(join(root, each), join(copy, each), {
      recursive: true,
      filter: (path) => !LEFT_OUT.test(path.slice(root.length)),
    });
  await mkdir(join(copy, 'node_modules'));
  await symlink('..', join(copy, 'node_modules/storewire'));
  for (const name of ['backoffice', 'dev-kit', 'platform', 'react-admin', 'server', 'storefront', 'tools'])
    await symlink(`../packages/${name}`, join(copy, `node_modules/storewire-${name}`));
  // versions of the store front's own, which the repository does not share
  const own = join(root, 'packages/storefront/node_modules');
  await symlink(own, join(copy, 'packages/storefront/node_modules'));
}

/** Takes the services and their events out of the description, which becomes one file. */
async function removeServices(): Promise<void> {
  const document = await readDescription(join(root, 'openapi/openapi.yaml'));
  const isGone = ({ tags = [] }: OperationObject): boolean => tags.some((tag) => SERVICES.includes(tag));
  const operations = [...operationsOf(document)];
  const gone = operations.filter(({ operation }) => isGone(operation));
  const names = [...SERVICES, ...gone.map(({ operation }) => operation.operationId)];
  for (const { path } of gone) delete document.paths[path];
  for (const { operation } of operations) {
    const invalidated = operation['x-invalidates'];
    if (invalidated) operation['x-invalidates'] = invalidated.filter((name) => !names.includes(name));
  }
  for (const name of Object.keys(document.webhooks ?? {}))
    if (EVENT.test(name)) delete document.webhooks?.[name];
  document.tags = (document.tags ?? []).filter(({ name }) => !SERVICES.includes(name));
  const groups = document['x-tagGroups']?.filter(({ tags }) => !tags.some((tag) => SERVICES.includes(tag)));
  const text = JSON.stringify({ ...document, ...(groups && { 'x-tagGroups': groups }) });
  await writeFile(join(copy, 'openapi/openapi.yaml'), text);
}

/** Deletes the folder of version 1, and the lines that name what is deleted. */
async function deleteVersion1(): Promise<void> {
  for (const path of DELETED) await rm(join(copy, path), { recursive: true });
  for (const file of NAMING) {
    const path = join(copy, file);
    const source = await readFile(path, 'utf8');
    expect(source).toMatch(LINE_OF_V1);
    await writeFile(path, source.replace(LINE_OF_V1, ''));
  }
}

/** Runs a program with Node in a folder of the copy. Resolves to what it says of a failure. */
const problemsOf = (folder: string, ...command: string[]): Promise<string> =>
  run(process.execPath, command, { cwd: join(copy, folder) }).then(
    () => '',
    ({ stdout, stderr }) => `${stdout}${stderr}`,
  );

const OPENAPI_TS = join(root, 'node_modules/@hey-api/openapi-ts/bin/run.js');
const ORVAL = join(root, 'node_modules/orval/dist/bin/orval.mjs');
const COMPILER = join(root, 'node_modules/@typescript/native/bin/tsc');
const ROUTER = join(
  dirname(
    createRequire(join(root, 'packages/storefront/package.json')).resolve('@react-router/dev/package.json'),
  ),
  'bin.cjs',
);

beforeAll(async () => {
  await copyRepository();
  await removeServices();
  await deleteVersion1();
});

afterAll(() => rm(copy, { recursive: true, force: true }));

test('the platform is generated and compiles without version 1 of carts', async () => {
  expect(await problemsOf('.', 'scripts/types.ts')).toBe('');
  expect(await problemsOf('.', 'scripts/generate.ts')).toBe('');
  expect(await problemsOf('.', OPENAPI_TS)).toBe('');
  expect(await problemsOf('.', ORVAL)).toBe('');
  const source = '--conditions=storewire-source';
  expect(await problemsOf('packages/platform', source, 'generate/main.ts')).toBe('');
  expect(await problemsOf('packages/platform', COMPILER, '-p', '.')).toBe('');
});

test('the store front compiles without version 1 of carts', async () => {
  expect(await problemsOf('packages/storefront', ROUTER, 'typegen')).toBe('');
  expect(await problemsOf('packages/storefront', COMPILER, '-p', '.')).toBe('');
});

test('the back office compiles without version 1 of carts', async () => {
  expect(await problemsOf('packages/backoffice', COMPILER, '-p', '.')).toBe('');
});

test('the templates compile without version 1 of carts', async () => {
  const create = join(copy, 'packages/create/src/main.ts');
  expect(await problemsOf('.', create, 'shop', '--template', 'vite', '--no-install')).toBe('');
  const config = {
    extends: './tsconfig.app.json',
    compilerOptions: {
      customConditions: ['storewire-source'],
      allowImportingTsExtensions: true,
      lib: ['ESNext', 'DOM'],
    },
    include: ['src'],
  };
  await writeFile(join(copy, 'shop/tsconfig.check.json'), JSON.stringify(config));
  expect(await problemsOf('shop', COMPILER, '-p', 'tsconfig.check.json')).toBe('');
});

/** Two purchases of a visitor, from the cart to the paid order: by a call, and on the hosted page after a declined card. */
const PURCHASES = `
import { createClient, fixedToken, toLineItem } from 'storewire';
import { createPlatform } from 'storewire-platform';
const platform = createPlatform();
const as = (role) => {
  const auth = fixedToken(platform.issueToken({ role }).accessToken);
  return createClient({ baseUrl: 'http://127.0.0.1:4010', fetch: platform.fetch, auth });
};
const client = as('visitor');
if (client.currentCart) throw new Error('version 1 is still there');
const bowl = { name: 'Bowl', productType: 'physical', priceData: { price: 12.5 } };
const { product } = await as('staff').products.createProduct({ product: bowl });
const address = { country: 'IE', city: 'Galway' };
const readyCart = async () => {
  const { cart } = await client.currentCartV2.createCurrentCart({
    cart: {
      customerInfo: { email: 'mara@example.com' },
      deliveryInfo: { address },
      paymentInfo: { billingAddress: address },
    },
    catalogItems: [toLineItem({ productId: product.id })],
    deliveryMethod: { code: 'standard' },
  });
  return cart;
};
const cart = await readyCart();
const { orderId } = await client.cartsV2.placeOrder({ cartId: cart.id });
platform.payOrder({ orderId, outcome: 'approved' });
const { order } = await client.orders.getOrder({ id: orderId });
if (order.paymentStatus !== 'PAID') throw new Error(order.paymentStatus);
const declined = await readyCart();
const { redirectSession } = await client.redirects.createRedirectSession({
  ecomCheckout: { checkoutId: declined.id },
});
const page = await (await platform.fetch(redirectSession.fullUrl)).text();
const pay = (step) =>
  platform.fetch(new URL('/checkout', redirectSession.fullUrl), {
    method: 'POST',
    body: new URLSearchParams({
      session: redirectSession.sessionToken,
      step,
      prices: /name="prices" value="([^"]*)"/.exec(page)[1],
    }),
  });
await pay('declined');
const { cart: copy } = await client.currentCartV2.getCurrentCart();
if (copy.id === declined.id) throw new Error('the declined purchase is still the current cart');
await pay('approved');
const left = await client.currentCartV2.getCurrentCart().catch(({ status }) => status);
if (left !== 404) throw new Error('the paid purchase left a current cart');
await platform.close();
`;

test('the platform sells without version 1 of carts', async () => {
  await writeFile(join(copy, 'purchases.mjs'), PURCHASES);
  expect(await problemsOf('.', '--conditions=storewire-source', 'purchases.mjs')).toBe('');
});

test('the store front is built without version 1 of carts', async () => {
  const build = ['build', '--config', 'vite.repository.config.ts', '--logLevel', 'error'];
  const folder = 'packages/storefront';
  expect(await problemsOf(folder, '--conditions=storewire-source', ROUTER, ...build)).toBe('');
});
