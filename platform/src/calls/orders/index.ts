import { callerKey } from '../../identity/caller.ts';
import { cursorMetadata, cursorOf } from '../lists.ts';
import { defineService } from '../service.ts';
import { gatewayOrders, invoices, orders, orderTransactions } from './entity.ts';
import { orderOf, toOrder } from './ledger.ts';
import { releaseUnpaid } from './unpaid.ts';

/** Orders in a page if the request names no limit. */
const USUAL_LIMIT = 100;

export const ordersService = defineService('orders', {
  entities: [orders, orderTransactions, gatewayOrders, invoices],
  workers: { 'orders.releaseUnpaid': releaseUnpaid },
  handlers: {
    getOrder: ({ id }, context) => ({ order: toOrder(context, orderOf(context, id)) }),

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
        cursorOf(cursorPaging, context, USUAL_LIMIT),
      );
      return {
        orders: page.items.map((order) => toOrder(context, order)),
        metadata: { ...cursorMetadata(page), hasNext: page.cursors.next !== undefined },
      };
    },
  },
});
