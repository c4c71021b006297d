/** Handles the forms of the cart. For the server only. */
import { isStoreError, type StoreClient } from 'storewire';
import {
  removeCurrentCartCoupon,
  removeCurrentCartLineItems,
  updateCurrentCart,
  updateCurrentCartLineItemsQuantity,
} from 'storewire/operations';
import { addressRulesOf, normalizePostalCode } from '../../form/address.ts';
import { textIn } from '../../form/form-text.ts';
import type { Failure } from '../../store/failure.ts';
import type { Text } from '../../text/text.tsx';
import { refusalOf } from '../purchase/coupon-code.ts';
import { applyGiftCard, removeGiftCard } from './gift-card.ts';

type CartField = 'quantity' | 'coupon' | 'giftCard' | 'country' | 'postalCode';

/** What a form of the cart was answered with. */
export interface CartResult {
  /** The form. */
  intent: string;
  /** Messages at fields. */
  problems?: Partial<Record<CartField, string>>;
  /** What was entered. */
  values?: Partial<Record<CartField, string>>;
  failure?: Failure;
  isCartChanged?: boolean;
}

interface CartSubmission {
  client: StoreClient;
  form: FormData;
  text: Text;
}

/** The forms by the value of their field `intent`. */
export const CART_HANDLERS: Readonly<Record<string, (submission: CartSubmission) => Promise<CartResult>>> = {
  quantity: async ({ client, form, text }) => {
    const quantity = Number(textIn(form, 'quantity'));
    const id = textIn(form, 'line');
    const answer = (problem: string): CartResult => ({ intent: 'quantity', problems: { quantity: problem } });
    if (!Number.isInteger(quantity) || quantity < 1) return answer(text.catalog.quantityMin);
    const { cart } = await updateCurrentCartLineItemsQuantity(client, { lineItems: [{ id, quantity }] });
    const saved = cart?.lineItems.find((line) => line.id === id)?.quantity ?? quantity;
    return saved < quantity
      ? answer(text.cart.stockReduced(saved))
      : { intent: 'quantity', isCartChanged: true };
  },

  remove: async ({ client, form }) => {
    await removeCurrentCartLineItems(client, { lineItemIds: [textIn(form, 'line')] });
    return { intent: 'remove', isCartChanged: true };
  },

  coupon: async (submission) => {
    const { client } = submission;
    const refusal = await refusalOf(submission, 'coupon', (couponCode) =>
      updateCurrentCart(client, { couponCode }),
    );
    return refusal ?? { intent: 'coupon', isCartChanged: true };
  },

  removeCoupon: async ({ client }) => {
    await removeCurrentCartCoupon(client);
    return { intent: 'removeCoupon', isCartChanged: true };
  },

  giftCard: async (submission) => {
    const refusal = await refusalOf(submission, 'giftCard', (code) => applyGiftCard(submission.client, code));
    return refusal ?? { intent: 'giftCard' };
  },

  removeGiftCard: async ({ client }) => {
    await removeGiftCard(client);
    return { intent: 'removeGiftCard' };
  },

  // kept in the cart, so that each tab and the checkout calculate with it
  estimate: async ({ client, form, text }) => {
    const country = textIn(form, 'country');
    const postalCode = normalizePostalCode(textIn(form, 'postalCode'));
    const rules = addressRulesOf(country).postalCode;
    const values = { country, postalCode };
    if (postalCode && rules && !rules.pattern.test(postalCode))
      return {
        intent: 'estimate',
        values,
        problems: { postalCode: text.form.postalCodeInvalid(rules.example) },
      };
    try {
      const address = { country, postalCode: postalCode || null };
      await updateCurrentCart(client, { cartInfo: { contactInfo: { address } } });
      return { intent: 'estimate', isCartChanged: true };
    } catch (error) {
      if (!isStoreError(error) || error.kind !== 'validation') throw error;
      return { intent: 'estimate', values, problems: { country: text.form.notOffered } };
    }
  },
};
