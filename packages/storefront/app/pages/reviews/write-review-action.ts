import { data } from 'react-router';
import { type ImageOrVideoInput, isStoreError, type Review } from 'storewire';
import { createReview, queryProducts } from 'storewire/operations';
import { textIn } from '../../form/form-text.ts';
import { type StoreRequest, storeRequest } from '../../store/store-request.ts';
import { productInput } from '../catalog/product-input.ts';
import type { Route } from './+types/write-review-page';
import { IMAGES_FIELD, MAX_IMAGES } from './image-rules.ts';
import { reviewImage } from './review-images.ts';

/** The result of sending a review. */
export type ReviewResult =
  | { state: 'saved'; review: Review }
  | ({ state: 'invalid'; missing: readonly ('rating' | 'text')[] } & Entered)
  | ({ state: 'already' } & Entered)
  | ({ state: 'failed'; requestId: string | undefined; isUnknown: boolean } & Entered);

/** What was entered in a form that has saved nothing, for pages without JavaScript. */
interface Entered {
  values: Readonly<Record<'rating' | 'title' | 'text' | 'author', string>>;
}

const MAX_TEXT_LENGTH = 3000;

/** Sends a review. */
export async function writeReview({ request, params, context }: Route.ActionArgs) {
  const store = context.get(storeRequest);
  const form = await request.formData();
  const values = {
    rating: textIn(form, 'rating'),
    title: textIn(form, 'title').slice(0, MAX_TEXT_LENGTH),
    text: textIn(form, 'text').slice(0, MAX_TEXT_LENGTH),
    author: textIn(form, 'author').slice(0, 100),
  };
  const { title, text: body, author: authorName } = values;
  const rating = Number(values.rating);
  const missing = [
    ...(rating >= 1 && rating <= 5 ? [] : (['rating'] as const)),
    ...(body === '' ? (['text'] as const) : []),
  ];
  const answer = (result: ReviewResult, status = 200) => data(result, status);
  if (missing.length > 0) return answer({ state: 'invalid', missing, values }, 400);
  try {
    const { products } = await queryProducts(store.client, productInput(params.product));
    const entityId = products?.[0]?.id;
    if (!entityId) throw data(null, 404);
    const { review } = await createReview(store.client, {
      review: {
        namespace: 'stores',
        entityId,
        content: { rating, title, body, media: await imagesOf(form, store) },
        author: { authorName },
      },
    });
    return answer({ state: 'saved', review: review ?? {} });
  } catch (error) {
    if (!isStoreError(error)) throw error;
    if (error.status === 409) return answer({ state: 'already', values }, 409);
    const { requestId, kind } = error;
    return answer({ state: 'failed', requestId, isUnknown: kind === 'system', values }, 502);
  }
}

/** The uploaded images that the form names. */
async function imagesOf(form: FormData, { merchant }: StoreRequest): Promise<ImageOrVideoInput[]> {
  const ids = form.getAll(IMAGES_FIELD).map(String).slice(0, MAX_IMAGES);
  if (!merchant) return [];
  const files = await Promise.all(ids.map((id) => reviewImage(merchant, id)));
  return files.flatMap((file) => (file ? [{ image: { id: file.id, url: file.url } }] : []));
}
