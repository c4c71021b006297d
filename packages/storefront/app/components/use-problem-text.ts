import { lazyText } from '../text/lazy-text.ts';
import type { AllText } from '../text/text.tsx';

/** Why the platform refuses something, by its codes. */
export const useProblemText = lazyText(
  import.meta.glob<Pick<AllText, 'problems' | 'codeProblems'>>('/app/components/lazy-text/??.ts'),
);
