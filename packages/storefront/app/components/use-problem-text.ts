import { lazyText } from '../text/lazy-text.ts';
import type { ProblemText } from './explain-error.ts';

/** Why the platform refuses something, by its codes. */
export const useProblemText = lazyText(import.meta.glob<ProblemText>('/app/components/lazy-text/??.ts'));
