/** Orders of the sample shop in every state. */
import { checkoutsService } from '../../calls/checkouts/index.ts';
import { orderFromCheckout } from '../../calls/checkouts/order.ts';
import { cancelOrder } from '../../calls/orders/cancel.ts';
import type { Context } from '../../context/context.ts';
import type { StoredProduct } from '../../entities/products.ts';
import { productOf } from '../../rules/catalog/catalog.ts';
import { STORE_APP_ID } from '../../rules/commerce/catalog-item.ts';
import { availableOf } from '../../rules/commerce/stock.ts';
import { createChargeback } from '../../rules/orders/chargeback.ts';
import { fulfillOrder } from '../../rules/orders/fulfill.ts';
import { orderAt, transactionsOf } from '../../rules/orders/ledger.ts';
import { type PaymentOutcome, payOrder } from '../../rules/orders/pay.ts';
import { refundOrder } from '../../rules/orders/refund.ts';
import { asMember, asStaff, goTo, make } from '../shared/timeline.ts';
import type { Shopper } from './shoppers.ts';

/** What happens to an order once it is placed. */
type OrderStep = 'fulfill' | 'fulfillPart' | 'refund' | 'refundPart' | 'cancel' | 'chargeBack';

interface SampleOrder {
  daysAgo: number;
  /** Names of products, which are put into the order twice each. */
  products: readonly string[];
  payment?: PaymentOutcome;
  delivery?: 'standard' | 'express' | 'pickup';
  couponCode?: string;
  giftCardCode?: string;
  steps?: readonly OrderStep[];
}

/** The orders of the past, oldest first. The names are those of products that are in stock. */
export const PAST_ORDERS: readonly SampleOrder[] = [
  { daysAgo: 40, products: ['Tidal mug'], payment: 'approved', steps: ['fulfill'] },
  { daysAgo: 37, products: ['Quay teapot'], payment: 'approved', steps: ['fulfill', 'refundPart'] },
  { daysAgo: 33, products: ['Harbour bowl'], payment: 'approved', steps: ['fulfill', 'refund'] },
  { daysAgo: 30, products: ['Glaze recipes'], payment: 'approved' },
  { daysAgo: 26, products: ['Storm plate set'], payment: 'approved', steps: ['cancel'] },
  { daysAgo: 21, products: ['Side plate', 'Tidal mug'], payment: 'approved', steps: ['chargeBack'] },
  { daysAgo: 17, products: ['Harbour bowl'], payment: 'approved', delivery: 'pickup', steps: ['fulfill'] },
  { daysAgo: 12, products: ['Tidal mug', 'Side plate'], payment: 'approved', steps: ['fulfillPart'] },
  { daysAgo: 9, products: ['Storm plate set'], payment: 'approved', couponCode: 'KILN10' },
  { daysAgo: 8, products: ['Side plate'], giftCardCode: 'GIFT-2604-MUGS' },
  { daysAgo: 7, products: ['Harbour bowl'], payment: 'declined' },
  { daysAgo: 6, products: ['Tidal mug'], payment: 'pending' },
  { daysAgo: 5, products: ['Side plate'], payment: 'authorized' },
  { daysAgo: 4, products: ['Harbour bowl'], payment: 'approved' },
];

/** An order that waits for its payment. */
export const OPEN_ORDER: SampleOrder = { daysAgo: 0, products: ['Tidal mug'] };

/** Places orders, each of the next shopper. Those whose products the shop does not have are left out. */
export function seedOrders(
  context: Context,
  { products, shoppers }: { products: readonly StoredProduct[]; shoppers: readonly Shopper[] },
  samples: readonly SampleOrder[],
): void {
  for (const [index, sample] of samples.entries()) {
    const shopper = shoppers[index % shoppers.length];
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
  { delivery = 'standard', couponCode, giftCardCode, payment }: SampleOrder,
  { member, email, address }: Shopper,
  ordered: readonly StoredProduct[],
): string {
  const buyer = asMember(context, member.id);
  const isDelivered = ordered.some(({ productType }) => productType !== 'digital');
  const { checkout } = make(
    checkoutsService.handlers.createCheckout,
    {
      channelType: 'WEB',
      lineItems: ordered.map((product) => lineFor(context, product)),
      ...(couponCode && { couponCode }),
      ...(giftCardCode && { giftCardCode }),
      checkoutInfo: {
        buyerInfo: { email },
        billingInfo: { address },
        ...(isDelivered && {
          shippingInfo: {
            shippingDestination: { address },
            selectedCarrierServiceOption: { code: delivery },
          },
        }),
      },
    },
    buyer,
  );
  const delayCapture = payment === 'authorized';
  return orderFromCheckout(buyer, { id: checkout.id ?? '', delayCapture }).orderId ?? '';
}

/** Two pieces of the first variant that has them. The product is read again: its stock changes. */
function lineFor(context: Context, product: StoredProduct) {
  const variant = productOf(context, product.id).variants.find((each) => availableOf(each) >= 2);
  return {
    quantity: 2,
    catalogReference: {
      appId: STORE_APP_ID,
      catalogItemId: product.id,
      ...(product.manageVariants && variant && { options: { variantId: variant.id } }),
    },
  };
}

const TRACKING = { number: 'IE260400117', carrier: 'An Post', link: 'https://example.com/track/IE260400117' };

/** What the staff, or the bank of the buyer, does with an order. */
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
      break;
    case 'chargeBack':
      createChargeback(context, { orderId, paymentId });
  }
}
