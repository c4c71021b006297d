/** Actions on orders that no call of the contract does, and on the stock that they use up. */
import * as z from 'zod/mini';
import { commentOnOrder } from '../../../features/orders/actions.ts';
import { changeOrder } from '../../../features/orders/change-order.ts';
import { fulfillOrder } from '../../../features/orders/fulfill-order.ts';
import { orderInEvents, toTransactions, transactionsOf } from '../../../features/orders/ledger.ts';
import type { StoredOrder } from '../../../features/orders/stored-order.ts';
import { createChargeback, reverseChargeback } from '../../../features/payments/chargeback.ts';
import { reviewOrder } from '../../../features/payments/order-review.ts';
import { decidePendingPayment, markOrderPaid, payOrder } from '../../../features/payments/pay.ts';
import { refundOrder } from '../../../features/payments/refund.ts';
import { setStock } from '../../../features/stock/actions.ts';
import { type AdminContext, defineAction } from '../shared/action.ts';
import { amount, anyItem, count } from '../shared/shapes.ts';

const orderId = z.string();
const paymentId = z.string();

const pieces = z.int().check(z.gte(1), z.lte(100_000));

const tracking = z.strictObject({
  number: z.exactOptional(z.string().check(z.maxLength(100))),
  provider: z.exactOptional(z.string().check(z.maxLength(100))),
  link: z.exactOptional(z.string().check(z.maxLength(1000))),
});

const namedAmount = z.strictObject({ name: z.string().check(z.minLength(1), z.maxLength(100)), amount });

/** What actions on an order return. */
const changedOrder = z.object({
  order: anyItem,
  transactions: anyItem,
  fulfillments: z.array(anyItem),
});

const shownOrder = (context: AdminContext, order: StoredOrder): z.input<typeof changedOrder> => ({
  order: orderInEvents(order),
  transactions: toTransactions(transactionsOf(context, order.id)),
  fulfillments: order.internal.fulfillments,
});

/** An action on an order, which returns the changed order. */
const onOrder = <Input extends z.ZodMiniObject>(
  summary: string,
  input: Input,
  change: (context: AdminContext, input: z.output<Input>) => StoredOrder,
) =>
  defineAction({
    summary,
    effect: 'write',
    input,
    output: changedOrder,
    run: (context, given) => shownOrder(context, change(context, given)),
  });

export const orderActions = {
  payOrder: onOrder(
    'Pays an order by a simulated card: its latest open payment.',
    z.strictObject({ orderId, outcome: z.enum(['approved', 'authorized', 'pending', 'declined']) }),
    payOrder,
  ),
  decidePendingPayment: onOrder(
    'Approves or declines a payment that is pending.',
    z.strictObject({ orderId, paymentId, outcome: z.enum(['approved', 'declined']) }),
    decidePendingPayment,
  ),
  markOrderPaid: onOrder(
    'Records a payment that staff received. Without an amount, all that is owed.',
    z.strictObject({
      orderId,
      amount: z.exactOptional(amount),
      method: z.exactOptional(z.enum(['CASH', 'BANK_TRANSFER', 'CHECK'])),
    }),
    markOrderPaid,
  ),
  refundOrder: onOrder(
    'Refunds payments of an order. Without an amount, all that is left of a payment.',
    z.strictObject({
      orderId,
      payments: z
        .array(
          z.strictObject({
            paymentId,
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
  createChargeback: onOrder(
    'Charges a payment back. Without an amount, all that is left of it.',
    z.strictObject({ orderId, paymentId, amount: z.exactOptional(amount) }),
    createChargeback,
  ),
  reverseChargeback: onOrder(
    'Reverses a chargeback. Without an amount, all of it.',
    z.strictObject({
      orderId,
      paymentId,
      chargebackId: z.string(),
      amount: z.exactOptional(amount),
    }),
    reverseChargeback,
  ),
  fulfillOrder: onOrder(
    'Sends pieces of an order. Without lines, everything that was not sent yet.',
    z.strictObject({
      orderId,
      lineItems: z.exactOptional(
        z.array(z.strictObject({ id: z.string(), quantity: pieces })).check(z.minLength(1)),
      ),
      tracking: z.exactOptional(tracking),
      sendEmail: z.exactOptional(z.boolean()),
    }),
    fulfillOrder,
  ),
  changeOrder: onOrder(
    'Changes quantities, discount and fees of an approved order.',
    z.strictObject({
      orderId,
      quantities: z.exactOptional(
        z.array(
          z.strictObject({ lineItemId: z.string(), quantity: z.int().check(z.gte(0), z.lte(100_000)) }),
        ),
      ),
      discount: z.exactOptional(namedAmount),
      fee: z.exactOptional(namedAmount),
      reason: z.exactOptional(z.string().check(z.maxLength(1000))),
    }),
    changeOrder,
  ),
  reviewOrder: onOrder(
    'Puts an approved order under review, or decides its review.',
    z.strictObject({ orderId, status: z.enum(['PENDING', 'APPROVED', 'REJECTED']) }),
    reviewOrder,
  ),
  commentOnOrder: onOrder(
    'Adds a comment of the merchant to the history of an order.',
    z.strictObject({ orderId, message: z.string().check(z.minLength(1), z.maxLength(1000)) }),
    commentOnOrder,
  ),
  setStock: defineAction({
    summary: 'Sets the stock of a product, or of one variant. What is missing stays.',
    effect: 'write',
    input: z.strictObject({
      productId: z.string(),
      variantId: z.exactOptional(z.string()),
      trackQuantity: z.exactOptional(z.boolean()),
      quantity: z.exactOptional(count),
      inStock: z.exactOptional(z.boolean()),
    }),
    output: z.object({ product: anyItem }),
    run: (context, input) => ({ product: setStock(context, input) }),
  }),
};
