/** Actions on orders that no call does. Each is one write. */
import type { Context } from '../../kernel/context/context.ts';
import { orderAt, saveOrder } from './ledger.ts';
import type { StoredOrder } from './stored-order.ts';

/** Adds a comment of the merchant to the history of an order. */
export const commentOnOrder = (
  context: Context,
  { orderId, message }: { orderId: string; message: string },
): StoredOrder =>
  saveOrder(context, orderAt(context, orderId), [
    { activityType: 'MERCHANT_COMMENT', merchantComment: { message } },
  ]);
