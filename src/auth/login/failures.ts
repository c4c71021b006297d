import { StoreError } from '../../errors/store-error.ts';
import type { Facts } from './calls.ts';
import { codeOf, isOfEmail, type LoginAction, type LoginErrorCode } from './codes.ts';
import type { CaptchaAnswers } from './payloads.ts';
import type { CaptchaRequired, Failure, Refusal } from './states.ts';

/** Site keys of your captchas; none is shipped. Without any, a captcha that is asked for is a failure. */
export interface CaptchaKeys {
  /** Of the captcha that people see. */
  visible?: string | undefined;
  /** Of the captcha that nobody sees. */
  invisible?: string | undefined;
}

/**
 * Says in one way that address or password is wrong, so that nobody can probe for accounts. The cause is replaced as well, since results get
 * serialised.
 */
function merged({ operation, requestId, attempts }: StoreError): Refusal {
  const error = 'Invalid credentials';
  const errorCode = 'invalidCredentials';
  return { error, errorCode, cause: new StoreError(error, { kind: 'application', code: errorCode, operation, requestId, attempts }) };
}

/** What a failed step means. Failures of the client's own tokens are not the person's. */
export function refusalOf(cause: StoreError, action: LoginAction, operation: string, isMerging: boolean): Refusal {
  const errorCode = codeOf(cause, cause.operation === operation ? action : 'other');
  if (isMerging && action === 'login' && isOfCredentials(cause, errorCode)) return merged(cause);
  return { error: textOf(cause, errorCode), errorCode, cause };
}

const isOfCredentials = ({ kind }: StoreError, code: LoginErrorCode): boolean =>
  kind !== 'validation' && (code === 'invalidEmail' || code === 'invalidPassword');

/** The text of the violation for an address, as in the specification, and the platform's message for all else. */
function textOf({ violations, message }: StoreError, code: LoginErrorCode): string {
  const violation = code === 'invalidEmail' ? violations.find(isOfEmail) : violations[0];
  return violation?.description || message;
}

/** A captcha that is missing or wrong asks for the next one: the invisible one first, where there is one, then the visible one. */
export function withCaptcha(refusal: Refusal, { visible, invisible }: CaptchaKeys, given: CaptchaAnswers): Failure | CaptchaRequired {
  const isMissing = refusal.errorCode === 'missingCaptchaToken';
  if (isMissing && invisible && !given.invisible && !given.visible) {
    return { loginState: 'SILENT_CAPTCHA_REQUIRED', data: { siteKey: invisible }, ...refusal };
  }
  const isAsked = isMissing || refusal.errorCode === 'invalidCaptchaToken';
  return isAsked && visible ? { loginState: 'USER_CAPTCHA_REQUIRED', data: { siteKey: visible }, ...refusal } : { loginState: 'FAILURE', ...refusal };
}

/** A failure of the client's own making. */
export function failWith(errorCode: LoginErrorCode, error: string, facts: Facts): Failure {
  return { loginState: 'FAILURE', error, errorCode, cause: new StoreError(error, { ...facts, kind: 'client', code: errorCode }) };
}
