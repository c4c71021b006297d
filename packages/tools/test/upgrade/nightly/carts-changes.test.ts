import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { planCartsUpgrade } from '../../../src/upgrade/carts/upgrade-carts.ts';
import { type Upgrade, writeUpgrade } from '../../../src/upgrade/upgrade.ts';
import { errorsIn, STORE, writeProject } from '../project.ts';

const plan = (folder: string): Promise<Upgrade> => planCartsUpgrade(folder, () => undefined);

interface Change {
  change: string;
  before: string;
  after: string;
}

const CHANGES: Change[] = [
  {
    change: 'adds to the cart',
    before: `import { toLineItem } from 'storewire';
import { addToCurrentCart } from 'storewire/operations';
import { store } from './store.ts';
const lineItems = [toLineItem({ productId: '1', quantity: 2 })];
await addToCurrentCart(store, { lineItems });
await addToCurrentCart(store, { lineItems: [toLineItem({ productId: '2' })] });`,
    after: `import { toLineItem } from 'storewire';
import { addLineItemsToCurrentCartV2 } from 'storewire/operations';
import { store } from './store.ts';
const lineItems = [toLineItem({ productId: '1', quantity: 2 })];
await addLineItemsToCurrentCartV2(store, { catalogItems: lineItems });
await addLineItemsToCurrentCartV2(store, { catalogItems: [toLineItem({ productId: '2' })] });`,
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
    before: `import { createClient, createRedirect } from 'storewire';
const client = createClient();
const { checkoutId } = await client.currentCart.createCheckoutFromCurrentCart({ channelType: 'WEB' });
export const url = await createRedirect(client, { ecomCheckout: { checkoutId } });`,
    after: `import { createClient, createRedirect } from 'storewire';
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
