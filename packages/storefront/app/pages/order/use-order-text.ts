import { lazyText } from '../../text/lazy-text.ts';
import type { AllText } from '../../text/text.tsx';

/** Texts of orders. */
export const useOrderText = lazyText(
  import.meta.glob<Pick<AllText, 'order'>>('/app/pages/order/lazy-text/??.ts'),
);
