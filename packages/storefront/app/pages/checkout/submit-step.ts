/** Handles the forms of the checkout, without the payment. For the server only. */
import { redirect } from 'react-router';
import { isStoreError, type StoreClient } from 'storewire';
import {
  addCouponV2,
  addGiftCardV2,
  removeCouponV2,
  removeGiftCardV2,
  removeLineItemsV2,
  setDeliveryMethodV2,
  updateCartV2,
  updateLineItemsV2,
} from 'storewire/operations';
import type { AddressValues } from '../../form/address.ts';
import { textIn } from '../../form/form-text.ts';
import type { Paths } from '../../routing/paths.ts';
import type { Failure } from '../../store/failure.ts';
import type { Text } from '../../text/text.tsx';
import { type CalculatedCart, isDelivered } from '../purchase/calculated-cart.ts';
import { refusalOf } from '../purchase/coupon-code.ts';
import { addressIn, isSameBilling, type Problems, toAddress } from './entries.ts';
import { contactProblems } from './entry-problems.ts';
import { needsAddress, stepPath } from './steps.ts';

/** What a form was answered with, unless it led to another page. */
export interface StepResult {
  /** The form. */
  intent: string;
  /** Messages at fields. */
  problems?: Problems;
  /** What was entered, for pages without JavaScript. */
  values?: Record<string, string | AddressValues>;
  /** A call that failed. */
  failure?: Failure;
  /** Something to look at before the order is placed. */
  notice?: 'totalsChanged' | 'orderChanged' | 'unknown';
  /** The cart is that of another session. */
  isExpired?: boolean;
}

/** A form that was sent. */
export interface Submission {
  client: StoreClient;
  form: FormData;
  text: Text;
  /** The cart that the form is about, as it was shown. */
  purchase: CalculatedCart;
  paths: Paths;
  /** Origin of the store front. */
  origin: string;
}

/** Handles a form. */
export type StepHandler = (submission: Submission) => Promise<StepResult | Response>;

/** The forms by the value of their field `intent`. */
export const STEP_HANDLERS: Readonly<Record<string, StepHandler>> = {
  contact: async ({ client, form, text, purchase, paths }) => {
    const { cart } = purchase;
    const values = { email: textIn(form, 'email'), address: addressIn(form, 'address') };
    const isAddressed = needsAddress(purchase);
    const problems = contactProblems(values, isAddressed, text);
    if (Object.keys(problems).length > 0) return { intent: 'contact', problems, values };
    const { address, contactDetails } = toAddress(values.address);
    const isSent = isDelivered(cart);
    // a billing address of its own stays
    const isBilled = isAddressed && (!isSent || isSameBilling(cart, text));
    await updateCartV2(client, {
      cartId: cart.id,
      cart: {
        customerInfo: { email: values.email, ...(isAddressed && contactDetails) },
        ...(isSent && { deliveryInfo: { address } }),
        ...(isBilled && { paymentInfo: { billingAddress: address, billingContact: contactDetails } }),
      },
    });
    return redirect(`${paths.checkout}?cart=${cart.id}`, 303);
  },

  delivery: async ({ client, form, text, purchase: { cart }, paths }) => {
    const refused = (option: string): StepResult => ({ intent: 'delivery', problems: { option } });
    const [appId = '', ...code] = textIn(form, 'option').split('/');
    if (!appId) return refused(text.checkout.methodMissing);
    const deliveryMethod = { appId, code: code.join('/') };
    try {
      await setDeliveryMethodV2(client, { cartId: cart.id, deliveryMethod });
    } catch (error) {
      if (!isStoreError(error) || error.code !== 'DELIVERY_METHOD_NOT_FOUND') throw error;
      return refused(text.checkout.methodGone);
    }
    return redirect(stepPath(paths.checkout, cart, 'review'), 303);
  },

  coupon: async (submission) => {
    const { client, purchase } = submission;
    const refusal = await refusalOf(submission, 'coupon', (code) =>
      addCouponV2(client, { cartId: purchase.cart.id, coupon: { code } }),
    );
    return refusal ?? { intent: 'coupon' };
  },

  removeCoupon: async ({ client, purchase: { cart } }) => {
    for (const { id } of cart.coupons) await removeCouponV2(client, { cartId: cart.id, couponId: id });
    return { intent: 'removeCoupon' };
  },

  giftCard: async (submission) => {
    const { client, purchase } = submission;
    const refusal = await refusalOf(submission, 'giftCard', (code) =>
      addGiftCardV2(client, { cartId: purchase.cart.id, giftCard: { code } }),
    );
    return refusal ?? { intent: 'giftCard' };
  },

  removeGiftCard: async ({ client, purchase: { cart } }) => {
    for (const { id } of cart.paymentInfo?.giftCards ?? [])
      await removeGiftCardV2(client, { cartId: cart.id, giftCardId: id });
    return { intent: 'removeGiftCard' };
  },

  removeLine: async ({ client, form, purchase: { cart } }) => {
    await removeLineItemsV2(client, { cartId: cart.id, lineItemIds: [textIn(form, 'line')] });
    return { intent: 'removeLine' };
  },

  reduceLine: async ({ client, form, purchase: { cart } }) => {
    const quantity = { newQuantity: Number(textIn(form, 'quantity')) };
    const lineItems = [{ lineItemId: textIn(form, 'line'), quantity }];
    await updateLineItemsV2(client, { cartId: cart.id, lineItems });
    return { intent: 'reduceLine' };
  },
};
