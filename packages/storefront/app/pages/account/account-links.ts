import { AtSign, KeyRound, MapPin, Package, UserRound, UserRoundX, UsersRound } from 'lucide-react';
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
    { to: paths.profile, label: account.profile, text: account.profileHint, Icon: UserRound },
    { to: paths.addresses, label: account.addresses, text: account.addressesHint, Icon: MapPin },
    { to: paths.contact, label: account.contact, text: account.contactHint, Icon: AtSign },
    ...ofFeatures.map(({ path, ...link }) => ({ ...link, to: `${paths.account}/${path}` })),
    { to: paths.password, label: account.password, text: account.passwordHint, Icon: KeyRound },
    { to: paths.community, label: account.community, text: account.communityHint, Icon: UsersRound },
    { to: paths.deleteAccount, label: account.remove, text: account.removeHint, Icon: UserRoundX },
  ];
}
