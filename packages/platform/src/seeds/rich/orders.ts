/** Orders of the sample shop in every state. */

import { cartsV2 } from '../../features/carts/calls/carts-v2.ts';
import { STORE_APP_ID } from '../../features/catalog/catalog-item.ts';
import type { SoldProduct } from '../../features/items/catalog.ts';
import { catalogItem, catalogOf } from '../../features/items/current-catalog.ts';
import { cancelOrder } from '../../features/orders/calls/cancel.ts';
import { fulfillOrder } from '../../features/orders/fulfill-order.ts';
import { orderAt, transactionsOf } from '../../features/orders/ledger.ts';
import { type PaymentOutcome, payOrder } from '../../features/payments/pay.ts';
import { refundOrder } from '../../features/payments/refund.ts';
import type { Context } from '../../kernel/context/context.ts';
import { asMember, asStaff, goTo, make } from '../shared/timeline.ts';
import type { Shopper } from './shoppers.ts';

/** What happens to an order once it is placed. */
type OrderStep = 'fulfill' | 'fulfillPart' | 'refund' | 'refundPart' | 'cancel';

interface SampleOrder {
  /** Name of the shopper. */
  by: string;
  daysAgo: number;
  products: readonly string[];
  /** How many of each. Default 2. */
  pieces?: number;
  payment?: PaymentOutcome;
  delivery?: 'standard' | 'express' | 'pickup';
  couponCode?: string;
  giftCardCode?: string;
  steps?: readonly OrderStep[];
}

/**
 * The orders of the past, oldest first. The names of products are those of products that are in stock. Ann
 * furnishes her kitchen: most of it has arrived, a bottle has not survived, and the last parcel is being packed.
 */
export const PAST_ORDERS: readonly SampleOrder[] = [
  { by: 'Mara', daysAgo: 40, products: ['Tidal mug'], payment: 'approved', steps: ['fulfill'] },
  {
    by: 'Ann',
    daysAgo: 38,
    products: ['Pasta plate', 'Camp mug', 'Water carafe'],
    payment: 'approved',
    steps: ['fulfill'],
  },
  {
    by: 'Tomás',
    daysAgo: 37,
    products: ['Quay teapot'],
    payment: 'approved',
    steps: ['fulfill', 'refundPart'],
  },
  {
    by: 'Ingrid',
    daysAgo: 33,
    products: ['Harbour bowl'],
    payment: 'approved',
    steps: ['fulfill', 'refund'],
  },
  {
    by: 'Ann',
    daysAgo: 31,
    products: ['Oil bottle'],
    pieces: 1,
    payment: 'approved',
    steps: ['fulfill', 'refund'],
  },
  { by: 'Jonas', daysAgo: 30, products: ['Glaze recipes'], payment: 'approved' },
  {
    by: 'Ann',
    daysAgo: 28,
    products: ['Pebble cup', 'Anchor jug'],
    payment: 'approved',
    couponCode: 'KILN10',
    steps: ['fulfill'],
  },
  { by: 'Yael', daysAgo: 26, products: ['Storm plate set'], payment: 'approved', steps: ['cancel'] },
  {
    by: 'Amélie',
    daysAgo: 21,
    products: ['Side plate', 'Tidal mug'],
    payment: 'approved',
    steps: ['fulfill'],
  },
  { by: 'Ann', daysAgo: 19, products: ['Glaze recipes'], pieces: 1, payment: 'approved' },
  {
    by: 'Kenji',
    daysAgo: 17,
    products: ['Harbour bowl'],
    payment: 'approved',
    delivery: 'pickup',
    steps: ['fulfill'],
  },
  { by: 'Ann', daysAgo: 14, products: ['Candle bowl'], pieces: 1, payment: 'approved', steps: ['cancel'] },
  {
    by: 'Lucía',
    daysAgo: 12,
    products: ['Tidal mug', 'Side plate'],
    payment: 'approved',
    steps: ['fulfillPart'],
  },
  {
    by: 'Ann',
    daysAgo: 10,
    products: ['Flour jar', 'Herb planter'],
    payment: 'approved',
    steps: ['fulfillPart'],
  },
  { by: 'Piotr', daysAgo: 9, products: ['Storm plate set'], payment: 'approved', couponCode: 'KILN10' },
  { by: 'Sofia', daysAgo: 8, products: ['Side plate'], giftCardCode: 'GIFT-2604-MUGS' },
  { by: 'Declan', daysAgo: 7, products: ['Harbour bowl'], payment: 'declined' },
  { by: 'Nora', daysAgo: 6, products: ['Tidal mug'], payment: 'pending' },
  { by: 'Mara', daysAgo: 5, products: ['Side plate'], payment: 'authorized' },
  { by: 'Tomás', daysAgo: 4, products: ['Harbour bowl'], payment: 'approved' },
  {
    by: 'Ann',
    daysAgo: 2,
    products: ['Latte mug', 'Honey pot'],
    pieces: 1,
    payment: 'approved',
    delivery: 'express',
  },
];

/** An order that waits for its payment. */
export const OPEN_ORDER: SampleOrder = { by: 'Mara', daysAgo: 0, products: ['Tidal mug'] };

/** Places orders. Those whose shopper or products the shop does not have are left out. */
export function seedOrders(
  context: Context,
  { products, shoppers }: { products: readonly SoldProduct[]; shoppers: readonly Shopper[] },
  samples: readonly SampleOrder[],
): void {
  for (const sample of samples) {
    const shopper = shoppers.find(({ name }) => name === sample.by);
    const ordered = sample.products.flatMap((name) => products.find((each) => each.name === name) ?? []);
    if (!shopper || ordered.length < sample.products.length) continue;
    goTo(context, sample.daysAgo);
    const orderId = placed(context, sample, shopper, ordered);
    if (sample.payment) payOrder(context, { orderId, outcome: sample.payment });
    for (const step of sample.steps ?? []) takeStep(asStaff(context), orderId, step);
  }
}

function placed(
  context: Context,
  { pieces = 2, delivery = 'standard', couponCode, giftCardCode, payment }: SampleOrder,
  { member, email, address }: Shopper,
  ordered: readonly SoldProduct[],
): string {
  const buyer = asMember(context, member.id);
  const isDelivered = ordered.some(({ isPhysical }) => isPhysical);
  const { createCart, placeOrder } = cartsV2.handlers;
  const { cart } = make(
    createCart,
    {
      cart: {
        customerInfo: { email },
        ...(isDelivered && { deliveryInfo: { address } }),
        paymentInfo: { billingAddress: address },
      },
      catalogItems: ordered.map((product) => lineFor(context, product, pieces)),
      ...(couponCode && { coupons: [{ code: couponCode }] }),
      ...(giftCardCode && { giftCards: [{ code: giftCardCode }] }),
      ...(isDelivered && { deliveryMethod: { code: delivery } }),
    },
    buyer,
  );
  const delayCapture = payment === 'authorized';
  return make(placeOrder, { cartId: cart.id ?? '', delayCapture }, buyer).orderId;
}

/** Pieces of the first variant that has them. */
function lineFor(context: Context, { id: catalogItemId }: SoldProduct, quantity: number) {
  const found = catalogOf(context)
    .references(context, catalogItemId)
    .find((reference) => (catalogItem(context, reference)?.variant?.available() ?? 0) >= quantity);
  return { quantity, catalogReference: found ?? { appId: STORE_APP_ID, catalogItemId } };
}

const TRACKING = {
  number: 'IE260400117',
  provider: 'An Post',
  link: 'https://example.com/track/IE260400117',
};

/** What the staff does with an order. */
function takeStep(context: Context, orderId: string, step: OrderStep): void {
  const { payments } = transactionsOf(context, orderId);
  const paymentId = payments[0]?.id ?? '';
  switch (step) {
    case 'fulfill':
      fulfillOrder(context, { orderId, tracking: TRACKING, sendEmail: true });
      break;
    case 'fulfillPart': {
      const [first] = orderAt(context, orderId).lineItems;
      fulfillOrder(context, { orderId, lineItems: [{ id: first?.id ?? '', quantity: 1 }] });
      break;
    }
    case 'refund':
      refundOrder(context, { orderId, payments: [{ paymentId }], reason: 'Broken in transit' });
      break;
    case 'refundPart':
      refundOrder(context, { orderId, payments: [{ paymentId, amount: '10' }], reason: 'A chip at the rim' });
      break;
    case 'cancel':
      cancelOrder(context, { id: orderId, restockAllItems: true, sendOrderCanceledEmail: true });
  }
}
