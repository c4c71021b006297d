import type { Checkout } from 'storewire';
import type { Text } from '../../text/text.tsx';
import { toAddressValues } from './entries.ts';
import { contactProblems } from './entry-problems.ts';
import { isDelivered, needsAddress, type StepId, stepsOf } from './steps.ts';

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
