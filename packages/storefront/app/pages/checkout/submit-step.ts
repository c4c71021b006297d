/** Handles the forms of the checkout, without the payment. For the server only. */
import { redirect } from 'react-router';
import { type Checkout, isStoreError, type StoreClient } from 'storewire';
import {
  removeCheckoutCoupon,
  removeCheckoutGiftCard,
  removeCurrentCartCoupon,
  removeCurrentCartLineItems,
  updateCheckout,
  updateCurrentCart,
  updateCurrentCartLineItemsQuantity,
} from 'storewire/operations';
import type { AddressValues } from '../../form/address.ts';
import { textIn } from '../../form/form-text.ts';
import type { Failure } from '../../store/failure.ts';
import type { Text } from '../../text/text.tsx';
import { refusalOf } from '../purchase/coupon-code.ts';
import type { ClosedState } from '../purchase/open-purchase.ts';
import { addressIn, isSameBilling, type Problems, toAddress } from './entries.ts';
import { billingProblems, contactProblems } from './entry-problems.ts';
import { isDelivered, needsAddress } from './steps.ts';

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
  /** The cart was changed, so that other parts of the page have to read it again. */
  isCartChanged?: boolean;
  /** Something to look at before the order is placed. */
  notice?: 'totalsChanged' | 'unknown';
  /** The purchase could not be continued: it expired, or was made in another tab. */
  closed?: ClosedState;
}

/** What a form is about. */
export interface Submission {
  client: StoreClient;
  form: FormData;
  text: Text;
  checkout: Checkout;
  /** The path of the checkout. */
  path: string;
}

type Handler = (submission: Submission) => Promise<StepResult | Response>;

const idOf = ({ checkout }: Submission): string => checkout.id ?? '';

/** The forms by the value of their field `intent`. */
export const STEP_HANDLERS: Readonly<Record<string, Handler>> = {
  contact: async (submission) => {
    const { client, form, text, checkout, path } = submission;
    const values = { email: textIn(form, 'email'), address: addressIn(form, 'address') };
    const problems = contactProblems(values, needsAddress(checkout), text);
    if (Object.keys(problems).length > 0) return { intent: 'contact', problems, values };
    const contact = toAddress(values.address);
    const isAddressed = needsAddress(checkout);
    const isSent = isDelivered(checkout);
    await updateCheckout(client, {
      id: idOf(submission),
      checkout: {
        buyerInfo: { email: values.email },
        // a billing address of its own stays
        ...(isAddressed && (!isSent || isSameBilling(checkout, text)) && { billingInfo: contact }),
        ...(isSent && { shippingInfo: { shippingDestination: contact } }),
      },
    });
    // the estimate of the cart then has the totals of the checkout
    if (isAddressed) await updateCurrentCart(client, { cartInfo: { contactInfo: contact } });
    return redirect(path, 303);
  },

  delivery: async (submission) => {
    const { client, form, text, path } = submission;
    const option = textIn(form, 'option');
    const [carrierId = '', ...rest] = option.split('/');
    if (!option) return { intent: 'delivery', problems: { option: text.checkout.methodMissing } };
    const selected = { carrierId, code: rest.join('/') };
    try {
      await updateCheckout(client, {
        id: idOf(submission),
        checkout: { shippingInfo: { selectedCarrierServiceOption: selected } },
      });
    } catch (error) {
      if (!isStoreError(error) || error.kind !== 'application') throw error;
      return { intent: 'delivery', problems: { option: text.checkout.methodGone } };
    }
    await updateCurrentCart(client, { cartInfo: { selectedShippingOption: selected } });
    return redirect(`${path}?step=review`, 303);
  },

  coupon: async (submission) => {
    const { client } = submission;
    const refusal = await refusalOf(submission, 'coupon', async (couponCode) => {
      await updateCheckout(client, { id: idOf(submission), checkout: {}, couponCode });
      await updateCurrentCart(client, { couponCode });
    });
    return refusal ?? { intent: 'coupon', isCartChanged: true };
  },

  removeCoupon: async (submission) => {
    await removeCheckoutCoupon(submission.client, { id: idOf(submission) });
    await removeCurrentCartCoupon(submission.client);
    return { intent: 'removeCoupon', isCartChanged: true };
  },

  giftCard: async (submission) => {
    const refusal = await refusalOf(submission, 'giftCard', (giftCardCode) =>
      updateCheckout(submission.client, { id: idOf(submission), checkout: {}, giftCardCode }),
    );
    return refusal ?? { intent: 'giftCard' };
  },

  removeGiftCard: async (submission) => {
    await removeCheckoutGiftCard(submission.client, { id: idOf(submission) });
    return { intent: 'removeGiftCard' };
  },

  // lines are changed in the cart, which the checkout follows
  removeLine: async ({ client, form }) => {
    await removeCurrentCartLineItems(client, { lineItemIds: [textIn(form, 'line')] });
    return { intent: 'removeLine', isCartChanged: true };
  },

  reduceLine: async ({ client, form }) => {
    const lineItems = [{ id: textIn(form, 'line'), quantity: Number(textIn(form, 'quantity')) }];
    await updateCurrentCartLineItemsQuantity(client, { lineItems });
    return { intent: 'reduceLine', isCartChanged: true };
  },
};

/** The billing address of the last step. Undefined if it is that of the delivery. */
export const billingIn = (form: FormData): AddressValues | undefined =>
  form.has('hasBilling') && !form.has('billingSame') ? addressIn(form, 'billing') : undefined;

/** That address, and what is wrong with it. */
export function billingOf(form: FormData, text: Text): { address?: AddressValues; problems: Problems } {
  const address = billingIn(form);
  return address ? { address, problems: billingProblems(address, text) } : { problems: {} };
}
