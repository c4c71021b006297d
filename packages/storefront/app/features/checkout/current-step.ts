import type { CalculateCartResponse } from 'storewire';
import { isDelivered } from '../../pages/purchase/shop-cart.ts';
import type { Text } from '../../text/text.tsx';
import { billingContact, deliveryContact, toAddressValues } from './entries.ts';
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
    const contact = isDelivered(cart) ? deliveryContact(cart) : billingContact(cart);
    const values = { email: cart.customerInfo?.email ?? '', address: toAddressValues(contact) };
    return Object.keys(contactProblems(values, needsAddress(purchase), text)).length === 0;
  }
  return (
    step === 'delivery' &&
    !summary.violations.some(({ scope, severity }) => scope === 'DELIVERY' && severity === 'ERROR')
  );
}
