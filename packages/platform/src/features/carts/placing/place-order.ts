/** Makes the order of a cart. What prevents it is checked before. */
import type { Context } from '../../../kernel/context/context.ts';
import { ApplicationError } from '../../../kernel/errors/failure.ts';
import { moneyOf } from '../../../kernel/values/money.ts';
import { recordSale } from '../../catalog/popularity.ts';
import { saveTransactions } from '../../orders/ledger.ts';
import { nextNumber, ownerOf, withContact } from '../../orders/new-order.ts';
import { gatewayOrders, type StoredOrder, type StoredPayment } from '../../orders/stored-order.ts';
import { UNPAID_MINUTES } from '../../orders/unpaid.ts';
import { GIFT_CARD_APP_ID, obfuscated } from '../../pricing/gift-cards.ts';
import { MEMBERSHIP_APP_ID } from '../../pricing/memberships.ts';
import { purchaseRulesOf } from '../../pricing/purchase-rules.ts';
import type { Quote } from '../../pricing/quote.ts';
import { redeem } from '../../pricing/redemption.ts';
import { OutOfStock, reserve } from '../../stock/stock.ts';
import { quoteStored } from '../cart-quote.ts';
import { purchaseOf } from '../purchase.ts';
import type { StoredCart } from '../stored-cart.ts';
import { type Confirmation, checkCart, checkNotOrdered, outOfStock } from './check-cart.ts';
import { completeCart, frozenCart } from './complete-cart.ts';
import { copyCart } from './copy-cart.ts';

export interface PlaceOptions {
  /** Whether an online payment is only authorized at first. */
  delayCapture?: boolean | undefined;
  /** Whether the cart stays the current one until a card is taken. */
  keepsCart?: boolean | undefined;
}

/** Orders a cart at the prices that it has stored, in one write. There is never a second order. */
export function orderCart(
  context: Context,
  cart: StoredCart,
  confirmation: Confirmation,
  options?: PlaceOptions,
): StoredOrder {
  checkNotOrdered(context, cart);
  const quoted = quoteStored(context, cart);
  checkCart(context, cart, quoted, confirmation);
  try {
    return placeOrder(context, cart, quoted, options);
  } catch (error) {
    throw error instanceof OutOfStock ? outOfStock(quoted.lines, error.isNothingAvailable) : error;
  }
}

/**
 * Places the order of a cart at the prices of a quote, and completes the cart: stock is reserved, and what the cart
 * uses is redeemed. The order is APPROVED if nothing is left to pay online. Otherwise it is INITIALIZED, and
 * `internal.paymentGatewayOrderId` is what the buyer pays. Throws `OutOfStock`, also if the same item is on several
 * lines. Call it in a write, once per cart.
 */
export function placeOrder(
  context: Context,
  cart: StoredCart,
  quoted: Quote,
  { delayCapture = false, keepsCart = false }: PlaceOptions = {},
): StoredOrder {
  const frozen = frozenCart(context, cart, quoted);
  redeemUses(context, cart, quoted);
  reserve(context, quoted.lines);
  const order = newOrder(context, cart, quoted);
  awaitPayment(context, order, quoted, delayCapture);
  recordSale(context, order.id, quoted.lines);
  const payments = ownPayments(context, quoted);
  const placed = saveTransactions(context, {
    order,
    activities: [{ activityType: 'ORDER_PLACED' }],
    transactions: { id: order.id, payments, refunds: [] },
    paymentIds: payments.map(({ id }) => id),
    isNew: true,
  });
  completeCart(context, frozen, { orderId: order.id, keepsCart });
  return placed;
}

/** Redeems what a cart uses. Throws if something is left to pay and the shop accepts no payments. */
export function redeemUses(context: Context, cart: StoredCart, quoted: Quote): void {
  if (onlineOf(quoted) > 0n && !purchaseRulesOf(context).acceptsPayments)
    throw new ApplicationError('SITE_NOT_ACCEPTING_PAYMENTS');
  redeem(context, cart.id, purchaseOf(cart), quoted);
}

/** What is left to pay online when the order is placed. */
const onlineOf = ({ calculation, giftCard }: Quote): bigint =>
  calculation.payNow.total - (giftCard?.amount ?? 0n);

function newOrder(context: Context, cart: StoredCart, quoted: Quote): StoredOrder {
  const { ids, clock, settings } = context;
  const content = copyCart(context, cart, quoted);
  const { totals, payLater } = quoted.calculation;
  const now = clock.iso();
  return {
    ...content,
    id: ids.uuid(),
    number: nextNumber(context),
    createdDate: now,
    updatedDate: now,
    purchasedDate: now,
    currency: settings.currency,
    ...(content.buyerInfo && { buyerInfo: withContact(context, content.buyerInfo) }),
    status: 'INITIALIZED',
    paymentStatus: 'NOT_PAID',
    activities: [],
    internal: {
      owner: ownerOf(content),
      dueNow: moneyOf(settings).decimal(totals.total - payLater.total),
      ...(onlineOf(quoted) > 0n && { paymentGatewayOrderId: ids.uuid() }),
      paymentMethods: [],
      fulfillments: [],
    },
  };
}

/** Opens what the buyer pays, and releases what the order uses if nobody pays in time. */
function awaitPayment(context: Context, order: StoredOrder, quoted: Quote, delayCapture: boolean): void {
  const { db, ids, clock, settings } = context;
  const { paymentGatewayOrderId: id } = order.internal;
  if (id === undefined) return;
  db.of(gatewayOrders).save({
    id,
    orderId: order.id,
    sequence: ids.next('gatewayOrder'),
    amount: moneyOf(settings).decimal(onlineOf(quoted)),
    ...(delayCapture && { delayedCapture: {} }),
  });
  context.schedule({
    kind: 'orders.releaseUnpaid',
    due: new Date(clock.now() + UNPAID_MINUTES * 60_000).toISOString(),
    data: { orderId: order.id },
  });
}

/** What the gift card and the memberships of the cart pay. */
function ownPayments(
  { ids, clock, settings }: Context,
  { giftCard, lines, memberships: { covered } }: Quote,
): StoredPayment[] {
  const { price } = moneyOf(settings);
  const now = clock.iso();
  const approved = (amount: bigint) => ({
    id: ids.uuid(),
    createdDate: now,
    updatedDate: now,
    amount: price(amount),
    status: 'APPROVED' as const,
  });
  const byGiftCard: StoredPayment[] =
    giftCard && giftCard.amount > 0n
      ? [
          {
            giftcardPaymentDetails: {
              giftCardPaymentId: giftCard.card.id,
              appId: GIFT_CARD_APP_ID,
              voided: false,
              obfuscatedCode: obfuscated(giftCard.card.code),
            },
            ...approved(giftCard.amount),
          },
        ]
      : [];
  const byMembership = lines.flatMap(({ id: lineItemId, charged }): StoredPayment[] => {
    const membership = covered.get(lineItemId);
    if (!membership || charged.afterTax <= 0n) return [];
    const { id: membershipId, name } = membership;
    return [
      {
        membershipPaymentDetails: {
          membershipId,
          lineItemId,
          status: 'CHARGED',
          name: { original: name, translated: name },
          voided: false,
          providerAppId: MEMBERSHIP_APP_ID,
        },
        ...approved(charged.afterTax),
      },
    ];
  });
  return [...byGiftCard, ...byMembership];
}
