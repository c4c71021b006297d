/** Handles the forms of the checkout, without the payment. For the server only. */
import { redirect } from 'react-router';
import { type CalculateCartResponse, isStoreError } from 'storewire';
import { setDeliveryMethodV2, updateCartV2 } from 'storewire/operations';
import type { AddressValues } from '../../form/address.ts';
import type { FormResult } from '../../form/form-result.ts';
import { textIn } from '../../form/form-text.ts';
import type { Paths } from '../../routing/paths.ts';
import { CART_FORMS, type CartSubmission } from '../purchase/cart-forms.ts';
import { isDelivered } from '../purchase/is-delivered.ts';
import { addressIn, isSameBilling, toAddress } from './entries.ts';
import { contactProblems } from './entry-problems.ts';
import { needsAddress, stepPath } from './steps.ts';

/** The entries of all steps. */
type StepValues = { email?: string; address?: AddressValues; billing?: AddressValues; note?: string };

/** What a form was answered with, unless it led to another page. */
export interface StepResult extends FormResult<StepValues> {
  /** Something to look at before the order is placed. */
  notice?: 'totalsChanged' | 'orderChanged' | 'unknown';
  /** The cart is that of another session. */
  isExpired?: boolean;
}

/** A form that was sent, and the cart that it is about. */
export interface Submission extends CartSubmission, CalculateCartResponse {
  paths: Paths;
  /** Origin of the store front. */
  origin: string;
}

/** Handles a form. */
export type StepHandler = (submission: Submission) => Promise<StepResult | Response>;

/** The forms by the value of their field `intent`. */
export const STEP_HANDLERS: Readonly<Record<string, StepHandler>> = {
  ...CART_FORMS,

  contact: async (submission) => {
    const { client, form, text, cart, paths } = submission;
    const values = { email: textIn(form, 'email'), address: addressIn(form, 'address') };
    const isAddressed = needsAddress(submission);
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

  delivery: async ({ client, form, text, cart, paths }) => {
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
};
