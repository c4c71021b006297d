import type { CreatedBy, OrderBuyerInfo } from 'storewire';
import type { Context } from '../../kernel/context/context.ts';
import { Money } from '../../kernel/values/money.ts';
import { recordSale } from '../catalog/popularity.ts';
import { contactOf } from '../members/contacts.ts';
import { type DiscountAmounts, min } from '../pricing/discounts.ts';
import type { PricedCart } from '../pricing/priced-cart.ts';
import { reserve } from '../stock/stock.ts';
import { fromCart } from './from-cart.ts';
import { saveTransactions } from './ledger.ts';
import { gatewayOrders, type StoredOrder, type StoredPayment } from './stored-order.ts';
import { UNPAID_MINUTES } from './unpaid.ts';

/** What an order is placed from. */
export interface Placement {
  /** The cart without errors. */
  cart: PricedCart;
  /** How each discount of the cart is spread over its lines. */
  discounts: readonly DiscountAmounts[];
  /** Whether an online payment is only authorized at first. */
  delayCapture?: boolean | undefined;
}

/**
 * Places the order of a cart in the write of the call: reserves its stock, numbers it, and
 * records what a gift card and memberships pay. Returns the stored order: it is APPROVED if
 * nothing is left to pay online. Otherwise it is INITIALIZED, and `internal.paymentGatewayOrderId`
 * is what the buyer pays. Throws `OutOfStock`.
 *
 * The caller makes sure that there is one order per cart, redeems the gift card
 * and the coupon, and completes the cart.
 */
export function placeOrder(
  context: Context,
  { cart, discounts, delayCapture = false }: Placement,
): StoredOrder {
  const { ids, clock, settings, db } = context;
  reserve(context, cart.lineItems);
  const money = new Money(cart.currency, settings.language);
  const content = fromCart(cart, { money, ids, discounts });
  const now = clock.iso();
  const id = ids.uuid();
  const due = dueOf(cart, money);
  const placed: StoredOrder = {
    ...content,
    id,
    number: nextNumber(context),
    createdDate: now,
    updatedDate: now,
    purchasedDate: now,
    currency: cart.currency,
    ...(content.buyerInfo && { buyerInfo: withContact(context, content.buyerInfo) }),
    status: 'INITIALIZED',
    paymentStatus: 'NOT_PAID',
    activities: [],
    internal: {
      owner: ownerOf(content),
      dueNow: money.price(due.total).amount,
      ...(due.online > 0n && { paymentGatewayOrderId: ids.uuid() }),
      paymentMethods: [],
      fulfillments: [],
    },
  };
  const { paymentGatewayOrderId } = placed.internal;
  if (paymentGatewayOrderId) {
    db.of(gatewayOrders).save({
      id: paymentGatewayOrderId,
      orderId: id,
      sequence: ids.next('gatewayOrder'),
      amount: money.price(due.online).amount,
      ...(delayCapture && { delayedCapture: {} }),
    });
    context.schedule({
      kind: 'orders.releaseUnpaid',
      due: new Date(clock.now() + UNPAID_MINUTES * 60_000).toISOString(),
      data: { orderId: id },
    });
  }
  recordSale(context, id, cart.lineItems);
  const payments = giftCardAndMembershipPayments(context, cart, { money, due });
  return saveTransactions(context, {
    order: placed,
    activities: [{ activityType: 'ORDER_PLACED' }],
    transactions: { id, payments, refunds: [] },
    paymentIds: payments.map((payment) => payment.id),
    isNew: true,
  });
}

/** The next number of an order, which counts up. */
export const nextNumber = ({ ids }: Pick<Context, 'ids'>): string => String(ids.next('order.number', 10_001));

/** Whose order it is: the shopper who created it, or for whom a merchant did. */
export function ownerOf({
  createdBy = {},
  buyerInfo = {},
}: {
  createdBy?: CreatedBy;
  buyerInfo?: OrderBuyerInfo;
}): string | null {
  const memberId = createdBy.memberId ?? (createdBy.visitorId ? undefined : buyerInfo.memberId);
  const visitorId = createdBy.visitorId ?? buyerInfo.visitorId;
  if (memberId) return `member:${memberId}`;
  return visitorId ? `visitor:${visitorId}` : null;
}

/** The buyer with its contact, which is created if the shop does not know the address. */
export function withContact(context: Context, buyerInfo: OrderBuyerInfo): OrderBuyerInfo {
  const { email, contactId } = buyerInfo;
  return email && !contactId ? { ...buyerInfo, contactId: contactOf(context, email).id } : buyerInfo;
}

/** Amounts that are due when an order is placed, in minor units. */
interface Due {
  /** Everything but what is paid later. */
  total: bigint;
  giftCard: bigint;
  memberships: bigint;
  online: bigint;
}

function dueOf({ priceSummary, payNow, payLater, giftCard }: PricedCart, { minor }: Money): Due {
  const total = minor(priceSummary?.total) - minor(payLater?.total);
  const now = payNow ? minor(payNow.total) : total;
  const byGiftCard = min(minor(giftCard?.amount), now);
  return { total, giftCard: byGiftCard, memberships: total - now, online: now - byGiftCard };
}

/** What the gift card and the memberships of a cart pay. */
function giftCardAndMembershipPayments(
  { ids, clock }: Context,
  { giftCard, lineItems, membershipOptions }: PricedCart,
  { money, due }: { money: Money; due: Due },
): StoredPayment[] {
  const now = clock.iso();
  const approved = (amount: bigint) => ({
    id: ids.uuid(),
    createdDate: now,
    updatedDate: now,
    amount: money.price(amount),
    status: 'APPROVED' as const,
  });
  const payments: StoredPayment[] = [];
  if (giftCard && due.giftCard > 0n) {
    const { id, externalId, appId, obfuscatedCode } = giftCard;
    payments.push({
      giftcardPaymentDetails: { giftCardPaymentId: externalId ?? id, appId, voided: false, obfuscatedCode },
      ...approved(due.giftCard),
    });
  }
  const memberships = membershipOptions?.selectedMemberships?.memberships ?? [];
  let left = due.memberships;
  for (const { id, appId, lineItemIds } of memberships)
    for (const line of lineItems) {
      const amount = min(money.minor(line.totalPriceAfterTax), left);
      if (!line.id || !lineItemIds.includes(line.id) || amount <= 0n) continue;
      left -= amount;
      const known = membershipOptions?.eligibleMemberships.find((each) => each.id === id);
      payments.push({
        membershipPaymentDetails: {
          membershipId: id,
          lineItemId: line.id,
          status: 'CHARGED',
          ...(known?.name && { name: known.name }),
          voided: false,
          providerAppId: appId,
        },
        ...approved(amount),
      });
    }
  return payments;
}
