import { lazyText } from '../../text/lazy-text.ts';
import type { AllText } from '../../text/text.tsx';

/** Texts of what changes a cart, and of what is wrong with it. */
export const useCartLineText = lazyText(
  import.meta.glob<Pick<AllText, 'cartLines'>>('/app/pages/purchase/lazy-text/??.ts'),
);
