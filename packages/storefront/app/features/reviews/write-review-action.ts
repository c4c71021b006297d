import { redirect } from 'react-router';
import { type ImageOrVideoInput, isStoreError, type Review } from 'storewire';
import { createReview, updateReview } from 'storewire/operations';
import type { FormResult } from '../../form/form-result.ts';
import { handleForm } from '../../routing/handle-form.ts';
import { readProduct } from '../../shop/catalog/read-products.ts';
import type { StoreRequest } from '../../store/store-request.ts';
import type { Route } from './+types/write-review-page';
import { IMAGES_FIELD, MAX_IMAGES } from './image-rules.ts';
import { deleteOwnReview, reviewImage } from './own-review.ts';

export interface ReviewResult extends FormResult {
  saved?: Review;
  /** The member has reviewed the product before. */
  isKnown?: boolean;
}

const MAX_TEXT_LENGTH = 3000;

/** Sends a review, changes the one that the member has written, or deletes it. */
export const writeReview = (args: Route.ActionArgs) =>
  handleForm<ReviewResult>(args, {
    review: async ({ store, form, values, text }) => {
      const { title = '', text: body = '', author = '' } = values;
      const rating = Number(values['rating']);
      const problems = {
        ...(rating >= 1 && rating <= 5 ? {} : { rating: text.ownReview.ratingMissing }),
        ...(body === '' ? { text: text.ownReview.textMissing } : {}),
      };
      if (Object.keys(problems).length > 0) return { problems };
      const content = {
        rating,
        title: title.slice(0, MAX_TEXT_LENGTH),
        body: body.slice(0, MAX_TEXT_LENGTH),
      };
      const authorName = author.slice(0, 100);
      const { reviewId, revision = '' } = values;
      if (reviewId) {
        const changed = { revision, content, author: { authorName } };
        const { review } = await updateReview(store.client, { reviewId, review: changed });
        return { saved: review ?? {} };
      }
      const { id: entityId } = await readProduct(store, args.params.product);
      try {
        const { review } = await createReview(store.client, {
          review: {
            namespace: 'stores',
            entityId,
            content: { ...content, media: await imagesOf(form, store) },
            author: { authorName },
          },
        });
        return { isSaved: true, saved: review ?? {} };
      } catch (error) {
        if (isStoreError(error) && error.status === 409) return { isKnown: true };
        throw error;
      }
    },
    delete: async ({ store, form, paths }) => {
      await deleteOwnReview(store, form);
      throw redirect(`${paths.product(args.params.product)}#reviews`, 303);
    },
  });

/** The uploaded images that the form names. */
async function imagesOf(form: FormData, { merchant }: StoreRequest): Promise<ImageOrVideoInput[]> {
  const ids = form.getAll(IMAGES_FIELD).map(String).slice(0, MAX_IMAGES);
  if (!merchant) return [];
  const files = await Promise.all(ids.map((id) => reviewImage(merchant, id)));
  return files.flatMap((file) => (file ? [{ image: { id: file.id, url: file.url } }] : []));
}
