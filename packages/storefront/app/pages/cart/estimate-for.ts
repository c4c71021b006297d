import type { AddressInput, StoreClient } from 'storewire';
import { setDeliveryMethodForCurrentCartV2, updateCurrentCartV2 } from 'storewire/operations';
import { readDeliveryOptions } from '../purchase/delivery-options.ts';

/**
 * Stores where the cart is to be sent, so that each tab and the checkout calculate with it. The chosen delivery option
 * stays if it is offered there; otherwise the first one is chosen. Resolves to whether there is one.
 */
export async function estimateFor(
  client: StoreClient,
  place: Pick<AddressInput, 'country' | 'postalCode'>,
): Promise<boolean> {
  // the rest of an earlier address is that of another place
  const address = { subdivision: null, city: null, addressLine: null, addressLine2: null, ...place };
  const { cart } = await updateCurrentCartV2(client, { cart: { deliveryInfo: { address } } });
  const { shippingInfo } = await readDeliveryOptions(client, cart);
  const options = (shippingInfo?.carrierServiceOptions ?? []).flatMap(({ carrierId, shippingOptions = [] }) =>
    shippingOptions.map(({ code = '' }) => ({ code, appId: carrierId })),
  );
  const chosen = cart.deliveryInfo?.method;
  if (options.some(({ code, appId }) => code === chosen?.code && appId === chosen.appId)) return true;
  const [first] = options;
  if (first) await setDeliveryMethodForCurrentCartV2(client, { deliveryMethod: first });
  return first !== undefined;
}
