import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Editor, editorOfTypeScript5, editorOfTypeScript7 } from './editor.ts';

const CODE = `import { createClient, type StoreClient } from 'storewire';
import { getCurrentCart, getProduct, queryProductsPages } from 'storewire/operations';
import { useGetCurrentCart, useGetProduct, useQueryProductsInfinite, useUpdateProductAction } from 'storewire/react';
const client = createClient();
export const read = (store: StoreClient) => [
  client.products.getProduct({ id: 'a' }),
  client.currentCart.getCurrentCart(),
  getProduct(store, { id: 'a' }),
  getCurrentCart(store),
  useGetProduct({ id: 'a' }),
  useGetProduct({ id: 'a' }, { suspense: true }),
  useGetCurrentCart(),
  useUpdateProductAction(),
  useQueryProductsInfinite({}),
  queryProductsPages(store),
];
const { cart } = await client.currentCartV2.getCurrentCart();
const items = cart.lineItems;
const [item] = items ?? [];
void client.products.updateProduct({ id: 'a', product: { name: 'Mug' } });
`;

const GET_PRODUCT = /Reads one product by id[\s\S]*404[\s\S]*Roles: visitor, member, merchant/;
const LIST_PRODUCTS = /List products[\s\S]*Roles: visitor, member, merchant/;
const DEPRECATED = /@deprecated[\s\S]*2027-02-01/;

/** Where a style uses a name, and what editors say about it. */
const STYLES: [style: string, use: string, name: string, text: RegExp][] = [
  ['a method of a client', 'client.products.getProduct', 'getProduct', GET_PRODUCT],
  ['a deprecated method', 'client.currentCart.getCurrentCart', 'getCurrentCart', DEPRECATED],
  ['a function', 'getProduct(store', 'getProduct', GET_PRODUCT],
  ['a deprecated function', 'getCurrentCart(store', 'getCurrentCart', DEPRECATED],
  ['a hook', "useGetProduct({ id: 'a' })", 'useGetProduct', GET_PRODUCT],
  ['a hook that suspends', "useGetProduct({ id: 'a' }, {", 'useGetProduct', GET_PRODUCT],
  ['a deprecated hook', 'useGetCurrentCart(', 'useGetCurrentCart', DEPRECATED],
  ['a hook of a write', 'useUpdateProductAction(', 'useUpdateProductAction', /Roles: merchant/],
  ['a list hook', 'useQueryProductsInfinite(', 'useQueryProductsInfinite', LIST_PRODUCTS],
  ['a pager', 'queryProductsPages(', 'queryProductsPages', LIST_PRODUCTS],
];

/** What editors say about values and properties, by where the code has them. */
const NAMED: [use: string, type: RegExp][] = [
  ['cart }', /const cart: CartV2$/m],
  ['items =', /const items: LineItem\[\]/],
  ['item]', /const item: LineItem( |$)/m],
  ['updateProduct({', /updateProduct: \(input: UpdateProductInput, .+\) => Promise<ProductResponse>/],
  ['product: {', /product: ProductInput$/m],
];

describe.each([
  ['TypeScript 5.9', async () => editorOfTypeScript5(CODE)],
  ['TypeScript 7', () => editorOfTypeScript7(CODE)],
])('an editor with %s', (_version, open) => {
  let editor: Editor;
  beforeAll(async () => {
    editor = await open();
  });
  afterAll(() => editor.close());

  test.each(STYLES)('shows text, roles and retirement of a call for %s', async (_style, use, name, text) => {
    const position = CODE.lastIndexOf(use) + use.indexOf(name) + 1;
    expect(await editor.hover(position)).toMatch(text);
    expect(await editor.complete(position, name)).toMatch(text);
  });

  test.each(NAMED)('shows the name of a type, not its members: %s', async (use, type) => {
    expect(await editor.hover(CODE.indexOf(use) + 1)).toMatch(type);
  });
});
