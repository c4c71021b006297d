/** How much money a refund gives back: exact decimals, with the places of the currency. */
import { Decimal } from 'decimal.js';
import type { OrderLineItem, OrderPayment, Refund } from 'storewire';
import { placesOf } from '../components/decimals.ts';
import type { OrderRecord } from './order-record.ts';

/** The pieces of a line that were not refunded yet. */
export const piecesLeft = ({ quantity, refundQuantity }: OrderLineItem): number =>
  quantity - (refundQuantity ?? 0);

/** What pieces of a line cost. The rest of the line is rounded so that all refunds add up to its total. */
function priceOfPieces(line: OrderLineItem, pieces: number, places: number): Decimal {
  const total = new Decimal(line.totalPriceAfterTax?.amount ?? line.lineItemPrice?.amount ?? 0);
  const priceOf = (count: number): Decimal =>
    total.times(count).dividedBy(line.quantity).toDecimalPlaces(places);
  const before = line.refundQuantity ?? 0;
  return priceOf(before + pieces).minus(priceOf(before));
}

export function deliveryLeft({ shippingInfo }: OrderRecord, refunds: readonly Refund[]): Decimal {
  const { totalPriceAfterTax, price } = shippingInfo?.cost ?? {};
  const refunded = refunds.map(({ details }) => details?.shipping?.amount?.amount ?? '0');
  return Decimal.max(
    0,
    new Decimal((totalPriceAfterTax ?? price)?.amount ?? 0).minus(Decimal.sum(0, ...refunded)),
  );
}

/** What came in with a payment, and is not taken back by the bank of the buyer. */
function charged({ amount, regularPaymentDetails }: OrderPayment): Decimal {
  const { authorizationDetails, chargebacks = [] } = regularPaymentDetails ?? {};
  // what is not captured of an authorized payment is released
  const [capture] = authorizationDetails?.captures ?? [];
  const takenBack = chargebacks.map((each) =>
    new Decimal(each.amount?.amount ?? 0).minus(each.reversalAmount?.amount ?? 0),
  );
  return new Decimal((capture ? capture.amount : amount)?.amount ?? 0).minus(Decimal.sum(0, ...takenBack));
}

export function paymentLeft(payment: OrderPayment, refunds: readonly Refund[]): Decimal {
  const refunded = refunds
    .flatMap(({ transactions = [] }) => transactions)
    .filter(({ paymentId, refundStatus }) => paymentId === payment.id && refundStatus !== 'FAILED')
    .map((transaction) => transaction.amount?.amount ?? '0');
  return Decimal.max(0, charged(payment).minus(Decimal.sum(0, ...refunded)));
}

/** What is given back: pieces by the ids of lines, and an amount of the delivery. */
export interface RefundedParts {
  quantities?: Readonly<Record<string, number | null>>;
  shipping?: string | null;
}

export function sumOfRefund(order: OrderRecord, { quantities = {}, shipping }: RefundedParts): Decimal {
  const places = placesOf(order.currency ?? undefined);
  const ofLines = order.lineItems.map((line) => {
    const pieces = Math.min(Math.max(0, quantities[line.id] ?? 0), piecesLeft(line));
    return priceOfPieces(line, pieces, places);
  });
  return Decimal.sum(0, ...ofLines, /^\d+(\.\d+)?$/.test(shipping ?? '') ? (shipping ?? 0) : 0);
}

/** Takes a sum from what is left of payments, in their order. By their ids; null for those that give nothing back. */
export function splitOver(
  sum: Decimal,
  payments: readonly { id: string; left: Decimal }[],
  places: number,
): Record<string, string | null> {
  let rest = sum;
  return Object.fromEntries(
    payments.map(({ id, left }) => {
      const amount = Decimal.min(rest, left);
      rest = rest.minus(amount);
      return [id, amount.isZero() ? null : amount.toFixed(places)];
    }),
  );
}
