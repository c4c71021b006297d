import { defineService } from '../../../kernel/calls/service.ts';
import { invoices, orders } from '../stored-order.ts';

export const invoicesService = defineService('invoices', {
  handlers: {
    listInvoicesForOrders: ({ orderIds }, { db }) => ({
      invoicesForOrder: db
        .of(orders)
        .getMany([...new Set(orderIds)])
        .map(({ id: orderId }) => {
          const invoicesInfo = db
            .of(invoices)
            .all({ where: { orderId }, sort: [{ fieldName: 'createdDate' }] })
            .map(({ id, appId }) => ({ id, appId }));
          return { orderId, invoicesInfo };
        }),
    }),
  },
});
