import { inBulk } from '../../../kernel/calls/bulk.ts';
import { cursorMetadata, cursorOf } from '../../../kernel/calls/lists.ts';
import { defineService } from '../../../kernel/calls/service.ts';
import { callerKey } from '../../../kernel/context/caller.ts';
import { ApplicationError } from '../../../kernel/errors/failure.ts';
import { isVisible, toOrder } from '../ledger.ts';
import { recordOrder } from '../record-order.ts';
import { orders } from '../stored-order.ts';
import { releaseUnpaid } from '../unpaid.ts';
import { cancelOrder } from './cancel.ts';
import { updateOrder, updateTags } from './update.ts';

/** Orders in a page if the request names no limit. */
const ORDERS_IN_PAGE = 100;

/** Code of an order that a read or a bulk call does not find. */
const MISSING = 'ORDER_NOT_FOUND';

export const ordersService = defineService('orders', {
  workers: { 'orders.releaseUnpaid': releaseUnpaid },
  handlers: {
    getOrder: ({ id }, context) => {
      const order = context.db.of(orders).get(id);
      if (!order || !isVisible(context, order)) throw new ApplicationError(MISSING);
      return { order: toOrder(context, order) };
    },

    searchOrders: ({ search: { filter, sort, cursorPaging } }, context) => {
      const { db, caller } = context;
      const namesStatus = JSON.stringify(filter ?? {}).includes('"status":');
      const hidden = namesStatus ? ['INITIALIZED'] : ['INITIALIZED', 'PENDING', 'REJECTED'];
      const page = db.of(orders).pageByCursor(
        {
          // a cursor contains the filter, so that its next page leaves out the same orders
          filter: { $and: [filter ?? {}, { status: { $nin: hidden } }] },
          sort: sort?.length ? sort : [{ fieldName: 'createdDate', order: 'DESC' }],
          where: caller.role === 'merchant' ? {} : { owner: callerKey(caller) },
        },
        cursorOf(cursorPaging, context, ORDERS_IN_PAGE),
      );
      return {
        orders: page.items.map((order) => toOrder(context, order)),
        metadata: { ...cursorMetadata(page), hasNext: page.cursors.next !== undefined },
      };
    },

    createOrder: ({ order }, context) => ({ order: toOrder(context, recordOrder(context, order)) }),

    updateOrder: ({ id, order, fieldMask }, context) => ({
      order: toOrder(context, updateOrder(context, id, order, fieldMask)),
    }),

    cancelOrder: (input, context) => ({ order: toOrder(context, cancelOrder(context, input)) }),

    bulkUpdateOrders: ({ orders: changes, returnEntity = false }, context) =>
      inBulk(
        changes.map(({ order }) => order.id),
        MISSING,
        (id, index) => {
          const { order = { id }, fieldMask } = changes[index] ?? {};
          const item = toOrder(context, updateOrder(context, id, order, fieldMask));
          return returnEntity ? { item } : {};
        },
      ),

    bulkUpdateOrderTags: ({ orderIds, ...tags }, context) =>
      inBulk(orderIds, MISSING, (id) => {
        updateTags(context, id, tags);
        return {};
      }),
  },
});
