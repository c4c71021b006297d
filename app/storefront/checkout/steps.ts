import type { Checkout } from 'storewire';
import { isZero } from '../../shared/format/money.ts';
import type { Text } from '../../shared/text/text.tsx';
import { addressErrors, contactProblems, isDelivered, needsAddress, toAddressValues } from './entries.ts';

/** A step of the checkout. */
export type StepId = 'contact' | 'delivery' | 'review';

/** The steps of a checkout. What is downloaded needs no delivery. */
export const stepsOf = (checkout: Checkout): readonly StepId[] =>
  isDelivered(checkout) ? ['contact', 'delivery', 'review'] : ['contact', 'review'];

/** The step to show: the wanted one, unless one before it is incomplete. */
export function currentStep(checkout: Checkout, wanted: string | null, text: Text): StepId {
  const steps = stepsOf(checkout);
  const incomplete = steps.find((step) => !isComplete(checkout, step, text)) ?? 'review';
  const found = steps.find((step) => step === wanted);
  return found && steps.indexOf(found) <= steps.indexOf(incomplete) ? found : incomplete;
}

function isComplete(checkout: Checkout, step: StepId, text: Text): boolean {
  if (step === 'contact') {
    const { buyerInfo, billingInfo, shippingInfo } = checkout;
    const contact = isDelivered(checkout) ? shippingInfo?.shippingDestination : billingInfo;
    const values = { email: buyerInfo?.email ?? '', address: toAddressValues(contact) };
    return Object.keys(contactProblems(values, needsAddress(checkout), text)).length === 0;
  }
  const selected = checkout.shippingInfo?.selectedCarrierServiceOption;
  return step === 'delivery' && selected !== undefined && !selected.partial;
}

/** Whether the bill goes to the address of the delivery. */
export function isSameBilling({ billingInfo, shippingInfo }: Checkout, text: Text): boolean {
  const billing = toAddressValues(billingInfo);
  const isEmpty = Object.keys(addressErrors(billing, text)).length > 0;
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
