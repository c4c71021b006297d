import type { Order } from 'storewire';
import { LINK } from '../../components/button.tsx';
import { formatDate } from '../../format/date.ts';
import { PageLink } from '../../routing/page-link.tsx';
import { usePaths } from '../../routing/paths.ts';
import { useSiteData } from '../../routing/site-data.ts';
import type { Text } from '../../text/dictionary.ts';
import { useLanguage, useText } from '../../text/text.tsx';

/** What Article 11a of Directive 2011/83/EU lets a shop ask for. */
export interface Statement {
  name: string;
  orderNumber: string;
  email: string;
}

/** Characters of a field at most. */
export const MAX_LENGTH = { name: 200, orderNumber: 40, email: 320 };

/** Who has withdrawn from the contract of an order, and when. */
export interface Withdrawal {
  name: string;
  /** When the buyer has confirmed the withdrawal, in ISO 8601. */
  submittedAt: string;
}

/** The properties that the site itself adds to orders. Staff find orders by them. */
export const SITE_FIELDS = '_user_fields';

/** The withdrawal from the contract of an order. */
export function withdrawalOf({ extendedFields }: Order): Withdrawal | undefined {
  const { withdrawnBy, withdrawnAt } = extendedFields?.namespaces?.[SITE_FIELDS] ?? {};
  return typeof withdrawnAt === 'string'
    ? { name: String(withdrawnBy ?? ''), submittedAt: withdrawnAt }
    : undefined;
}

/** What the buyer keeps. */
export function confirmationOf(
  statement: Statement & Withdrawal,
  { withdrawal, order, form }: Pick<Text, 'withdrawal' | 'order' | 'form'>,
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

/** Leads to the withdrawal from the contract of an order that the shop has accepted, or says when it was received. */
export function WithdrawLink({ order }: { order: Order }) {
  const { withdrawalLink, withdrawal } = useText();
  const { locale } = useLanguage();
  const paths = usePaths();
  const site = useSiteData();
  const known = withdrawalOf(order);
  if (known) return <p>{withdrawal.withdrawn(formatDate(known.submittedAt, locale))}</p>;
  if (order.status !== 'APPROVED' || !site?.canFindOrders) return null;
  return (
    <PageLink to={paths.withdrawal(order.number)} className={LINK}>
      {withdrawalLink.title}
    </PageLink>
  );
}
