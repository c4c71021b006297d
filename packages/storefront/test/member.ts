/** Ann, a member of the sample shop: her session, and her orders. */
import { type Client, createClient, fixedToken } from 'storewire';
import { type Platform, SAMPLE_PASSWORD } from 'storewire-platform';
import { expect } from 'vitest';
import { CATALOG, type ShopOptions, type ShopServer, startShop } from './shop.ts';
import { newVisitor, type Visitor } from './visitor.ts';

/** The sample account that asks for nothing but its password. */
export const ANN = 'ann@example.com';

/** Where she lives. */
export const HOME = { country: 'IE', addressLine: '12 Quay Street', city: 'Galway', postalCode: 'H91 X2V4' };

/** Pieces of a product, by its name. */
export interface Pieces {
  name: string;
  quantity: number;
}

/** What Ann does in a shop without a page of it. */
export interface Member {
  /** Makes calls as Ann, from another device. */
  ann: Client;
  /** Places a paid order of Ann. Resolves to its id. */
  order(...products: readonly Pieces[]): Promise<string>;
  /** Places an order that a gift card pays in full. Resolves to its id. */
  giftCardOrder(giftCard: string, ...products: readonly Pieces[]): Promise<string>;
  /** Places an order that a gift card pays in part, and whose card is declined. Resolves to its id. */
  declinedOrder(giftCard: string, ...products: readonly Pieces[]): Promise<string>;
}

/** A shop whose member Ann has an address. */
export type MemberServer = ShopServer & Member;

export async function startMemberShop(options?: ShopOptions): Promise<MemberServer> {
  const shop = await startShop(options);
  return { ...shop, ...(await memberOf(shop.platform)) };
}

/** The member Ann of a platform. */
export async function memberOf(platform: Platform): Promise<Member> {
  const ann = await clientOf(platform, ANN);
  const pay = async (orderId: string, outcome: 'approved' | 'declined'): Promise<string> => {
    await platform.payOrder({ orderId, outcome });
    return orderId;
  };
  return {
    ann,
    order: async (...products) => pay(await placeOrder(ann, products), 'approved'),
    giftCardOrder: (giftCard, ...products) => placeOrder(ann, products, giftCard),
    declinedOrder: async (giftCard, ...products) =>
      pay(await placeOrder(ann, products, giftCard), 'declined'),
  };
}

/** A visitor who has signed in as Ann. */
export async function newAnn(shop: ShopServer): Promise<Visitor> {
  const visitor = newVisitor(shop);
  const response = await visitor.request('/en/sign-in', {
    method: 'POST',
    body: new URLSearchParams({ intent: 'login', email: ANN, password: SAMPLE_PASSWORD }),
  });
  expect([response.status, response.headers.get('location')]).toEqual([302, '/en/account']);
  return visitor;
}

/** Makes calls as the member with this email. */
export async function clientOf(platform: Platform, email: string): Promise<Client> {
  const { accounts } = await platform.listAccounts({ limit: 100 });
  const account = accounts.find((each) => each.email === email);
  const tokens = await platform.signInAs({ memberId: account?.id ?? '' });
  return createClient({ fetch: platform.fetch, auth: fixedToken(tokens.accessToken) });
}

async function placeOrder(client: Client, products: readonly Pieces[], giftCard?: string): Promise<string> {
  const catalogItems = await Promise.all(
    products.map(async ({ name, quantity }) => ({
      quantity,
      catalogReference: { appId: CATALOG, ...(await itemNamed(client, name)) },
    })),
  );
  const contact = { firstName: 'Ann', lastName: 'Byrne' };
  const { cart } = await client.cartsV2.createCartV2({
    cart: {
      customerInfo: { email: ANN, ...contact },
      deliveryInfo: { address: HOME },
      paymentInfo: { billingAddress: HOME, billingContact: contact },
    },
    catalogItems,
    deliveryMethod: { code: 'standard' },
  });
  if (giftCard) await client.cartsV2.addGiftCardV2({ cartId: cart.id, giftCard: { code: giftCard } });
  const { orderId } = await client.cartsV2.placeOrderV2({ cartId: cart.id });
  return orderId;
}

/** A product, or its first variant that is in stock. */
async function itemNamed({ products, variants: all }: Client, name: string) {
  const found = await products.queryProducts({ query: { filter: { name }, paging: { limit: 1 } } });
  const { id = '', manageVariants } = found.products?.[0] ?? {};
  if (!manageVariants) return { catalogItemId: id };
  const { variants } = await all.queryProductVariants({ id, paging: { limit: 100 } });
  const variantId = variants?.find(({ stock }) => stock?.inStock)?.id;
  return { catalogItemId: id, options: { variantId } };
}
