/** What went wrong, for people. */
import { ApplicationError, Failure, Forbidden, InvalidInput } from '../../../kernel/errors/failure.ts';

const CODE_TEXTS: Readonly<Record<string, string>> = {
  '-19999': 'The email address or the password is wrong.',
  '-19976': 'The email address or the password is wrong.',
  '-19973': 'Please set a new password before you sign in again: choose “Forgotten your password?”.',
  '-19971': 'Please confirm that you are not a robot.',
  '-19970': 'Please confirm that you are not a robot.',
  '-19995': 'There is already an account with this email address.',
  VERIFICATION_FAILED: 'The code or proof is wrong, or too old.',
};

const RULE_TEXTS: Readonly<Record<string, string>> = {
  VALUE_TOO_SHORT: 'The password is too short.',
  VALUE_TOO_LONG: 'The password is too long.',
};

export const NOT_AN_EMAIL = 'Please check the email address.';

/** The text for an error of a call. Undefined for a fault of the platform. */
export function problemText(error: unknown): string | undefined {
  if (!(error instanceof Failure)) return undefined;
  if (error instanceof ApplicationError) return CODE_TEXTS[error.code] ?? 'This did not work.';
  if (error instanceof Forbidden) return 'This account cannot be used at present.';
  const [violation] = error instanceof InvalidInput ? error.violations : [];
  return RULE_TEXTS[violation?.ruleName ?? ''] ?? 'This sign-in has expired. Please start again.';
}

/** Whether an error asks for a captcha. */
export const captchaProblem = (error: unknown): boolean =>
  error instanceof ApplicationError && (error.code === '-19971' || error.code === '-19970');

/** The same form that browsers accept, roughly: the email itself proves the address. */
export const isEmail = (text: string): boolean =>
  text.length <= 320 && /^[^\s@<>"]+@[^\s@<>"]+\.[^\s@<>".]+$/.test(text);
