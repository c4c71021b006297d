/** Fills carts, and what a checkout asks for. */
import type { Client } from 'storewire';
import { expect } from 'vitest';
import { CATALOG, type ShopServer } from './shop.ts';
import type { Visitor } from './visitor.ts';

/** Pieces of products, by their names. */
export type Products = Readonly<Record<string, number>>;

/** Where parcels go. */
export const HOME = { country: 'IE', addressLine: '12 Quay Street', city: 'Galway', postalCode: 'H91 X2V4' };

type PlatformOf = Pick<ShopServer, 'platform'>;

interface Option {
  name: string;
  choices: { description: string }[];
}

/** A product of the sample shop. */
async function productNamed({ platform }: PlatformOf, name: string): Promise<Record<string, unknown>> {
  const { items } = await platform.listItems({ entity: 'product', limit: 100 });
  const product = items.find((each) => each['name'] === name);
  if (!product) throw new Error(`The sample shop has no ${name}`);
  return product;
}

/** The id of a product of the sample shop. */
export const productId = async (shop: PlatformOf, name: string): Promise<string> =>
  String((await productNamed(shop, name))['id']);

/** Leaves some pieces of a product without variants. */
export async function setStock(shop: PlatformOf, name: string, quantity: number): Promise<void> {
  await shop.platform.setStock({ productId: await productId(shop, name), trackQuantity: true, quantity });
}

/** Products with their first choices, as their pages add them to the cart. */
export const itemsOf = (shop: PlatformOf, products: Products) =>
  Promise.all(
    Object.entries(products).map(async ([name, quantity]) => {
      const { id, productOptions } = await productNamed(shop, name);
      const given = (productOptions ?? []) as Option[];
      const options = Object.fromEntries(
        given.map((option) => [option.name, option.choices[0]?.description]),
      );
      const catalogItemId = String(id);
      const item = { appId: CATALOG, catalogItemId, ...(given.length > 0 && { options: { options } }) };
      return { quantity, catalogReference: item };
    }),
  );

/** Adds products to the cart of a visitor, as pages do. Resolves to the id of the cart. */
export async function addProducts(shop: PlatformOf, visitor: Visitor, products: Products): Promise<string> {
  const response = await visitor.request('/api/store/ecom/v2/carts/current/add-line-items', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ catalogItems: await itemsOf(shop, products) }),
  });
  expect(response.status).toBe(200);
  const { cart } = await response.json();
  return cart.id;
}

/** What a checkout has to know besides an address. */
export interface Contact {
  email: string;
  firstName: string;
  lastName: string;
}

/** Makes all entries of a checkout. A gift card may pay. */
export async function fillCheckout(
  { cartsV2 }: Client,
  cartId: string,
  { email, ...contact }: Contact,
  giftCard?: string,
): Promise<void> {
  await cartsV2.updateCartV2({
    cartId,
    cart: {
      customerInfo: { email, ...contact },
      deliveryInfo: { address: HOME },
      paymentInfo: { billingAddress: HOME, billingContact: contact },
    },
  });
  await cartsV2.setDeliveryMethodV2({ cartId, deliveryMethod: { code: 'standard' } });
  if (giftCard) await cartsV2.addGiftCardV2({ cartId, giftCard: { code: giftCard } });
}

/** Number of orders of the shop. */
export const countOrders = async ({ platform }: PlatformOf): Promise<number> =>
  (await platform.listItems({ entity: 'order', limit: 1 })).total;
