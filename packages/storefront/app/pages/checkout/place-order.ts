/** The last form of the checkout: places the order, which is then paid on a page of the platform. For the server only. */
import { redirectDocument } from 'react-router';
import { isStoreError, type StoreError } from 'storewire';
import { calculateCartV2, placeOrderV2, updateCartV2 } from 'storewire/operations';
import type { AddressValues } from '../../form/address.ts';
import { textIn } from '../../form/form-text.ts';
import { isUnknownOutcome, toFailure } from '../../store/failure.ts';
import { isDelivered } from '../purchase/is-delivered.ts';
import { isOrdered, redirectToOrder, redirectToPlatformPage } from '../purchase/order-redirect.ts';
import { addressIn, billingContact, deliveryContact, toAddress, toAddressValues } from './entries.ts';
import { billingProblems } from './entry-problems.ts';
import { isBlocked } from './steps.ts';
import type { StepHandler, StepResult, Submission } from './submit-step.ts';

/** Places the order at the totals that the buyer has seen. There is never a second order of a cart. */
export const placeOrder: StepHandler = async (submission) => {
  const { client, form, text, cart, paths, origin } = submission;
  const address = billingIn(form);
  const problems = {
    ...(address && billingProblems(address, text)),
    ...(form.has('terms') ? {} : { terms: text.checkout.termsMissing }),
  };
  // without JavaScript, the fields of another billing address are shown by the next page
  const isMissing = isBillingMissing(submission);
  const billing = isMissing ? toAddressValues(billingContact(cart)) : address;
  if (Object.keys(problems).length > 0 || isMissing)
    return {
      intent: 'place',
      problems,
      values: { note: textIn(form, 'note'), ...(billing && { billing }) },
    };
  await saveLastEntries(submission, address);
  const cartId = cart.id;
  const priceVerificationToken = textIn(form, 'token');
  try {
    const { orderId, completed } = await placeOrderV2(client, { cartId, priceVerificationToken });
    const order = paths.order(orderId);
    // the whole page is loaded again, with an empty cart; the page of the order can open the payment page as well
    const opened = completed
      ? undefined
      : await redirectToPlatformPage(client, cartId, { paths, origin, back: order }).catch(toFailure);
    return opened instanceof Response ? opened : redirectDocument(order, 303);
  } catch (error) {
    if (!isStoreError(error)) throw error;
    return afterFailure(submission, error);
  }
};

/** The billing address of the form. Undefined if it is that of the delivery. */
export const billingIn = (form: FormData): AddressValues | undefined =>
  form.has('hasBilling') && !form.has('billingSame') ? addressIn(form, 'billing') : undefined;

/** Whether the bill goes elsewhere, but the form had no fields for that address. */
const isBillingMissing = ({ form, cart }: Submission): boolean =>
  isDelivered(cart) && !form.has('billingSame') && !form.has('hasBilling');

async function saveLastEntries(
  { client, form, cart }: Submission,
  billing: AddressValues | undefined,
): Promise<void> {
  const note = textIn(form, 'note');
  const { address, contactDetails } = toAddress(billing ?? toAddressValues(deliveryContact(cart)));
  await updateCartV2(client, {
    cartId: cart.id,
    cart: {
      note: note || null,
      ...(isDelivered(cart) && { paymentInfo: { billingAddress: address, billingContact: contactDetails } }),
    },
  });
}

/** The totals are not those of the token, in the cart or in the catalog. */
const PRICES_CHANGED = ['CART_PRICES_OUT_OF_SYNC', 'INVALID_PRICE_VERIFICATION_TOKEN'];

/** What the buyer has to do after an order was not placed. If its response was lost, only the cart shows whether it was. */
async function afterFailure(
  { client, cart, paths }: Submission,
  error: StoreError,
): Promise<StepResult | Response> {
  const intent = 'place';
  const failure = toFailure(error);
  const cartId = cart.id;
  if (PRICES_CHANGED.includes(error.code ?? '')) return { intent, notice: 'totalsChanged' };
  if (isOrdered(error) || isUnknownOutcome(error)) {
    const order = await redirectToOrder(client, cartId, paths).catch(toFailure);
    if (order instanceof Response) return order;
    return { intent, failure, ...(order && { notice: 'unknown' }) };
  }
  // what the page shows after it has read the cart again
  const now = await calculateCartV2(client, { cartId, refreshCart: true }).catch(() => undefined);
  return now && isBlocked(now) ? { intent, notice: 'orderChanged' } : { intent, failure };
}
