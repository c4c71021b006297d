/** Failed steps of a custom login. */
import { isStoreError, StoreError, systemError } from '../../errors/store-error.ts';
import { omitUndefined } from '../../lib/fields.ts';
import {
  type CustomLoginErrorCode,
  type FailureMeaning,
  type LoginAction,
  toSpecifiedCode,
} from './error-codes.ts';
import type { CaptchaTokens } from './inputs.ts';
import type { CaptchaRequired, CustomLoginFailure, ErrorContext } from './results.ts';

/** A failure that no form can do anything about. */
const unknownFailure = (cause: StoreError): CustomLoginFailure => ({
  loginState: 'FAILURE',
  error: cause.message,
  errorCode: 'unknown',
  reason: 'unknown',
  cause,
});

/**
 * The step does not belong to the current state, or the platform responded with a state that the client does
 * not know.
 */
export function unknownState(facts: ErrorContext, serverState?: string): CustomLoginFailure {
  const cause = new StoreError('Unknown _state', { ...facts, kind: 'client', code: 'unknownState' });
  return { ...unknownFailure(cause), ...omitUndefined({ serverState }) };
}

/** A newer attempt has started, or the login has ended. */
export const replacedFailure = (facts: ErrorContext): CustomLoginFailure =>
  unknownFailure(
    new StoreError('Another attempt has replaced this one', { ...facts, kind: 'client', code: 'replaced' }),
  );

export const unusableResponse = (field: string, facts: ErrorContext): CustomLoginFailure =>
  unknownFailure(
    systemError({ ...facts, reason: 'badAnswer', description: `The response has no usable ${field}` }),
  );

/** The error of a call. The storage of a session may throw anything. */
export function toLoginError(error: unknown, operation: string): StoreError {
  if (isStoreError(error)) return error;
  const message = error instanceof Error ? error.message : 'Unknown failure';
  return new StoreError(message, { kind: 'system', operation, cause: error });
}

/**
 * Site keys of the captchas of your site. None is built in. Without a key, a required captcha is a failure.
 */
export interface CaptchaSiteKeys {
  /** Of the visible captcha. */
  visible?: string | undefined;
  /** Of the invisible captcha. */
  invisible?: string | undefined;
}

/** How the errors of a call become failures. */
interface FailureContext {
  action: LoginAction;
  mergeCredentialErrors: boolean;
  captcha: CaptchaSiteKeys;
  /** Undefined for calls that cannot send captcha tokens. */
  captchaTokens: CaptchaTokens | undefined;
}

/**
 * The failed step of a call. A missing or invalid captcha token requires the next captcha: first the invisible
 * one, then the visible one.
 */
export function toFailure(
  cause: StoreError,
  { reason, violation }: FailureMeaning,
  { action, mergeCredentialErrors, captcha: { visible, invisible }, captchaTokens: sent }: FailureContext,
): CustomLoginFailure | CaptchaRequired {
  if (mergeCredentialErrors && action === 'login' && mayRevealAccount(cause, reason))
    return invalidCredentials(cause);
  const error = violation?.description || cause.message;
  const details = { error, errorCode: toSpecifiedCode(reason, action), reason, cause };
  const isMissing = reason === 'missingCaptchaToken';
  if (sent && isMissing && invisible && !sent.invisible && !sent.visible)
    return { loginState: 'SILENT_CAPTCHA_REQUIRED', data: { siteKey: invisible }, ...details };
  return sent && visible && (isMissing || reason === 'invalidCaptchaToken')
    ? { loginState: 'USER_CAPTCHA_REQUIRED', data: { siteKey: visible }, ...details }
    : { loginState: 'FAILURE', ...details };
}

/** Whether the error of a login may tell strangers that an e-mail address has an account. */
const mayRevealAccount = ({ kind }: StoreError, reason: CustomLoginErrorCode): boolean =>
  kind === 'application' && ['invalidEmail', 'invalidPassword', 'unknown'].includes(reason);

/** Replaces the cause as well, as results may be serialised. */
function invalidCredentials({ operation, requestId, attempts }: StoreError): CustomLoginFailure {
  const error = 'Invalid credentials';
  const code = 'invalidCredentials';
  const cause = new StoreError(error, { kind: 'application', code, operation, requestId, attempts });
  return { loginState: 'FAILURE', error, errorCode: code, reason: code, cause };
}
