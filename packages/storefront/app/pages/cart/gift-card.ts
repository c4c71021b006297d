/** The gift card of a cart, which its checkout has: the contract has no gift cards of carts. For the server only. */
import { type Cart, type Checkout, isStoreError, type StoreClient } from 'storewire';
import { getCheckout, removeCheckoutGiftCard, updateCheckout } from 'storewire/operations';
import { orMissing } from '../../store/failure.ts';
import { openPurchase } from '../purchase/open-purchase.ts';

/** A gift card that pays for a purchase. */
export type GiftCard = NonNullable<Checkout['giftCard']>;

/** Whether a gift card is applied, if one can be. */
export interface GiftCardState {
  applied: GiftCard | undefined;
}

/**
 * The gift card of a cart, with the amount that it pays of the current total. Undefined if none can be applied: the order
 * was placed and waits for its payment, or this is not known.
 */
export async function readGiftCard(
  client: StoreClient,
  { checkoutId }: Cart,
  isMember: boolean,
): Promise<GiftCardState | undefined> {
  const none: GiftCardState = { applied: undefined };
  // only the checkout page creates a checkout without a gift card
  if (!checkoutId) return none;
  try {
    const known = await orMissing(getCheckout(client, { id: checkoutId }));
    if (!known) return none;
    if (!known.checkout.completed && !known.checkout.giftCard) return none;
    // brings the checkout up to date with the cart
    const purchase = await openPurchase(client, { isMember });
    return purchase.state === 'open' ? { applied: purchase.checkout.giftCard ?? undefined } : undefined;
  } catch (error) {
    if (!isStoreError(error)) throw error;
    return undefined;
  }
}

/** Applies a gift card to the checkout of the current cart. Does nothing if the order was placed in another tab. */
export async function applyGiftCard(client: StoreClient, giftCardCode: string): Promise<void> {
  const id = await openCheckoutId(client);
  if (id !== undefined) await updateCheckout(client, { id, checkout: {}, giftCardCode });
}

/** Removes the gift card again. */
export async function removeGiftCard(client: StoreClient): Promise<void> {
  const id = await openCheckoutId(client);
  if (id !== undefined) await removeCheckoutGiftCard(client, { id });
}

async function openCheckoutId(client: StoreClient): Promise<string | undefined> {
  // the order of a purchase that is not open is not needed
  const purchase = await openPurchase(client, { isMember: false });
  return purchase.state === 'open' ? (purchase.checkout.id ?? undefined) : undefined;
}
