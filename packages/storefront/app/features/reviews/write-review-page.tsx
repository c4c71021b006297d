import { Star } from 'lucide-react';
import { useState } from 'react';
import { useActionData } from 'react-router';
import type { Review } from 'storewire';
import { getMyMember } from 'storewire/operations';
import { Breadcrumb } from '../../components/breadcrumb.tsx';
import { Button, buttonLook } from '../../components/button.tsx';
import { classes } from '../../components/classes.ts';
import { describe, FieldError } from '../../components/field.tsx';
import { Notice } from '../../components/notice.tsx';
import { Picture } from '../../components/picture.tsx';
import type { DraftForm } from '../../form/draft.ts';
import { FormText, FormTextArea } from '../../form/fields.tsx';
import { StoreForm, useField } from '../../form/store-form.tsx';
import { useForm } from '../../form/use-form.ts';
import { PageHead } from '../../routing/page-head.tsx';
import { PageLink } from '../../routing/page-link.tsx';
import { usePaths } from '../../routing/paths.ts';
import { requireMember } from '../../shop/account/account-request.ts';
import { readProduct } from '../../shop/catalog/read-products.ts';
import { listedProduct } from '../../store/product/product.ts';
import { storeRequest } from '../../store/store-request.ts';
import { useText } from '../../text/text.tsx';
import type { Route } from './+types/write-review-page';
import { DeleteReview } from './delete-review.tsx';
import { ImageUploads, useImageUploads } from './image-uploads.tsx';
import { ownReviewOf } from './own-review.ts';
import { ReviewItem, whyHidden } from './review-item.tsx';
import type { ReviewResult } from './write-review-action.ts';

export { RouteError as ErrorBoundary } from '../../routing/route-error.tsx';
export { sendForm as clientAction } from '../../routing/send-form.ts';
export { writeReview as action } from './write-review-action.ts';

export const middleware = [requireMember];

export async function loader({ params, context }: Route.LoaderArgs) {
  const store = context.get(storeRequest);
  const { client, merchant, fail } = store;
  const product = await readProduct(store, params.product).catch(fail);
  const [own, member] = await Promise.all([
    ownReviewOf(product.id, store).catch(() => undefined),
    getMyMember(client).catch(() => undefined),
  ]);
  return {
    product: listedProduct(product),
    own,
    memberId: member?.member?.id,
    author: member?.member?.profile?.nickname ?? '',
    canUpload: merchant !== undefined,
  };
}

/** The form for a review of a product, for members, who also change and delete theirs here. */
export default function WriteReviewPage({ loaderData }: Route.ComponentProps) {
  const { product, own } = loaderData;
  const text = useText();
  const { reviews, ownReview, catalog } = text;
  const paths = usePaths();
  const result = useActionData<ReviewResult>();
  const { saved } = result ?? {};
  const title = own ? reviews.edit : reviews.write;
  const back = paths.product(product.slug);
  return (
    <div className="mx-auto max-w-2xl">
      <PageHead title={title} isIndexed={false} />
      <Breadcrumb
        items={[
          { label: catalog.title, to: paths.products },
          { label: product.name, to: back },
          { label: title },
        ]}
      />
      <div className="my-6 flex items-center gap-4">
        <Picture
          image={product.pictures[0]}
          alt=""
          name={product.name}
          sizes="5rem"
          className="w-20 shrink-0 rounded-xl"
        />
        <div className="min-w-0">
          <h1 className="text-title">{title}</h1>
          <p className="text-soft">
            <bdi>{product.name}</bdi>
          </p>
        </div>
      </div>
      {saved ? (
        <div className="flex flex-col gap-6">
          <Notice role="status" tone="success" title={ownReview.thanks}>
            {whyHidden(saved, text)}
          </Notice>
          <ReviewItem review={saved} name={product.name} />
          <PageLink to={`${back}#reviews`} className={`${buttonLook('outline')} self-start`}>
            {ownReview.back}
          </PageLink>
        </div>
      ) : (
        <>
          <ReviewForm {...loaderData} slug={product.slug} result={result} />
          {own ? <DeleteReview review={own} name={product.name} result={result} className="mt-8" /> : null}
        </>
      )}
    </div>
  );
}

interface ReviewFormProps {
  /** The review that the form changes. */
  own: Review | undefined;
  slug: string;
  memberId: DraftForm['memberId'];
  author: string;
  canUpload: boolean;
  result: ReviewResult | undefined;
}

function ReviewForm({ slug, memberId, own, author, canUpload, result }: ReviewFormProps) {
  const { ownReview } = useText();
  const state = useForm('review', result);
  const images = useImageUploads();
  const isUploading = images.uploads.some(({ stored, error }) => !stored && !error);
  const [isEarly, setEarly] = useState(false);
  const { values } = state.result ?? {};
  const { content } = own ?? {};
  return (
    <StoreForm
      state={state}
      draft={memberId ? { name: `review ${slug}`, memberId } : undefined}
      hasUnkept={images.uploads.length > 0}
      failedTitle={ownReview.submitFailed}
      onSubmit={(event) => {
        setEarly(isUploading);
        if (isUploading) event.preventDefault();
      }}
      className="flex flex-col gap-6"
    >
      {own ? (
        <>
          <input type="hidden" name="reviewId" value={own.id} />
          <input type="hidden" name="revision" value={own.revision ?? ''} />
        </>
      ) : null}
      <StarsField entered={values?.['rating'] ?? String(content?.rating ?? '')} />
      <FormText
        label={ownReview.headline}
        name="title"
        isOptional
        maxLength={200}
        dir="auto"
        defaultValue={values?.['title'] ?? content?.title ?? ''}
      />
      <FormTextArea
        label={ownReview.text}
        name="text"
        rows={6}
        maxLength={3000}
        dir="auto"
        aria-required
        defaultValue={values?.['text'] ?? content?.body ?? ''}
      />
      <FormText
        label={ownReview.author}
        name="author"
        maxLength={100}
        dir="auto"
        autoComplete="nickname"
        defaultValue={values?.['author'] ?? own?.author?.authorName ?? author}
      />
      {canUpload && !own ? <ImageUploads {...images} /> : null}
      {content?.media?.length ? <p className="text-sm text-soft">{ownReview.imagesStay}</p> : null}
      {isEarly && isUploading ? (
        <Notice tone="warning" role="alert">
          {ownReview.uploadsPending}
        </Notice>
      ) : null}
      {result?.isKnown ? (
        <Notice role="alert" title={ownReview.already}>
          {ownReview.alreadyText}
        </Notice>
      ) : null}
      <Button type="submit" pending={state.isPending && ownReview.submitting} className="self-start">
        {ownReview.submit}
      </Button>
    </StoreForm>
  );
}

const STARS = [1, 2, 3, 4, 5];

interface StarsFieldProps {
  /** What was sent before without JavaScript. */
  entered: string | undefined;
}

/** Five radio buttons of a `StoreForm`, shown as stars. The stars up to the chosen one are filled. */
function StarsField({ entered }: StarsFieldProps) {
  const { reviews } = useText();
  const { id, error, defaultValue } = useField('rating', reviews.rating, entered);
  const [chosen, setChosen] = useState(Number(defaultValue ?? 0));
  const shownError = chosen === 0 ? error : undefined;
  const { 'aria-describedby': describedBy, 'aria-invalid': isInvalid } = describe(id, { error: shownError });
  return (
    <fieldset className="min-w-0" aria-describedby={describedBy}>
      <legend className="mb-2 text-sm font-medium">{reviews.rating}</legend>
      <div className="-ms-2 flex">
        {STARS.map((stars) => (
          <label
            key={stars}
            className="grid size-11 cursor-pointer place-items-center rounded-full text-clay hover:bg-sunk has-checked:selected-outline has-focus-visible:outline-2 has-focus-visible:outline-accent"
          >
            <input
              type="radio"
              id={stars === 1 ? id : undefined}
              name="rating"
              value={stars}
              checked={chosen === stars}
              aria-invalid={isInvalid}
              onChange={() => setChosen(stars)}
              className="sr-only"
            />
            <Star
              aria-hidden="true"
              className={classes('size-7', stars <= chosen && 'fill-current')}
              strokeWidth={1.5}
            />
            <span className="sr-only">{reviews.stars(stars)}</span>
          </label>
        ))}
      </div>
      <div className="mt-1 empty:hidden">
        <FieldError id={id}>{shownError}</FieldError>
      </div>
    </fieldset>
  );
}
