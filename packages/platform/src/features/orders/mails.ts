/** Emails about orders. */
import type { Context } from '../../kernel/context/context.ts';
import { Money } from '../../kernel/values/money.ts';
import { receiptOfOrder } from './receipt.ts';
import type { StoredOrder, Tracking } from './stored-order.ts';

/** What an email about an order says: its subject and its first paragraph. */
const MAILS = {
  approved: {
    subject: (order: string) => `Your order ${order}`,
    text: (order: string) => `Thank you for your order ${order}. We are preparing it now.`,
  },
  declined: {
    subject: (order: string) => `The payment of your order ${order} was declined`,
    text: (order: string, amount: string) =>
      `The payment of ${amount} for your order ${order} was declined, and this amount was not charged. The page of the order takes another card or way to pay, as long as the products are kept for you.`,
  },
  refunded: {
    subject: (order: string) => `A refund for your order ${order}`,
    text: (order: string, amount: string) => `We have refunded ${amount} for your order ${order}.`,
  },
  canceled: {
    subject: (order: string) => `Your order ${order} was canceled`,
    text: (order: string) => `Your order ${order} was canceled.`,
  },
  sent: {
    subject: (order: string) => `Your order ${order} was sent`,
    text: (order: string) => `Your order ${order} is on its way.`,
  },
} as const;

interface MailDetails {
  /** What was declined or refunded. */
  amount?: { amount: string } | undefined;
  /** What the merchant adds. */
  message?: string | null | undefined;
  tracking?: Tracking | undefined;
}

/**
 * Sends an email with lines and totals to the buyer of an order. Returns whether the order has an email address.
 * Call it in a write.
 */
export function sendOrderMail(
  { db, sendMail, settings }: Pick<Context, 'db' | 'sendMail' | 'settings'>,
  order: StoredOrder,
  kind: keyof typeof MAILS,
  { amount, message, tracking = {} }: MailDetails = {},
): boolean {
  const { email } = order.buyerInfo ?? {};
  if (!email) return false;
  const { subject, text } = MAILS[kind];
  const number = order.number ?? '';
  const paragraphs = [
    text(number, amount ? new Money(order.currency, 'en').format(amount.amount) : ''),
    message,
    tracking.number && `Tracking number: ${tracking.number}`,
    tracking.link,
    receiptText(receiptOfOrder({ db }, order)),
    settings.shopName,
  ];
  sendMail({
    to: email,
    subject: `${subject(number)} · ${settings.shopName}`,
    text: paragraphs.filter(Boolean).join('\n\n'),
    orderId: order.id,
  });
  return true;
}

/** Lines, totals and payments as text. */
const receiptText = ({ lines, sums, total, payments }: ReturnType<typeof receiptOfOrder>): string =>
  [
    ...lines.map(
      ({ quantity, name, choices, price }) => `${quantity} × ${name}${choices && ` (${choices})`}: ${price}`,
    ),
    '',
    ...[...sums, total, ...payments].map(({ label, price }) => `${label}: ${price}`),
  ].join('\n');
