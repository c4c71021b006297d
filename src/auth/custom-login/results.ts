/** What a step of a custom login resolves to, and how it is read from responses and errors. */
import { isStoreError, StoreError, type StoreErrorDetails, systemError } from '../../errors/store-error.ts';
import { asRecord, asText, present } from '../../lib/fields.ts';
import {
  type CustomLoginErrorCode,
  type FailureMeaning,
  type LoginAction,
  toSpecifiedCode,
} from './error-codes.ts';
import type { CaptchaTokens, FactorInput } from './inputs.ts';

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
  /** Why the platform asks for a second factor. */
  reason: string | undefined;
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
   * password is wrong or must be replaced, or a captcha is missing or wrong.
   */
  errorCode: CustomLoginErrorCode;
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

/** Nothing is pending. Steps that do not sign in may have data about the account. */
export interface InitialState {
  /** Identifies this state. */
  loginState: 'INITIAL';
  /** The account of a step that does not sign in. */
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
export type ErrorFacts = Partial<StoreErrorDetails> & { operation: string };

/** What the client knows about the login when a response arrives. */
export interface ResponseContext {
  facts: ErrorFacts;
  email: string | undefined;
  /** Used if the response has none. */
  stateToken: string | undefined;
  /** State of a successful response that has none. */
  defaultState?: 'SUCCESS' | 'REQUIRE_EMAIL_VERIFICATION' | undefined;
  /** Without a session token, a success is the state `INITIAL`. */
  isSessionOptional?: boolean | undefined;
  /** Whether the caller handles second factors. */
  factors: boolean;
}

/** The client state for a response of the platform. */
export function readLoginResponse(response: unknown, context: ResponseContext): CustomLoginResult {
  const body = asRecord(response) ?? {};
  const state = asText(body['state'] ?? context.defaultState);
  const { email } = context;
  const stateToken = asText(body['stateToken']) ?? context.stateToken;
  if (state === 'SUCCESS') return readSuccess(body, context);
  if (state === 'REQUIRE_OWNER_APPROVAL') return { loginState: 'OWNER_APPROVAL_REQUIRED', data: { email } };
  const isOfFactor = state === 'REQUIRE_MFA' || state === 'MFA_CHALLENGE';
  if (state !== 'REQUIRE_EMAIL_VERIFICATION' && !(isOfFactor && context.factors))
    return unknownState(context.facts, state);
  if (!stateToken) return missingField('stateToken', context);
  const data = { stateToken, email };
  if (state === 'REQUIRE_EMAIL_VERIFICATION') return { loginState: 'EMAIL_VERIFICATION_REQUIRED', data };
  if (state === 'REQUIRE_MFA')
    return { loginState: 'MFA_REQUIRED', data: { ...data, ...readFactors(body['requireMfaData']) } };
  const challenge = readChallenge(body['mfaChallengeData']);
  return challenge.factorType
    ? { loginState: 'MFA_CHALLENGE', data: { ...data, ...challenge } }
    : missingField('factorType', context);
}

function readSuccess(body: Record<string, unknown>, context: ResponseContext): CustomLoginResult {
  const sessionToken = asText(body['sessionToken']);
  const account = { identity: asRecord(body['identity']), additionalData: asRecord(body['additionalData']) };
  if (sessionToken) return { loginState: 'SUCCESS', data: { sessionToken, ...account } };
  return context.isSessionOptional && !body['sessionToken']
    ? { loginState: 'INITIAL', data: account }
    : missingField('sessionToken', context);
}

function readFactors(value: unknown): Pick<FactorsData, 'factors' | 'reason'> {
  const data = asRecord(value);
  const list = data?.['availableFactors'];
  const factors = Array.isArray(list) ? list.map(readFactor).filter((factor) => factor !== undefined) : [];
  return { factors, reason: asText(data?.['reason']) };
}

function readFactor(item: unknown): Factor | undefined {
  const factorType = asText(asRecord(item)?.['factorType']);
  return factorType ? { factorType, factorStatus: asText(asRecord(item)?.['factorStatus']) } : undefined;
}

function readChallenge(value: unknown): Omit<ChallengeData, keyof PendingData> {
  const data = asRecord(value);
  const challenge = asRecord(data?.['verificationChallengeData']);
  const push = asRecord(challenge?.['pushData']);
  const webauthn = asRecord(challenge?.['webauthnData']);
  const challengeId = asText(webauthn?.['challengeId']);
  const publicKeyCredentialRequestOptionsJson = asText(webauthn?.['publicKeyCredentialRequestOptionsJson']);
  return {
    ...readFactors(data),
    factorType: asText(data?.['factorType']) ?? '',
    hint: asText(challenge?.['hint']),
    transactionId: asText(push?.['transactionId']),
    webauthn:
      challengeId && publicKeyCredentialRequestOptionsJson
        ? { challengeId, publicKeyCredentialRequestOptionsJson }
        : undefined,
  };
}

/**
 * The step does not belong to the current state, or the platform responded with a state that the client does
 * not know.
 */
export function unknownState(facts: ErrorFacts, serverState?: string): CustomLoginFailure {
  const cause = new StoreError('Unknown _state', { ...facts, kind: 'client', code: 'unknownState' });
  return { ...toUnknownFailure(cause), ...present({ serverState }) };
}

/** A newer attempt has started, or the login was cancelled. */
export const replacedFailure = (facts: ErrorFacts): CustomLoginFailure =>
  toUnknownFailure(
    new StoreError('Another attempt has replaced this one', { ...facts, kind: 'client', code: 'replaced' }),
  );

const missingField = (field: string, { facts }: ResponseContext): CustomLoginFailure =>
  toUnknownFailure(
    systemError({ ...facts, reason: 'badAnswer', description: `The response has no usable ${field}` }),
  );

/** A failure that no form can do anything about. */
export const toUnknownFailure = (cause: StoreError): CustomLoginFailure => ({
  loginState: 'FAILURE',
  error: cause.message,
  errorCode: 'unknown',
  reason: 'unknown',
  cause,
});

export function toFailureDetails(
  cause: StoreError,
  { reason, violation }: FailureMeaning,
  action: LoginAction,
  mergeCredentialErrors: boolean,
): FailureDetails {
  if (mergeCredentialErrors && action === 'login' && mayRevealAccount(cause, reason))
    return toInvalidCredentials(cause);
  const errorCode = toSpecifiedCode(reason, action);
  return { error: violation?.description || cause.message, errorCode, reason, cause };
}

/** Whether the error of a login may tell strangers that an e-mail address has an account. */
const mayRevealAccount = ({ kind }: StoreError, reason: CustomLoginErrorCode): boolean =>
  kind === 'application' && ['invalidEmail', 'invalidPassword', 'unknown'].includes(reason);

/** Replaces the cause as well, as results may be serialised. */
function toInvalidCredentials({ operation, requestId, attempts }: StoreError): FailureDetails {
  const error = 'Invalid credentials';
  const code = 'invalidCredentials';
  const cause = new StoreError(error, { kind: 'application', code, operation, requestId, attempts });
  return { error, errorCode: code, reason: code, cause };
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

/**
 * A missing or invalid captcha token requires the next captcha: first the invisible one, then the visible
 * one.
 */
export function toFailureOrCaptcha(
  details: FailureDetails,
  { visible, invisible }: CaptchaSiteKeys,
  sent: CaptchaTokens,
): CustomLoginFailure | CaptchaRequired {
  const isMissing = details.errorCode === 'missingCaptchaToken';
  if (isMissing && invisible && !sent.invisible && !sent.visible)
    return { loginState: 'SILENT_CAPTCHA_REQUIRED', data: { siteKey: invisible }, ...details };
  return (isMissing || details.errorCode === 'invalidCaptchaToken') && visible
    ? { loginState: 'USER_CAPTCHA_REQUIRED', data: { siteKey: visible }, ...details }
    : { loginState: 'FAILURE', ...details };
}

/** A storage and `completeWith` may throw anything. */
export function toLoginError(error: unknown, operation: string): StoreError {
  if (isStoreError(error)) return error;
  const message = error instanceof Error ? error.message : 'Unknown failure';
  return new StoreError(message, { kind: 'system', operation, cause: error });
}
