/** The states of a custom login, and which of them a response of the platform leads to. */
import type {
  AuthenticationResponse,
  AuthenticationState,
  MfaChallengeData,
  RequireMfaData,
} from '../../../generated/types.ts';
import { asText } from '../../lib/fields.ts';
import type { UnknownValue } from '../../lib/unknown-value.ts';
import {
  type CaptchaRequired,
  type CustomLoginFailure,
  type ErrorContext,
  unknownState,
  unusableResponse,
} from './failures.ts';

/** The account, as far as the platform describes it. */
export interface AccountData {
  /** Id, profile, e-mail address and sign-in methods. */
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

/** The logins that wait for the user, the mail or the owner. They are stored. */
interface PendingStates {
  EMAIL_VERIFICATION_REQUIRED: PendingData;
  OWNER_APPROVAL_REQUIRED: Pick<PendingData, 'email'>;
  MFA_REQUIRED: PendingData & RequireMfaData;
  MFA_CHALLENGE: PendingData & MfaChallengeData;
}

export type PendingLogin = {
  [State in keyof PendingStates]: { loginState: State; data: PendingStates[State] };
}[keyof PendingStates];

export type ContinuingStep = 'verify' | 'resend' | 'verifyFactor';

/** The steps that continue a pending login. */
const CONTINUATIONS: { readonly [State in keyof PendingStates]: readonly ContinuingStep[] } = {
  EMAIL_VERIFICATION_REQUIRED: ['verify', 'resend'],
  OWNER_APPROVAL_REQUIRED: [],
  MFA_REQUIRED: ['verifyFactor'],
  MFA_CHALLENGE: ['verifyFactor'],
};

export const isPending = (result: { loginState: string }): result is PendingLogin =>
  Object.hasOwn(CONTINUATIONS, result.loginState);

export const mayContinue = ({ loginState }: PendingLogin, step: ContinuingStep): boolean =>
  CONTINUATIONS[loginState].includes(step);

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

/** What the client knows about a login when a response arrives. */
export interface KnownLogin {
  context: ErrorContext;
  email?: string | undefined;
  /** The token of the pending login, for a response without one. */
  stateToken?: string | undefined;
  /** The state of a successful response that names none. */
  defaultState?: 'SUCCESS' | 'REQUIRE_EMAIL_VERIFICATION' | undefined;
  /** Without a session token, a success is the state `INITIAL`. */
  isSessionOptional?: boolean | undefined;
  /** Whether the caller handles second factors. */
  hasFactors: boolean;
}

type Reader = (body: AuthenticationResponse, known: KnownLogin) => CustomLoginResult | undefined;

type PlatformState = Exclude<AuthenticationState, UnknownValue>;

/** What each state of the platform leads to. The specification has no client state for some. */
const READERS: { readonly [State in PlatformState]: Reader | undefined } = {
  UNKNOWN_STATE: undefined,
  STATUS_CHECK: undefined,
  REQUIRE_FIRST_FACTOR: undefined,
  REQUIRE_MISSING_FIELDS: undefined,

  SUCCESS: (body, { context, isSessionOptional }) => {
    const sessionToken = asText(body.sessionToken);
    const account = { identity: body.identity, additionalData: body.additionalData };
    if (sessionToken) return { loginState: 'SUCCESS', data: { sessionToken, ...account } };
    return isSessionOptional && !body.sessionToken
      ? { loginState: 'INITIAL', data: account }
      : unusableResponse('sessionToken', context);
  },

  REQUIRE_OWNER_APPROVAL: (_body, { email }) => ({ loginState: 'OWNER_APPROVAL_REQUIRED', data: { email } }),

  REQUIRE_EMAIL_VERIFICATION: (body, known) =>
    withStateToken(body, known, (data) => ({ loginState: 'EMAIL_VERIFICATION_REQUIRED', data })),

  REQUIRE_MFA: (body, known) =>
    known.hasFactors
      ? withStateToken(body, known, (data) => ({
          loginState: 'MFA_REQUIRED',
          data: { ...body.requireMfaData, ...data },
        }))
      : undefined,

  MFA_CHALLENGE: (body, known) =>
    known.hasFactors
      ? withStateToken(body, known, (data) =>
          asText(body.mfaChallengeData?.factorType)
            ? { loginState: 'MFA_CHALLENGE', data: { ...body.mfaChallengeData, ...data } }
            : unusableResponse('factorType', known.context),
        )
      : undefined,
};

/** The client state for a response of the platform. */
export function readLoginResponse(body: AuthenticationResponse, known: KnownLogin): CustomLoginResult {
  const state = asText(body.state ?? known.defaultState);
  const read = isKnown(state) ? READERS[state] : undefined;
  return read?.(body, known) ?? unknownState(known.context, state);
}

const isKnown = (state: string | undefined): state is PlatformState =>
  state !== undefined && Object.hasOwn(READERS, state);

function withStateToken(
  body: AuthenticationResponse,
  { context, email, stateToken: sent }: KnownLogin,
  toResult: (data: PendingData) => CustomLoginResult,
): CustomLoginResult {
  const stateToken = asText(body.stateToken) ?? sent;
  return stateToken ? toResult({ stateToken, email }) : unusableResponse('stateToken', context);
}
