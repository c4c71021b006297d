/** Handles the forms that cart and checkout share. For the server only. */
import type { CartV2, StoreClient } from 'storewire';
import {
  addCouponV2,
  addGiftCardV2,
  removeCouponV2,
  removeGiftCardV2,
  removeLineItemsV2,
  updateLineItemsV2,
} from 'storewire/operations';
import type { FormResult } from '../../form/form-result.ts';
import { textIn } from '../../form/form-text.ts';
import { shortItemsOf } from '../../store/short-items.ts';
import type { Text } from '../../text/text.tsx';
import { applyCode } from './coupon-code.ts';

/** A form of a cart that was sent. */
export interface CartSubmission {
  client: StoreClient;
  form: FormData;
  text: Text;
  cart: CartV2;
}

/** Handles a form of a cart. */
export type CartFormHandler = (submission: CartSubmission) => Promise<FormResult>;

/** The forms by the value of their field `intent`. */
export const CART_FORMS = {
  coupon: async (submission) => {
    const { client, cart } = submission;
    const add = (code: string) => addCouponV2(client, { cartId: cart.id, coupon: { code } });
    return (await applyCode(submission, 'coupon', add)) ?? { intent: 'coupon' };
  },

  removeCoupon: async ({ client, cart }) => {
    for (const { id } of cart.coupons) await removeCouponV2(client, { cartId: cart.id, couponId: id });
    return { intent: 'removeCoupon' };
  },

  giftCard: async (submission) => {
    const { client, cart } = submission;
    const add = (code: string) => addGiftCardV2(client, { cartId: cart.id, giftCard: { code } });
    return (await applyCode(submission, 'giftCard', add)) ?? { intent: 'giftCard' };
  },

  removeGiftCard: async ({ client, cart }) => {
    for (const { id } of cart.paymentInfo?.giftCards ?? [])
      await removeGiftCardV2(client, { cartId: cart.id, giftCardId: id });
    return { intent: 'removeGiftCard' };
  },

  remove: async ({ client, form, cart }) => {
    await removeLineItemsV2(client, { cartId: cart.id, lineItemIds: [textIn(form, 'line')] });
    return { intent: 'remove' };
  },

  quantity: async ({ client, form, text, cart }) => {
    const newQuantity = Number(textIn(form, 'quantity'));
    const lineItems = [{ lineItemId: textIn(form, 'line'), quantity: { newQuantity } }];
    const refused = (quantity: string) => ({ intent: 'quantity', problems: { quantity } });
    if (!Number.isInteger(newQuantity) || newQuantity < 1) return refused(text.catalog.quantityMin);
    try {
      await updateLineItemsV2(client, { cartId: cart.id, lineItems });
      return { intent: 'quantity' };
    } catch (error) {
      const [short] = shortItemsOf(error);
      if (!short) throw error;
      return refused(text.cart.tooMany(short.available));
    }
  },
} satisfies Readonly<Record<string, CartFormHandler>>;
