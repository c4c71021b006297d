/** The results of responses and errors. */
import { asRecord, asText } from '../../errors/normalise.ts';
import { isStoreError, StoreError, type StoreErrorDetails, systemError } from '../../errors/store-error.ts';
import { isEmailViolation, type LoginAction, toErrorCode } from './error-codes.ts';
import type { CaptchaTokens } from './inputs.ts';
import type {
  CaptchaRequired,
  ChallengeData,
  CustomLoginFailure,
  CustomLoginResult,
  Factor,
  FactorsData,
  FailureDetails,
  PendingData,
} from './states.ts';

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
}

/** The client state for a response of the platform. */
export function readLoginResponse(response: unknown, context: ResponseContext): CustomLoginResult {
  const body = asRecord(response) ?? {};
  const state = asText(body['state'] ?? context.defaultState);
  const { email } = context;
  const stateToken = asText(body['stateToken']) ?? context.stateToken;
  if (state === 'SUCCESS') return readSuccess(body, context);
  if (state === 'REQUIRE_OWNER_APPROVAL') return { loginState: 'OWNER_APPROVAL_REQUIRED', data: { email } };
  if (state !== 'REQUIRE_EMAIL_VERIFICATION' && state !== 'REQUIRE_MFA' && state !== 'MFA_CHALLENGE')
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
  const error = 'Unknown _state';
  const cause = new StoreError(error, { ...facts, kind: 'client', code: 'unknownState' });
  return {
    loginState: 'FAILURE',
    error,
    errorCode: 'unknownState',
    cause,
    ...(serverState === undefined ? {} : { serverState }),
  };
}

function missingField(field: string, { facts }: ResponseContext): CustomLoginFailure {
  const description = `The response has no usable ${field}`;
  const cause = systemError({ ...facts, reason: 'badAnswer', description });
  return { loginState: 'FAILURE', error: cause.message, errorCode: 'unexpectedResponse', cause };
}

/** A newer attempt has started, or the login was cancelled. */
export function replacedFailure(facts: ErrorFacts): CustomLoginFailure {
  const error = 'Another attempt has replaced this one';
  const cause = new StoreError(error, { ...facts, kind: 'client', code: 'replaced' });
  return { loginState: 'FAILURE', error, errorCode: 'replaced', cause };
}

/**
 * What a failed call means for its step. Errors of other operations, such as the token request, are not caused
 * by the input.
 */
export function toFailureDetails(
  cause: StoreError,
  operation: string,
  action: LoginAction,
  mergeCredentialErrors: boolean,
): FailureDetails {
  const errorCode = toErrorCode(cause, cause.operation === operation ? action : 'other');
  const isAboutCredentials = errorCode === 'invalidEmail' || errorCode === 'invalidPassword';
  if (mergeCredentialErrors && action === 'login' && isAboutCredentials && cause.kind !== 'validation')
    return toInvalidCredentials(cause);
  const violation = cause.violations.find(errorCode === 'invalidEmail' ? isEmailViolation : () => true);
  return { error: violation?.description || cause.message, errorCode, cause };
}

/** Replaces the cause as well, as results may be serialised. */
function toInvalidCredentials({ operation, requestId, attempts }: StoreError): FailureDetails {
  const error = 'Invalid credentials';
  const code = 'invalidCredentials';
  const cause = new StoreError(error, { kind: 'application', code, operation, requestId, attempts });
  return { error, errorCode: code, cause };
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
export function toStoreError(error: unknown, operation: string): StoreError {
  if (isStoreError(error)) return error;
  const message = error instanceof Error ? error.message : 'Unknown failure';
  return new StoreError(message, { kind: 'system', operation, cause: error });
}
