import { formatDate } from '../../format/date.ts';
import type { AllText } from '../../text/text.tsx';

/** What Article 11a of Directive 2011/83/EU lets a shop ask for. */
export interface Statement {
  name: string;
  orderNumber: string;
  email: string;
}

/** What the shop has stored. */
export interface StoredStatement extends Statement {
  /** When the buyer has confirmed the withdrawal, in ISO 8601. */
  submittedAt: string;
}

export interface Received extends StoredStatement {
  /** Whether the confirmation was sent to the buyer as well. */
  isMailed: boolean;
}

/** Characters of a field at most. */
export const MAX_LENGTH = { name: 200, orderNumber: 40, email: 320 };

/** What the buyer keeps. */
export function confirmationOf(
  statement: StoredStatement,
  { withdrawal, order, form }: Pick<AllText, 'withdrawal' | 'order' | 'form'>,
  locale: string,
): string {
  const { name, orderNumber, email, submittedAt } = statement;
  return [
    withdrawal.received,
    withdrawal.statement,
    `${withdrawal.name}: ${name}`,
    `${order.number}: ${orderNumber}`,
    `${form.emailLabel}: ${email}`,
    `${withdrawal.time}: ${formatDate(submittedAt, locale, 'dateTime')} (${submittedAt})`,
  ].join('\n');
}
