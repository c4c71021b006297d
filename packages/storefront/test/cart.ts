/** Fills carts, and what a checkout asks for. */
import type { Client, Product } from 'storewire';
import { expect } from 'vitest';
import { CATALOG, type ShopServer } from './shop.ts';
import type { Visitor } from './visitor.ts';

/** Pieces of products, by their names. */
export type Products = Readonly<Record<string, number>>;

/** Where parcels go. */
export const HOME = { country: 'IE', addressLine: '12 Quay Street', city: 'Galway', postalCode: 'H91 X2V4' };

type Shop = Pick<ShopServer, 'merchant' | 'platform'>;

/** A product of the sample shop. */
async function productNamed({ merchant }: Shop, name: string): Promise<Product> {
  const query = { filter: { name }, paging: { limit: 1 } };
  const { products: [product] = [] } = await merchant.products.queryProducts({ query });
  if (!product) throw new Error(`The sample shop has no ${name}`);
  return product;
}

/** The id of a product of the sample shop. */
export const productId = async (shop: Shop, name: string): Promise<string> =>
  (await productNamed(shop, name)).id ?? '';

/** Leaves some pieces of a product without variants. */
export async function setStock(shop: Shop, name: string, quantity: number): Promise<void> {
  await shop.platform.setStock({ productId: await productId(shop, name), trackQuantity: true, quantity });
}

/** Products with their first choices, as their pages add them to the cart. */
export const itemsOf = (shop: Shop, products: Products) =>
  Promise.all(
    Object.entries(products).map(async ([name, quantity]) => {
      const { id: catalogItemId = '', productOptions = [] } = await productNamed(shop, name);
      const choices = productOptions.map((option) => [option.name, option.choices?.[0]?.description]);
      const options = choices.length > 0 ? { options: Object.fromEntries(choices) } : undefined;
      return { quantity, catalogReference: { appId: CATALOG, catalogItemId, options } };
    }),
  );

/** Adds products to the cart of a visitor, as pages do. Resolves to the id of the cart. */
export async function addProducts(shop: Shop, visitor: Visitor, products: Products): Promise<string> {
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
  await cartsV2.updateCart({
    cartId,
    cart: {
      customerInfo: { email, ...contact },
      deliveryInfo: { address: HOME },
      paymentInfo: { billingAddress: HOME, billingContact: contact },
    },
  });
  await cartsV2.setDeliveryMethod({ cartId, deliveryMethod: { code: 'standard' } });
  if (giftCard) await cartsV2.addGiftCard({ cartId, giftCard: { code: giftCard } });
}

/** Number of orders of the shop. */
export const countOrders = async ({ platform }: Shop): Promise<number> =>
  (await platform.listItems({ entity: 'order', limit: 1 })).total;
