import { MessageSquare } from 'lucide-react';
import { Suspense } from 'react';
import { useSearchParams } from 'react-router';
import type { Review } from 'storewire';
import { useQueryReviewsInfinite } from 'storewire/react';
import { Button, buttonLook } from '../../components/button.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import { ErrorNotice } from '../../components/error-notice.tsx';
import { SelectField } from '../../components/field.tsx';
import { lazyPart } from '../../components/lazy-part.ts';
import { Notice } from '../../components/notice.tsx';
import { LoadingStatus, Skeleton, SkeletonLines } from '../../components/skeleton.tsx';
import { type Deferred, useDeferred } from '../../routing/deferred.ts';
import { PageLink } from '../../routing/page-link.tsx';
import { usePaths } from '../../routing/paths.ts';
import { useShellData } from '../../routing/site-data.ts';
import type { ShopProduct } from '../../store/product/product.ts';
import { useText } from '../../text/text.tsx';
import type { AverageRating } from './rating-summary.ts';
import { ReviewItem, whyHidden } from './review-item.tsx';
import { ReviewSummary } from './review-summary.tsx';
import {
  isWithImages,
  REVIEW_SORTS,
  reviewSortOf,
  reviewsInput,
  SORT_PARAMETER,
  starsOf,
} from './reviews-input.ts';

/** Only authors need it. */
const DeleteReview = lazyPart(async () => (await import('./delete-review.tsx')).DeleteReview);

interface ReviewsProps extends OwnReviewProps {
  /** Null if it could not be calculated. */
  rating: Deferred<AverageRating | null>;
}

/** The reviews of a product: summary, the own one, and all others by page. */
export function Reviews({ product, rating, own }: ReviewsProps) {
  const { reviews } = useText();
  return (
    <section
      id="reviews"
      aria-labelledby="reviews-title"
      className="mt-16 scroll-mt-6 border-line border-t pt-10"
    >
      <h2 id="reviews-title" className="mb-6 text-heading">
        {reviews.title}
      </h2>
      <div className="grid gap-x-16 gap-y-8 lg:grid-cols-[20rem_minmax(0,1fr)]">
        <div className="flex flex-col gap-6">
          <Suspense fallback={<Skeleton className="h-52 w-full" />}>
            <ReviewSummary rating={rating} />
            <WriteLink product={product} own={own} />
          </Suspense>
        </div>
        <div className="min-w-0">
          <Suspense>
            <OwnReview product={product} own={own} />
          </Suspense>
          <Suspense fallback={<ReviewsSkeleton />}>
            <ReviewList product={product} />
          </Suspense>
        </div>
      </div>
    </section>
  );
}

interface OwnReviewProps {
  product: ShopProduct;
  /** That of the member who is signed in. Null if it could not be read. */
  own: Deferred<Review | null | undefined>;
}

/** Leads to the form, also for those who have written one, and who delete it here. */
function WriteLink({ product, own }: OwnReviewProps) {
  const { reviews } = useText();
  const paths = usePaths();
  const review = useDeferred(own);
  const isMember = useShellData()?.isSignedIn ?? false;
  const form = `${paths.product(product.slug ?? '')}/review`;
  return (
    <>
      <PageLink to={form} className={buttonLook('outline')} data-print="none">
        {review ? reviews.edit : isMember ? reviews.write : reviews.signInToWrite}
      </PageLink>
      {review ? <DeleteReview review={review} name={product.name ?? ''} action={form} /> : null}
    </>
  );
}

/** The own review while only its author sees it. Once it is published, it is in the list. */
function OwnReview({ product, own }: OwnReviewProps) {
  const text = useText();
  const review = useDeferred(own);
  const reason = review && whyHidden(review, text);
  if (!reason) return null;
  return (
    <section aria-label={text.reviews.own} className="mb-6 card p-5">
      <Notice className="mb-4" title={text.reviews.own}>
        {reason}
      </Notice>
      <ReviewItem review={review} name={product.name ?? ''} />
    </section>
  );
}

function ReviewList({ product }: { product: ShopProduct }) {
  const { reviews, states } = useText();
  const [params] = useSearchParams();
  const { items, error, isLoading, hasNext, loadMore, isLoadingMore, isValidating, retry } =
    useQueryReviewsInfinite(reviewsInput(product.id, params));
  const stars = starsOf(params);
  if (isLoading) return <ReviewsSkeleton />;
  if (error && items.length === 0)
    return (
      <ErrorNotice isSmall title={reviews.failed} error={error} onRetry={retry} isRetrying={isValidating} />
    );
  if (items.length === 0)
    return stars === undefined && !isWithImages(params) ? (
      <EmptyState
        level="h3"
        icon={<MessageSquare aria-hidden="true" />}
        title={reviews.empty}
        text={reviews.emptyText}
        className="py-10 sm:py-14"
      />
    ) : (
      <p className="text-soft">{reviews.noMatch}</p>
    );
  return (
    <>
      <div className="mb-6 flex flex-wrap items-center justify-between gap-4 empty:hidden">
        {stars === undefined ? null : <p className="text-sm text-soft">{reviews.only(stars)}</p>}
        {items.length > 1 ? <SortField /> : null}
      </div>
      <ul className="divide-y divide-line">
        {items.map((review) => (
          <li key={review.id} className="py-6 first:pt-0">
            <ReviewItem review={review} name={product.name ?? ''} />
          </li>
        ))}
      </ul>
      {error ? <ErrorNotice isSmall title={reviews.failed} error={error} onRetry={retry} /> : null}
      {hasNext && !error ? (
        <Button
          look="outline"
          onClick={loadMore}
          pending={isLoadingMore && states.loading}
          className="mt-4 noscript:hidden"
        >
          {reviews.more}
        </Button>
      ) : null}
    </>
  );
}

function SortField() {
  const { reviews } = useText();
  const [params, setParams] = useSearchParams();
  return (
    <SelectField
      label={reviews.sort}
      isInline
      className="noscript:hidden"
      value={reviewSortOf(params).name}
      options={REVIEW_SORTS.map(({ name }) => ({ value: name, label: reviews.sorts[name] }))}
      onChange={({ target }) =>
        setParams(
          (current) => {
            current.set(SORT_PARAMETER, target.value);
            return current;
          },
          { replace: true, preventScrollReset: true },
        )
      }
    />
  );
}

function ReviewsSkeleton() {
  const { states } = useText();
  return (
    <div className="flex flex-col gap-8">
      <LoadingStatus>{states.loading}</LoadingStatus>
      <SkeletonLines count={4} />
      <SkeletonLines count={4} />
    </div>
  );
}
