import { lazyText } from '../../text/lazy-text.ts';
import type { AllText } from '../../text/text.tsx';

/** Texts of the account. */
export const useAccountText = lazyText(
  import.meta.glob<Pick<AllText, 'account'>>('/app/pages/account/lazy-text/??.ts'),
);
