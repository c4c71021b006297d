import { Rating } from '../../components/rating.tsx';
import { type Deferred, useDeferred } from '../../routing/deferred.ts';
import type { RatingSummary } from '../../store/store-request.ts';
import { useText } from '../../text/text.tsx';

/** The average rating, which leads to the reviews. */
export function RatingLink({ summary }: { summary: Deferred<RatingSummary | null> }) {
  const { product } = useText();
  const rating = useDeferred(summary);
  if (rating?.average === undefined) return null;
  return (
    <a
      href="#reviews"
      className="inline-flex min-h-9 flex-wrap items-center gap-x-2 self-start rounded text-sm text-soft underline-offset-4 hover:text-accent hover:underline"
    >
      <Rating value={rating.average} />
      {product.reviewCount(rating.count)}
    </a>
  );
}
