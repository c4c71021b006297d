import type { StoreError } from '../../errors/store-error.ts';
import type { FieldViolation } from '../../lib/violation.ts';

/** Texts in English, for people. */
const TEXTS = {
  invalidEmail: 'Please check the email address.',
  missingCaptchaToken: 'Please confirm that you are not a robot.',
  invalidCaptchaToken: 'The confirmation that you are not a robot did not work. Please try again.',
  emailAlreadyExists: 'There is already an account with this email address.',
  invalidPassword: 'Please check the password.',
  resetPassword: 'Please set a new password before you sign in again.',
  invalidCode: 'The code is wrong or too old.',
  throttled: 'Too many attempts. Please wait a little and try again.',
  signInOver: 'This sign-in is over, or was started in another tab. Please start it again.',
  unknown: 'Something went wrong. Please try again.',
};

/**
 * What a form can do about a failed step. The specification defines the first six. `signInOver` is for
 * redirect sign-ins. `unknown` is everything else: the `cause` of the failure has the code of the platform, or why there was no response.
 */
export type CustomLoginErrorCode = keyof typeof TEXTS;

/**
 * The English text of an error code, for people.
 *
 * @example
 * import { customLoginErrorText } from 'storewire';
 *
 * console.log(customLoginErrorText('throttled')); // Too many attempts. Please wait a little and try again.
 */
export const customLoginErrorText = (code: CustomLoginErrorCode): string => TEXTS[code] ?? TEXTS.unknown;

/** Steps for which the specification limits the codes. */
export type LoginAction = 'register' | 'login' | 'other';

/** Codes of the platform. Some have a number and names. */
const PLATFORM_CODES = new Map<string | undefined, CustomLoginErrorCode>([
  ['-19971', 'missingCaptchaToken'],
  ['CAPTCHA_TOKEN_REQUIRED', 'missingCaptchaToken'],
  ['MISSING_CAPTCHA_TOKEN', 'missingCaptchaToken'],
  ['RECAPTCHA_REQUIRED', 'missingCaptchaToken'],
  ['-19970', 'invalidCaptchaToken'],
  ['INVALID_CAPTCHA_TOKEN', 'invalidCaptchaToken'],
  ['RECAPTCHA_FAILED', 'invalidCaptchaToken'],
  ['-19995', 'emailAlreadyExists'],
  ['DUPLICATE_EMAIL', 'emailAlreadyExists'],
  ['-19976', 'invalidPassword'],
  ['-19973', 'resetPassword'],
  ['-19999', 'invalidEmail'],
  ['VERIFICATION_FAILED', 'invalidCode'],
  ['THROTTLED_FEATURE', 'throttled'],
]);

/** Fields of the forms. */
const FIELDS: readonly (readonly [field: RegExp, code: CustomLoginErrorCode])[] = [
  [/(?:^|\.)email$/i, 'invalidEmail'],
  [/captcha/i, 'invalidCaptchaToken'],
  [/password$/i, 'invalidPassword'],
  [/(?:^|\.)(?:code|verificationCode)$/i, 'invalidCode'],
];

/** What a failed call means for its step, and the text that says so. */
export function toMeaning(cause: StoreError): { reason: CustomLoginErrorCode; error: string } {
  const { message } = cause;
  if (cause.kind === 'validation') {
    const meanings = cause.violations.map((violation) => ({
      reason: toViolationCode(violation),
      error: violation.description || message,
    }));
    // specification: a violation of the e-mail address takes precedence
    const email = meanings.find(({ reason }) => reason === 'invalidEmail');
    const known = email ?? meanings.find(({ reason }) => reason !== 'unknown') ?? meanings[0];
    return known ?? { reason: 'unknown', error: message };
  }
  const known = cause.kind === 'application' ? PLATFORM_CODES.get(cause.code) : undefined;
  return { reason: known ?? (cause.status === 429 ? 'throttled' : 'unknown'), error: message };
}

const toViolationCode = ({ field, data }: FieldViolation): CustomLoginErrorCode =>
  data?.['type'] === 'EMAIL'
    ? 'invalidEmail'
    : (FIELDS.find(([pattern]) => pattern.test(field))?.[1] ?? 'unknown');

/** The codes of the specification. */
const SPECIFIED: Readonly<Record<Exclude<LoginAction, 'other'>, readonly CustomLoginErrorCode[]>> = {
  register: ['invalidEmail', 'missingCaptchaToken', 'invalidCaptchaToken', 'emailAlreadyExists'],
  login: ['missingCaptchaToken', 'invalidCaptchaToken', 'invalidPassword', 'resetPassword'],
};

/** The code of the specification for a failed step. Undefined if it has none. */
export function toSpecifiedCode(
  reason: CustomLoginErrorCode,
  action: LoginAction,
): CustomLoginErrorCode | undefined {
  if (action === 'other' || SPECIFIED[action].includes(reason)) return reason;
  return action === 'login' ? 'invalidEmail' : undefined;
}
