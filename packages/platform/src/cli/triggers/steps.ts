/** What triggers do to a shop, through its calls and the admin API. */
import { randomUUID } from 'node:crypto';
import {
  type Client,
  createClient,
  fixedToken,
  type OrderPayment,
  type OrderTransactions,
  readCatalogVersion,
  STORE_APP_ID,
  toLineItem,
} from 'storewire';
import { type AdminApi, adminApi, type RunningPlatform } from '../running-platform/admin-api.ts';

/** Who causes events. */
export interface Actors {
  admin: AdminApi;
  merchant: Client;
  visitor: Client;
  /** A client of a new member. */
  member: () => Promise<Client>;
}

/** An address of a person who does not exist. */
const newEmail = (): string => `trigger-${randomUUID().slice(0, 8)}@example.com`;

/** `onDone` gets a line for each call and each action of the actors. */
export async function actorsOf(
  { url, admin }: RunningPlatform,
  onDone: (line: string) => void,
): Promise<Actors> {
  const clientWith = (accessToken: string): Client =>
    createClient({
      baseUrl: url,
      insecureHosts: [new URL(url).hostname],
      auth: fixedToken(accessToken),
      on: (event) => {
        if (event.type === 'response') onDone(`${event.operation} ${event.status} ${event.requestId ?? ''}`);
      },
    });
  const { ownerId } = await admin.getShop();
  const merchant = clientWith((await admin.issueToken({ role: 'staff', id: ownerId })).accessToken);
  return {
    admin: adminApi(url, (action) => onDone(`${action} (admin API)`)),
    merchant,
    visitor: clientWith((await admin.issueToken({ role: 'visitor' })).accessToken),
    member: async () => {
      const memberId = await newMember({ merchant });
      return clientWith((await admin.signInAs({ memberId })).accessToken);
    },
  };
}

/** The id of something that was created. */
function idOf(created: { id?: string | null } | undefined): string {
  if (typeof created?.id !== 'string') throw new TypeError('What was created has no id');
  return created.id;
}

const SAMPLE = { name: 'Sample of storewire trigger', price: '12.50' };

/** What triggers order, review and wait for. */
interface SampleItem {
  productId: string;
  variantId?: string | undefined;
}

/** The sample product, or on a site with version 3, whose products no call creates yet, one that can be bought. */
async function sampleItem({ merchant }: Pick<Actors, 'merchant'>): Promise<SampleItem> {
  if ((await readCatalogVersion(merchant)) !== 3) return { productId: await sampleProduct({ merchant }) };
  const { products = [] } = await merchant.productsV3.searchProducts({
    search: { filter: { visible: true, 'inventory.availabilityStatus': 'IN_STOCK' } },
  });
  const simple = products.find(({ modifiers = [] }) => modifiers.every(({ mandatory }) => !mandatory));
  if (!simple) throw new TypeError('The shop has no product that can be bought: start it with --seed small');
  const productId = idOf(simple);
  const { product } = await merchant.productsV3.getProduct({ id: productId });
  return { productId, variantId: idOf(product.variantsInfo?.variants?.[0]) };
}

/** The product that triggers order and change. The first of them creates it. */
export async function sampleProduct({ merchant }: Pick<Actors, 'merchant'>): Promise<string> {
  const query = { filter: { name: SAMPLE.name }, paging: { limit: 1 } };
  const { products = [] } = await merchant.products.queryProducts({ query });
  return products[0]?.id ?? addSampleProduct({ merchant });
}

export async function addSampleProduct({ merchant }: Pick<Actors, 'merchant'>): Promise<string> {
  const priceData = { price: Number(SAMPLE.price) };
  const { product } = await merchant.products.createProduct({
    product: { name: SAMPLE.name, productType: 'physical', priceData },
  });
  return idOf(product);
}

export async function newMember({ merchant }: Pick<Actors, 'merchant'>): Promise<string> {
  const { member } = await merchant.members.createMember({ member: { loginEmail: newEmail() } });
  return idOf(member);
}

const ADDRESS = {
  country: 'IE',
  city: 'Galway',
  postalCode: 'H91 X2V4',
  addressLine: '12 Quay Street',
};

/** Puts the sample product into the cart of the visitor. */
export async function fillCart({ merchant, visitor }: Actors): Promise<string> {
  const item = await sampleItem({ merchant });
  const { cart } = await visitor.currentCartV2.createCurrentCart({
    cart: {
      customerInfo: { email: newEmail(), firstName: 'Sample', lastName: 'Buyer' },
      deliveryInfo: { address: ADDRESS },
      paymentInfo: { billingAddress: ADDRESS },
    },
    catalogItems: [toLineItem(item)],
    deliveryMethod: { code: 'standard' },
  });
  return idOf(cart);
}

/** Orders the cart of the visitor. The order is still to be paid. */
export async function newOrder(actors: Actors): Promise<string> {
  const cartId = await fillCart(actors);
  return (await actors.visitor.cartsV2.placeOrder({ cartId })).orderId;
}

/** An order, and its payment. */
interface PaidOrder {
  orderId: string;
  paymentId: string;
}

export async function newPaidOrder(actors: Actors): Promise<PaidOrder> {
  const orderId = await newOrder(actors);
  const { transactions } = await actors.admin.payOrder({ orderId, outcome: 'approved' });
  return { orderId, paymentId: idOf(paymentIn(transactions)) };
}

/** The only payment of an order, in what the admin API returns in the form of the contract. */
const paymentIn = (transactions: OrderTransactions): OrderPayment | undefined => transactions.payments?.[0];

/** A request for the sample product. */
export async function newBackInStockRequest({ merchant }: Actors): Promise<string> {
  const { productId: catalogItemId } = await sampleItem({ merchant });
  const { request } = await merchant.backInStock.createBackInStockRequest({
    request: { email: newEmail(), catalogReference: { appId: STORE_APP_ID, catalogItemId } },
    itemDetails: SAMPLE,
  });
  return idOf(request);
}

/** A review of the sample product by a new member. */
export async function newReview(actors: Actors): Promise<string> {
  const { productId: entityId } = await sampleItem(actors);
  const member = await actors.member();
  const content = { rating: 5, title: 'Good', body: 'A sample.' };
  const { review } = await member.reviews.createReview({
    review: { namespace: 'stores', entityId, content },
  });
  return idOf(review);
}

/** Counts the stock of the sample product, and then counts it no longer. */
export async function recountStock({ admin, merchant }: Actors): Promise<void> {
  const productId = await sampleProduct({ merchant });
  await admin.setStock({ productId, trackQuantity: true, quantity: 10 });
  await admin.setStock({ productId, trackQuantity: false, inStock: true });
}
