import type { StoreError } from 'storewire';

const TEXTS: Record<string, string> = {
  COUPON_ALREADY_EXISTS: 'The cart has this coupon already.',
  INSUFFICIENT_INVENTORY: 'There are not that many in stock.',
  INVALID_COUPON_CODE: 'There is no coupon with this code.',
  INVALID_COUPON_STATUS: 'This coupon cannot be used now.',
};

/** The text for a customer. Messages of errors are for developers. */
export function errorText({ kind, code = '' }: StoreError): string {
  if (kind === 'system') return 'The store cannot be reached. Try again later.';
  return TEXTS[code] ?? 'This was not possible.';
}
