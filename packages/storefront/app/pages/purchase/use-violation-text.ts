import type { ViolationV2 } from 'storewire';
import { useProblemText } from '../../components/error-notice.tsx';
import { useMoney } from '../../text/text.tsx';
import { useCartLineText } from './use-cart-line-text.ts';
import { violationText } from './violations.ts';

/** Returns what violations of a cart say in the language of the page. */
export function useViolationText(currency: string | undefined): (violation: ViolationV2) => string {
  const text = { ...useCartLineText(), ...useProblemText() };
  const money = useMoney();
  return (violation) => violationText(violation, text, ({ amount }) => money(amount, currency));
}
