import { lazyText } from '../../text/lazy-text.ts';
import type { AllText } from '../../text/text.tsx';

/** Texts of codes and of the estimate. */
export const useCartExtrasText = lazyText(
  import.meta.glob<Pick<AllText, 'cartExtras'>>('/app/features/cart-extras/lazy-text/??.ts'),
);
