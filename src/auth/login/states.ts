import type { StoreError } from '../../errors/store-error.ts';
import type { LoginErrorCode } from './codes.ts';
import type { FactorAnswer } from './payloads.ts';

/** Kinds of proof that can be answered; the platform may ask for another. */
type FactorType = FactorAnswer['factorType'] | (string & {});

/** A kind of proof, and whether the account has it set up. Values of the contract; new ones may appear. */
export interface Factor {
  /** Kind of proof, as `SMS` or `WEBAUTHN`. */
  factorType: FactorType;
  /** Whether it can be used at once. */
  factorStatus: string | undefined;
}

/** What the platform tells of the account. */
export interface AccountData {
  /** The account, once the platform knows which it is. */
  identity: Readonly<Record<string, unknown>> | undefined;
  /** Values that the site or an identity provider attached to the sign-in, by name. Usually absent. */
  additionalData: Readonly<Record<string, unknown>> | undefined;
}

/** A sign-in that waits for somebody. */
export interface WaitingData {
  /** Stands for the unfinished sign-in. Secret: the flow keeps it, and nobody else has to. */
  stateToken: string;
  /** The address that the sign-in was begun with, to say where a mail went. */
  email: string | undefined;
}

/** Why a second proof is asked for, and which ones the person may choose. */
export interface FactorsData extends WaitingData {
  /** The proofs to choose from. */
  factors: readonly Factor[];
  /** The platform's own word for why. */
  reason: string | undefined;
}

/** What the person needs to give the proof that is asked for. */
export interface ChallengeData extends FactorsData {
  /** The proof that is asked for. */
  factorType: FactorType;
  /** Where a code went, partly masked. */
  hint: string | undefined;
  /** Names a push message. */
  transactionId: string | undefined;
  /** The options are JSON text for `PublicKeyCredential.parseRequestOptionsFromJSON`. */
  webauthn: { challengeId: string; publicKeyCredentialRequestOptionsJson: string } | undefined;
}

/** Why a step did not go ahead. `error` is the platform's own text; for people, see `loginText`. */
export interface Refusal {
  error: string;
  errorCode: LoginErrorCode;
  cause: StoreError;
}

/** The step failed. Whether a sign-in still waits afterwards, for example for another code, is told by `current()`. */
export interface Failure extends Refusal {
  /** Tells it apart. */
  loginState: 'FAILURE';
  /** The state of the platform's answer that no client state stands for. */
  serverState?: string;
}

/** The same step has to be done again, with the answer of a captcha under this site key. */
export interface CaptchaRequired extends Refusal {
  /** Whether people see the captcha. */
  loginState: 'USER_CAPTCHA_REQUIRED' | 'SILENT_CAPTCHA_REQUIRED';
  /** What the captcha is shown with. */
  data: { siteKey: string };
}

/** A sign-in that waits, and survives a reload. */
export type Waiting =
  | { loginState: 'EMAIL_VERIFICATION_REQUIRED'; data: WaitingData }
  | { loginState: 'OWNER_APPROVAL_REQUIRED'; data: { email: string | undefined } }
  | { loginState: 'MFA_REQUIRED'; data: FactorsData }
  | { loginState: 'MFA_CHALLENGE'; data: ChallengeData };

/** The platform let the person in. The session token is exchanged for member tokens; it is none. */
export interface Success {
  /** Tells it apart. */
  loginState: 'SUCCESS';
  /** The account, and the session token. */
  data: AccountData & { sessionToken: string };
}

/** Nobody has begun to sign in, or what was done signs nobody in. */
export interface Initial {
  /** Tells it apart. */
  loginState: 'INITIAL';
  /** The account, of a step that signs nobody in. */
  data?: AccountData;
}

/** Where a sign-in stands between two steps. */
export type Standing = Initial | Waiting;

/** Where a sign-in stands after a step. */
export type LoginResult = Initial | Success | Failure | CaptchaRequired | Waiting;

/** Client states of the specification, and the two that a second factor needs. */
export type LoginState = LoginResult['loginState'];

const WAITING: readonly string[] = [
  'EMAIL_VERIFICATION_REQUIRED',
  'OWNER_APPROVAL_REQUIRED',
  'MFA_REQUIRED',
  'MFA_CHALLENGE',
] satisfies Waiting['loginState'][];

export const isWaiting = (result: LoginResult): result is Waiting => WAITING.includes(result.loginState);
