import { Package } from 'lucide-react';
import type { Slots } from '../../slots/feature.ts';
import { Slot } from '../../slots/slot.tsx';
import { useAccountText } from './use-account-text.ts';

/** The pages of the account, for its navigation and its overview. */
export function AccountLinks({ Link }: Slots['account.links']) {
  const { account } = useAccountText();
  return (
    <>
      <Link path="orders" label={account.orders} text={account.ordersHint} Icon={Package} />
      <Slot name="account.links" props={{ Link }} />
    </>
  );
}
