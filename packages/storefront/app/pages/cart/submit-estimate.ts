/** Handles the form with the place that the cart is sent to. For the server only. */
import { isStoreError } from 'storewire';
import { setDeliveryMethodV2, updateCartV2 } from 'storewire/operations';
import { addressRulesOf, normalizePostalCode } from '../../form/address.ts';
import type { FormResult, Problems } from '../../form/form-result.ts';
import { textIn } from '../../form/form-text.ts';
import type { Submission } from '../../routing/handle-form.ts';
import { cartIdIn } from '../../shop/cart/cart-forms.ts';
import { readDeliveryOptions } from '../../shop/cart/delivery-options.ts';

/**
 * Stores the place in the cart, so that each tab and the checkout calculate with it. The chosen delivery option stays if
 * it is offered there; otherwise the first one is chosen.
 */
export async function submitEstimate({
  store: { client },
  form,
  text,
}: Submission): Promise<Omit<FormResult, 'intent'>> {
  const cartId = cartIdIn(form);
  const country = textIn(form, 'country');
  const postalCode = normalizePostalCode(textIn(form, 'postalCode'));
  const rules = addressRulesOf(country).postalCode;
  const refused = (problems: Problems) => ({ problems, values: { country, postalCode } });
  if (!country) return refused({ country: text.form.required });
  if (postalCode && rules && !rules.pattern.test(postalCode))
    return refused({ postalCode: text.form.postalCodeInvalid(rules.example) });
  // the rest of an earlier address is that of another place
  const rest = { subdivision: null, city: null, addressLine: null, addressLine2: null };
  const address = { ...rest, country, postalCode: postalCode || null };
  try {
    const { cart } = await updateCartV2(client, { cartId, cart: { deliveryInfo: { address } } });
    const { shippingInfo } = await readDeliveryOptions(client, cart);
    const options = (shippingInfo?.carrierServiceOptions ?? []).flatMap(
      ({ carrierId, shippingOptions = [] }) =>
        shippingOptions.map(({ code = '' }) => ({ code, appId: carrierId })),
    );
    const [first] = options;
    if (!first) return refused({ country: text.cartExtras.notDelivered });
    const chosen = cart.deliveryInfo?.method;
    if (!options.some(({ code, appId }) => code === chosen?.code && appId === chosen.appId))
      await setDeliveryMethodV2(client, { cartId, deliveryMethod: first });
    return { isSaved: true };
  } catch (error) {
    if (!isStoreError(error) || error.kind !== 'validation') throw error;
    return refused({ country: text.form.notOffered });
  }
}
