/** Bodies for calls whose example names things that other shops have. */
import { itemOf } from './shop.ts';

/** What a call is about. */
export interface Things {
  id: string;
  productId: string;
  ownerId: string;
}

/** The body of a call about these things. */
export type BodyOf = (things: Things) => unknown;

export const bodies: Readonly<Record<string, BodyOf>> = {
  'invoices.listInvoicesForOrders': ({ id }) => ({ orderIds: [id] }),
  'redirects.createRedirectSession': ({ id }) => ({ ecomCheckout: { checkoutId: id } }),
  'backInStock.createBackInStockRequest': ({ productId }) => ({
    request: { email: 'ann@example.com', catalogReference: itemOf(productId) },
    itemDetails: { name: 'Bowl', price: '12.50' },
  }),
};
