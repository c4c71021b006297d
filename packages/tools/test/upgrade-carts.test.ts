// @module-tag slow
import { mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { run } from 'storewire-dev-kit/process';
import ts from 'typescript';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { planCartsUpgrade } from '../src/upgrade/carts/upgrade-carts.ts';
import { ProjectError } from '../src/upgrade/project.ts';
import { type Upgrade, writeUpgrade } from '../src/upgrade/upgrade.ts';

const ROOT = resolve(import.meta.dirname, '../../..');
const COMMAND = join(import.meta.dirname, 'command.ts');
const CONFIG = {
  compilerOptions: {
    target: 'es2023',
    module: 'esnext',
    moduleResolution: 'bundler',
    jsx: 'react-jsx',
    lib: ['esnext', 'dom', 'dom.iterable', 'dom.asynciterable'],
    types: ['node'],
    customConditions: ['storewire-source'],
    allowImportingTsExtensions: true,
    allowJs: true,
    strict: true,
    skipLibCheck: true,
    noEmit: true,
  },
};

const folders: string[] = [];
afterAll(() => Promise.all(folders.map((folder) => rm(folder, { recursive: true }))));

async function writeProject(
  files: Readonly<Record<string, string>>,
  config: object | null = CONFIG,
): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'storewire-upgrade-'));
  folders.push(folder);
  await symlink(join(ROOT, 'node_modules'), join(folder, 'node_modules'));
  const all = config ? { ...files, 'tsconfig.json': JSON.stringify(config) } : files;
  for (const [name, text] of Object.entries(all)) {
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await writeFile(join(folder, name), text);
  }
  return folder;
}

const plan = (folder: string): Promise<Upgrade> => planCartsUpgrade(folder, () => undefined);

const usesIn = ({ uses }: Upgrade, file: string): string[] =>
  uses
    .filter((use) => use.file === file)
    .map(({ line, name, replacement, isMechanical }) =>
      [`${line}: ${name}`, replacement ?? 'nothing', ...(isMechanical ? [] : ['by hand'])].join(' > '),
    );

const STORE = `import { createTransport } from 'storewire/operations';
export const store = createTransport();
`;

interface Form {
  form: string;
  code: string;
  uses: string[];
}

/** Code, and what it uses. The number is that of the line. */
const FORMS: Form[] = [
  {
    form: 'functions',
    code: `import { getCurrentCart } from 'storewire/operations';
import { store } from './store.ts';
await getCurrentCart(store);`,
    uses: ['3: currentCart.getCurrentCart > currentCartV2.getCurrentCartV2'],
  },
  {
    form: 'functions under another name',
    code: `import { getCurrentCart as readCart } from 'storewire/operations';
import { store } from './store.ts';
await readCart(store);`,
    uses: [
      '1: currentCart.getCurrentCart > currentCartV2.getCurrentCartV2',
      '3: currentCart.getCurrentCart > currentCartV2.getCurrentCartV2',
    ],
  },
  {
    form: 'functions of a namespace',
    code: `import * as calls from 'storewire/operations';
import { store } from './store.ts';
await calls.deleteCurrentCart(store);`,
    uses: ['3: currentCart.deleteCurrentCart > currentCartV2.deleteCurrentCartV2'],
  },
  {
    form: 'functions that a file exports again',
    code: `import { store } from './store.ts';
import { readCheckout } from './exports.ts';
await readCheckout(store, { id: '1' });`,
    uses: ['3: checkouts.getCheckout > cartsV2.getCartV2 > by hand'],
  },
  {
    form: 'functions that are loaded when they are needed',
    code: `import { store } from './store.ts';
const { getCurrentCart } = await import('storewire/operations');
await getCurrentCart(store);`,
    uses: ['2: currentCart.getCurrentCart > currentCartV2.getCurrentCartV2'],
  },
  {
    form: 'functions that are passed on',
    code: `import { getCurrentCart } from 'storewire/operations';
export const allowed = [getCurrentCart];`,
    uses: ['2: currentCart.getCurrentCart > currentCartV2.getCurrentCartV2 > by hand'],
  },
  {
    form: 'reads on a server',
    code: `import { getCurrentCart } from 'storewire/operations';
import { fallback } from 'storewire/react/server';
import { store } from './store.ts';
await fallback(store, [[getCurrentCart]]);`,
    uses: ['4: currentCart.getCurrentCart > currentCartV2.getCurrentCartV2'],
  },
  {
    form: 'methods',
    code: `import { createClient } from 'storewire';
await createClient().currentCart.removeCurrentCartCoupon();
await createClient().checkouts.getCheckoutUrl({ id: '1' });`,
    uses: [
      '2: currentCart.removeCurrentCartCoupon > currentCartV2.removeCouponFromCurrentCartV2 > by hand',
      '3: checkouts.getCheckoutUrl > cartsV2.getCheckoutUrlV2',
      '3: GetCheckoutUrlInput.id > cartId',
    ],
  },
  {
    form: 'methods between brackets',
    code: `import { createClient } from 'storewire';
await createClient()['currentCart']['getCurrentCart']();`,
    uses: [
      '2: currentCart > currentCartV2',
      '2: currentCart.getCurrentCart > currentCartV2.getCurrentCartV2',
    ],
  },
  {
    form: 'services in variables',
    code: `import { createClient, type ServiceCalls } from 'storewire';
const { currentCart } = createClient();
await currentCart.getCurrentCart();
export const cart: ServiceCalls<'currentCart'> = currentCart;`,
    uses: [
      '2: currentCart > currentCartV2',
      '3: currentCart.getCurrentCart > currentCartV2.getCurrentCartV2',
      '4: currentCart > currentCartV2',
    ],
  },
  {
    form: 'methods in variables',
    code: `import { createClient } from 'storewire';
const { removeCurrentCartLineItems: remove } = createClient().currentCart;
await remove({ lineItemIds: ['1'] });`,
    uses: [
      '2: currentCart.removeCurrentCartLineItems > currentCartV2.removeLineItemsFromCurrentCartV2',
      '2: currentCart > currentCartV2',
    ],
  },
  {
    form: 'hooks',
    code: `import { useAddToCurrentCartAction, useEstimateCurrentCartTotals, useGetCurrentCart } from 'storewire/react';
export function useMine() {
  const { trigger } = useAddToCurrentCartAction();
  return { trigger, cart: useGetCurrentCart() };
}
export const useTotals = () => useEstimateCurrentCartTotals({});`,
    uses: [
      '3: useAddToCurrentCartAction > useAddLineItemsToCurrentCartV2Action',
      '4: useGetCurrentCart > useGetCurrentCartV2',
      '6: useEstimateCurrentCartTotals > useEstimateCurrentCartV2 > by hand',
    ],
  },
  {
    form: 'the hook of the cart',
    code: `import { type CartV1State, useCartV1 } from 'storewire/react';
export const useCount = (): CartV1State['count'] => useCartV1().count;`,
    uses: ['2: CartV1State > CartState > by hand', '2: useCartV1 > useCart > by hand'],
  },
  {
    form: 'mock handlers',
    code: `import { getCurrentCartHandler } from 'storewire/msw';
export const handler = getCurrentCartHandler();`,
    uses: ['2: getCurrentCartHandler > getCurrentCartV2Handler'],
  },
  {
    form: 'schemas',
    code: `import { CartSchema, operationSchemas } from 'storewire/zod';
export const schemas = [CartSchema, operationSchemas.getCheckout];`,
    uses: [
      '2: CartSchema > CartV2Schema > by hand',
      '2: checkouts.getCheckout > cartsV2.getCartV2 > by hand',
    ],
  },
  {
    form: 'paths of openapi-fetch',
    code: `import { createFetchClient } from 'storewire/openapi-fetch';
import type { paths } from 'storewire/paths';
import { store } from './store.ts';
await createFetchClient(store).GET('/ecom/v1/carts/current');
export type Add = paths['/ecom/v1/carts/current/add-to-cart']['post'];`,
    uses: [
      '4: GET /ecom/v1/carts/current > GET /ecom/v2/carts/current',
      '5: POST /ecom/v1/carts/current/add-to-cart > POST /ecom/v2/carts/current/add-line-items > by hand',
    ],
  },
  {
    form: 'types and their properties',
    code: `import type { Cart } from 'storewire';
export const noteOf = ({ buyerNote }: Cart): string => buyerNote ?? '';
export const currencyOf = (cart: Cart): string => cart['currency'];
export type Note = Cart['buyerNote'];`,
    uses: [
      '2: Cart.buyerNote > note > by hand',
      '2: Cart > CartV2 > by hand',
      '3: Cart > CartV2 > by hand',
      '3: Cart.currency > businessInfo.currencyCode > by hand',
      '4: Cart > CartV2 > by hand',
      '4: Cart.buyerNote > note > by hand',
    ],
  },
  {
    form: 'error codes',
    code: `import { isStoreError } from 'storewire';
export function hasCart(error: unknown): boolean {
  if (!isStoreError(error)) return true;
  const { code } = error;
  switch (code) {
    case 'EMPTY_CHECKOUT':
      return true;
  }
  return error.code !== 'OWNED_CART_NOT_FOUND';
}`,
    uses: ['6: EMPTY_CHECKOUT > EMPTY_CART > by hand', '9: OWNED_CART_NOT_FOUND > nothing > by hand'],
  },
  {
    form: 'no names of others',
    code: `import type { OrderLineItem } from 'storewire';
interface Cart { buyerNote: string; productName: string }
/** Calls getCurrentCart. */
export function getCurrentCart({ buyerNote }: Cart): string {
  return [buyerNote, 'getCurrentCart', '/ecom/v1/carts/current', 'OWNED_CART_NOT_FOUND'].join();
}
export const currentCart = { addToCurrentCart: getCurrentCart };
export const nameOf = ({ productName }: OrderLineItem) => [productName, currentCart.addToCurrentCart];`,
    uses: [],
  },
];

interface Change {
  change: string;
  before: string;
  after: string;
}

const CHANGES: Change[] = [
  {
    change: 'adds to the cart',
    before: `import { productLine } from 'storewire';
import { addToCurrentCart } from 'storewire/operations';
import { store } from './store.ts';
const lineItems = [productLine({ productId: '1', quantity: 2 })];
await addToCurrentCart(store, { lineItems });
await addToCurrentCart(store, { lineItems: [productLine({ productId: '2' })] });`,
    after: `import { productLine } from 'storewire';
import { addLineItemsToCurrentCartV2 } from 'storewire/operations';
import { store } from './store.ts';
const lineItems = [productLine({ productId: '1', quantity: 2 })];
await addLineItemsToCurrentCartV2(store, { catalogItems: lineItems });
await addLineItemsToCurrentCartV2(store, { catalogItems: [productLine({ productId: '2' })] });`,
  },
  {
    change: 'sets quantities, and removes lines',
    before: `import { createClient } from 'storewire';
const { currentCart } = createClient();
export async function save(id: string, quantity: number) {
  if (quantity === 0) return currentCart.removeCurrentCartLineItems({ lineItemIds: [id] });
  return currentCart.updateCurrentCartLineItemsQuantity({ lineItems: [{ id, quantity }, { id: '2', quantity: 3 }] });
}`,
    after: `import { createClient } from 'storewire';
const { currentCartV2: currentCart } = createClient();
export async function save(id: string, quantity: number) {
  if (quantity === 0) return currentCart.removeLineItemsFromCurrentCartV2({ lineItemIds: [id] });
  return currentCart.updateLineItemsInCurrentCartV2({ lineItems: [{ lineItemId: id, quantity: { newQuantity: quantity } }, { lineItemId: '2', quantity: { newQuantity: 3 } }] });
}`,
  },
  {
    change: 'reads a cart in a component, and the lines in another one',
    before: `import type { CartLineItem } from 'storewire';
import { useGetCurrentCart } from 'storewire/react';
function Line({ line }: { line: CartLineItem }) {
  return <li>{line.productName?.original} {line.quantity} {line.price?.amount}</li>;
}
export function Lines() {
  const { data } = useGetCurrentCart();
  return <ul title={data?.cart.buyerNote ?? ''}>{data?.cart.lineItems.map((line) => <Line key={line.id} line={line} />)}</ul>;
}`,
    after: `import type { LineItem } from 'storewire';
import { useGetCurrentCartV2 } from 'storewire/react';
function Line({ line }: { line: LineItem }) {
  return <li>{line.name?.original} {line.quantityInfo?.confirmedQuantity} {line.pricing?.unitPrice?.amount}</li>;
}
export function Lines() {
  const { data } = useGetCurrentCartV2();
  return <ul title={data?.cart.note ?? ''}>{data?.cart.lineItems.map((line) => <Line key={line.id} line={line} />)}</ul>;
}`,
  },
  {
    change: 'reads properties with patterns',
    before: `import { createClient } from 'storewire';
const { cart } = await createClient().currentCart.getCurrentCart();
export const lines = cart.lineItems.map(({ productName, quantity = 1, fullPrice: price }) => [productName, quantity, price?.amount]);`,
    after: `import { createClient } from 'storewire';
const { cart } = await createClient().currentCartV2.getCurrentCartV2();
export const lines = cart.lineItems.map(({ name: productName, quantityInfo: { confirmedQuantity: quantity = 1 } = {}, pricing: { breakdown: { fullPrice: price } = {} } = {} }) => [productName, quantity, price?.amount]);`,
  },
  {
    change: 'redirects to the checkout',
    before: `import { createClient } from 'storewire';
import { createRedirect } from 'storewire/redirects';
const client = createClient();
const { checkoutId } = await client.currentCart.createCheckoutFromCurrentCart({ channelType: 'WEB' });
export const url = await createRedirect(client, { ecomCheckout: { checkoutId } });`,
    after: `import { createClient } from 'storewire';
import { createRedirect } from 'storewire/redirects';
const client = createClient();
const { cart: { id: checkoutId } } = await client.currentCartV2.getCurrentCartV2();
export const url = await createRedirect(client, { ecomCheckout: { checkoutId } });`,
  },
  {
    change: 'keeps both versions in a file, and imports both',
    before: `import { getCurrentCart } from 'storewire/operations';
import { store } from './store.ts';
export const count = async () => (await getCurrentCart(store)).cart.lineItems.length;
export const discount = async () => (await getCurrentCart(store)).cart.discount;`,
    after: `import { getCurrentCart, getCurrentCartV2 } from 'storewire/operations';
import { store } from './store.ts';
export const count = async () => (await getCurrentCartV2(store)).cart.lineItems.length;
export const discount = async () => (await getCurrentCart(store)).cart.discount;`,
  },
  {
    change: 'leaves values alone that other code takes with version 1',
    before: `import type { Cart } from 'storewire';
import { getCurrentCart } from 'storewire/operations';
import { store } from './store.ts';
const show = (cart: Cart) => cart.lineItems.map(({ price }) => price?.formattedAmount);
const read = () => getCurrentCart(store);
export const load = async () => show((await read()).cart);`,
    after: `import type { Cart } from 'storewire';
import { getCurrentCart } from 'storewire/operations';
import { store } from './store.ts';
const show = (cart: Cart) => cart.lineItems.map(({ price }) => price?.formattedAmount);
const read = () => getCurrentCart(store);
export const load = async () => show((await read()).cart);`,
  },
  {
    change: 'leaves calls alone whose errors are handled by codes of version 1',
    before: `import { isStoreError } from 'storewire';
import { getCurrentCart } from 'storewire/operations';
import { store } from './store.ts';
export const load = () => getCurrentCart(store).catch(ignore);
const ignore = (error: unknown) => isStoreError(error) && error.code === 'OWNED_CART_NOT_FOUND';`,
    after: `import { isStoreError } from 'storewire';
import { getCurrentCart } from 'storewire/operations';
import { store } from './store.ts';
export const load = () => getCurrentCart(store).catch(ignore);
const ignore = (error: unknown) => isStoreError(error) && error.code === 'OWNED_CART_NOT_FOUND';`,
  },
  {
    change: 'leaves a quantity alone that may have been lowered',
    before: `import { createClient } from 'storewire';
export async function save(id: string, quantity: number) {
  const { cart } = await createClient().currentCart.updateCurrentCartLineItemsQuantity({ lineItems: [{ id, quantity }] });
  return cart.lineItems.some((line) => line.id === id && line.quantity < quantity);
}`,
    after: `import { createClient } from 'storewire';
export async function save(id: string, quantity: number) {
  const { cart } = await createClient().currentCart.updateCurrentCartLineItemsQuantity({ lineItems: [{ id, quantity }] });
  return cart.lineItems.some((line) => line.id === id && line.quantity < quantity);
}`,
  },
  {
    change: 'leaves a checkout alone that is not only for a redirect session',
    before: `import { createCheckoutFromCurrentCart, getCheckout } from 'storewire/operations';
import { store } from './store.ts';
const { checkoutId } = await createCheckoutFromCurrentCart(store, { channelType: 'WEB' });
await getCheckout(store, { id: checkoutId });`,
    after: `import { createCheckoutFromCurrentCart, getCheckout } from 'storewire/operations';
import { store } from './store.ts';
const { checkoutId } = await createCheckoutFromCurrentCart(store, { channelType: 'WEB' });
await getCheckout(store, { id: checkoutId });`,
  },
];

describe('a project', () => {
  let upgrade: Upgrade;
  beforeAll(async () => {
    const files = FORMS.map(({ code }, index) => [`form-${index}.ts`, `${code}\n`]);
    const folder = await writeProject({
      ...Object.fromEntries(files),
      'store.ts': STORE,
      'exports.ts': `export { getCheckout as readCheckout } from 'storewire/operations';\n`,
    });
    expect(errorsIn(folder)).toEqual([]);
    upgrade = await plan(folder);
  });

  test.each(FORMS.map((form, index) => ({ ...form, index })))('has uses as $form', ({ index, uses }) => {
    expect(usesIn(upgrade, `form-${index}.ts`)).toEqual(uses);
  });

  test('lists an export under another name', () => {
    expect(usesIn(upgrade, 'exports.ts')).toEqual(['1: checkouts.getCheckout > cartsV2.getCartV2 > by hand']);
  });
});

describe('a written upgrade', () => {
  let folder: string;
  beforeAll(async () => {
    const files = CHANGES.map(({ before }, index) => [`change-${index}.tsx`, `${before}\n`]);
    folder = await writeProject({ ...Object.fromEntries(files), 'store.ts': STORE });
    expect(errorsIn(folder)).toEqual([]);
    await writeUpgrade(await plan(folder));
  });

  test.each(CHANGES.map((change, index) => ({ ...change, index })))('$change', async ({ index, after }) => {
    expect(await readFile(join(folder, `change-${index}.tsx`), 'utf8')).toBe(`${after}\n`);
  });

  test('compiles', () => {
    expect(errorsIn(folder)).toEqual([]);
  });

  test('changes nothing a second time', async () => {
    const { uses, texts } = await plan(folder);
    expect(uses.filter(({ isMechanical }) => isMechanical)).toEqual([]);
    expect(texts.size).toBe(0);
    expect(uses.length).toBeGreaterThan(0);
  });
});

test('code that TypeScript does not check is listed and not changed', async () => {
  const code = `import { createClient } from 'storewire';\ncreateClient().currentCart.getCurrentCart();\n`;
  const { uses, texts } = await plan(await writeProject({ 'a.js': code, 'b.ts': `// @ts-nocheck\n${code}` }));
  expect(uses.map(({ file, isMechanical }) => ({ file, isMechanical }))).toEqual([
    { file: 'a.js', isMechanical: false },
    { file: 'b.ts', isMechanical: false },
  ]);
  expect(texts.size).toBe(0);
});

test('the projects of a tsconfig.json are upgraded together', async () => {
  const server = { ...CONFIG, include: ['server'], references: [] };
  const solution = { files: [], references: [{ path: './server.json' }, { path: './pages.json' }] };
  const folder = await writeProject(
    {
      'server.json': JSON.stringify(server),
      'pages.json': JSON.stringify({ ...CONFIG, include: ['pages'] }),
      'server/cart.ts': `import { createClient } from 'storewire';\nexport const read = () => createClient().currentCart.getCurrentCart();\n`,
      'pages/cart.ts': `import { read } from '../server/cart.ts';\nexport const discount = async () => (await read()).cart.discount;\n`,
    },
    solution,
  );
  const { uses } = await plan(folder);
  expect(uses).toMatchObject([
    { file: 'server/cart.ts', name: 'currentCart.getCurrentCart', isMechanical: false },
    { file: 'pages/cart.ts', name: 'Cart.discount', isMechanical: false },
  ]);
});

test('a project that cannot be read is an error that says why', async () => {
  await expect(plan(await writeProject({}, null))).rejects.toThrow(/has no tsconfig\.json$/);
  await expect(plan(await writeProject({}))).rejects.toThrow(ProjectError);
  const folder = await writeProject({ 'a.ts': `import 'storewire/operations';\n` });
  await rm(join(folder, 'node_modules'));
  await expect(plan(folder)).rejects.toThrow(
    'storewire/operations cannot be resolved. Install the project first',
  );
});

describe('the command', () => {
  const upgradeCarts = (folder: string, ...options: string[]) =>
    run(process.execPath, [COMMAND, 'upgrade-carts', folder, ...options], { cwd: ROOT });

  test('lists the uses, and fails while there are any', async () => {
    const folder = await writeProject({
      'a.ts': `import { createClient } from 'storewire';\nawait createClient().currentCart.deleteCurrentCart();\n`,
    });
    const listed = await upgradeCarts(folder);
    expect(listed).toMatchObject({ code: 1 });
    expect(listed.output).toContain(
      '/a.ts:2:34: mechanical: currentCart.deleteCurrentCart -> currentCartV2.deleteCurrentCartV2\n',
    );
    expect(listed.output).toContain(
      '1 use of version 1 of carts and checkouts in 1 of 1 file: 1 mechanical, 0 by hand',
    );
    const written = await upgradeCarts(folder, '--write');
    expect(written).toMatchObject({ code: 0 });
    expect(written.output).toContain('Changed 1 use in 1 file\n');
    const again = await upgradeCarts(folder);
    expect(again).toMatchObject({ code: 0 });
    expect(again.output).toContain('No use of version 1 of carts and checkouts in 1 file\n');
  });

  test('prints one line about a folder without a tsconfig.json', async () => {
    const { code, output } = await upgradeCarts(await writeProject({}, null));
    expect(code).toBe(2);
    expect(output).toMatch(/^Reading the project\n.+ has no tsconfig\.json\n$/);
  });
});

/** What does not compile in a project, as `tsc` says. */
function errorsIn(folder: string): string[] {
  const file = join(folder, 'tsconfig.json');
  const { fileNames, options } = ts.parseJsonConfigFileContent(
    ts.readConfigFile(file, ts.sys.readFile).config,
    ts.sys,
    folder,
  );
  return ts
    .getPreEmitDiagnostics(ts.createProgram(fileNames, options))
    .map(({ file, start, messageText }) =>
      [file?.fileName, start, ts.flattenDiagnosticMessageText(messageText, ' ')].join(': '),
    );
}
