/** Handles the forms of the cart. For the server only. */
import { isStoreError, type StoreClient } from 'storewire';
import {
  removeCurrentCartCoupon,
  removeCurrentCartLineItems,
  updateCurrentCart,
  updateCurrentCartLineItemsQuantity,
} from 'storewire/operations';
import type { Failure } from '../../shared/errors/failure.ts';
import { addressRulesOf, normalizePostalCode } from '../../shared/form/address.ts';
import type { Text } from '../../shared/text/text.tsx';
import { codeProblem, normalizeCode } from './coupon-code.ts';
import { applyGiftCard, removeGiftCard } from './gift-card.ts';

type CartField = 'coupon' | 'giftCard' | 'country' | 'postalCode';

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

const field = (form: FormData, name: string): string => String(form.get(name) ?? '').trim();

/** The forms by the value of their field `intent`. */
export const CART_HANDLERS: Readonly<Record<string, (submission: CartSubmission) => Promise<CartResult>>> = {
  quantity: async ({ client, form }) => {
    const quantity = Number(field(form, 'quantity'));
    const id = field(form, 'line');
    if (!Number.isInteger(quantity) || quantity < 1) return { intent: 'quantity' };
    await updateCurrentCartLineItemsQuantity(client, { lineItems: [{ id, quantity }] });
    return { intent: 'quantity', isCartChanged: true };
  },

  remove: async ({ client, form }) => {
    await removeCurrentCartLineItems(client, { lineItemIds: [field(form, 'line')] });
    return { intent: 'remove', isCartChanged: true };
  },

  coupon: (submission) =>
    withCode(submission, 'coupon', async (couponCode) => {
      await updateCurrentCart(submission.client, { couponCode });
      return { intent: 'coupon', isCartChanged: true };
    }),

  removeCoupon: async ({ client }) => {
    await removeCurrentCartCoupon(client);
    return { intent: 'removeCoupon', isCartChanged: true };
  },

  giftCard: (submission) =>
    withCode(submission, 'giftCard', async (code) => {
      await applyGiftCard(submission.client, code);
      return { intent: 'giftCard' };
    }),

  removeGiftCard: async ({ client }) => {
    await removeGiftCard(client);
    return { intent: 'removeGiftCard' };
  },

  // kept in the cart, so that each tab and the checkout calculate with it
  estimate: async ({ client, form, text }) => {
    const country = field(form, 'country');
    const postalCode = normalizePostalCode(field(form, 'postalCode'));
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

/** Applies the code of a form, or says at its field why it cannot be used. */
async function withCode(
  { form, text }: CartSubmission,
  intent: 'coupon' | 'giftCard',
  apply: (code: string) => Promise<CartResult>,
): Promise<CartResult> {
  const code = normalizeCode(field(form, intent));
  const refused = (problem: string): CartResult => ({
    intent,
    problems: { [intent]: problem },
    values: { [intent]: code },
  });
  if (!code) return refused(text.cart.codeMissing);
  try {
    return await apply(code);
  } catch (error) {
    const problem = codeProblem(error, text);
    if (problem) return refused(problem);
    throw error;
  }
}
