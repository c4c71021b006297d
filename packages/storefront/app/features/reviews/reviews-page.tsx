import { MessageSquare } from 'lucide-react';
import { redirect, useSearchParams } from 'react-router';
import { LINK } from '../../components/button.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import { Notice } from '../../components/notice.tsx';
import { SkeletonLines } from '../../components/skeleton.tsx';
import { handleForm } from '../../routing/handle-form.ts';
import { PageLink } from '../../routing/page-link.tsx';
import { usePaths } from '../../routing/paths.ts';
import { pageRead } from '../../shop/account/account-request.ts';
import { AccountRead, AccountSection } from '../../shop/account/account-section.tsx';
import { productsById } from '../../shop/catalog/read-products.ts';
import { type StoreRequest, storeRequest } from '../../store/store-request.ts';
import { useText } from '../../text/text.tsx';
import type { Route } from './+types/reviews-page';
import { DeleteReview } from './delete-review.tsx';
import { deleteOwnReview, ownReviews } from './own-review.ts';
import { ReviewItem, whyHidden } from './review-item.tsx';

const MAX_SHOWN = 50;

export function loader({ context }: Route.LoaderArgs) {
  const store = context.get(storeRequest);
  return pageRead(store, readReviews(store));
}

export const action = (args: Route.ActionArgs) =>
  handleForm(args, {
    delete: async ({ store, form, paths }) => {
      await deleteOwnReview(store, form);
      throw redirect(`${paths.account}/reviews?done=deleted`);
    },
  });

/** The latest reviews, with the names and paths of their products. */
async function readReviews(store: StoreRequest) {
  const reviews = await ownReviews(store, { limit: MAX_SHOWN });
  const ids = reviews.flatMap(({ entityId }) => entityId || []);
  const products = await productsById(store, ids);
  return reviews.map((review) => {
    const { name, slug } = products.find(({ id }) => id === review.entityId) ?? {};
    return { review, name: name ?? '', slug };
  });
}

/** The reviews that a member has written. */
export default function ReviewsPage({ loaderData: { read }, actionData }: Route.ComponentProps) {
  const text = useText();
  const { reviews, ownReview } = text;
  const paths = usePaths();
  const isDeleted = useSearchParams()[0].get('done') === 'deleted' && !actionData;
  return (
    <AccountSection title={reviews.title}>
      {isDeleted ? <Notice role="status" tone="success" title={ownReview.removed} className="mb-6" /> : null}
      <AccountRead read={read} failedTitle={reviews.failed} skeleton={<SkeletonLines count={6} />}>
        {(written) =>
          written.length === 0 ? (
            <EmptyState
              icon={<MessageSquare aria-hidden="true" />}
              title={reviews.empty}
              text={ownReview.yoursEmpty}
            />
          ) : (
            <ul className="max-w-2xl divide-y divide-line">
              {written.map(({ review, name, slug }) => (
                <li key={review.id} className="py-6 first:pt-0">
                  <h2 className="mb-2 text-heading">
                    <bdi>{name}</bdi>
                  </h2>
                  <p className="mb-2 text-sm text-soft empty:hidden">{whyHidden(review, text)}</p>
                  <ReviewItem review={review} name={name} />
                  <div className="mt-2 flex flex-wrap items-start gap-x-6 gap-y-2">
                    {slug ? (
                      <PageLink to={`${paths.product(slug)}/review`} className={`${LINK} min-h-13`}>
                        {reviews.edit}
                        <bdi className="sr-only">{name}</bdi>
                      </PageLink>
                    ) : null}
                    <DeleteReview
                      review={review}
                      name={name}
                      result={actionData}
                      className="flex-1 basis-64"
                    />
                  </div>
                </li>
              ))}
            </ul>
          )
        }
      </AccountRead>
    </AccountSection>
  );
}

export { RouteError as ErrorBoundary } from '../../routing/route-error.tsx';
export { sendForm as clientAction } from '../../routing/send-form.ts';
