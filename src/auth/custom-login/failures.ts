/** Failed steps of a custom login. */
import type { CallContext } from '../../core/options.ts';
import { StoreError, systemError } from '../../errors/store-error.ts';
import { type CustomLoginErrorCode, type LoginAction, toMeaning, toSpecifiedCode } from './error-codes.ts';
import type { CaptchaTokens } from './inputs.ts';

/** Why a step failed. */
interface FailureDetails {
  /** Text of the platform. For a text to display, see `customLoginErrorText`. */
  error: string;
  /**
   * The code of the specification, which has few of them: a failed `login` is `invalidEmail`, unless the
   * password is wrong or must be replaced, or a captcha is missing or wrong. Undefined for a failed `register`
   * that is not about the email address or a captcha.
   */
  errorCode: CustomLoginErrorCode | undefined;
  /** The precise code, for the form. */
  reason: CustomLoginErrorCode;
  /**
   * The error of the call. Its `code` is that of the platform, or `unknownState` or `replaced`; its `reason`
   * says why there was no response.
   */
  cause: StoreError;
}

/** A failed step. The login may still be pending, for example for another code: see `currentState()`. */
export interface CustomLoginFailure extends FailureDetails {
  /** Identifies a failure. */
  loginState: 'FAILURE';
}

/** The step must be repeated with the token of a captcha that is rendered with this site key. */
export interface CaptchaRequired extends FailureDetails {
  /** Whether the captcha is visible or invisible. */
  loginState: 'USER_CAPTCHA_REQUIRED' | 'SILENT_CAPTCHA_REQUIRED';
  /** Where to render it. */
  data: { siteKey: string };
}

/** Operation, status and request id of a call, for errors. */
export type ErrorContext = Partial<CallContext> & Pick<CallContext, 'operation'>;

/** A failed step that no form can do anything about. */
const failure = (cause: StoreError): CustomLoginFailure => ({
  loginState: 'FAILURE',
  error: cause.message,
  errorCode: 'unknown',
  reason: 'unknown',
  cause,
});

/** The step does not belong to the current state, or the response has a state without a client state. */
export const unknownState = (context: ErrorContext, state?: string): CustomLoginFailure =>
  failure(
    new StoreError('Unknown _state', {
      ...context,
      kind: 'client',
      code: 'unknownState',
      description: state && `The client has no state for ${state}`,
    }),
  );

/** A newer attempt has started, or the login has ended. */
export const replacedAttempt = (context: ErrorContext): CustomLoginFailure =>
  failure(
    new StoreError('Another attempt has replaced this one', { ...context, kind: 'client', code: 'replaced' }),
  );

export const unusableResponse = (field: string, context: ErrorContext): CustomLoginFailure =>
  failure(
    systemError({ ...context, reason: 'badAnswer', description: `The response has no usable ${field}` }),
  );

/** Site keys of the captchas of your site. None is built in. Without a key, a required captcha is a failure. */
export interface CaptchaSiteKeys {
  /** Site key of the visible captcha. */
  visible?: string | undefined;
  /** Site key of the invisible captcha. */
  invisible?: string | undefined;
}

/**
 * The failed step of a call. A missing or invalid captcha token requires the next captcha: first the invisible
 * one, then the visible one. `sent` is undefined for calls that cannot send captcha tokens.
 */
export function failedCall(
  cause: StoreError,
  action: LoginAction,
  { visible, invisible }: CaptchaSiteKeys,
  sent: CaptchaTokens | undefined,
): CustomLoginFailure | CaptchaRequired {
  const { reason, error } = toMeaning(cause);
  const failed = { error, errorCode: toSpecifiedCode(reason, action), reason, cause };
  const isMissing = reason === 'missingCaptchaToken';
  if (sent && isMissing && invisible && !sent.invisible && !sent.visible)
    return { loginState: 'SILENT_CAPTCHA_REQUIRED', data: { siteKey: invisible }, ...failed };
  return sent && visible && (isMissing || reason === 'invalidCaptchaToken')
    ? { loginState: 'USER_CAPTCHA_REQUIRED', data: { siteKey: visible }, ...failed }
    : { loginState: 'FAILURE', ...failed };
}
