/** Actions on an order, which all return it with its transactions. */
import { defineAction } from '../../../kernel/actions/action.ts';
import type { Context } from '../../../kernel/context/context.ts';
import { type InputOf, type ObjectSchema, object } from '../../../kernel/schemas/json-schema.ts';
import { anyItem, text } from '../../../kernel/schemas/shapes.ts';
import { orderInEvents, toTransactions, transactionsOf } from '../ledger.ts';
import type { StoredOrder } from '../stored-order.ts';

export const orderId = text;

/** How many pieces of a line. */
export const pieces = { type: 'integer', minimum: 1, maximum: 100_000 } as const;

/** What actions on an order return. */
const changedOrder = object({
  order: anyItem,
  transactions: anyItem,
  fulfillments: { type: 'array', items: anyItem },
});

const shownOrder = (context: Context, order: StoredOrder) => ({
  order: orderInEvents(order),
  transactions: toTransactions(transactionsOf(context, order.id)),
  fulfillments: order.internal.fulfillments,
});

/** An action on an order, which returns the changed order. */
export const onOrder = <Input extends ObjectSchema>(
  summary: string,
  input: Input,
  change: (context: Context, input: InputOf<Input>) => StoredOrder,
) =>
  defineAction({
    summary,
    effect: 'write',
    input,
    output: changedOrder,
    run: (context, given) => shownOrder(context, change(context, given)),
  });
