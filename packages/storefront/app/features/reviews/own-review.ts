import type { Review, StoreClient } from 'storewire';
import { deleteReview, getFileDescriptor, getMyMember, queryReviews } from 'storewire/operations';
import { textIn } from '../../form/form-text.ts';
import { orMissing } from '../../store/failure.ts';
import type { StoreRequest } from '../../store/store-request.ts';

/** The review that the signed-in member has written about a product. */
export async function ownReviewOf(productId: string, store: StoreRequest): Promise<Review | undefined> {
  const [review] = await ownReviews(store, { productId, limit: 1 });
  return review;
}

/**
 * The reviews that the signed-in member has written, the latest first. Members have no call for those that are not
 * published, so the server requests them with its API key: without one, they are missing.
 */
export async function ownReviews(
  { auth, client, merchant }: StoreRequest,
  { productId, limit }: { productId?: string; limit: number },
): Promise<Review[]> {
  const { isSignedIn } = await auth.session();
  if (!isSignedIn) return [];
  const { member } = await getMyMember(client);
  // platforms name the author by the contact or by the member
  const ids = [member?.contactId, member?.id].flatMap((id) => id || []);
  // an empty filter would find the reviews of all authors
  if (ids.length === 0) return [];
  const { reviews } = await queryReviews(merchant ?? client, {
    query: {
      filter: {
        namespace: 'stores',
        'author.contactId': { $in: ids },
        ...(productId === undefined ? {} : { entityId: productId }),
      },
      sort: [{ fieldName: 'createdDate', order: 'DESC' }],
      cursorPaging: { limit },
    },
    ...(merchant && { returnPrivateReviews: true }),
  });
  return reviews ?? [];
}

/** Deletes the review that a form names. One that is gone is what the member wants. */
export const deleteOwnReview = ({ client }: StoreRequest, form: FormData): Promise<unknown> =>
  orMissing(deleteReview(client, { reviewId: textIn(form, 'reviewId') }));

/** Marks the files that shoppers have uploaded for reviews. */
export const UPLOAD_LABEL = 'review';

/** An image that was uploaded for a review, and no other file of the shop. */
export async function reviewImage(merchant: StoreClient, fileId: string) {
  const { file } = await getFileDescriptor(merchant, { fileId });
  return file.labels?.includes(UPLOAD_LABEL) ? file : undefined;
}
