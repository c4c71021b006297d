import { MessageSquare } from 'lucide-react';
import type { Slots } from '../../slots/feature.ts';
import { useText } from '../../text/text.tsx';

/** The reviews of a member, in the navigation of the account. */
export function ReviewsLink({ Link }: Slots['account.links']) {
  const { reviews } = useText();
  return <Link path="reviews" label={reviews.title} text={reviews.yours} Icon={MessageSquare} />;
}
