/** Fills the carts of visitors. */
import type { Platform } from 'storewire-platform';
import { expect } from 'vitest';
import type { ShopServer } from './shop.ts';
import type { Visitor } from './visitor.ts';

/** App id of the catalog of the shop. */
const CATALOG = '215238eb-22a5-4c36-9e7b-e7c08025e04e';

interface Option {
  name: string;
  choices: { description: string }[];
}

/** A product of the sample shop. */
export async function productNamed(platform: Platform, name: string): Promise<Record<string, unknown>> {
  const { items } = await platform.listItems({ entity: 'product', limit: 100 });
  const product = items.find((each) => each['name'] === name);
  if (!product) throw new Error(`The sample shop has no ${name}`);
  return product;
}

/** Pieces of a product with its first choices, as the product page adds them to the cart. */
export async function catalogItem(platform: Platform, name: string, quantity = 1) {
  const product = await productNamed(platform, name);
  const given = (product['productOptions'] ?? []) as Option[];
  const options = Object.fromEntries(given.map((option) => [option.name, option.choices[0]?.description]));
  return {
    quantity,
    catalogReference: {
      appId: CATALOG,
      catalogItemId: product['id'],
      ...(given.length > 0 && { options: { options } }),
    },
  };
}

/** Adds a product to the cart of a visitor, as a page does. */
export async function addProduct(
  { platform }: ShopServer,
  visitor: Visitor,
  name: string,
  quantity?: number,
): Promise<void> {
  const response = await visitor.request('/api/store/ecom/v2/carts/current/add-line-items', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ catalogItems: [await catalogItem(platform, name, quantity)] }),
  });
  expect(response.status).toBe(200);
}
