/** Fills the carts of visitors. */
import type { Platform } from 'storewire-platform';
import { expect } from 'vitest';
import { HOME } from './member.ts';
import { CATALOG, type ShopServer } from './shop.ts';
import type { Visitor } from './visitor.ts';

/** Pieces of products, by their names. */
export type Products = Readonly<Record<string, number>>;

interface Option {
  name: string;
  choices: { description: string }[];
}

/** A product of the sample shop. */
async function productNamed(platform: Platform, name: string): Promise<Record<string, unknown>> {
  const { items } = await platform.listItems({ entity: 'product', limit: 100 });
  const product = items.find((each) => each['name'] === name);
  if (!product) throw new Error(`The sample shop has no ${name}`);
  return product;
}

/** The id of a product of the sample shop. */
export async function productId({ platform }: Pick<ShopServer, 'platform'>, name: string): Promise<string> {
  const product = await productNamed(platform, name);
  return String(product['id']);
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

/** Adds products to the cart of a visitor, as pages do. Resolves to the id of the cart. */
export async function addProducts(
  { platform }: ShopServer,
  visitor: Visitor,
  products: Products,
): Promise<string> {
  const pieces = Object.entries(products);
  const catalogItems = await Promise.all(
    pieces.map(([name, quantity]) => catalogItem(platform, name, quantity)),
  );
  const response = await visitor.request('/api/store/ecom/v2/carts/current/add-line-items', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ catalogItems }),
  });
  expect(response.status).toBe(200);
  const { cart } = await response.json();
  return cart.id;
}

/** Makes all entries of the checkout of a guest. A gift card may pay. */
export async function fillCheckout(
  { merchant: { cartsV2 } }: ShopServer,
  cartId: string,
  giftCard?: string,
): Promise<void> {
  const contact = { firstName: 'Mara', lastName: 'Brennan' };
  await cartsV2.updateCartV2({
    cartId,
    cart: {
      customerInfo: { email: 'mara@example.com', ...contact },
      deliveryInfo: { address: HOME },
      paymentInfo: { billingAddress: HOME, billingContact: contact },
    },
  });
  await cartsV2.setDeliveryMethodV2({ cartId, deliveryMethod: { code: 'standard' } });
  if (giftCard) await cartsV2.addGiftCardV2({ cartId, giftCard: { code: giftCard } });
}

/** Number of orders of the shop. */
export const countOrders = async ({ platform }: Pick<ShopServer, 'platform'>): Promise<number> =>
  (await platform.listItems({ entity: 'order', limit: 1 })).total;
