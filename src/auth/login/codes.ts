import type { FieldViolation, StoreError, SystemReason } from '../../errors/store-error.ts';

/** Why a step failed, to branch on and to choose a text by. The first six are the specification's. */
export type LoginErrorCode =
  | 'invalidEmail'
  | 'missingCaptchaToken'
  | 'invalidCaptchaToken'
  | 'emailAlreadyExists'
  | 'invalidPassword'
  | 'resetPassword'
  | 'invalidCredentials'
  | 'passwordTooShort'
  | 'passwordTooLong'
  | 'passwordRefused'
  | 'invalidCode'
  | 'invalidInput'
  | 'unknownState'
  | 'throttled'
  | 'reenrollmentRequired'
  | 'notAllowed'
  | 'unauthenticated'
  | 'network'
  | 'timeout'
  | 'aborted'
  | 'unavailable'
  | 'unexpectedAnswer'
  | 'notCompleted'
  | 'replaced'
  | 'unknown';

/** The kinds of step whose refusals mean different things. */
export type LoginAction = 'register' | 'login' | 'verify' | 'factor' | 'other';

/** Codes of the platform, as numbers and as symbols, after what they mean. */
const PLATFORM: readonly (readonly [meaning: LoginErrorCode, ...codes: string[]])[] = [
  ['missingCaptchaToken', '-19971', 'CAPTCHA_TOKEN_REQUIRED', 'MISSING_CAPTCHA_TOKEN', 'RECAPTCHA_REQUIRED'],
  ['invalidCaptchaToken', '-19970', 'INVALID_CAPTCHA_TOKEN', 'RECAPTCHA_FAILED'],
  ['emailAlreadyExists', '-19995', 'DUPLICATE_EMAIL'],
  ['invalidPassword', '-19976'],
  ['resetPassword', '-19973'],
  ['invalidEmail', '-19999'],
  ['throttled', 'THROTTLED_FEATURE'],
  ['invalidCode', 'VERIFICATION_FAILED'],
  ['reenrollmentRequired', 'REENROLLMENT_REQUIRED_BY_ADMIN'],
  ['notAllowed', 'IP_ADDRESS_FILTERED', 'USER_EMAIL_OFAC_ADDRESS', 'INVALID_USER_TYPE', 'REGISTRATION_TO_EDITORX_NOT_ALLOWED'],
  ['notAllowed', 'TRUSTED_CLIENTS_ONLY', 'WIX_EMPLOYEE_PASSWORD_LOGIN_NOT_ALLOWED'],
  ['invalidInput', 'UNSUPPORTED_FIELD', 'ATTRIBUTE_NOT_FOUND', 'CLIENT_METADATA_NOT_FOUND'],
];

/** Codes that say nothing to a step: the specification knows them for the other one only. */
const ELSEWHERE: Readonly<Partial<Record<LoginAction, readonly string[]>>> = {
  register: ['-19976', '-19973', '-19999'],
  login: ['-19995', 'DUPLICATE_EMAIL'],
};

/** The specification: what else a login is refused with means the address; a registration has the server's message only. */
const fallbackOf = (action: LoginAction): LoginErrorCode => (action === 'login' ? 'invalidEmail' : 'unknown');

const REASONS: Readonly<Record<SystemReason, LoginErrorCode>> = {
  network: 'network',
  timeout: 'timeout',
  abort: 'aborted',
  badAnswer: 'unexpectedAnswer',
  server: 'unavailable',
};

/** What a failure of a step means. Every error has a code. */
export function codeOf(error: StoreError, action: LoginAction): LoginErrorCode {
  if (error.kind === 'validation') return codeOfViolations(error.violations, action);
  const known = error.kind === 'application' ? codeOfPlatform(error.code, action) : undefined;
  return known ?? (error.reason && REASONS[error.reason]) ?? codeOfStatus(error) ?? (error.kind === 'system' ? 'unknown' : fallbackOf(action));
}

function codeOfPlatform(code: string | undefined, action: LoginAction): LoginErrorCode | undefined {
  const name = plain(code);
  if (ELSEWHERE[action]?.includes(name)) return fallbackOf(action);
  return PLATFORM.find(([, ...codes]) => codes.includes(name))?.[0];
}

/** An application error with a bare 401 is about the person, any other is about the token of the client. */
function codeOfStatus({ status = 0, kind }: StoreError): LoginErrorCode | undefined {
  if (status === 429) return 'throttled';
  if (status === 408) return 'timeout';
  if (status === 403) return 'notAllowed';
  if (status >= 500) return 'unavailable';
  return status === 401 && kind === 'client' ? 'unauthenticated' : undefined;
}

/** The violation of an e-mail address counts first, as in the specification. */
function codeOfViolations(violations: readonly FieldViolation[], action: LoginAction): LoginErrorCode {
  const codes = violations.map((violation) => codeOfViolation(violation, action));
  return codes.find((code) => code === 'invalidEmail') ?? codes.find(Boolean) ?? (action === 'login' ? 'invalidEmail' : 'invalidInput');
}

export const isOfEmail = ({ field, data }: FieldViolation): boolean => plain(data?.['type']) === 'EMAIL' || /(?:^|\.)email$/i.test(field);

function codeOfViolation(violation: FieldViolation, action: LoginAction): LoginErrorCode | undefined {
  const { field } = violation;
  if (isOfEmail(violation)) return 'invalidEmail';
  if (/captcha/i.test(field)) return 'invalidCaptchaToken';
  if (/(?:^|\.)(?:verificationCode|code)$/i.test(field)) return 'invalidCode';
  const rule = codeOfPasswordRule(violation);
  if (/password$/i.test(field)) return action === 'login' ? 'invalidPassword' : (rule ?? 'passwordRefused');
  return field === '' ? rule : undefined;
}

function codeOfPasswordRule({ rule, ruleName }: FieldViolation): LoginErrorCode | undefined {
  const names = [plain(ruleName), plain(rule)];
  if (names.some((name) => name === 'VALUE_TOO_SHORT' || name === 'MIN_LENGTH')) return 'passwordTooShort';
  if (names.some((name) => name === 'VALUE_TOO_LONG' || name === 'MAX_LENGTH')) return 'passwordTooLong';
  return names.includes('VALUE_DID_NOT_MATCH') ? 'passwordRefused' : undefined;
}

/** Numbers and symbols alike, without the marks and invisible characters that some names of the platform hold. */
function plain(value: unknown): string {
  if (typeof value !== 'string' && typeof value !== 'number') return '';
  const bare = String(value)
    .normalize('NFKD')
    .replaceAll(/[\p{M}\p{C}\s]/gu, '');
  return bare.replaceAll('\u2212', '-').toUpperCase();
}
