import type { CalculateCartResponse } from 'storewire';
import type { Text } from '../../text/dictionary.ts';
import { firstContact, toAddressValues } from './entries.ts';
import { contactProblems } from './entry-problems.ts';
import { needsAddress, type StepId, stepsOf } from './steps.ts';

/** The step to show: the wanted one, unless one before it is incomplete. */
export function currentStep(purchase: CalculateCartResponse, wanted: string | null, text: Text): StepId {
  const { cart, summary } = purchase;
  const address = needsAddress(purchase) ? toAddressValues(firstContact(cart)) : undefined;
  const problems = contactProblems(cart.customerInfo?.email ?? '', address, text);
  const isIncomplete = {
    contact: Object.keys(problems).length > 0,
    delivery: summary.violations.some(({ scope, severity }) => scope === 'DELIVERY' && severity === 'ERROR'),
    review: true,
  };
  const steps = stepsOf(cart);
  const open = steps.slice(0, steps.findIndex((step) => isIncomplete[step]) + 1);
  return open.find((step) => step === wanted) ?? open.at(-1) ?? 'contact';
}
