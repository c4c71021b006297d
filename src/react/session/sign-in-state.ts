import type { CustomLogin, CustomLoginOptions } from '../../auth/custom-login/custom-login.ts';
import type { CustomLoginFailure } from '../../auth/custom-login/failures.ts';
import type { CustomLoginResult } from '../../auth/custom-login/states.ts';
import type { RedirectSignInOptions } from '../../auth/redirect-sign-in/redirect-sign-in.ts';
import type { StoreError } from '../../errors/store-error.ts';

/**
 * Options of `useSignIn`. `storage`, `flow`, `factors`, `captcha` and `emailIn` are read once for each `flow`.
 */
export interface SignInOptions extends Omit<CustomLoginOptions, 'session'> {
  /** URL of the page that completes a redirect sign-in, exactly as it is allowed for the OAuth client. */
  redirectUri?: string | undefined;
  /** Path of this site to go to after the sign-in. Any other value becomes `/`, the default. */
  returnTo?: string | undefined;
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

/** What a step resolves to. `LEAVING`: the browser leaves for a page of the platform, which redirects back. */
export type SignInOutcome = SignInResult | CustomLoginFailure | { loginState: 'LEAVING' };

/** The methods of a custom login that are steps of the hook. */
type CustomLoginStep = Exclude<keyof CustomLogin, 'currentState' | 'cancel'>;

type WithOutcome<Method> = Method extends (input: infer Input, ...options: never[]) => unknown
  ? undefined extends Input
    ? (input?: Input) => Promise<SignInOutcome>
    : (input: Input) => Promise<SignInOutcome>
  : never;

type CustomLoginSteps = {
  [Step in CustomLoginStep]: WithOutcome<CustomLogin[Step]>;
};

/** The steps of a sign-in. They resolve after a failure too, and stay the same from one render to the next. */
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
  /** Never undefined: `INITIAL` before the first step. */
  state: SignInResult;
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
  /** An English text about `error` to display. For other languages, `reason` of `failure` and `state` is a code. */
  text: string | undefined;
}

export const INITIAL_VIEW: SignInView = {
  state: { loginState: 'INITIAL' },
  isLoading: true,
  isWorking: false,
  failure: undefined,
};
