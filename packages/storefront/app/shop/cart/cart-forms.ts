/** Handles the forms that cart and checkout share. For the server only. */
import { isStoreError, type StoreClient } from 'storewire';
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
import type { FormHandlers, Submission } from '../../routing/handle-form.ts';
import { shortItemsOf } from '../../store/short-items.ts';
import type { Text } from '../../text/dictionary.ts';
import { type CodeKind, codeText } from './violations.ts';

/** The id of the cart that a form changes. */
export const cartIdIn = (form: FormData): string => textIn(form, 'cart');

const SAVED = { isSaved: true };

/** The forms by the value of their field `intent`. */
export const CART_FORMS: FormHandlers<FormResult> = {
  remove: async ({ store: { client }, form }) => {
    await removeLineItemsV2(client, { cartId: cartIdIn(form), lineItemIds: [textIn(form, 'line')] });
    return SAVED;
  },

  coupon: codeForm(
    'coupon',
    (client, cartId, code) => addCouponV2(client, { cartId, coupon: { code } }),
    (client, cartId, couponId) => removeCouponV2(client, { cartId, couponId }),
  ),

  giftCard: codeForm(
    'giftCard',
    (client, cartId, code) => addGiftCardV2(client, { cartId, giftCard: { code } }),
    (client, cartId, giftCardId) => removeGiftCardV2(client, { cartId, giftCardId }),
  ),

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

type CodeCall = (client: StoreClient, cartId: string, code: string) => Promise<unknown>;

/** Applies or removes a code. One that cannot be used has a message at its field. */
function codeForm(kind: CodeKind, add: CodeCall, remove: CodeCall) {
  return async ({ store: { client }, form, text }: Submission): Promise<Omit<FormResult, 'intent'>> => {
    const cartId = cartIdIn(form);
    const applied = textIn(form, 'remove');
    if (applied) {
      await remove(client, cartId, applied);
      return SAVED;
    }
    // people type spaces between the parts of a code
    const code = textIn(form, kind).replaceAll(/\s+/g, '');
    const refused = (problem: string) => ({ problems: { [kind]: problem }, values: { [kind]: code } });
    if (!code) return refused(text.cartExtras.codeMissing);
    try {
      await add(client, cartId, code);
      return SAVED;
    } catch (error) {
      const problem = codeProblem(error, kind, text);
      if (problem === undefined) throw error;
      return refused(problem);
    }
  };
}

/** Why a code cannot be used. Undefined if that is not the reason of the error. */
function codeProblem(error: unknown, kind: CodeKind, text: Text): string | undefined {
  if (!isStoreError(error)) return undefined;
  // no code is that long or that short
  if (error.kind === 'validation') return codeText(kind, UNKNOWN[kind], undefined, text);
  return codeText(kind, error.code, error.data?.['reason'], text);
}

const UNKNOWN = { coupon: 'INVALID_COUPON_CODE', giftCard: 'INVALID_GIFT_CARD_CODE' } as const;
