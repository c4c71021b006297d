import type { BrowserContext, Page } from 'playwright-core';
import { type Client, createClient, fixedToken } from 'storewire';
import { type Platform, SAMPLE_PASSWORD } from 'storewire-platform';
import { expect } from 'vitest';
import { openShop, type ShopOptions, type TestShop, type VisitOptions } from './shop.ts';

/** The sample account that asks for nothing but its password. */
export const ANN = 'ann@example.com';

const STORE_APP_ID = '215238eb-22a5-4c36-9e7b-e7c08025e04e';

/** A shop with a signed-in member. */
export interface MemberShop extends TestShop {
  /** Opens a page as Ann. */
  visitAsAnn(path: string, options?: VisitOptions): Promise<Page>;
  /** Makes calls as Ann, from another device. */
  ann: Client;
  /** Places a paid order of Ann. Resolves to its id. */
  order(...products: readonly { name: string; quantity: number }[]): Promise<string>;
}

/** A shop in which Ann has an address. */
export async function openMemberShop(options: ShopOptions = {}): Promise<MemberShop> {
  const shop = await openShop(options);
  const ann = await clientOf(shop.platform, ANN);
  const visitAsAnn = (path: string, { prepare, ...options }: VisitOptions = {}): Promise<Page> =>
    shop.visit(path, {
      ...options,
      prepare: async (context) => {
        await signIn(context, shop.origin);
        await prepare?.(context);
      },
    });
  return { ...shop, ann, visitAsAnn, order: (...products) => placeOrder(shop.platform, ann, products) };
}

/** Signs in as a browser without JavaScript does, which takes no page. */
async function signIn({ request }: BrowserContext, origin: string): Promise<void> {
  const response = await request.post(`${origin}/en/sign-in`, {
    headers: { origin },
    form: { intent: 'login', email: ANN, password: SAMPLE_PASSWORD },
    maxRedirects: 0,
  });
  expect([response.status(), response.headers()['location']]).toEqual([302, '/en/account']);
}

/** Makes calls as the member with this email. */
export async function clientOf(platform: Platform, email: string): Promise<Client> {
  const { accounts } = await platform.listAccounts({ limit: 100 });
  const account = accounts.find((each) => each.email === email);
  const tokens = await platform.signInAs({ memberId: account?.id ?? '' });
  return createClient({ fetch: platform.fetch, auth: fixedToken(tokens.accessToken) });
}

async function placeOrder(
  platform: Platform,
  client: Client,
  products: readonly { name: string; quantity: number }[],
): Promise<string> {
  const catalogItems = await Promise.all(
    products.map(async ({ name, quantity }) => ({
      quantity,
      catalogReference: { appId: STORE_APP_ID, ...(await itemNamed(client, name)) },
    })),
  );
  const address = { country: 'IE', city: 'Galway', postalCode: 'H91 X2V4', addressLine: '12 Quay Street' };
  const contact = { firstName: 'Ann', lastName: 'Byrne' };
  const { cart } = await client.cartsV2.createCartV2({
    cart: {
      customerInfo: { email: ANN, ...contact },
      deliveryInfo: { address },
      paymentInfo: { billingAddress: address, billingContact: contact },
    },
    catalogItems,
    deliveryMethod: { code: 'standard' },
  });
  const { orderId } = await client.cartsV2.placeOrderV2({ cartId: cart.id });
  await platform.payOrder({ orderId, outcome: 'approved' });
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
