import { Suspense } from 'react';
import { Skeleton } from '../../components/skeleton.tsx';
import { type Deferred, useDeferred } from '../../routing/deferred.ts';
import { useText } from '../../text/text.tsx';
import { Rating } from './rating.tsx';
import type { AverageRating } from './rating-summary.ts';

/** The average rating, which leads to the reviews. */
export function RatingLink({ rating }: { rating: Deferred<AverageRating | null> }) {
  return (
    <Suspense fallback={<Skeleton className="h-9 w-32" />}>
      <Average rating={rating} />
    </Suspense>
  );
}

function Average({ rating: found }: { rating: Deferred<AverageRating | null> }) {
  const { reviews } = useText();
  const rating = useDeferred(found);
  if (rating?.average === undefined) return null;
  return (
    <a
      href="#reviews"
      className="inline-flex min-h-9 flex-wrap items-center gap-x-2 self-start rounded text-sm text-soft underline-offset-4 hover:text-accent hover:underline"
    >
      <Rating value={rating.average} />
      {reviews.count(rating.count)}
    </a>
  );
}
