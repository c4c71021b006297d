import type { Review, StoreClient } from 'storewire';
import { getMyMember, queryReviews } from 'storewire/operations';
import type { StoreRequest } from '../../store/store-request.ts';

/**
 * The review that the signed-in member has written about a product, also before it is approved. Members have
 * no call for that, so the server requests this review alone with its API key.
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
