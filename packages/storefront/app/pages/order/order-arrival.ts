import type { Order } from 'storewire';
import { arrivalOf } from '../../shop/arrival.ts';

/** Whether nothing of an order is sent any more. */
export const isOver = ({ status }: Pick<Order, 'status'>): boolean =>
  status === 'CANCELED' || status === 'REJECTED';

/** When an order arrives. Undefined if nothing is delivered. */
export const orderArrival = (
  { status, shippingInfo, createdDate }: Pick<Order, 'status' | 'shippingInfo' | 'createdDate'>,
  locale: string,
): string | undefined =>
  shippingInfo && !isOver({ status }) ? arrivalOf(shippingInfo, createdDate ?? undefined, locale) : undefined;
