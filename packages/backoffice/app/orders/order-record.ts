import type { Order, OrderStatus } from 'storewire';

export type OrderRecord = Order & { id: string };

/** The statuses that pages offer as filters. No search returns `INITIALIZED`, without a confirmed payment. */
export const STATUSES: OrderStatus[] = ['APPROVED', 'CANCELED', 'PENDING', 'REJECTED'];
export const PAYMENT_STATUSES = [
  'NOT_PAID',
  'PAID',
  'PARTIALLY_PAID',
  'PENDING',
  'PENDING_MERCHANT',
  'PARTIALLY_REFUNDED',
  'FULLY_REFUNDED',
  'CANCELED',
  'DECLINED',
];
export const FULFILLMENT_STATUSES = ['NOT_FULFILLED', 'PARTIALLY_FULFILLED', 'FULFILLED'];

/** A number as people write it, such as `#10020`, as orders have it. */
export const numberIn = (text: string): string => text.replaceAll(/[#\s]/g, '');

/** The name of the buyer or, without one, the email address. */
export function buyerOf({ billingInfo, buyerInfo }: OrderRecord): string {
  const { firstName, lastName } = billingInfo?.contactDetails ?? {};
  return [firstName, lastName].filter(Boolean).join(' ') || (buyerInfo?.email ?? '');
}

/** The names of who pays and of who gets the order. */
export const namesOf = ({ billingInfo, recipientInfo, shippingInfo }: OrderRecord): string[] =>
  [billingInfo, recipientInfo, shippingInfo?.logistics?.shippingDestination].map((person) => {
    const { firstName, lastName } = person?.contactDetails ?? {};
    return [firstName, lastName].filter(Boolean).join(' ');
  });

export const totalOf = ({ priceSummary }: OrderRecord): string => priceSummary?.total?.formattedAmount ?? '';
