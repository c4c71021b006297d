import type { Order } from 'storewire';
import { LINK } from '../../components/button.tsx';
import { formatDate } from '../../format/date.ts';
import { PageLink } from '../../routing/page-link.tsx';
import { usePaths } from '../../routing/paths.ts';
import { useSiteData } from '../../routing/site-data.ts';
import { useLanguage, useText } from '../../text/text.tsx';
import { withdrawalOf } from './withdrawal.ts';

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
