/** What a merchant does to an order that no call of the contract does. */
import * as z from 'zod/mini';
import { fulfillOrder } from '../fulfill-order.ts';
import { orderAt, saveOrder } from '../ledger.ts';
import { onOrder, orderId, pieces } from './on-order.ts';

const tracking = z.strictObject({
  number: z.exactOptional(z.string().check(z.maxLength(100))),
  provider: z.exactOptional(z.string().check(z.maxLength(100))),
  link: z.exactOptional(z.string().check(z.maxLength(1000))),
});

export const orderActions = {
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
  commentOnOrder: onOrder(
    'Adds a comment of the merchant to the history of an order.',
    z.strictObject({ orderId, message: z.string().check(z.minLength(1), z.maxLength(1000)) }),
    (context, { orderId: id, message }) =>
      saveOrder(context, orderAt(context, id), [
        { activityType: 'MERCHANT_COMMENT', merchantComment: { message } },
      ]),
  ),
};
