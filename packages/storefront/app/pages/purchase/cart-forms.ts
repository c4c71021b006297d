/** Handles the forms that cart and checkout share. For the server only. */
import { removeLineItemsV2, updateLineItemsV2 } from 'storewire/operations';
import type { FormResult } from '../../form/form-result.ts';
import { textIn } from '../../form/form-text.ts';
import type { FormHandlers } from '../../routing/handle-form.ts';
import { shortItemsOf } from '../../store/short-items.ts';

/** The id of the cart that a form changes. */
export const cartIdIn = (form: FormData): string => textIn(form, 'cart');

const SAVED = { isSaved: true };

/** The forms by the value of their field `intent`. */
export const CART_FORMS: FormHandlers<FormResult> = {
  remove: async ({ store: { client }, form }) => {
    await removeLineItemsV2(client, { cartId: cartIdIn(form), lineItemIds: [textIn(form, 'line')] });
    return SAVED;
  },

  quantity: async ({ store: { client }, form, text }) => {
    const newQuantity = Number(textIn(form, 'quantity'));
    const lineItems = [{ lineItemId: textIn(form, 'line'), quantity: { newQuantity } }];
    if (!Number.isInteger(newQuantity) || newQuantity < 1)
      return { problems: { quantity: text.catalog.quantityMin } };
    try {
      await updateLineItemsV2(client, { cartId: cartIdIn(form), lineItems });
      return SAVED;
    } catch (error) {
      const [short] = shortItemsOf(error);
      if (!short) throw error;
      return { problems: { quantity: text.cart.tooMany(short.available) } };
    }
  },
};
