import { beforeAll, describe, expect, test } from 'vitest';
import { planCartsUpgrade } from '../../../src/upgrade/carts/upgrade-carts.ts';
import type { Upgrade } from '../../../src/upgrade/upgrade.ts';
import { errorsIn, STORE, usesIn, writeProject } from '../project.ts';

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
    code: `import createFetchClient from 'openapi-fetch';
import type { paths } from 'storewire/paths';

await createFetchClient<paths>().GET('/ecom/v1/carts/current');
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
    upgrade = await planCartsUpgrade(folder, () => undefined);
  });

  test.each(FORMS.map((form, index) => ({ ...form, index })))('has uses as $form', ({ index, uses }) => {
    expect(usesIn(upgrade, `form-${index}.ts`)).toEqual(uses);
  });

  test('lists an export under another name', () => {
    expect(usesIn(upgrade, 'exports.ts')).toEqual(['1: checkouts.getCheckout > cartsV2.getCartV2 > by hand']);
  });
});
