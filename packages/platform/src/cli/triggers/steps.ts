/** What several triggers do to a shop, through its calls and the admin API. */
import {
  type OrderPayment,
  type OrderTransactions,
  readCatalogVersion,
  STORE_APP_ID,
  toLineItem,
} from 'storewire';
import { type Actors, idOf, newEmail } from './actors.ts';

export const SAMPLE = { name: 'Sample of storewire trigger', price: '12.50' };

/** What triggers order, review and wait for. */
interface SampleItem {
  productId: string;
  variantId?: string | undefined;
}

/** The sample product of the version of the catalog that the site has. */
async function sampleItem({ merchant }: Pick<Actors, 'merchant'>): Promise<SampleItem> {
  if ((await readCatalogVersion(merchant)) !== 3) return { productId: await sampleProduct({ merchant }) };
  const productId = await sampleProductV3({ merchant });
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

/** The same on a site with version 3. */
export async function sampleProductV3({ merchant }: Pick<Actors, 'merchant'>): Promise<string> {
  const query = { filter: { slug: 'sample-of-storewire-trigger' }, cursorPaging: { limit: 1 } };
  const { products = [] } = await merchant.productsV3.queryProducts({ query });
  return products[0]?.id ?? addSampleProductV3({ merchant });
}

export async function addSampleProductV3({ merchant }: Pick<Actors, 'merchant'>): Promise<string> {
  const variant = { price: { actualPrice: { amount: SAMPLE.price } }, inventoryItem: { inStock: true } };
  const { product } = await merchant.productsV3.createProductWithInventory({
    product: { name: SAMPLE.name, productType: 'PHYSICAL', variantsInfo: { variants: [variant] } },
  });
  return idOf(product);
}

/** Where what is ordered goes. */
export const ADDRESS = {
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
