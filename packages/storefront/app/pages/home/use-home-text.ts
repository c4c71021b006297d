import { lazyText } from '../../text/lazy-text.ts';
import type { AllText } from '../../text/text.tsx';

/** Texts of the start page. */
export const useHomeText = lazyText(
  import.meta.glob<Pick<AllText, 'home'>>('/app/pages/home/lazy-text/??.ts'),
);
