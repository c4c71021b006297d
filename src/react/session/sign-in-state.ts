import type { StoreError } from '../../errors/store-error.ts';
import type {
  CustomLogin,
  CustomLoginErrorCode,
  CustomLoginFailure,
  CustomLoginOptions,
  CustomLoginResult,
  RedirectSignInOptions,
} from '../../sign-in.ts';

/**
 * Options of `useSignIn`. `storage`, `flow`, `mergeCredentialErrors`, `factors`, `captcha` and `emailIn`
 * are read once for each `flow`.
 */
export interface SignInOptions extends Omit<CustomLoginOptions, 'session'> {
  /** URL of the page that completes a redirect sign-in, exactly as it is allowed for the OAuth client. */
  redirectUri?: string | undefined;
  /** Path of this site to go to after the sign-in. Any other value becomes `/`, the default. */
  returnTo?: string | undefined;
  /**
   * How the session token of a custom login is exchanged: `frame` (default) in a hidden frame, and with a
   * redirect if the browser blocks the cookies of frames and there is a `redirectUri`; `page` always with a
   * redirect.
   */
  exchange?: 'frame' | 'page' | undefined;
  /**
   * Maximum duration of the hidden frame in milliseconds. Defaults to 10000 with a `redirectUri`, to 120000
   * without.
   */
  frameTimeoutMs?: number | undefined;
  /** Stores a redirect sign-in until its response arrives. Defaults to `sessionStorage`. */
  transactionStorage?: RedirectSignInOptions['storage'];
  /** The `iss` that responses may have. Defaults to the origin of the authorization endpoint. */
  issuer?: string | undefined;
  /** Sends the browser to a page of the platform. Defaults to `location.assign`. */
  navigate?: ((url: string) => void) | undefined;
  /** Texts that replace the English ones. */
  texts?: Readonly<Partial<Record<CustomLoginErrorCode, string>>> | undefined;
}

/** The member is signed in. */
export interface SignInSuccess {
  /** Identifies a success. */
  loginState: 'SUCCESS';
  /** What the platform says about the account. Undefined after a redirect sign-in. */
  data: Omit<Extract<CustomLoginResult, { loginState: 'SUCCESS' }>['data'], 'sessionToken'> | undefined;
  /** Where to go now: always a path of this site. */
  returnTo: string;
}

/** The state of a sign-in. A failed step does not change it. */
export type SignInResult = Exclude<CustomLoginResult, { loginState: 'SUCCESS' | 'FAILURE' }> | SignInSuccess;

/**
 * What a step resolves to. `LEAVING`: the browser leaves for a page of the platform; the sign-in continues
 * where that redirects to.
 */
export type SignInOutcome = SignInResult | CustomLoginFailure | { loginState: 'LEAVING' };

/** The methods of a custom login that are steps of the hook. */
type CustomLoginStep =
  | 'register'
  | 'login'
  | 'verify'
  | 'resend'
  | 'verifyFactor'
  | 'sendRecoveryEmail'
  | 'recoverPassword';

type WithOutcome<Method> = Method extends (input: infer Input, ...options: never[]) => unknown
  ? undefined extends Input
    ? (input?: Input) => Promise<SignInOutcome>
    : (input: Input) => Promise<SignInOutcome>
  : never;

type CustomLoginSteps = {
  [Step in keyof Pick<CustomLogin, CustomLoginStep>]: WithOutcome<CustomLogin[Step]>;
};

/**
 * The steps of a sign-in. They resolve after a failure too, and stay the same from one render to the next.
 */
export interface SignInSteps extends CustomLoginSteps {
  /** Repeats the step that required a captcha, with the token of the captcha. */
  answerCaptcha(token: string): Promise<SignInOutcome>;
  /**
   * Goes to the sign-in page of the platform, or directly to an identity provider. Needs the option
   * `redirectUri`.
   */
  startRedirect(
    input?: Pick<RedirectSignInOptions, 'provider' | 'prompt' | 'returnTo' | 'responseMode'>,
  ): Promise<SignInOutcome>;
  /**
   * Completes a redirect sign-in, on the page at `redirectUri`: once, even if it is called twice. Removes the
   * response from the address bar.
   */
  completeRedirect(): Promise<SignInOutcome>;
  /** Aborts the current step and forgets the pending login. */
  cancel(): Promise<SignInOutcome>;
}

/** The state of a sign-in, for display. */
export interface SignInView {
  /** The current state. */
  result: SignInResult;
  /** True until a login that is pending from before a reload has been read. */
  isLoading: boolean;
  /** True during a step, and while the browser leaves the page. */
  isWorking: boolean;
  /** Why the last step failed. Undefined once the next one starts. */
  failure: CustomLoginFailure | undefined;
}

/** What `useSignIn` returns. */
export interface SignInState extends SignInView, SignInSteps {
  /** Why the last step failed or requires a captcha. Has the request id for a report. */
  error: StoreError | undefined;
  /** The same as a text to display. */
  text: string | undefined;
}

export const INITIAL_VIEW: SignInView = {
  result: { loginState: 'INITIAL' },
  isLoading: true,
  isWorking: false,
  failure: undefined,
};

/**
 * What happens in a sign-in: a step starts; a step or the login from before a reload has a result; a step ends
 * without one, or the browser restores the page that it left.
 */
export type SignInEvent = 'started' | Pick<SignInView, 'result' | 'failure'> | 'stopped';

/** What is shown, and for which login. */
interface ShownSignIn {
  login: CustomLogin;
  view: SignInView;
}

export function reduceSignIn(
  shown: ShownSignIn,
  { login, event }: { login: CustomLogin; event: SignInEvent },
): ShownSignIn {
  const view = shown.login === login ? shown.view : INITIAL_VIEW;
  if (event === 'stopped') return { login, view: { ...view, isWorking: false } };
  if (event === 'started')
    return { login, view: { ...view, isLoading: false, isWorking: true, failure: undefined } };
  return { login, view: { ...event, isLoading: false, isWorking: false } };
}

/** A failed redirect sign-in as the failure of a step. */
export const toFailure = (cause: StoreError): CustomLoginFailure => ({
  loginState: 'FAILURE',
  error: cause.message,
  errorCode: 'unknown',
  reason: 'unknown',
  cause,
});
