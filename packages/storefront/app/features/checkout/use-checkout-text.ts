import { lazyText } from '../../text/lazy-text.ts';
import type { AllText } from '../../text/text.tsx';

/** Texts of the steps of the checkout. */
export const useCheckoutText = lazyText(
  import.meta.glob<Pick<AllText, 'checkout'>>('/app/features/checkout/lazy-text/??.ts'),
);
