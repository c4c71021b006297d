import { lazyText } from '../../text/lazy-text.ts';
import type { AllText } from '../../text/text.tsx';

/** Texts of the checkout and of the payment. */
export const useCheckoutText = lazyText(
  import.meta.glob<Pick<AllText, 'checkout' | 'payment'>>('/app/features/checkout/lazy-text/??.ts'),
);
