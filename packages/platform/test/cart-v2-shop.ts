/** Shortcuts for tests of carts of version 2. */
import type { CartV2 } from 'storewire';
import { GALWAY } from './merchant.ts';
import { itemOf, type TestShop } from './shop.ts';

export type Client = ReturnType<TestShop['as']>;

/** A catalog item. */
export const itemFor = (productId: string, quantity = 1) => ({
  quantity,
  catalogReference: itemOf(productId),
});

/** Buyer and addresses. */
export const BUYER = {
  customerInfo: { email: 'mara@example.com', firstName: 'Mara', lastName: 'Lindqvist' },
  deliveryInfo: { address: GALWAY },
  paymentInfo: { billingAddress: GALWAY },
};

/** A current cart that nothing prevents from being ordered. */
export async function readyCart(
  client: Client,
  productId: string,
  { quantity = 1, code = 'pickup' } = {},
): Promise<CartV2> {
  const { cart } = await client.currentCartV2.createCurrentCartV2({
    cart: BUYER,
    catalogItems: [itemFor(productId, quantity)],
    deliveryMethod: { code },
  });
  if (!cart) throw new Error('The response has no cart');
  return cart;
}

/** An item that a merchant describes and prices. */
export const customItem = (price: string, { quantity = 1, ...attributes }: Record<string, unknown> = {}) => ({
  name: { original: 'Evening' },
  quantityInfo: { requestedQuantity: quantity as number },
  pricing: { price: { amount: price } },
  attributes: { itemType: { preset: 'SERVICE' as const }, ...attributes },
});
