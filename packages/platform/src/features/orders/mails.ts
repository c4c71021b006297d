/** Emails about orders. */

import type { Context } from '../../kernel/context/context.ts';
import { isolated, type Language, languageOf } from '../../kernel/values/language.ts';
import { Money } from '../../kernel/values/money.ts';
import { receiptOfOrder } from './receipt.ts';
import type { StoredOrder, Tracking } from './stored-order.ts';
import { type MailKind, textsFor } from './texts.ts';

interface MailDetails {
  /** What was declined or refunded. */
  amount?: { amount: string } | undefined;
  /** What the merchant adds. */
  message?: string | null | undefined;
  tracking?: Tracking | undefined;
}

/**
 * Sends an email with lines and totals to the buyer of an order, in the buyer's language. Returns whether the
 * order has an email address. Call it in a write.
 */
export function sendOrderMail(
  { db, sendMail, settings }: Pick<Context, 'db' | 'sendMail' | 'settings'>,
  order: StoredOrder,
  kind: MailKind,
  { amount, message, tracking = {} }: MailDetails = {},
): boolean {
  const { email } = order.buyerInfo ?? {};
  if (!email) return false;
  const language = languageOf(order.buyerLanguage);
  const texts = textsFor(language);
  const { subject, text } = texts.mails[kind];
  const money = new Money(order.currency, language);
  const number = order.number ?? '';
  const paragraphs = [
    text(number, isolated(amount ? (money.of(amount).formattedAmount ?? '') : '', language)),
    isolated(message ?? '', language),
    tracking.number && `${texts.tracking}: ${isolated(tracking.number, language)}`,
    tracking.link,
    receiptText(receiptOfOrder({ db }, order), language),
    settings.shopName,
  ];
  sendMail({
    to: email,
    language,
    subject: `${subject(number)} · ${settings.shopName}`,
    text: paragraphs.filter(Boolean).join('\n\n'),
    orderId: order.id,
  });
  return true;
}

/** Lines, totals and payments as text. */
function receiptText(
  { lines, sums, total, payments }: ReturnType<typeof receiptOfOrder>,
  language: Language,
): string {
  const apart = (text: string): string => isolated(text, language);
  return [
    ...lines.map(
      ({ quantity, name, choices, price }) =>
        `${quantity} × ${apart(name)}${choices && ` (${apart(choices)})`}: ${apart(price)}`,
    ),
    '',
    ...[...sums, total, ...payments].map(({ label, price }) => `${label}: ${apart(price)}`),
  ].join('\n');
}
