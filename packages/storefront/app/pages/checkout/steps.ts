import type { Checkout } from 'storewire';
import { isZero } from '../../format/money.ts';

/** A step of the checkout. */
export type StepId = 'contact' | 'delivery' | 'review';

/** Whether a line is sent or picked up. */
export const isDelivered = ({ lineItems }: Pick<Checkout, 'lineItems'>): boolean =>
  lineItems.some(({ physicalProperties }) => physicalProperties?.shippable);

/** Whether the order needs an address: for the delivery, or for the bill. */
export const needsAddress = (checkout: Checkout): boolean =>
  isDelivered(checkout) || !isZero(checkout.priceSummary?.total?.amount ?? '0');

/** The steps of a checkout. What is downloaded needs no delivery. */
export const stepsOf = (checkout: Checkout): readonly StepId[] =>
  isDelivered(checkout) ? ['contact', 'delivery', 'review'] : ['contact', 'review'];

/** Whether the order is paid without the payment page: it costs nothing, or a gift card pays all of it. */
export function isPaid({ payNow, priceSummary, giftCard }: Checkout): boolean {
  const due = (payNow ?? priceSummary)?.total?.amount ?? '0';
  return isZero(due) || giftCard?.amount?.amount === due;
}

/** Why the order cannot be placed: lines that are not available, and what the shop objects to. */
export const isBlocked = ({ lineItems, violations }: Checkout): boolean =>
  violations.some(({ severity }) => severity === 'ERROR') ||
  lineItems.some(({ availability }) => availability && availability.status !== 'AVAILABLE');
