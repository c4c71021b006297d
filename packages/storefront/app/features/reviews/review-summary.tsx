import { Image } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link, useLocation, useSearchParams } from 'react-router';
import { Notice } from '../../components/notice.tsx';
import { type Deferred, useDeferred } from '../../routing/deferred.ts';
import { useLanguage, useText } from '../../text/text.tsx';
import { Rating } from './rating.tsx';
import type { AverageRating } from './rating-summary.ts';
import { IMAGES_PARAMETER, isWithImages, STARS_PARAMETER, starsOf } from './reviews-input.ts';

/** Average rating, and how many reviews have how many stars. A row shows only its reviews. */
export function ReviewSummary({ rating: found }: { rating: Deferred<AverageRating | null> }) {
  const { reviews } = useText();
  const { locale } = useLanguage();
  const rating = useDeferred(found);
  if (!rating) return <Notice>{reviews.summaryFailed}</Notice>;
  const { average, count, histogram, isComplete } = rating;
  if (average === undefined) return null;
  const number = new Intl.NumberFormat(locale, { minimumFractionDigits: 1 }).format(average);
  return (
    <div className="flex flex-col gap-4">
      <div className="flex items-center gap-4">
        <p aria-hidden="true" className="font-serif text-5xl tabular-nums">
          {number}
        </p>
        <div className="text-sm text-soft">
          <Rating value={average} />
          <p>{reviews.count(count)}</p>
        </div>
      </div>
      <ul aria-label={reviews.histogram} className="flex flex-col">
        {[5, 4, 3, 2, 1].map((stars) => (
          <li key={stars}>
            <StarsRow stars={stars} count={histogram[stars - 1] ?? 0} total={count} />
          </li>
        ))}
      </ul>
      <p data-print="none">
        <ImagesFilter />
      </p>
      <p className="text-xs text-soft">{isComplete ? reviews.computed : reviews.latest(count)}</p>
    </div>
  );
}

function StarsRow({ stars, count, total }: { stars: number; count: number; total: number }) {
  const { reviews } = useText();
  const isChosen = starsOf(useSearchParams()[0]) === stars;
  const row = (
    <>
      <span aria-hidden="true" className="w-3 shrink-0 tabular-nums">
        {stars}
      </span>
      <progress aria-hidden="true" value={count} max={total} className={BAR} />
      <span aria-hidden="true" className="w-8 shrink-0 text-end text-soft tabular-nums">
        {count}
      </span>
      <span className="sr-only">
        {reviews.share(stars, count)}
        {count > 0 ? <span>{`. ${isChosen ? reviews.showAll : reviews.filterStars(stars)}`}</span> : null}
      </span>
    </>
  );
  if (count === 0) return <div className={ROW}>{row}</div>;
  return (
    <FilterLink name={STARS_PARAMETER} value={String(stars)} isChosen={isChosen}>
      {row}
    </FilterLink>
  );
}

/** Shows only reviews with images or videos. */
function ImagesFilter() {
  const { reviews } = useText();
  const isChosen = isWithImages(useSearchParams()[0]);
  return (
    <FilterLink name={IMAGES_PARAMETER} value="only" isChosen={isChosen}>
      <Image aria-hidden="true" className="size-4" strokeWidth={1.75} />
      {reviews.withImages}
      {isChosen ? <span className="sr-only">{reviews.showAll}</span> : null}
    </FilterLink>
  );
}

interface FilterLinkProps {
  /** The parameter of the URL that the link sets, or removes if it is chosen. */
  name: string;
  value: string;
  isChosen: boolean;
  children: ReactNode;
}

function FilterLink({ name, value, isChosen, children }: FilterLinkProps) {
  const { pathname } = useLocation();
  const next = new URLSearchParams(useSearchParams()[0]);
  if (isChosen) next.delete(name);
  else next.set(name, value);
  return (
    <Link
      to={{ pathname, search: next.toString(), hash: 'reviews' }}
      replace
      preventScrollReset
      aria-current={isChosen ? 'true' : undefined}
      className={`${ROW} hover:bg-sunk aria-[current]:bg-accent-soft aria-[current]:font-semibold aria-[current]:selected-outline`}
    >
      {children}
    </Link>
  );
}

const ROW = 'flex min-h-9 items-center gap-3 rounded-lg px-2 text-sm';

const BAR =
  'block h-2 w-full appearance-none overflow-hidden rounded-full border border-transparent bg-sunk [&::-moz-progress-bar]:bg-clay [&::-webkit-progress-bar]:bg-sunk [&::-webkit-progress-value]:rounded-full [&::-webkit-progress-value]:bg-clay forced-colors:[&::-moz-progress-bar]:bg-[CanvasText] forced-colors:[&::-webkit-progress-value]:bg-[CanvasText]';
