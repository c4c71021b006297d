import type { StoreError, SystemReason } from '../../errors/store-error.ts';
import type { FieldViolation } from '../../lib/violation.ts';

/** Texts in English, for people. */
const TEXTS = {
  invalidEmail: 'Please check the email address.',
  missingCaptchaToken: 'Please confirm that you are not a robot.',
  invalidCaptchaToken: 'The confirmation that you are not a robot did not work. Please try again.',
  emailAlreadyExists: 'There is already an account with this email address.',
  invalidPassword: 'The password is wrong.',
  resetPassword: 'Please set a new password before you sign in again.',
  invalidCredentials: 'The email address or the password is wrong.',
  passwordTooShort: 'The password is too short.',
  passwordTooLong: 'The password is too long.',
  passwordRejected: 'This password cannot be used. Please choose another one.',
  invalidCode: 'The code is wrong or too old.',
  invalidInput: 'Please check what you have entered.',
  unknownState: 'This sign-in cannot be continued. Please start again.',
  throttled: 'Too many attempts. Please wait a little and try again.',
  reenrollmentRequired: 'Your second factor has to be set up again before you can sign in.',
  notAllowed: 'Signing in is not allowed here.',
  unauthenticated: 'Your visit has expired. Please reload the page and try again.',
  network: 'No connection. Please check your network and try again.',
  timeout: 'This took too long. Please try again.',
  aborted: 'The attempt was cancelled.',
  unavailable: 'The service is not available at the moment. Please try again later.',
  unexpectedResponse: 'The service responded in an unexpected way. Please try again later.',
  notCompleted: 'The sign-in could not be completed. Please try again.',
  replaced: 'Another sign-in has replaced this one.',
  unknown: 'Something went wrong. Please try again.',
};

/** Why a step of a custom login failed. The specification defines the first six. */
export type CustomLoginErrorCode = keyof typeof TEXTS;

/**
 * The text of an error code, for people. In English; other texts, which need not be complete, take
 * precedence.
 *
 * @example
 * import { customLoginErrorText } from 'storewire/sign-in';
 *
 * console.log(customLoginErrorText('throttled')); // Too many attempts. Please wait a little and try again.
 * console.log(customLoginErrorText('throttled', { throttled: 'Bitte kurz warten.' })); // Bitte kurz warten.
 */
export const customLoginErrorText = (
  code: CustomLoginErrorCode,
  texts: Readonly<Partial<Record<CustomLoginErrorCode, string>>> = {},
): string => texts[code] ?? TEXTS[code] ?? TEXTS.unknown;

/** The steps in which the same code of the platform has different meanings. */
export type LoginAction = 'register' | 'login' | 'other';

/** Codes of the platform by their meaning. */
const PLATFORM_CODES: readonly (readonly [meaning: CustomLoginErrorCode, ...codes: string[]])[] = [
  ['missingCaptchaToken', '-19971', 'CAPTCHA_TOKEN_REQUIRED', 'MISSING_CAPTCHA_TOKEN', 'RECAPTCHA_REQUIRED'],
  ['invalidCaptchaToken', '-19970', 'INVALID_CAPTCHA_TOKEN', 'RECAPTCHA_FAILED'],
  ['emailAlreadyExists', '-19995', 'DUPLICATE_EMAIL'],
  ['invalidPassword', '-19976'],
  ['resetPassword', '-19973'],
  ['invalidEmail', '-19999'],
  ['throttled', 'THROTTLED_FEATURE'],
  ['invalidCode', 'VERIFICATION_FAILED'],
  ['reenrollmentRequired', 'REENROLLMENT_REQUIRED_BY_ADMIN'],
  ['notAllowed', 'IP_ADDRESS_FILTERED', 'USER_EMAIL_OFAC_ADDRESS', 'INVALID_USER_TYPE'],
  ['notAllowed', 'REGISTRATION_TO_EDITORX_NOT_ALLOWED', 'TRUSTED_CLIENTS_ONLY'],
  ['notAllowed', 'WIX_EMPLOYEE_PASSWORD_LOGIN_NOT_ALLOWED'],
  ['invalidInput', 'UNSUPPORTED_FIELD', 'ATTRIBUTE_NOT_FOUND', 'CLIENT_METADATA_NOT_FOUND'],
];

/** Codes that the specification defines for the other action only. */
const IGNORED_CODES: Readonly<Record<LoginAction, readonly string[]>> = {
  register: ['-19976', '-19973', '-19999'],
  login: ['-19995', 'DUPLICATE_EMAIL'],
  other: [],
};

/**
 * Specification: any other login error means `invalidEmail`; a registration error has only the message of the
 * server.
 */
const fallbackCode = (action: LoginAction): CustomLoginErrorCode =>
  action === 'login' ? 'invalidEmail' : 'unknown';

const REASON_CODES: Readonly<Record<SystemReason, CustomLoginErrorCode>> = {
  network: 'network',
  timeout: 'timeout',
  abort: 'aborted',
  badAnswer: 'unexpectedResponse',
  server: 'unavailable',
};

/** What a failed call means, precisely. */
export function toReason(error: StoreError, action: LoginAction): CustomLoginErrorCode {
  if (error.kind === 'validation') return violationsToCode(error.violations, action);
  const platformCode = error.kind === 'application' ? toMeaning(error.code, action) : undefined;
  return (
    platformCode ??
    (error.reason && REASON_CODES[error.reason]) ??
    statusToCode(error) ??
    (error.kind === 'system' ? 'unknown' : fallbackCode(action))
  );
}

/** The codes of a failed login in the specification. A caller that aborts it knows why it failed. */
const LOGIN_CODES: readonly CustomLoginErrorCode[] = [
  'missingCaptchaToken',
  'invalidCaptchaToken',
  'invalidPassword',
  'resetPassword',
  'aborted',
];

/** Specification: any other login error means `invalidEmail`. */
export const toLoginCode = (reason: CustomLoginErrorCode): CustomLoginErrorCode =>
  LOGIN_CODES.includes(reason) ? reason : 'invalidEmail';

function toMeaning(platformCode: string | undefined, action: LoginAction): CustomLoginErrorCode | undefined {
  const code = normalise(platformCode);
  if (IGNORED_CODES[action].includes(code)) return fallbackCode(action);
  return PLATFORM_CODES.find(([, ...codes]) => codes.includes(code))?.[0];
}

/** An application error with the status 401 is about the password, any other 401 about the access token. */
function statusToCode({ status = 0, kind }: StoreError): CustomLoginErrorCode | undefined {
  if (status === 429) return 'throttled';
  if (status === 408) return 'timeout';
  if (status === 403) return 'notAllowed';
  if (status >= 500) return 'unavailable';
  return status === 401 && kind === 'client' ? 'unauthenticated' : undefined;
}

/** Specification: a violation of the e-mail address takes precedence. */
function violationsToCode(violations: readonly FieldViolation[], action: LoginAction): CustomLoginErrorCode {
  const codes = violations.map((violation) => violationToCode(violation, action));
  return (
    codes.find((code) => code === 'invalidEmail') ??
    codes.find(Boolean) ??
    (action === 'login' ? 'invalidEmail' : 'invalidInput')
  );
}

export const isEmailViolation = ({ field, data }: FieldViolation): boolean =>
  normalise(data?.['type']) === 'EMAIL' || /(?:^|\.)email$/i.test(field);

function violationToCode(violation: FieldViolation, action: LoginAction): CustomLoginErrorCode | undefined {
  const { field } = violation;
  if (isEmailViolation(violation)) return 'invalidEmail';
  if (/captcha/i.test(field)) return 'invalidCaptchaToken';
  if (/(?:^|\.)(?:verificationCode|code)$/i.test(field)) return 'invalidCode';
  const passwordCode = passwordRuleToCode(violation);
  if (/password$/i.test(field))
    return action === 'login' ? 'invalidPassword' : (passwordCode ?? 'passwordRejected');
  return field === '' ? passwordCode : undefined;
}

function passwordRuleToCode({ rule, ruleName }: FieldViolation): CustomLoginErrorCode | undefined {
  const names = [normalise(ruleName), normalise(rule)];
  if (names.some((name) => name === 'VALUE_TOO_SHORT' || name === 'MIN_LENGTH')) return 'passwordTooShort';
  if (names.some((name) => name === 'VALUE_TOO_LONG' || name === 'MAX_LENGTH')) return 'passwordTooLong';
  return names.includes('VALUE_DID_NOT_MATCH') ? 'passwordRejected' : undefined;
}

/** A code as text in capitals. Some names of the platform contain marks and invisible characters. */
function normalise(code: unknown): string {
  if (typeof code !== 'string' && typeof code !== 'number') return '';
  const visible = String(code)
    .normalize('NFKD')
    .replaceAll(/[\p{M}\p{C}\s]/gu, '');
  return visible.replaceAll('\u2212', '-').toUpperCase();
}
