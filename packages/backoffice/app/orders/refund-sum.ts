/** How much money a refund gives back: exact decimals, with the places of the currency. */
import {
  allocateMoney,
  compareMoney,
  type OrderLineItem,
  type OrderPayment,
  type Refund,
  roundMoney,
  subtractMoney,
} from 'storewire';
import { isDecimal, isZero, leftOf, sumOf, withPlaces } from '../components/decimals.ts';
import type { OrderRecord } from './order-record.ts';

/** The pieces of a line that were not refunded yet. */
export const piecesLeft = ({ quantity, refundQuantity }: OrderLineItem): number =>
  quantity - (refundQuantity ?? 0);

/** What the next pieces of a line cost that were not refunded yet. All refunds add up to the total of the line. */
export function priceOfPieces(line: OrderLineItem, pieces: number, currency: string): string {
  const { quantity, refundQuantity, totalPriceAfterTax, lineItemPrice } = line;
  const total = roundMoney((totalPriceAfterTax ?? lineItemPrice)?.amount ?? '0', currency);
  const priceOf = (count: number): string => {
    const [price = '0'] = allocateMoney(total, [String(count), String(quantity - count)], currency);
    return price;
  };
  const before = refundQuantity ?? 0;
  return subtractMoney(priceOf(before + pieces), priceOf(before));
}

export function deliveryLeft({ shippingInfo }: OrderRecord, refunds: readonly Refund[]): string {
  const { totalPriceAfterTax, price } = shippingInfo?.cost ?? {};
  const refunded = refunds.map(({ details }) => details?.shipping?.amount?.amount ?? '0');
  return leftOf((totalPriceAfterTax ?? price)?.amount ?? '0', refunded);
}

/** What came in with a payment. */
function charged({ amount, regularPaymentDetails }: OrderPayment): string {
  // what is not captured of an authorized payment is released
  const [capture] = regularPaymentDetails?.authorizationDetails?.captures ?? [];
  return (capture ? capture.amount : amount)?.amount ?? '0';
}

/** What the bank of the buyer has taken back of a payment. */
const takenBack = ({ regularPaymentDetails }: OrderPayment): string[] =>
  (regularPaymentDetails?.chargebacks ?? []).map(({ amount, reversalAmount }) =>
    subtractMoney(amount?.amount ?? '0', reversalAmount?.amount ?? '0'),
  );

export function paymentLeft(payment: OrderPayment, refunds: readonly Refund[]): string {
  const refunded = refunds
    .flatMap(({ transactions = [] }) => transactions)
    .filter(({ paymentId, refundStatus }) => paymentId === payment.id && refundStatus !== 'FAILED')
    .map((transaction) => transaction.amount?.amount ?? '0');
  return leftOf(charged(payment), [...takenBack(payment), ...refunded]);
}

/** What is given back: pieces by the ids of lines, and an amount of the delivery. */
export interface RefundedParts {
  quantities?: Readonly<Record<string, number | null>>;
  shipping?: string | null;
}

export function sumOfRefund(order: OrderRecord, { quantities = {}, shipping }: RefundedParts): string {
  const ofLines = order.lineItems.map((line) => {
    const pieces = Math.min(Math.max(0, Math.trunc(quantities[line.id] ?? 0)), piecesLeft(line));
    return priceOfPieces(line, pieces, order.currency ?? 'EUR');
  });
  return sumOf([...ofLines, shipping && isDecimal(shipping) ? shipping : '0']);
}

/** Takes a sum from what is left of payments, in their order. By their ids; null for those that give nothing back. */
export function splitOver(
  sum: string,
  payments: readonly { id: string; left: string }[],
  currency: string,
): Record<string, string | null> {
  let rest = sum;
  return Object.fromEntries(
    payments.map(({ id, left }) => {
      const amount = compareMoney(rest, left) < 0 ? rest : left;
      rest = subtractMoney(rest, amount);
      return [id, isZero(amount) ? null : withPlaces(amount, currency)];
    }),
  );
}
