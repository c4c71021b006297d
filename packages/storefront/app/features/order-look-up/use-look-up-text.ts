import { lazyText } from '../../text/lazy-text.ts';
import type { AllText } from '../../text/text.tsx';

/** Texts of the look-up of orders and of the withdrawal. */
export const useLookUpText = lazyText(
  import.meta.glob<Pick<AllText, 'findOrder' | 'withdrawal'>>('/app/features/order-look-up/lazy-text/??.ts'),
);
