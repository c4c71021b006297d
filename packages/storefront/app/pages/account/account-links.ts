import { Package } from 'lucide-react';
import type { ComponentType, SVGProps } from 'react';
import { usePaths } from '../../routing/paths.ts';
import { useFeatures } from '../../slots/slot.tsx';
import { useText } from '../../text/text.tsx';

interface AccountLink {
  to: string;
  label: string;
  text: string;
  Icon: ComponentType<SVGProps<SVGSVGElement>>;
}

/** The pages of the account, for its navigation and its overview. */
export function useAccountLinks(): readonly AccountLink[] {
  const text = useText();
  const { account } = text;
  const paths = usePaths();
  const ofFeatures = useFeatures().flatMap(({ accountLinks }) => accountLinks?.(text) ?? []);
  return [
    { to: paths.accountOrders, label: account.orders, text: account.ordersHint, Icon: Package },
    ...ofFeatures.map(({ path, ...link }) => ({ ...link, to: `${paths.account}/${path}` })),
  ];
}
