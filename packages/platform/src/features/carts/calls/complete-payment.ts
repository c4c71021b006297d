import type { Context } from '../../../kernel/context/context.ts';
import { Conflict } from '../../../kernel/errors/failure.ts';
import { pageUrl, thankYouUrl, visitOf } from '../../identity/visits.ts';
import { transactionsOf } from '../../orders/ledger.ts';
import { orders, waitsForPayment } from '../../orders/stored-order.ts';
import { payOrder } from '../../payments/pay.ts';
import { carts } from '../stored-cart.ts';

/**
 * Approves the pending payment of a cart, as a payment provider reports it. The token is the secret of the
 * visit of the hosted page. Returns the URL of the page that follows the purchase, or of the hosted page if the
 * order is not paid.
 */
export function completePayment(context: Context, token: string): string {
  const visit = visitOf(context, token);
  const { id: checkoutId = '', orderId } =
    context.db.of(carts).get(visit?.parameters['checkoutId'] ?? '') ?? {};
  if (!visit || orderId === undefined) return pageUrl(context, '/problem', { reason: 'expired' });
  const isPending = transactionsOf(context, orderId).payments.some(({ status }) => status === 'PENDING');
  const order = context.db.of(orders).get(orderId);
  const isPaid = isPending ? isApproved(context, orderId) : !(order && waitsForPayment(order));
  return isPaid
    ? thankYouUrl(context, visit, { session: token, orderId })
    : pageUrl(context, '/checkout', { checkoutId, session: token });
}

/** Approves the pending payment, unless its order has ended. */
function isApproved(context: Context, orderId: string): boolean {
  try {
    context.db.write(() => payOrder(context, { orderId, outcome: 'approved' }));
    return true;
  } catch (error) {
    if (!(error instanceof Conflict)) throw error;
    return false;
  }
}
