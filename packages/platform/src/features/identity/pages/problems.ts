/** What went wrong, for people. */
import { emailAddress } from '../../../../generated/validators.js';
import { ApplicationError, Failure, Forbidden, InvalidInput } from '../../../kernel/errors/failure.ts';

const WRONG = 'The email address or the password is wrong.';

const TEXTS: Readonly<Record<string, string>> = {
  '-19999': WRONG,
  '-19976': WRONG,
  '-19973': 'This account needs a new password, which the link of a recovery email sets.',
  '-19995': 'There is already an account with this email address.',
  VALUE_TOO_SHORT: 'The password is too short.',
  VALUE_TOO_LONG: 'The password is too long.',
};

export const NOT_AN_EMAIL = 'Please check the email address.';

/** The text for an error of a call. Undefined for a fault of the platform. */
export function problemText(error: unknown): string | undefined {
  if (!(error instanceof Failure)) return undefined;
  if (error instanceof Forbidden) return 'This account cannot be used at present.';
  const code =
    error instanceof ApplicationError
      ? error.code
      : error instanceof InvalidInput
        ? error.violations[0]?.ruleName
        : undefined;
  return TEXTS[code ?? ''] ?? 'This did not work. Please try again.';
}

/** Whether calls take a text as an email address. */
export const isEmail = (text: string): boolean => emailAddress(text);
