import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { QueryProductsInput } from '../../src/index.ts';

const wire = JSON.parse(
  readFileSync(fileURLToPath(import.meta.resolve('storewire-contract/contract.json')), 'utf8'),
) as {
  components: { examples: Record<string, { value: unknown }> };
};

/** An example of the contract. */
export function exampleValue<T>(name: string): T {
  const example = wire.components.examples[name];
  if (!example) throw new Error(`The contract has no example ${name}`);
  return example.value as T;
}

/** An example body of the contract, as JSON text. */
export const example = (name: string): string => JSON.stringify(exampleValue(name));

/** Bodies of an empty cart and an empty page, so that what the client does is not lost in the time of `JSON.parse`. */
export const SMALL = {
  cart: '{"cart":{"id":"c3f8a260-9e1d-4b75-8a4c-6d5e2f1b7093","revision":"5","lineItems":[],"coupons":[],"orderPlaced":false,"currentCart":true,"demo":false}}',
  products: '{"products":[]}',
} as const;

export const PATHS = {
  cart: '/ecom/v2/carts/current',
  add: '/ecom/v2/carts/current/add-line-items',
  products: '/stores-reader/v1/products/query-platformized',
} as const;

export const addInput = {
  catalogItems: [
    {
      quantity: 1,
      catalogReference: {
        appId: '215238eb-22a5-4c36-9e7b-e7c08025e04e',
        catalogItemId: '4c8d2f10-7a35-4e9b-b621-0f3d5c7e9a12',
      },
    },
  ],
};

export const queryInput = {
  query: {
    filter: { productType: { $eq: 'physical' } },
    sort: [{ fieldName: 'name', order: 'ASC' }],
    paging: { limit: 50, offset: 0 },
  },
} satisfies QueryProductsInput;
