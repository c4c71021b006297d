import type { ViolationV2 } from 'storewire';
import { useMoney, useText } from '../../text/text.tsx';
import { violationText } from './violations.ts';

/** Returns what violations of a cart say in the language of the page. */
export function useViolationText(currency: string | undefined): (violation: ViolationV2) => string {
  const text = useText();
  const money = useMoney();
  return (violation) => violationText(violation, text, ({ amount }) => money(amount, currency));
}
