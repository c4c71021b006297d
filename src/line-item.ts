import type { CatalogReference } from '../generated/types.ts';

/**
 * Id of the app whose catalog has the products of the store: the `appId` of their catalog references, as the
 * contract documents it at `CatalogReference`.
 *
 * @example
 * import { STORE_APP_ID } from 'storewire';
 *
 * export const isStoreItem = ({ appId }: { appId: string }): boolean => appId === STORE_APP_ID;
 */
export const STORE_APP_ID = '215238eb-22a5-4c36-9e7b-e7c08025e04e';

/** A product to put into a cart. */
export interface ChosenProduct {
  /** Id of the product, as responses have it. */
  productId: string | null | undefined;
  /** Number of pieces. Default 1. */
  quantity?: number | undefined;
  /** The variant, for products whose variants are managed, and for all of version 3. */
  variantId?: string | null | undefined;
  /** The chosen value of each option by its name, for products whose variants are not managed. */
  options?: Readonly<Record<string, string>> | undefined;
  /** What the buyer has entered, by the title of the text field. */
  customTextFields?: Readonly<Record<string, string>> | undefined;
}

/**
 * Returns a product as an item for `catalogItems` of `addLineItemsToCurrentCartV2` and `createCartV2`, for `add` of
 * `useCart`, and for `lineItems` of version 1. It validates nothing: the platform rejects an unknown product or
 * variant, and a quantity below 1.
 *
 * @example
 * import { createClient, toLineItem, visitor } from 'storewire';
 *
 * const client = createClient({ auth: visitor({ clientId: '9e2d5c71-4b8f-4a36-8d10-c6f7a2b3e541' }) });
 * await client.currentCartV2.addLineItemsToCurrentCart({
 *   catalogItems: [
 *     toLineItem({
 *       productId: 'd8a1f4c2-5b3e-4f7a-9c60-1e2d3b4a5f68',
 *       quantity: 2,
 *       options: { Glaze: 'Sea' },
 *     }),
 *   ],
 * });
 */
export function toLineItem({ productId, quantity = 1, ...choice }: ChosenProduct): {
  quantity: number;
  catalogReference: CatalogReference;
} {
  // a cart has a second line for an item whose options are empty
  const options = Object.fromEntries(Object.entries(choice).filter(([, value]) => hasProperties(value)));
  return {
    quantity,
    catalogReference: {
      appId: STORE_APP_ID,
      catalogItemId: productId ?? '',
      ...(hasProperties(options) && { options }),
    },
  };
}

const hasProperties = (value: object | string | null | undefined): boolean =>
  Object.keys(value ?? {}).length > 0;
