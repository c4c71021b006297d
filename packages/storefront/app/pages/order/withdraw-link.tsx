import type { Order } from 'storewire';
import { LINK } from '../../components/button.tsx';
import { PageLink } from '../../routing/page-link.tsx';
import { usePaths } from '../../routing/paths.ts';
import { useText } from '../../text/text.tsx';

/** Leads to the withdrawal from the contract, of an order that the shop has accepted. */
export function WithdrawLink({ order: { status, number } }: { order: Order }) {
  const { withdrawal } = useText();
  const paths = usePaths();
  if (status !== 'APPROVED') return null;
  return (
    <PageLink to={paths.withdrawal(number)} className={LINK}>
      {withdrawal.title}
    </PageLink>
  );
}
