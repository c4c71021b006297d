/** What a step of a custom login resolves to, and how a response of the platform becomes that. */
import type { AuthenticationResponse, MfaChallengeData, RequireMfaData } from '../../../generated/types.ts';
import { asText } from '../../lib/fields.ts';
import {
  type CallDetails,
  type CaptchaRequired,
  type CustomLoginFailure,
  unknownState,
  unusableResponse,
} from './failures.ts';

/** The account, as far as the platform describes it. */
export interface AccountData {
  /** The account. */
  identity: AuthenticationResponse['identity'];
  /** Values that the site or an identity provider attached to the login, by name. Usually absent. */
  additionalData: AuthenticationResponse['additionalData'];
}

/** What is known about a login that is not complete. */
export interface PendingData {
  /** Identifies the unfinished login. Secret: callers need not keep it. */
  stateToken: string;
  /** The e-mail address that was given. */
  email: string | undefined;
}

/** A login that waits for the user, the mail or the owner. It is stored. */
export type PendingLogin =
  | { loginState: 'EMAIL_VERIFICATION_REQUIRED'; data: PendingData }
  | { loginState: 'OWNER_APPROVAL_REQUIRED'; data: { email: string | undefined } }
  | { loginState: 'MFA_REQUIRED'; data: PendingData & RequireMfaData }
  | { loginState: 'MFA_CHALLENGE'; data: PendingData & MfaChallengeData };

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

/** What the client knows about the login when a response arrives. */
export interface ResponseContext {
  details: CallDetails;
  email?: string | undefined;
  /** Used if the response has none. */
  stateToken?: string | undefined;
  /** State of a successful response that has none. */
  defaultState?: 'SUCCESS' | 'REQUIRE_EMAIL_VERIFICATION' | undefined;
  /** Without a session token, a success is the state `INITIAL`. */
  isSessionOptional?: boolean | undefined;
  /** Whether the caller handles second factors. */
  factors: boolean;
}

/** The client state for a response of the platform. */
export function readLoginResponse(body: AuthenticationResponse, context: ResponseContext): CustomLoginResult {
  const { email, details } = context;
  const state = asText(body.state ?? context.defaultState);
  const stateToken = asText(body.stateToken) ?? context.stateToken;
  if (state === 'SUCCESS') return readSuccess(body, context);
  if (state === 'REQUIRE_OWNER_APPROVAL') return { loginState: 'OWNER_APPROVAL_REQUIRED', data: { email } };
  const isOfFactor = state === 'REQUIRE_MFA' || state === 'MFA_CHALLENGE';
  if (state !== 'REQUIRE_EMAIL_VERIFICATION' && !(isOfFactor && context.factors))
    return unknownState(details, state);
  if (!stateToken) return unusableResponse('stateToken', details);
  const data = { stateToken, email };
  if (state === 'REQUIRE_EMAIL_VERIFICATION') return { loginState: 'EMAIL_VERIFICATION_REQUIRED', data };
  if (state === 'REQUIRE_MFA')
    return { loginState: 'MFA_REQUIRED', data: { ...body.requireMfaData, ...data } };
  return asText(body.mfaChallengeData?.factorType)
    ? { loginState: 'MFA_CHALLENGE', data: { ...body.mfaChallengeData, ...data } }
    : unusableResponse('factorType', details);
}

function readSuccess(
  body: AuthenticationResponse,
  { details, isSessionOptional }: ResponseContext,
): CustomLoginResult {
  const sessionToken = asText(body.sessionToken);
  const account = { identity: body.identity, additionalData: body.additionalData };
  if (sessionToken) return { loginState: 'SUCCESS', data: { sessionToken, ...account } };
  return isSessionOptional && !body.sessionToken
    ? { loginState: 'INITIAL', data: account }
    : unusableResponse('sessionToken', details);
}
