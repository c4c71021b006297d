import { asRecord, asText } from '../../errors/normalise.ts';
import { StoreError, type StoreErrorDetails, systemError } from '../../errors/store-error.ts';
import type { CustomLoginErrorCode } from './errors.ts';
import type { FactorInput } from './inputs.ts';

/** Kind of a second factor. The platform may add others. */
type FactorType = FactorInput['factorType'] | (string & {});

/** A second factor, and whether the account has set it up. */
interface Factor {
  factorType: FactorType;
  factorStatus: string | undefined;
}

/** The account, as far as the platform describes it. */
interface AccountData {
  identity: Readonly<Record<string, unknown>> | undefined;
  /** Values that the site or an identity provider attached to the login, by name. Usually absent. */
  additionalData: Readonly<Record<string, unknown>> | undefined;
}

interface PendingData {
  /** Identifies the unfinished login. Secret: callers need not keep it. */
  stateToken: string;
  /** The e-mail address that was given. */
  email: string | undefined;
}

interface FactorsData extends PendingData {
  /** The factors to choose from. */
  factors: readonly Factor[];
  /** Why the platform asks for a second factor. */
  reason: string | undefined;
}

interface ChallengeData extends FactorsData {
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
  /** Message of the platform. For a text to display, see `customLoginErrorText`. */
  error: string;
  /** Code to branch on. */
  errorCode: CustomLoginErrorCode;
  /** The error of the call. */
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
  loginState: 'USER_CAPTCHA_REQUIRED' | 'SILENT_CAPTCHA_REQUIRED';
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
  loginState: 'SUCCESS';
  data: AccountData & { sessionToken: string };
}

/** Nothing is pending. Steps that do not sign in may have data about the account. */
export interface InitialState {
  loginState: 'INITIAL';
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

/** What the client knows about the login when a response arrives. */
export interface ResponseContext {
  /** Operation, status and request id, for errors. */
  facts: Partial<StoreErrorDetails>;
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

/** The step does not belong to the current state, or the platform responded with a state that the client does not know. */
export function unknownState(facts: Partial<StoreErrorDetails>, serverState?: string): CustomLoginFailure {
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
