import { Star } from 'lucide-react';
import { Suspense } from 'react';
import { classes } from '../../components/classes.ts';
import { Skeleton } from '../../components/skeleton.tsx';
import { type Deferred, useDeferred } from '../../routing/deferred.ts';
import { useLanguage, useText } from '../../text/text.tsx';
import type { AverageRating } from './rating-summary.ts';

const STARS = [1, 2, 3, 4, 5];

/** From 0 to 5 stars, with their value as text. Halves are rounded for the eye only. */
export function Rating({ value }: { value: number }) {
  const { reviews } = useText();
  const { locale } = useLanguage();
  const number = new Intl.NumberFormat(locale, { maximumFractionDigits: 1 }).format(value);
  return (
    <span role="img" aria-label={reviews.starsOf5(number)} className="inline-flex gap-0.5">
      {STARS.map((star) => (
        <HalfStar key={star} fill={Math.round(value * 2) - (star - 1) * 2} />
      ))}
    </span>
  );
}

/** A star that is empty (0), half filled (1) or filled (2 and more). */
function HalfStar({ fill }: { fill: number }) {
  return (
    <span aria-hidden="true" className="relative size-4 text-clay">
      <Star className="size-4" strokeWidth={1.5} />
      {fill <= 0 ? null : (
        <span
          className={classes('absolute inset-y-0 start-0 overflow-hidden', fill === 1 ? 'w-1/2' : 'w-full')}
        >
          <Star className="size-4 max-w-none fill-current rtl:float-right" strokeWidth={1.5} />
        </span>
      )}
    </span>
  );
}

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
