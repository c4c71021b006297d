import {
  AtSign,
  KeyRound,
  type LucideIcon,
  MapPin,
  MessageSquare,
  Package,
  UserRound,
  UserRoundX,
  UsersRound,
} from 'lucide-react';
import { usePaths } from '../../routing/paths.ts';
import { useText } from '../../text/text.tsx';

interface AccountLink {
  to: string;
  label: string;
  text: string;
  Icon: LucideIcon;
}

/** The pages of the account, for its navigation and its overview. */
export function useAccountLinks(): readonly AccountLink[] {
  const { account } = useText();
  const paths = usePaths();
  return [
    { to: paths.accountOrders, label: account.orders, text: account.ordersHint, Icon: Package },
    { to: paths.profile, label: account.profile, text: account.profileHint, Icon: UserRound },
    { to: paths.addresses, label: account.addresses, text: account.addressesHint, Icon: MapPin },
    { to: paths.contact, label: account.contact, text: account.contactHint, Icon: AtSign },
    { to: paths.accountReviews, label: account.reviews, text: account.reviewsHint, Icon: MessageSquare },
    { to: paths.password, label: account.password, text: account.passwordHint, Icon: KeyRound },
    { to: paths.community, label: account.community, text: account.communityHint, Icon: UsersRound },
    { to: paths.deleteAccount, label: account.remove, text: account.removeHint, Icon: UserRoundX },
  ];
}
