import type { CalculateCartResponse } from 'storewire';
import type { Text } from '../../text/text.tsx';
import { firstContact, toAddressValues } from './entries.ts';
import { contactProblems } from './entry-problems.ts';
import { needsAddress, type StepId, stepsOf } from './steps.ts';

/** The step to show: the wanted one, unless one before it is incomplete. */
export function currentStep(purchase: CalculateCartResponse, wanted: string | null, text: Text): StepId {
  const steps = stepsOf(purchase.cart);
  const incomplete = steps.find((step) => !isComplete(purchase, step, text)) ?? 'review';
  const found = steps.find((step) => step === wanted);
  return found && steps.indexOf(found) <= steps.indexOf(incomplete) ? found : incomplete;
}

function isComplete(purchase: CalculateCartResponse, step: StepId, text: Text): boolean {
  const { cart, summary } = purchase;
  if (step === 'contact') {
    const address = needsAddress(purchase) ? toAddressValues(firstContact(cart)) : undefined;
    return Object.keys(contactProblems(cart.customerInfo?.email ?? '', address, text)).length === 0;
  }
  return (
    step === 'delivery' &&
    !summary.violations.some(({ scope, severity }) => scope === 'DELIVERY' && severity === 'ERROR')
  );
}
