import { lazyText } from '../../text/lazy-text.ts';
import type { AllText } from '../../text/text.tsx';

/** Texts of the story. */
export const useStoryText = lazyText(
  import.meta.glob<Pick<AllText, 'story'>>('/app/features/story/lazy-text/??.ts'),
);
