import { lazyText } from '../../text/lazy-text.ts';
import type { AllText } from '../../text/text.tsx';

/** Texts of what members change themselves. */
export const useMemberText = lazyText(
  import.meta.glob<Pick<AllText, 'member'>>('/app/features/account/lazy-text/??.ts'),
);
