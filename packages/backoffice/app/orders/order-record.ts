import { type AuthorizedPaymentActivity, compareMoney, type Order, type OrderStatus } from 'storewire';
import { plainDigits } from '../components/decimals.ts';

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

/** What waits for staff, as filters. */
export const APPROVED = { status: { $in: ['APPROVED'] } };
export const TO_SHIP = { ...APPROVED, fulfillmentStatus: { $in: ['NOT_FULFILLED', 'PARTIALLY_FULFILLED'] } };
export const TO_CAPTURE = { ...APPROVED, paymentStatus: { $in: ['PENDING_MERCHANT'] } };

/** A number as people write it, such as `#10020`, as orders have it. */
export const numberIn = (text: string): string => plainDigits(text).replaceAll(/[#\s]/g, '');

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

/** The field in which the store front stores when a buyer has withdrawn from the contract of an order. */
export const WITHDRAWN_AT = 'extendedFields.namespaces._user_fields.withdrawnAt';

/** Who has withdrawn from the contract of an order, and when. */
export function withdrawalOf({ extendedFields }: OrderRecord): { by: string; at: string } | undefined {
  const { withdrawnBy = '', withdrawnAt } = extendedFields?.namespaces?.['_user_fields'] ?? {};
  return withdrawnAt ? { by: String(withdrawnBy), at: String(withdrawnAt) } : undefined;
}

export const isToShip = ({ status, fulfillmentStatus }: OrderRecord): boolean =>
  status === 'APPROVED' && fulfillmentStatus !== 'FULFILLED';

/** Whether something was paid that is not given back. */
export const hasPaid = ({ balanceSummary: { paid, refunded } = {} }: OrderRecord): boolean =>
  compareMoney(paid?.amount ?? '0', refunded?.amount ?? '0') > 0;

/** The payments that were authorized, with what was decided about them since. */
export const authorizedPayments = ({ activities }: OrderRecord) =>
  activities.flatMap(({ authorizedPaymentCreated: payment }) => {
    const isOfPayment = (other: AuthorizedPaymentActivity | null | undefined): boolean =>
      other?.paymentId === payment?.paymentId;
    const captured = activities.some((each) => isOfPayment(each.authorizedPaymentCaptured));
    const voided = activities.some((each) => isOfPayment(each.authorizedPaymentVoided));
    return payment ? [{ ...payment, decision: captured ? 'CAPTURED' : voided ? 'VOIDED' : undefined }] : [];
  });

/** Those that can be captured. */
export const openPayments = (order: OrderRecord) =>
  authorizedPayments(order).filter(({ decision }) => decision === undefined);

export const piecesOf = ({ lineItems }: OrderRecord): number =>
  lineItems.reduce((sum, { quantity }) => sum + quantity, 0);
