import { isStoreError } from 'storewire';
import type { FormResult } from '../../form/form-result.ts';
import { textIn } from '../../form/form-text.ts';
import type { AllText } from '../../text/text.tsx';

/** A code that lowers what is to be paid: also the name of its field and of its form. */
export type CodeKind = 'coupon' | 'giftCard';

/** Texts about what the platform refuses. */
export type Problems = Pick<AllText, 'problems' | 'codeProblems'>;

/** Applies the code of a form. Resolves to a message at its field if it cannot be used; rejects if the shop has failed. */
export async function applyCode(
  form: FormData,
  kind: CodeKind,
  text: AllText,
  apply: (code: string) => Promise<unknown>,
): Promise<Omit<FormResult, 'intent'>> {
  // people type spaces between the parts of a code
  const code = textIn(form, kind).replaceAll(/\s+/g, '');
  const refused = (problem: string) => ({ problems: { [kind]: problem }, values: { [kind]: code } });
  if (!code) return refused(text.cartLines.codeMissing);
  try {
    await apply(code);
    return { isSaved: true };
  } catch (error) {
    const problem = codeProblem(error, kind, text);
    if (problem === undefined) throw error;
    return refused(problem);
  }
}

/** Why a code cannot be used. Undefined if that is not the reason of the error. */
function codeProblem(error: unknown, kind: CodeKind, text: Problems): string | undefined {
  if (!isStoreError(error)) return undefined;
  // no code is that long or that short
  if (error.kind === 'validation') return codeText(kind, UNKNOWN[kind], undefined, text);
  return codeText(kind, error.code, error.data?.['reason'], text);
}

const UNKNOWN = { coupon: 'INVALID_COUPON_CODE', giftCard: 'INVALID_GIFT_CARD_CODE' } as const;

/** The text for a code of the platform that is about a coupon or a gift card, and for its reason. */
export const codeText = (
  kind: CodeKind,
  code: string | undefined,
  reason: unknown,
  { codeProblems }: Problems,
): string | undefined => codeProblems[kind][String(reason)] ?? codeProblems[kind][String(code)];
