/** The last form of the checkout: places the order, which is then paid on a page of the platform. For the server only. */
import { redirectDocument } from 'react-router';
import { isStoreError, type StoreError } from 'storewire';
import { calculateCartV2, placeOrderV2, updateCartV2 } from 'storewire/operations';
import { textIn } from '../../form/form-text.ts';
import type { Submission } from '../../routing/handle-form.ts';
import { redirectToPlatformPage } from '../../shop/cart/order-redirect.ts';
import { isDelivered } from '../../shop/cart/shop-cart.ts';
import { isUnknownOutcome, toFailure } from '../../store/failure.ts';
import { billingIn, deliveryContact, toAddress, toAddressValues } from './entries.ts';
import { problemsOfAddress } from './entry-problems.ts';
import { isOrdered, redirectToOrder } from './placed-order.ts';
import { isBlocked, type StepResult } from './steps.ts';
import type { StepHandler } from './submit-step.ts';

/** Places the order at the totals that the buyer has seen. There is never a second order of a cart. */
export const placeOrder: StepHandler = async (submission, { cart }) => {
  const { store, form, values, text, paths } = submission;
  const { client, settings } = store;
  const billing = billingIn(values);
  const problems = {
    ...(billing && problemsOfAddress('billing', billing, text)),
    ...(form.has('terms') ? {} : { terms: text.checkout.termsMissing }),
  };
  // without JavaScript, the fields of another billing address are shown by the next page
  const isBillingMissing = isDelivered(cart) && !values['billingSame'] && !values['hasBilling'];
  if (Object.keys(problems).length > 0 || isBillingMissing) return { problems };
  const cartId = cart.id;
  const { address, contactDetails } = toAddress(billing ?? toAddressValues(deliveryContact(cart)));
  await updateCartV2(client, {
    cartId,
    cart: {
      note: values['note'] || null,
      ...(isDelivered(cart) && { paymentInfo: { billingAddress: address, billingContact: contactDetails } }),
    },
  });
  try {
    const priceVerificationToken = textIn(form, 'totals');
    const { orderId, completed } = await placeOrderV2(client, { cartId, priceVerificationToken });
    const order = paths.order(orderId);
    const page = { paths, origin: settings.origin, back: order };
    // the whole page is loaded again, with an empty cart; the page of the order can open the payment page as well
    const opened = completed
      ? undefined
      : await redirectToPlatformPage(client, cartId, page).catch(toFailure);
    throw opened instanceof Response ? opened : redirectDocument(order, 303);
  } catch (error) {
    if (!isStoreError(error)) throw error;
    return afterFailure(submission, cartId, error);
  }
};

/** The totals are not those of the token, in the cart or in the catalog. */
const PRICES_CHANGED = ['CART_PRICES_OUT_OF_SYNC', 'INVALID_PRICE_VERIFICATION_TOKEN'];

/** What the buyer has to do after an order was not placed. If its response was lost, only the cart shows whether it was. */
async function afterFailure(
  { store: { client }, paths }: Submission,
  cartId: string,
  error: StoreError,
): Promise<Omit<StepResult, 'intent'>> {
  const failure = toFailure(error);
  if (PRICES_CHANGED.includes(error.code ?? '')) return { notice: 'totalsChanged' };
  if (isOrdered(error) || isUnknownOutcome(error)) {
    const order = await redirectToOrder(client, cartId, paths).catch(toFailure);
    if (order instanceof Response) throw order;
    return { failure, ...(order && { notice: 'unknown' }) };
  }
  // what the page shows after it has read the cart again
  const now = await calculateCartV2(client, { cartId, refreshCart: true }).catch(() => undefined);
  return now && isBlocked(now) ? { notice: 'orderChanged' } : { failure };
}
