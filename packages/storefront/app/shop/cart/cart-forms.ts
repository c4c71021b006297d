/** Handles the forms that cart and checkout share. For the server only. */
import { isStoreError } from 'storewire';
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

  coupon: submitCoupon,
  giftCard: submitGiftCard,

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

type CodeResult = Omit<FormResult, 'intent'>;

/** Applies or removes the coupon of a cart. */
async function submitCoupon({ store: { client }, form, text }: Submission): Promise<CodeResult> {
  const cartId = cartIdIn(form);
  const couponId = textIn(form, 'remove');
  if (!couponId)
    return applyCode(form, 'coupon', text, (code) => addCouponV2(client, { cartId, coupon: { code } }));
  await removeCouponV2(client, { cartId, couponId });
  return { isSaved: true };
}

/** Applies or removes the gift card of a cart. */
async function submitGiftCard({ store: { client }, form, text }: Submission): Promise<CodeResult> {
  const cartId = cartIdIn(form);
  const giftCardId = textIn(form, 'remove');
  if (!giftCardId)
    return applyCode(form, 'giftCard', text, (code) => addGiftCardV2(client, { cartId, giftCard: { code } }));
  await removeGiftCardV2(client, { cartId, giftCardId });
  return { isSaved: true };
}

/** Applies the code of a form. Resolves to a message at its field if it cannot be used; rejects if the shop has failed. */
async function applyCode(
  form: FormData,
  kind: CodeKind,
  text: Text,
  apply: (code: string) => Promise<unknown>,
): Promise<CodeResult> {
  // people type spaces between the parts of a code
  const code = textIn(form, kind).replaceAll(/\s+/g, '');
  const refused = (problem: string) => ({ problems: { [kind]: problem }, values: { [kind]: code } });
  if (!code) return refused(text.cartExtras.codeMissing);
  try {
    await apply(code);
    return { isSaved: true };
  } catch (error) {
    const problem = codeProblem(error, kind, text);
    if (problem === undefined) throw error;
    return refused(problem);
  }
}

/** Why a code cannot be used. Undefined if that is not the reason of the error. */
function codeProblem(error: unknown, kind: CodeKind, text: Text): string | undefined {
  if (!isStoreError(error)) return undefined;
  // no code is that long or that short
  if (error.kind === 'validation') return codeText(kind, UNKNOWN[kind], undefined, text);
  return codeText(kind, error.code, error.data?.['reason'], text);
}

const UNKNOWN = { coupon: 'INVALID_COUPON_CODE', giftCard: 'INVALID_GIFT_CARD_CODE' } as const;
