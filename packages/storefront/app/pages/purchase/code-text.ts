import type { AllText } from '../../text/text.tsx';

/** A code that lowers what is to be paid: also the name of its field and of its form. */
export type CodeKind = 'coupon' | 'giftCard';

/** The text for a code of the platform that is about a coupon or a gift card, and for its reason. */
export const codeText = (
  kind: CodeKind,
  code: string | undefined,
  reason: unknown,
  { codeProblems }: Pick<AllText, 'codeProblems'>,
): string | undefined => codeProblems[kind][String(reason)] ?? codeProblems[kind][String(code)];
