import { Suspense } from 'react';
import { Skeleton } from '../../components/skeleton.tsx';
import { type Deferred, useDeferred } from '../../routing/deferred.ts';
import type { AverageRating, Slots } from '../../slots/feature.ts';
import { useText } from '../../text/text.tsx';
import { Rating } from './rating.tsx';

/** The average rating, which leads to the reviews. */
export function RatingLink({ data }: Slots['product.rating']) {
  return (
    <Suspense fallback={<Skeleton className="h-9 w-32" />}>
      <Average rating={data.rating ?? null} />
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
