import { isStoreError } from 'storewire';

const MESSAGES: Record<string, string> = {
  COUPON_ALREADY_EXISTS: 'The cart has this coupon already.',
  INSUFFICIENT_INVENTORY: 'We do not have that many in stock.',
  INVALID_COUPON_CODE: 'There is no coupon with this code.',
  INVALID_COUPON_STATUS: 'This coupon cannot be used now.',
  MAX_COUPONS_PER_CART_EXCEEDED: 'The cart has another coupon already. Remove it first.',
};

/** What a shopper can do about a rejected change. Throws the error if the change failed for another reason. */
export function explain(error: unknown): string {
  if (!isStoreError(error) || error.kind === 'system') throw error;
  return MESSAGES[error.code ?? ''] ?? 'That did not work. Please check your input.';
}
