import type { Review, StoreClient } from 'storewire';
import { getMyMember, queryReviews } from 'storewire/operations';
import type { StoreRequest } from '../../store/store-request.ts';

/**
 * The review of a product by the member who is signed in, also if it waits for approval: no call lets its
 * author read that, so the server asks for it, and for nothing else, with its key.
 */
export async function ownReviewOf(
  productId: string,
  { auth, client, merchant }: Pick<StoreRequest, 'auth' | 'client' | 'merchant'>,
): Promise<Review | undefined> {
  const { isLoggedIn } = await auth.session();
  return merchant && isLoggedIn ? findReview(productId, merchant, client) : undefined;
}

async function findReview(
  productId: string,
  merchant: StoreClient,
  client: StoreClient,
): Promise<Review | undefined> {
  const { member } = await getMyMember(client);
  // platforms name the author by the contact or by the member
  const ids = [member?.contactId, member?.id].flatMap((id) => id || []);
  // an empty filter would find the reviews of all authors
  if (ids.length === 0) return undefined;
  const { reviews } = await queryReviews(merchant, {
    query: {
      filter: { namespace: 'stores', entityId: productId, 'author.contactId': { $in: ids } },
      cursorPaging: { limit: 1 },
    },
    returnPrivateReviews: true,
  });
  return reviews?.[0];
}
