import { lazyText } from '../../text/lazy-text.ts';
import type { AllText } from '../../text/text.tsx';

/** Texts of the history of orders, and of ordering again. */
export const useOrderExtrasText = lazyText(
  import.meta.glob<Pick<AllText, 'orderExtras'>>('/app/features/order-extras/lazy-text/??.ts'),
);
