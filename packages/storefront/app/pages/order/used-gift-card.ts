/** Which gift card an order was placed with. For the server only. */
import type { Order, StoreClient } from 'storewire';
import { getCartV2 } from 'storewire/operations';

/**
 * The shortened code of the gift card. An order says what was paid, and only the cart that it was placed from says
 * by which card. Undefined if there was none, or if the cart cannot be read.
 */
export async function usedGiftCard(
  client: StoreClient | undefined,
  { checkoutId }: Order,
): Promise<string | undefined> {
  if (!client || !checkoutId) return undefined;
  const read = await getCartV2(client, { cartId: checkoutId }).catch(() => undefined);
  return read?.cart.paymentInfo?.giftCards[0]?.obfuscatedCode;
}
