/** Handles the forms of the checkout. For the server only. */
import { redirect, redirectDocument } from 'react-router';
import { type CalculateCartV2Response, isStoreError, type StoreError } from 'storewire';
import { calculateCartV2, placeOrderV2, setDeliveryMethodV2, updateCartV2 } from 'storewire/operations';
import { AddressWithContactInputSchema, CustomerInfoInputSchema } from 'storewire/zod';
import type { ZodMiniType } from 'zod/mini';
import { type AddressValues, addressProblems } from '../../form/address.ts';
import { messageOf } from '../../form/form-messages.ts';
import type { Problems } from '../../form/form-result.ts';
import { textIn } from '../../form/form-text.ts';
import type { FormHandlers, Submission } from '../../routing/handle-form.ts';
import { CART_FORMS, cartIdIn } from '../../shop/cart/cart-forms.ts';
import { chooseDelivery } from '../../shop/cart/delivery-options.ts';
import { redirectToPlatformPage } from '../../shop/cart/order-redirect.ts';
import { isDelivered } from '../../shop/cart/shop-cart.ts';
import { isUnknownOutcome, orMissing, toFailure } from '../../store/failure.ts';
import type { Text } from '../../text/dictionary.ts';
import {
  addressIn,
  billingIn,
  deliveryContact,
  isSameBilling,
  toAddress,
  toAddressValues,
} from './entries.ts';
import { isOrdered, redirectToOrder } from './placed-order.ts';
import { isBlocked, needsAddress, type StepResult, stepPath } from './steps.ts';

type Answer = Promise<Omit<StepResult, 'intent'>>;

/** Handles a form of a cart as it is now. */
type StepHandler = (submission: Submission, purchase: CalculateCartV2Response) => Answer;

/** The forms by the value of their field `intent`. */
export const CHECKOUT_FORMS: FormHandlers<StepResult> = Object.fromEntries(
  Object.entries({
    ...CART_FORMS,
    contact: submitContact,
    delivery: submitDelivery,
    place: placeOrder,
  }).map(([intent, handle]) => [intent, ofOpenCart(handle)]),
);

/** The handler of a form, which knows the cart, an expired session, and an order that was placed in the meantime. */
function ofOpenCart(handle: StepHandler) {
  return async (submission: Submission): Answer => {
    const { store, form, paths } = submission;
    const { client, auth } = store;
    const cartId = cartIdIn(form);
    const { sessionId, isSignedIn } = await auth.session();
    const expired = { expired: isSignedIn ? ('member' as const) : ('guest' as const) };
    try {
      const purchase = await orMissing(calculateCartV2(client, { cartId }));
      return purchase ? await handle(submission, purchase) : expired;
    } catch (error) {
      if ((await auth.session()).sessionId !== sessionId) return expired;
      throw (isOrdered(error) ? await redirectToOrder(client, cartId, paths) : undefined) ?? error;
    }
  };
}

/** Saves who buys, and where it is sent or billed to, which the cheapest delivery is chosen for. */
async function submitContact(
  { store: { client }, values, text, paths }: Submission,
  purchase: CalculateCartV2Response,
): Answer {
  const { cart } = purchase;
  const entered = addressIn(values, 'address');
  const { email = '' } = values;
  const isAddressed = needsAddress(purchase);
  const problems = contactProblems(email, isAddressed ? entered : undefined, text);
  if (Object.keys(problems).length > 0) return { problems };
  const { address, contactDetails } = toAddress(entered);
  const isSent = isDelivered(cart);
  // a billing address of its own stays
  const isBilled = isAddressed && (!isSent || isSameBilling(cart, text));
  const saved = await updateCartV2(client, {
    cartId: cart.id,
    cart: {
      customerInfo: { email, ...(isAddressed && contactDetails) },
      ...(isSent && { deliveryInfo: { address } }),
      ...(isBilled && { paymentInfo: { billingAddress: address, billingContact: contactDetails } }),
    },
  });
  // if the options cannot be read, the page leads to the step that is incomplete
  const outcome = isSent ? await chooseDelivery(client, saved.cart).catch(() => 'kept') : 'kept';
  throw redirect(stepPath(paths.checkout, cart, outcome === 'kept' ? 'review' : 'delivery'), 303);
}

/** What is wrong with the first step. The address is undefined if the order needs none. */
export const contactProblems = (email: string, address: AddressValues | undefined, text: Text): Problems => ({
  ...(email ? contractProblems(CustomerInfoInputSchema, { email }, text) : { email: text.form.required }),
  ...(address && problemsOfAddress('address', address, text)),
});

/** What is wrong with an address: by the contract, and by the rules of its country. Its fields start with `prefix`. */
function problemsOfAddress(prefix: string, values: AddressValues, text: Text): Problems {
  const problems = {
    ...contractProblems(AddressWithContactInputSchema, toAddress(values), text),
    ...addressProblems(values, text.form),
  };
  return Object.fromEntries(
    Object.entries(problems).map(([part, problem]) => [`${prefix}.${part}`, problem]),
  );
}

/** The first violation of each field, by its name. */
function contractProblems(schema: ZodMiniType, input: object, text: Text): Problems {
  const { error } = schema.safeParse(input, { reportInput: true });
  const issues = (error?.issues ?? []).toReversed();
  return Object.fromEntries(issues.map((issue) => [issue.path.at(-1), messageOf(issue, text.form)]));
}

/** Chooses the delivery. */
async function submitDelivery(
  { store: { client }, form, text, paths }: Submission,
  { cart }: CalculateCartV2Response,
): Answer {
  const refused = (option: string) => ({ problems: { option } });
  const [appId = '', ...code] = textIn(form, 'option').split('/');
  if (!appId) return refused(text.checkout.methodMissing);
  const deliveryMethod = { appId, code: code.join('/') };
  try {
    await setDeliveryMethodV2(client, { cartId: cart.id, deliveryMethod });
  } catch (error) {
    if (!isStoreError(error) || error.code !== 'DELIVERY_METHOD_NOT_FOUND') throw error;
    return refused(text.checkout.methodGone);
  }
  throw redirect(stepPath(paths.checkout, cart, 'review'), 303);
}

/**
 * Places the order at the totals that the buyer has seen, to be paid on a page of the platform. There is never a second
 * order of a cart.
 */
async function placeOrder(submission: Submission, { cart }: CalculateCartV2Response): Answer {
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
}

/** The totals are not those of the token, in the cart or in the catalog. */
const PRICES_CHANGED = ['CART_PRICES_OUT_OF_SYNC', 'INVALID_PRICE_VERIFICATION_TOKEN'];

/** What the buyer has to do after an order was not placed. If its response was lost, only the cart shows whether it was. */
async function afterFailure(
  { store: { client }, paths }: Submission,
  cartId: string,
  error: StoreError,
): Answer {
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
