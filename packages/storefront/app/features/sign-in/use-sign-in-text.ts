import { lazyText } from '../../text/lazy-text.ts';
import type { AllText } from '../../text/text.tsx';

/** Texts of all steps of the sign-in. */
export const useSignInText = lazyText(
  import.meta.glob<Pick<AllText, 'signIn'>>('/app/features/sign-in/lazy-text/??.ts'),
);
