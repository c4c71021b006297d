/** What a merchant does to an order that no call of the contract does. */
import { object } from '../../../kernel/schemas/json-schema.ts';
import { flag, text } from '../../../kernel/schemas/shapes.ts';
import { fulfillOrder } from '../fulfill-order.ts';
import { orderAt, saveOrder } from '../ledger.ts';
import { onOrder, orderId, pieces } from './on-order.ts';

const tracking = object(
  {},
  {
    number: { type: 'string', maxLength: 100 },
    provider: { type: 'string', maxLength: 100 },
    link: { type: 'string', maxLength: 1000 },
  },
);

export const orderActions = {
  fulfillOrder: onOrder(
    'Sends pieces of an order. Without lines, everything that was not sent yet.',
    object(
      { orderId },
      {
        lineItems: { type: 'array', items: object({ id: text, quantity: pieces }), minItems: 1 },
        tracking,
        sendEmail: flag,
      },
    ),
    fulfillOrder,
  ),
  commentOnOrder: onOrder(
    'Adds a comment of the merchant to the history of an order.',
    object({ orderId, message: { type: 'string', minLength: 1, maxLength: 1000 } }),
    (context, { orderId: id, message }) =>
      saveOrder(context, orderAt(context, id), [
        { activityType: 'MERCHANT_COMMENT', merchantComment: { message } },
      ]),
  ),
};
