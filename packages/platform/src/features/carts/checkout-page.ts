import type { Context } from '../../kernel/context/context.ts';
import { pageUrl, startVisit } from '../identity/visits.ts';

/** Opens a visit of the hosted page for a cart or checkout, which acts for the caller, and returns its URL. */
export const openCheckoutPage = (context: Context, checkoutId: string): string => {
  const session = context.db.write(() =>
    startVisit(context, {
      purpose: 'ecomCheckout',
      caller: context.caller,
      parameters: { checkoutId },
      callbacks: {},
    }),
  );
  return pageUrl(context, '/checkout', { checkoutId, session });
};
