import type { Context } from '../../context/context.ts';
import { carts } from '../../entities/carts.ts';
import { callbackUrl, pageUrl, visitOf } from '../../rules/identity/visits.ts';
import { transactionsOf } from '../../rules/orders/ledger.ts';
import { decidePendingPayment } from '../../rules/orders/pay.ts';

/**
 * Approves the pending payment of a cart, as a payment provider reports it. The token is the secret of the
 * visit of the hosted page. Returns the URL of the page that follows the purchase.
 */
export function completePayment(context: Context, token: string): string {
  const visit = visitOf(context, token);
  const cart = context.db.of(carts).get(visit?.parameters['checkoutId'] ?? '');
  if (!visit || cart?.orderId === undefined) return pageUrl(context, '/problem', { reason: 'expired' });
  const { orderId } = cart;
  const pending = transactionsOf(context, orderId).payments.find(({ status }) => status === 'PENDING');
  if (pending)
    context.db.write(() =>
      decidePendingPayment(context, { orderId, paymentId: pending.id, outcome: 'approved' }),
    );
  const { thankYouPageUrl } = visit.callbacks;
  if (!thankYouPageUrl) return pageUrl(context, '/thank-you', { session: token });
  const url = new URL(callbackUrl(thankYouPageUrl, visit.caller.role === 'member'));
  url.searchParams.set('orderId', orderId);
  return url.href;
}
