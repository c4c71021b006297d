/** Handles the forms of coupons and gift cards. For the server only. */
import { isStoreError } from 'storewire';
import { addCouponV2, addGiftCardV2, removeCouponV2, removeGiftCardV2 } from 'storewire/operations';
import type { FormResult } from '../../form/form-result.ts';
import { textIn } from '../../form/form-text.ts';
import { cartIdIn } from '../../pages/purchase/cart-forms.ts';
import { type CodeKind, codeText } from '../../pages/purchase/violations.ts';
import type { Submission } from '../../routing/handle-form.ts';
import type { AllText } from '../../text/text.tsx';

type Result = Omit<FormResult, 'intent'>;

/** Applies or removes the coupon of a cart. */
export async function submitCoupon({ store: { client }, form, text }: Submission): Promise<Result> {
  const cartId = cartIdIn(form);
  const couponId = textIn(form, 'remove');
  if (!couponId)
    return applyCode(form, 'coupon', text, (code) => addCouponV2(client, { cartId, coupon: { code } }));
  await removeCouponV2(client, { cartId, couponId });
  return { isSaved: true };
}

/** Applies or removes the gift card of a cart. */
export async function submitGiftCard({ store: { client }, form, text }: Submission): Promise<Result> {
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
  text: AllText,
  apply: (code: string) => Promise<unknown>,
): Promise<Result> {
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
function codeProblem(error: unknown, kind: CodeKind, text: AllText): string | undefined {
  if (!isStoreError(error)) return undefined;
  // no code is that long or that short
  if (error.kind === 'validation') return codeText(kind, UNKNOWN[kind], undefined, text);
  return codeText(kind, error.code, error.data?.['reason'], text);
}

const UNKNOWN = { coupon: 'INVALID_COUPON_CODE', giftCard: 'INVALID_GIFT_CARD_CODE' } as const;
