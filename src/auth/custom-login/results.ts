/** What a step of a custom login resolves to. */
import type { StoreError, StoreErrorDetails } from '../../errors/store-error.ts';
import type { CustomLoginErrorCode } from './error-codes.ts';
import type { FactorInput } from './inputs.ts';

/** Kind of a second factor. The platform may add others. */
type FactorType = FactorInput['factorType'] | (string & {});

/** A second factor, and whether the account has set it up. */
export interface Factor {
  /** How the member proves their identity. */
  factorType: FactorType;
  /** Whether it is set up, such as `ACTIVE`. */
  factorStatus: string | undefined;
}

/** The account, as far as the platform describes it. */
export interface AccountData {
  /** The account. */
  identity: Readonly<Record<string, unknown>> | undefined;
  /** Values that the site or an identity provider attached to the login, by name. Usually absent. */
  additionalData: Readonly<Record<string, unknown>> | undefined;
}

/** What is known about a login that is not complete. */
export interface PendingData {
  /** Identifies the unfinished login. Secret: callers need not keep it. */
  stateToken: string;
  /** The e-mail address that was given. */
  email: string | undefined;
}

/** A login that needs one of these factors. */
export interface FactorsData extends PendingData {
  /** The factors to choose from. */
  factors: readonly Factor[];
}

/** A login that needs the proof of one factor. */
export interface ChallengeData extends FactorsData {
  /** The factor that the platform asks for. */
  factorType: FactorType;
  /** Where a code was sent, partly masked. */
  hint: string | undefined;
  /** Id of the push message. */
  transactionId: string | undefined;
  /** The options are JSON for `PublicKeyCredential.parseRequestOptionsFromJSON`. */
  webauthn: { challengeId: string; publicKeyCredentialRequestOptionsJson: string } | undefined;
}

/** Why a step failed. */
export interface FailureDetails {
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
  /** The state of the platform's response, if it has no client state. */
  serverState?: string;
}

/** The step must be repeated with the token of a captcha that is rendered with this site key. */
export interface CaptchaRequired extends FailureDetails {
  /** Whether the captcha is visible or invisible. */
  loginState: 'USER_CAPTCHA_REQUIRED' | 'SILENT_CAPTCHA_REQUIRED';
  /** Where to render it. */
  data: { siteKey: string };
}

/** A login that waits for the user, the mail or the owner. It is stored. */
export type PendingLogin =
  | { loginState: 'EMAIL_VERIFICATION_REQUIRED'; data: PendingData }
  | { loginState: 'OWNER_APPROVAL_REQUIRED'; data: { email: string | undefined } }
  | { loginState: 'MFA_REQUIRED'; data: FactorsData }
  | { loginState: 'MFA_CHALLENGE'; data: ChallengeData };

/** The platform accepted the login. The session token must be exchanged for tokens of the member. */
export interface LoginSuccess {
  /** Identifies a success. */
  loginState: 'SUCCESS';
  /** The account, and the session token to exchange. */
  data: AccountData & { sessionToken: string };
}

/** Nothing is pending. A new password that does not sign in has data about the account. */
export interface InitialState {
  /** Identifies this state. */
  loginState: 'INITIAL';
  /** The account whose password was set. */
  data?: AccountData;
}

/** The state between two steps. */
export type CurrentState = InitialState | PendingLogin;

/** What a step of a custom login resolves to. */
export type CustomLoginResult = CurrentState | LoginSuccess | CustomLoginFailure | CaptchaRequired;

/** The client states of the specification, and two for a second factor. */
export type CustomLoginState = CustomLoginResult['loginState'];

const PENDING_STATES: readonly string[] = [
  'EMAIL_VERIFICATION_REQUIRED',
  'OWNER_APPROVAL_REQUIRED',
  'MFA_REQUIRED',
  'MFA_CHALLENGE',
] satisfies PendingLogin['loginState'][];

export const isPending = (result: { loginState: string }): result is PendingLogin =>
  PENDING_STATES.includes(result.loginState);

/** Operation, status and request id of a call, for errors. */
export type ErrorContext = Partial<StoreErrorDetails> & { operation: string };
