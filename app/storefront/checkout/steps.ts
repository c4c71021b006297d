import type { Checkout } from 'storewire';
import { addressProblems } from '../../shared/form/address.ts';
import { isZero } from '../../shared/format/money.ts';
import type { Text } from '../../shared/text/text.tsx';
import { isDelivered, toAddressValues } from './entries.ts';

/** A step of the checkout. */
export type StepId = 'contact' | 'delivery' | 'review';

/** The steps of a checkout. What is downloaded needs no delivery. */
export const stepsOf = (checkout: Checkout): readonly StepId[] =>
  isDelivered(checkout) ? ['contact', 'delivery', 'review'] : ['contact', 'review'];

/** Whether the bill goes to the address of the delivery. */
export function isSameBilling({ billingInfo, shippingInfo }: Checkout, text: Text): boolean {
  const billing = toAddressValues(billingInfo);
  const isEmpty = Object.keys(addressProblems(billing, text.form)).length > 0;
  return (
    isEmpty || JSON.stringify(billing) === JSON.stringify(toAddressValues(shippingInfo?.shippingDestination))
  );
}

/** Whether the order is paid without the payment page: it costs nothing, or a gift card pays all of it. */
export function isPaid({ payNow, priceSummary, giftCard }: Checkout): boolean {
  const due = (payNow ?? priceSummary)?.total?.amount ?? '0';
  return isZero(due) || giftCard?.amount?.amount === due;
}

/** Why the order cannot be placed: lines that are not available, and what the shop objects to. */
export const isBlocked = ({ lineItems, violations }: Checkout): boolean =>
  violations.some(({ severity }) => severity === 'ERROR') ||
  lineItems.some(({ availability }) => availability && availability.status !== 'AVAILABLE');
