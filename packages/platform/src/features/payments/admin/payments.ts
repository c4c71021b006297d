/** What happens to the payments of an order without a call of the contract. */
import * as z from 'zod/mini';
import { amount } from '../../../kernel/actions/shapes.ts';
import { onOrder, orderId, pieces } from '../../orders/admin/on-order.ts';
import { reviewOrder } from '../order-review.ts';
import { payOrder } from '../pay.ts';
import { refundOrder } from '../refund.ts';

export const paymentActions = {
  payOrder: onOrder(
    'Pays an order by a simulated card, or approves or declines its payment that is pending.',
    z.strictObject({ orderId, outcome: z.enum(['approved', 'authorized', 'pending', 'declined']) }),
    payOrder,
  ),
  refundOrder: onOrder(
    'Refunds payments of an order. Without an amount, all that is left of a payment.',
    z.strictObject({
      orderId,
      payments: z
        .array(
          z.strictObject({
            paymentId: z.string(),
            amount: z.exactOptional(amount),
            isExternal: z.exactOptional(z.boolean()),
          }),
        )
        .check(z.minLength(1), z.maxLength(100)),
      lineItems: z.exactOptional(
        z.array(
          z.strictObject({
            lineItemId: z.string(),
            quantity: pieces,
            restock: z.exactOptional(z.boolean()),
          }),
        ),
      ),
      shipping: z.exactOptional(amount),
      reason: z.exactOptional(z.string().check(z.maxLength(1000))),
    }),
    refundOrder,
  ),
  reviewOrder: onOrder(
    'Puts an approved order under review, or decides its review.',
    z.strictObject({ orderId, status: z.enum(['PENDING', 'APPROVED', 'REJECTED']) }),
    reviewOrder,
  ),
};
