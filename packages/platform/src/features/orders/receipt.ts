/** What a purchase consists of and costs: in emails and on hosted pages. */
import type { OrderLineItem, OrderPayment } from 'storewire';
import type { Base, Context } from '../../kernel/context/context.ts';
import { Money, moneyOf } from '../../kernel/values/money.ts';
import type { Quote } from '../pricing/quote.ts';
import { paidBy } from './balance.ts';
import { orderTransactions, type StoredOrder } from './stored-order.ts';

export interface Receipt {
  lines: readonly ReceiptLine[];
  /** Parts of the total that are not zero. */
  sums: readonly Sum[];
  total: Sum;
}

interface ReceiptLine {
  quantity: number;
  name: string;
  /** Such as `Color: Blue`. */
  choices: string;
  price: string;
}

interface Sum {
  label: string;
  price: string;
}

type Amount = { amount: string } | undefined;

type PaidLine = Pick<OrderLineItem, 'quantity' | 'descriptionLines' | 'lineItemPrice'> & {
  productName?: OrderLineItem['productName'];
};

/** The parts of a purchase that its receipt shows. */
interface ReceiptParts {
  currency: string | null | undefined;
  lineItems: readonly PaidLine[];
  delivery: string | null | undefined;
  isTaxIncluded: boolean | undefined;
  sums: Partial<Record<'subtotal' | 'shipping' | 'fees' | 'discount' | 'tax' | 'total', Amount>>;
}

/** The receipt of an order, with how it was paid. */
export function receiptOfOrder(
  context: Pick<Context, 'db'>,
  order: StoredOrder,
): Receipt & { payments: Sum[] } {
  const { priceSummary = {} } = order;
  const receipt = receiptOf({
    currency: order.currency,
    lineItems: order.lineItems,
    delivery: order.shippingInfo?.title,
    isTaxIncluded: order.taxIncludedInPrices,
    sums: { ...priceSummary, fees: priceSummary.totalAdditionalFees },
  });
  return { ...receipt, payments: paymentsOf(context, order) };
}

/** Who paid which part of the total, if a gift card or a membership paid one: the parts add up to the total. */
function paymentsOf({ db }: Pick<Context, 'db'>, order: StoredOrder): Sum[] {
  const transactions = db.of(orderTransactions).get(order.id);
  if (!transactions) return [];
  const money = new Money(order.currency, 'en');
  // what is authorized is on the buyer's card already
  const paid = (payment: OrderPayment): bigint =>
    payment.status === 'AUTHORIZED' ? money.minor(payment.amount) : paidBy(payment, transactions, money);
  const sumOf = (isCounted: (payment: OrderPayment) => boolean): bigint =>
    transactions.payments.filter(isCounted).reduce((sum, payment) => sum + paid(payment), 0n);
  const giftCard = sumOf((payment) => payment.giftcardPaymentDetails !== undefined);
  const membership = sumOf((payment) => payment.membershipPaymentDetails !== undefined);
  if (giftCard + membership === 0n) return [];
  const other = sumOf(() => true) - giftCard - membership;
  const open = money.minor(order.priceSummary?.total) - giftCard - membership - other;
  const parts: [label: string, amount: bigint][] = [
    ['Paid by gift card', giftCard],
    ['Paid by memberships', membership],
    ['Paid in another way', other],
    ['Still to pay', open],
  ];
  return parts.flatMap(([label, amount]) =>
    amount === 0n ? [] : [{ label, price: money.price(amount).formattedAmount ?? '' }],
  );
}

/** The receipt of a cart at the prices of a quote. */
export function receiptOfQuote({ settings }: Pick<Base, 'settings'>, quoted: Quote): Receipt {
  const { totals } = quoted.calculation;
  const { price, minor } = moneyOf(settings);
  return receiptOf({
    currency: settings.currency,
    lineItems: quoted.lines.map(({ quantity, item }) => ({
      quantity,
      ...item.shown,
      lineItemPrice: price(minor(item.price) * BigInt(quantity)),
    })),
    delivery: quoted.delivery.selected?.option.title,
    isTaxIncluded: settings.taxIncludedInPrices,
    sums: {
      subtotal: price(totals.subtotal),
      shipping: price(totals.shipping),
      fees: price(totals.additionalFees),
      discount: price(totals.discount),
      tax: price(totals.tax),
      total: price(totals.total),
    },
  });
}

function receiptOf({ currency, lineItems, delivery, isTaxIncluded, sums }: ReceiptParts): Receipt {
  const { price, minor } = new Money(currency ?? 'EUR', 'en');
  const shown = (amount: Amount, sign = 1n): string => price(sign * minor(amount)).formattedAmount ?? '';
  const parts: [label: string, amount: Amount, sign: bigint][] = [
    ['Subtotal', sums.subtotal, 1n],
    [delivery ? `Delivery (${delivery})` : 'Delivery', sums.shipping, 1n],
    ['Fees', sums.fees, 1n],
    ['Discount', sums.discount, -1n],
    [isTaxIncluded ? 'Included tax' : 'Tax', sums.tax, 1n],
  ];
  return {
    lines: lineItems.map((line) => ({
      quantity: line.quantity,
      name: line.productName?.translated ?? line.productName?.original ?? 'Item',
      choices: choicesOf(line),
      price: shown(line.lineItemPrice),
    })),
    sums: parts.flatMap(([label, amount, sign]) =>
      minor(amount) === 0n ? [] : [{ label, price: shown(amount, sign) }],
    ),
    total: { label: 'Total', price: shown(sums.total) },
  };
}

const choicesOf = ({ descriptionLines = [] }: PaidLine): string =>
  descriptionLines
    .map(({ name, plainText, colorInfo }) => {
      const value = plainText ?? colorInfo;
      return `${name?.translated ?? name?.original ?? ''}: ${value?.translated ?? value?.original ?? ''}`;
    })
    .join(', ');
