/** What happens to the payments of an order without a call of the contract. */
import { object } from '../../../kernel/schemas/json-schema.ts';
import { amount, flag, text } from '../../../kernel/schemas/shapes.ts';
import { onOrder, orderId, pieces } from '../../orders/admin/on-order.ts';
import { reviewOrder } from '../order-review.ts';
import { payOrder } from '../pay.ts';
import { refundOrder } from '../refund.ts';

export const paymentActions = {
  payOrder: onOrder(
    'Pays an order by a simulated card, or approves or declines its payment that is pending.',
    object({ orderId, outcome: { enum: ['approved', 'authorized', 'pending', 'declined'] } }),
    payOrder,
  ),
  refundOrder: onOrder(
    'Refunds payments of an order. Without an amount, all that is left of a payment.',
    object(
      {
        orderId,
        payments: {
          type: 'array',
          items: object({ paymentId: text }, { amount, isExternal: flag }),
          minItems: 1,
          maxItems: 100,
        },
      },
      {
        lineItems: {
          type: 'array',
          items: object({ lineItemId: text, quantity: pieces }, { restock: flag }),
        },
        shipping: amount,
        reason: { type: 'string', maxLength: 1000 },
      },
    ),
    refundOrder,
  ),
  reviewOrder: onOrder(
    'Puts an approved order under review, or decides its review.',
    object({ orderId, status: { enum: ['PENDING', 'APPROVED', 'REJECTED'] } }),
    reviewOrder,
  ),
};
