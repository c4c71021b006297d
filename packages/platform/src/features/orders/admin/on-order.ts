/** Actions on an order, which all return it with its transactions. */
import * as z from 'zod/mini';
import { defineAction } from '../../../kernel/actions/action.ts';
import { anyItem } from '../../../kernel/actions/shapes.ts';
import type { Context } from '../../../kernel/context/context.ts';
import { orderInEvents, toTransactions, transactionsOf } from '../ledger.ts';
import type { StoredOrder } from '../stored-order.ts';

export const orderId = z.string();

/** How many pieces of a line. */
export const pieces = z.int().check(z.gte(1), z.lte(100_000));

/** What actions on an order return. */
const changedOrder = z.object({
  order: anyItem,
  transactions: anyItem,
  fulfillments: z.array(anyItem),
});

const shownOrder = (context: Context, order: StoredOrder): z.input<typeof changedOrder> => ({
  order: orderInEvents(order),
  transactions: toTransactions(transactionsOf(context, order.id)),
  fulfillments: order.internal.fulfillments,
});

/** An action on an order, which returns the changed order. */
export const onOrder = <Input extends z.ZodMiniObject>(
  summary: string,
  input: Input,
  change: (context: Context, input: z.output<Input>) => StoredOrder,
) =>
  defineAction({
    summary,
    effect: 'write',
    input,
    output: changedOrder,
    run: (context, given) => shownOrder(context, change(context, given)),
  });
