/** Handles the forms of the checkout, without the payment. For the server only. */
import { redirect } from 'react-router';
import { type CalculateCartResponse, isStoreError } from 'storewire';
import { calculateCartV2, setDeliveryMethodV2, updateCartV2 } from 'storewire/operations';
import { textIn } from '../../form/form-text.ts';
import type { Submission } from '../../routing/handle-form.ts';
import { cartIdIn } from '../../shop/cart/cart-forms.ts';
import { isDelivered } from '../../shop/cart/shop-cart.ts';
import { orMissing } from '../../store/failure.ts';
import { addressIn, isSameBilling, toAddress } from './entries.ts';
import { contactProblems } from './entry-problems.ts';
import { isOrdered, redirectToOrder } from './placed-order.ts';
import { needsAddress, type StepResult, stepPath } from './steps.ts';

type Answer = Promise<Omit<StepResult, 'intent'>>;

/** Handles a form of a cart as it is now. */
export type StepHandler = (submission: Submission, purchase: CalculateCartResponse) => Answer;

/** The handler of a form, which knows the cart, an expired session, and an order that was placed in the meantime. */
export const ofOpenCart =
  (handle: StepHandler) =>
  async (submission: Submission): Answer => {
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

/** Saves who buys, and where it is sent or billed to. */
export const submitContact: StepHandler = async ({ store: { client }, values, text, paths }, purchase) => {
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
  await updateCartV2(client, {
    cartId: cart.id,
    cart: {
      customerInfo: { email, ...(isAddressed && contactDetails) },
      ...(isSent && { deliveryInfo: { address } }),
      ...(isBilled && { paymentInfo: { billingAddress: address, billingContact: contactDetails } }),
    },
  });
  const isChosen = !isSent || cart.deliveryInfo?.method !== undefined;
  // the page shows the delivery again if the new address needs another one
  throw redirect(stepPath(paths.checkout, cart, isChosen ? 'review' : 'delivery'), 303);
};

/** Chooses the delivery. */
export const submitDelivery: StepHandler = async ({ store: { client }, form, text, paths }, { cart }) => {
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
};
