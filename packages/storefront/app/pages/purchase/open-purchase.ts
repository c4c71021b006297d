/** Finds or creates the checkout of the current cart. For the server only. */
import type { Cart, Checkout, StoreClient } from 'storewire';
import {
  createCheckoutFromCurrentCart,
  getCheckout,
  getCurrentCart,
  searchOrders,
} from 'storewire/operations';
import { orMissing } from '../../store/failure.ts';

/** How far the purchase of a shopper is. */
export type Purchase =
  | { state: 'open'; checkout: Checkout; isReturned: boolean }
  /** The order waits for a payment, as a card was declined. The cart is unchanged. */
  | { state: 'declined'; checkout: Checkout }
  /** The order was placed. Its id is known for members only. */
  | { state: 'ordered'; checkoutId: string; orderId: string | undefined }
  | { state: 'expired' }
  | { state: 'empty' };

/** A purchase that cannot be continued. */
export type ClosedState = Exclude<Purchase, { checkout: Checkout }>;

interface Visit {
  /** The checkout that the payment page was left for. */
  returnedFrom?: string | undefined;
  isMember: boolean;
}

/**
 * The purchase of the shopper. Each cart has one checkout: a change of the cart, in whatever tab, is taken over,
 * so that both have the same totals.
 */
export async function openPurchase(
  client: StoreClient,
  { returnedFrom, isMember }: Visit,
): Promise<Purchase> {
  const cart = (await orMissing(getCurrentCart(client)))?.cart;
  if (!cart || cart.lineItems.length === 0)
    return returnedFrom === undefined
      ? { state: 'empty' }
      : purchaseWithoutCart(client, returnedFrom, isMember);
  const known = cart.checkoutId ? await readCheckout(client, cart.checkoutId) : undefined;
  if (known && isUpToDate(known, cart))
    return known.completed
      ? { state: 'declined', checkout: known }
      : { state: 'open', checkout: known, isReturned: returnedFrom === known.id };
  const { checkoutId } = await createCheckoutFromCurrentCart(client, { channelType: 'WEB' });
  const { checkout } = await getCheckout(client, { id: checkoutId });
  return { state: 'open', checkout, isReturned: false };
}

async function purchaseWithoutCart(client: StoreClient, id: string, isMember: boolean): Promise<Purchase> {
  const checkout = await readCheckout(client, id);
  if (!checkout) return { state: 'expired' };
  if (!checkout.completed) return { state: 'empty' };
  return { state: 'ordered', checkoutId: id, orderId: isMember ? await findOrder(client, id) : undefined };
}

const readCheckout = async (client: StoreClient, id: string): Promise<Checkout | undefined> =>
  (await orMissing(getCheckout(client, { id })))?.checkout;

/** Without a filter, orders whose payment is pending are not found. */
const SEARCHED = ['INITIALIZED', 'PENDING', 'APPROVED'];

/** The order of a checkout of a member. Guests cannot search, so their order is known from its URL only. */
export async function findOrder(client: StoreClient, checkoutId: string): Promise<string | undefined> {
  const { orders } = await searchOrders(client, {
    search: { filter: { checkoutId, status: { $in: SEARCHED } } },
  });
  return orders?.[0]?.id ?? undefined;
}

/** Whether the checkout has the lines and the coupon of the cart. */
const isUpToDate = (checkout: Checkout, cart: Cart): boolean =>
  contentOf(checkout) === contentOf(cart) &&
  (couponOf(checkout) === couponOf(cart) || checkout.calculationErrors?.couponCalculationError !== undefined);

const contentOf = ({ lineItems }: Checkout | Cart): string =>
  JSON.stringify(lineItems.map(({ catalogReference, quantity }) => [catalogReference, quantity]));

/** The code of the coupon in use. */
const couponOf = ({ appliedDiscounts }: Checkout | Cart): string | undefined =>
  appliedDiscounts.find(({ coupon }) => coupon)?.coupon?.code;
