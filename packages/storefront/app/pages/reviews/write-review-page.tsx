import { useState } from 'react';
import { data, redirect, useActionData } from 'react-router';
import { getMyMember, queryProducts } from 'storewire/operations';
import { Breadcrumb } from '../../components/breadcrumb.tsx';
import { Button, buttonLook } from '../../components/button.tsx';
import { Notice } from '../../components/notice.tsx';
import { Picture } from '../../components/picture.tsx';
import { FormText, FormTextArea } from '../../form/fields.tsx';
import { StoreForm } from '../../form/store-form.tsx';
import { useForm } from '../../form/use-form.ts';
import { PageHead } from '../../routing/page-head.tsx';
import { PageLink } from '../../routing/page-link.tsx';
import { languageOfPath, pathsIn, usePaths } from '../../routing/paths.ts';
import { storeRequest } from '../../store/store-request.ts';
import { useText } from '../../text/text.tsx';
import { productInput } from '../catalog/product-input.ts';
import type { Route } from './+types/write-review-page';
import { ImageUploads } from './image-uploads.tsx';
import { ownReviewOf } from './own-review.ts';
import { isPublished } from './own-review-notice.tsx';
import { ReviewItem } from './review-item.tsx';
import { StarsField } from './stars-field.tsx';
import type { ReviewResult } from './write-review-action.ts';

export { RouteError as ErrorBoundary } from '../../routing/route-error.tsx';
export { writeReview as action } from './write-review-action.ts';

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const { client, merchant, auth, fail } = context.get(storeRequest);
  const { isLoggedIn } = await auth.session();
  const paths = pathsIn(languageOfPath(new URL(request.url).pathname));
  const returnTo = paths.writeReview(params.product);
  if (!isLoggedIn) throw redirect(`${paths.signIn}?${new URLSearchParams({ returnTo })}`);
  const { products } = await queryProducts(client, productInput(params.product)).catch(fail);
  const product = products?.[0];
  if (!product) throw data(null, 404);
  const [own, member] = await Promise.all([
    ownReviewOf(product.id ?? '', { client, merchant, auth }).catch(() => undefined),
    getMyMember(client).catch(() => undefined),
  ]);
  const { name, slug, media } = product;
  return {
    product: {
      name: name ?? '',
      slug: slug ?? '',
      image: media?.mainMedia?.image ?? media?.mainMedia?.thumbnail,
    },
    own,
    author: member?.member?.profile?.nickname ?? '',
    canUpload: merchant !== undefined,
  };
}

/** The form for a review of a product, for members. */
export default function WriteReviewPage({ loaderData }: Route.ComponentProps) {
  const { product, own } = loaderData;
  const { reviews, catalog } = useText();
  const paths = usePaths();
  const result = useActionData<ReviewResult>();
  const review = result?.saved ?? own;
  const back = paths.product(product.slug);
  return (
    <div className="mx-auto max-w-2xl">
      <PageHead title={reviews.write} isIndexed={false} />
      <Breadcrumb
        items={[
          { label: catalog.title, to: paths.products },
          { label: product.name, to: back },
          { label: reviews.write },
        ]}
      />
      <div className="my-6 flex items-center gap-4">
        <Picture
          image={product.image}
          alt=""
          name={product.name}
          sizes="5rem"
          className="w-20 shrink-0 rounded-xl"
        />
        <div className="min-w-0">
          <h1 className="text-title">{reviews.write}</h1>
          <p className="text-soft">
            <bdi>{product.name}</bdi>
          </p>
        </div>
      </div>
      {review ? (
        <div className="flex flex-col gap-6">
          <Notice
            role="status"
            tone={result?.saved ? 'success' : 'neutral'}
            title={result?.saved ? reviews.thanks : reviews.already}
          >
            {isPublished(review) ? null : reviews.pending}
          </Notice>
          <ReviewItem review={review} name={product.name} />
          <PageLink to={`${back}#reviews`} className={`${buttonLook('outline')} self-start`}>
            {reviews.back}
          </PageLink>
        </div>
      ) : (
        <ReviewForm author={loaderData.author} canUpload={loaderData.canUpload} result={result} />
      )}
    </div>
  );
}

interface ReviewFormProps {
  author: string;
  canUpload: boolean;
  result: ReviewResult | undefined;
}

function ReviewForm({ author, canUpload, result }: ReviewFormProps) {
  const { reviews } = useText();
  const state = useForm('review', result);
  const [isUploading, setUploading] = useState(false);
  const [isEarly, setEarly] = useState(false);
  const { values } = state.result ?? {};
  return (
    <StoreForm
      state={state}
      failedTitle={reviews.submitFailed}
      onSubmit={(event) => {
        setEarly(isUploading);
        if (isUploading) event.preventDefault();
      }}
      className="flex flex-col gap-6"
    >
      <StarsField entered={Number(values?.['rating'])} />
      <FormText
        label={reviews.headline}
        name="title"
        isOptional
        maxLength={200}
        dir="auto"
        defaultValue={values?.['title']}
      />
      <FormTextArea
        label={reviews.text}
        name="text"
        rows={6}
        maxLength={3000}
        dir="auto"
        aria-required
        defaultValue={values?.['text']}
      />
      <FormText
        label={reviews.author}
        name="author"
        maxLength={100}
        dir="auto"
        autoComplete="nickname"
        defaultValue={values?.['author'] ?? author}
      />
      {canUpload ? <ImageUploads onUploading={setUploading} /> : null}
      {isEarly && isUploading ? (
        <Notice tone="warning" role="alert">
          {reviews.uploadsPending}
        </Notice>
      ) : null}
      {result?.isKnown ? (
        <Notice role="alert" title={reviews.already}>
          {reviews.alreadyText}
        </Notice>
      ) : null}
      <Button type="submit" pending={state.isPending && reviews.submitting} className="self-start">
        {reviews.submit}
      </Button>
    </StoreForm>
  );
}
