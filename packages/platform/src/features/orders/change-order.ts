/** Changes that a merchant makes to a placed order, as a draft that is committed at once. */
import type { OrderChange } from 'storewire';
import type { Context } from '../../kernel/context/context.ts';
import { Conflict, invalid } from '../../kernel/errors/failure.ts';
import { isExact, type Money } from '../../kernel/values/money.ts';
import { release, reserve } from '../stock/stock.ts';
import { withQuantityOf, withSums } from './amounts.ts';
import { emitFulfillmentStatus, withFulfillmentStatus } from './fulfill-order.ts';
import {
  moneyOfOrder,
  orderAt,
  orderInEvents,
  saveTransactions,
  totalOf,
  transactionsOf,
  withActivities,
} from './ledger.ts';
import { fulfilledOf, type StoredOrder } from './stored-order.ts';

/** What changes in an order. */
export interface OrderChangesInput {
  orderId: string;
  /** New quantities of lines; 0 removes a line. */
  quantities?: readonly { lineItemId: string; quantity: number }[];
  /** A discount on the whole order. */
  discount?: { name: string; amount: string };
  /** A fee on top, without tax. */
  fee?: { name: string; amount: string };
  reason?: string;
}

/** Most pieces of a line that the contract allows. */
const MAX_QUANTITY_OF_LINE = 100_000;

/**
 * Changes lines, discount and fees of an approved order, and its sums and stock with
 * them. Throws a `Failure`, or `OutOfStock`.
 */
export function changeOrder(context: Context, input: OrderChangesInput): StoredOrder {
  const { ids, clock } = context;
  const order = orderAt(context, input.orderId);
  if (order.status !== 'APPROVED') throw new Conflict('Only approved orders can be changed');
  const money = moneyOfOrder(context, order);
  const changes: OrderChange[] = [];
  let changed = order;
  for (const [index, change] of (input.quantities ?? []).entries())
    changed = withQuantity(context, changed, change, { money, changes, field: `quantities[${index}]` });
  if (changed.lineItems.length === 0)
    invalid('quantities', 'VALIDATION', 'cannot remove all lines: cancel the order');
  if (input.fee) changed = withFee(context, changed, input.fee, { money, changes, field: 'fee.amount' });
  if (input.discount)
    changed = withDiscount(context, changed, input.discount, { money, changes, field: 'discount.amount' });
  if (changes.length === 0) invalid('', 'VALIDATION', 'must change something');
  const { subtotal, discount, tax, total } = changed.priceSummary ?? {};
  const sums = [subtotal, discount, tax, total].map(money.minor);
  if (sums.some((sum) => sum > money.highest)) invalid('', 'DECIMAL_LTE', 'makes a sum that is too large');
  if (sums.some((sum) => sum < 0n)) invalid('', 'DECIMAL_GTE', 'makes a sum negative');
  changes.push({
    totalPriceChanged: {
      originalTotal: money.price(totalOf(order, money)),
      newTotal: money.price(totalOf(changed, money)),
    },
  });
  const draftOrderId = ids.uuid();
  const applied = { draftOrderId, ...(input.reason && { reason: input.reason }), changes };
  const saved = saveTransactions(context, {
    order: withFulfillmentStatus(
      context,
      withActivities(context, changed, [
        { activityType: 'DRAFT_ORDER_CHANGES_APPLIED', draftOrderChangesApplied: applied },
      ]),
    ),
    transactions: transactionsOf(context, order.id),
  });
  context.emit('wix.ecom.v1.order_committed', saved.id, {
    data: { order: orderInEvents(saved), draftOrderId, changes: { changes }, commitDate: clock.iso() },
  });
  emitFulfillmentStatus(context, { before: order, saved, action: 'UPDATED' });
  return saved;
}

interface Draft {
  money: Money;
  /** What was changed so far. */
  changes: OrderChange[];
  field: string;
}

function withQuantity(
  context: Context,
  order: StoredOrder,
  { lineItemId, quantity }: { lineItemId: string; quantity: number },
  { money, changes, field }: Draft,
): StoredOrder {
  const line = order.lineItems.find(({ id }) => id === lineItemId);
  if (!line) return invalid(`${field}.lineItemId`, 'VALIDATION', 'is no line of the order');
  const lowest = Math.max(
    fulfilledOf(order.internal.fulfillments, lineItemId),
    line.refundQuantity ?? 0,
    line.restockQuantity ?? 0,
  );
  if (!Number.isInteger(quantity) || quantity < lowest || quantity > MAX_QUANTITY_OF_LINE)
    invalid(
      `${field}.quantity`,
      'VALIDATION',
      `must be a whole number from ${lowest} to ${MAX_QUANTITY_OF_LINE}`,
    );
  const diff = quantity - line.quantity;
  if (diff === 0) return order;
  if (diff > 0) reserve(context, [{ ...line, quantity: diff }]);
  else release(context, [{ ...line, quantity: -diff }]);
  const { id, productName: name } = line;
  changes.push(
    quantity === 0
      ? { lineItemRemoved: { id, name, quantity: line.quantity } }
      : {
          lineItemChanged: {
            id,
            name,
            quantity: {
              originalQuantity: line.quantity,
              newQuantity: quantity,
              diff: Math.abs(diff),
              deltaType: diff > 0 ? 'QUANTITY_INCREASED' : 'QUANTITY_DECREASED',
            },
          },
        },
  );
  return withQuantityOf(order, line, quantity, money);
}

function withFee(
  { ids }: Context,
  order: StoredOrder,
  { name, amount }: { name: string; amount: string },
  { money, changes, field }: Draft,
): StoredOrder {
  const minor = amountAt(field, amount, money);
  const price = money.price(minor);
  const id = ids.uuid();
  changes.push({ additionalFeeAdded: { id, name: { original: name }, totalAmount: price } });
  return {
    ...order,
    additionalFees: [
      ...order.additionalFees,
      { id, name, price, priceBeforeTax: price, priceAfterTax: price, source: 'MANUAL' },
    ],
    priceSummary: withSums(order, money, { totalAdditionalFees: minor }),
  };
}

function withDiscount(
  { ids }: Context,
  order: StoredOrder,
  { name, amount }: { name: string; amount: string },
  { money, changes, field }: Draft,
): StoredOrder {
  const minor = amountAt(field, amount, money);
  if (minor > totalOf(order, money)) invalid(field, 'VALIDATION', 'must be at most the total of the order');
  const id = ids.uuid();
  const price = money.price(minor);
  changes.push({ discountAdded: { id, name: { original: name }, totalAmount: price } });
  return {
    ...order,
    appliedDiscounts: [
      ...order.appliedDiscounts,
      { id, discountType: 'GLOBAL', merchantDiscount: { name, amount: price } },
    ],
    priceSummary: withSums(order, money, { discount: minor }),
  };
}

function amountAt(field: string, amount: string, { minor, decimals }: Money): bigint {
  const value = minor({ amount });
  if (value <= 0n || !isExact(amount, decimals))
    invalid(field, 'VALIDATION', `must be more than 0, with at most ${decimals} decimals`);
  return value;
}
