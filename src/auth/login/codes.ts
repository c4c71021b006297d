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

type Codes = Readonly<Record<string, LoginErrorCode>>;

/** Codes of the platform, as numbers and as symbols. */
const PLATFORM: Codes = {
  '-19971': 'missingCaptchaToken',
  CAPTCHA_TOKEN_REQUIRED: 'missingCaptchaToken',
  MISSING_CAPTCHA_TOKEN: 'missingCaptchaToken',
  RECAPTCHA_REQUIRED: 'missingCaptchaToken',
  '-19970': 'invalidCaptchaToken',
  INVALID_CAPTCHA_TOKEN: 'invalidCaptchaToken',
  RECAPTCHA_FAILED: 'invalidCaptchaToken',
  '-19995': 'emailAlreadyExists',
  DUPLICATE_EMAIL: 'emailAlreadyExists',
  '-19976': 'invalidPassword',
  '-19973': 'resetPassword',
  '-19999': 'invalidEmail',
  THROTTLED_FEATURE: 'throttled',
  VERIFICATION_FAILED: 'invalidCode',
  REENROLLMENT_REQUIRED_BY_ADMIN: 'reenrollmentRequired',
  IP_ADDRESS_FILTERED: 'notAllowed',
  USER_EMAIL_OFAC_ADDRESS: 'notAllowed',
  INVALID_USER_TYPE: 'notAllowed',
  REGISTRATION_TO_EDITORX_NOT_ALLOWED: 'notAllowed',
  TRUSTED_CLIENTS_ONLY: 'notAllowed',
  WIX_EMPLOYEE_PASSWORD_LOGIN_NOT_ALLOWED: 'notAllowed',
  UNSUPPORTED_FIELD: 'invalidInput',
  ATTRIBUTE_NOT_FOUND: 'invalidInput',
  CLIENT_METADATA_NOT_FOUND: 'invalidInput',
  UNIMPLEMENTED_FEATURE: 'unknown',
  INVALID_LD_SESSION: 'unknown',
  COULD_NOT_CREATE_SET_ACCOUNT_USER: 'unknown',
};

/** Codes that say nothing to a step: the specification knows them for the other one only. */
const ELSEWHERE: Readonly<Partial<Record<LoginAction, Codes>>> = {
  register: { '-19976': 'unknown', '-19973': 'unknown', '-19999': 'unknown' },
  login: { '-19995': 'invalidEmail', DUPLICATE_EMAIL: 'invalidEmail' },
};

/** The specification: what else a login is refused with means the address; a registration has the server's message only. */
const FALLBACK: Readonly<Record<LoginAction, LoginErrorCode>> = {
  register: 'unknown',
  login: 'invalidEmail',
  verify: 'unknown',
  factor: 'unknown',
  other: 'unknown',
};

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
  return known ?? (error.reason && REASONS[error.reason]) ?? codeOfStatus(error) ?? (error.kind === 'system' ? 'unknown' : FALLBACK[action]);
}

function codeOfPlatform(code: string | undefined, action: LoginAction): LoginErrorCode | undefined {
  const name = plain(code);
  return lookUp(ELSEWHERE[action], name) ?? lookUp(PLATFORM, name);
}

const lookUp = (codes: Codes | undefined, name: string): LoginErrorCode | undefined => (codes && Object.hasOwn(codes, name) ? codes[name] : undefined);

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
