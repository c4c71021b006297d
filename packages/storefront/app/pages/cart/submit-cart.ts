/** Handles the forms of the cart. For the server only. */
import { isStoreError, type StoreClient } from 'storewire';
import {
  addCouponToCurrentCartV2,
  addGiftCardToCurrentCartV2,
  getCurrentCartV2,
  removeCouponFromCurrentCartV2,
  removeGiftCardFromCurrentCartV2,
  removeLineItemsFromCurrentCartV2,
  updateLineItemsInCurrentCartV2,
} from 'storewire/operations';
import { addressRulesOf, normalizePostalCode } from '../../form/address.ts';
import { textIn } from '../../form/form-text.ts';
import type { Failure } from '../../store/failure.ts';
import { shortItemsOf } from '../../store/short-items.ts';
import type { Text } from '../../text/text.tsx';
import { refusalOf } from '../purchase/coupon-code.ts';
import { estimateFor } from './estimate-for.ts';

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
    const newQuantity = Number(textIn(form, 'quantity'));
    const lineItemId = textIn(form, 'line');
    const refused = (problem: string): CartResult => ({
      intent: 'quantity',
      problems: { quantity: problem },
    });
    if (!Number.isInteger(newQuantity) || newQuantity < 1) return refused(text.catalog.quantityMin);
    try {
      await updateLineItemsInCurrentCartV2(client, {
        lineItems: [{ lineItemId, quantity: { newQuantity } }],
      });
      return { intent: 'quantity', isCartChanged: true };
    } catch (error) {
      const [short] = shortItemsOf(error);
      if (!short) throw error;
      return refused(text.cart.tooMany(short.available));
    }
  },

  remove: async ({ client, form }) => {
    await removeLineItemsFromCurrentCartV2(client, { lineItemIds: [textIn(form, 'line')] });
    return { intent: 'remove', isCartChanged: true };
  },

  coupon: async (submission) => {
    const refusal = await refusalOf(submission, 'coupon', (code) =>
      addCouponToCurrentCartV2(submission.client, { coupon: { code } }),
    );
    return refusal ?? { intent: 'coupon', isCartChanged: true };
  },

  removeCoupon: async ({ client }) => {
    const { cart } = await getCurrentCartV2(client);
    for (const { id } of cart.coupons) await removeCouponFromCurrentCartV2(client, { couponId: id });
    return { intent: 'removeCoupon', isCartChanged: true };
  },

  giftCard: async (submission) => {
    const refusal = await refusalOf(submission, 'giftCard', (code) =>
      addGiftCardToCurrentCartV2(submission.client, { giftCard: { code } }),
    );
    return refusal ?? { intent: 'giftCard', isCartChanged: true };
  },

  removeGiftCard: async ({ client }) => {
    const { cart } = await getCurrentCartV2(client);
    for (const { id } of cart.paymentInfo?.giftCards ?? [])
      await removeGiftCardFromCurrentCartV2(client, { giftCardId: id });
    return { intent: 'removeGiftCard', isCartChanged: true };
  },

  estimate: async ({ client, form, text }) => {
    const country = textIn(form, 'country');
    const postalCode = normalizePostalCode(textIn(form, 'postalCode'));
    const rules = addressRulesOf(country).postalCode;
    const refused = (problems: CartResult['problems']): CartResult => ({
      intent: 'estimate',
      values: { country, postalCode },
      problems: problems ?? {},
    });
    if (postalCode && rules && !rules.pattern.test(postalCode))
      return refused({ postalCode: text.form.postalCodeInvalid(rules.example) });
    try {
      const isOffered = await estimateFor(client, { country, postalCode: postalCode || null });
      return {
        ...(isOffered ? { intent: 'estimate' } : refused({ country: text.cart.notDelivered })),
        isCartChanged: true,
      };
    } catch (error) {
      if (!isStoreError(error) || error.kind !== 'validation') throw error;
      return refused({ country: text.form.notOffered });
    }
  },
};
