import { MessageSquare } from 'lucide-react';
import type { ComponentType } from 'react';
import type { AccountLink } from '../../shop/account/account-section.tsx';
import { useText } from '../../text/text.tsx';

/** The reviews of a member, in the navigation of the account. */
export function ReviewsLink({ Link }: { Link: ComponentType<AccountLink> }) {
  const { reviews } = useText();
  return <Link path="reviews" label={reviews.title} text={reviews.yours} Icon={MessageSquare} />;
}
