/** Handles the forms that cart and checkout share. For the server only. */
import { isStoreError, type StoreClient, type StoreError } from 'storewire';
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
import { shortItemsOf } from '../../store/failure.ts';
import { CODE_KINDS, type CodeKind, codeText } from './violations.ts';

/** The id of the cart that a form changes. */
export const cartIdIn = (form: FormData): string => textIn(form, 'cart');

const SAVED = { isSaved: true };

/** The forms by the value of their field `intent`. */
export const CART_FORMS: FormHandlers<FormResult> = {
  remove: async ({ store: { client }, form }) => {
    await removeLineItemsV2(client, { cartId: cartIdIn(form), lineItemIds: [textIn(form, 'line')] });
    return SAVED;
  },

  redeem: redeemCode,

  removeCoupon: async ({ store: { client }, form }) => {
    await removeCouponV2(client, { cartId: cartIdIn(form), couponId: textIn(form, 'applied') });
    return SAVED;
  },

  removeGiftCard: async ({ store: { client }, form }) => {
    await removeGiftCardV2(client, { cartId: cartIdIn(form), giftCardId: textIn(form, 'applied') });
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

type CodeCall = (client: StoreClient, cartId: string, code: string) => Promise<unknown>;

const REDEEM: Readonly<Record<CodeKind, CodeCall>> = {
  coupon: (client, cartId, code) => addCouponV2(client, { cartId, coupon: { code } }),
  giftCard: (client, cartId, code) => addGiftCardV2(client, { cartId, giftCard: { code } }),
};

/** Redeems a code as a coupon, and as a gift card if there is no such coupon. One that cannot be used has a message at its field. */
async function redeemCode({
  store: { client },
  form,
  text,
}: Submission): Promise<Omit<FormResult, 'intent'>> {
  // people type spaces between the parts of a code
  const code = textIn(form, 'redeem').replaceAll(/\s+/g, '');
  const refused = (redeem: string) => ({ problems: { redeem }, values: { redeem: code } });
  if (!code) return refused(text.cart.codeMissing);
  // what the cart has none of
  const kinds = CODE_KINDS.filter((kind) => form.getAll('kind').includes(kind));
  for (const kind of kinds) {
    try {
      await REDEEM[kind](client, cartIdIn(form), code);
      return SAVED;
    } catch (error) {
      if (!isStoreError(error)) throw error;
      if (isUnknown(error, kind)) continue;
      const reason = codeText(kind, error.code, error.data?.['reason'], text);
      if (reason === undefined) throw error;
      return refused(reason);
    }
  }
  const [kind = 'coupon'] = kinds;
  return refused(codeText(kind, UNKNOWN[kind], undefined, text) ?? '');
}

const UNKNOWN = { coupon: 'INVALID_COUPON_CODE', giftCard: 'INVALID_GIFT_CARD_CODE' } as const;

/** Whether there is no such code. None is as long or as short as one that fails validation. */
const isUnknown = ({ kind: error, code }: StoreError, kind: CodeKind): boolean =>
  error === 'validation' || code === UNKNOWN[kind];
