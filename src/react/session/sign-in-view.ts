import type { StoreError } from '../../errors/store-error.ts';
import type { LoginOptions, LoginResult, LoginTexts } from '../../sign-in.ts';

/** Settings of `useSignIn`. `storage`, `flow`, `merge`, `captcha`, `emailIn` and `now` are taken once for each `flow`. */
export interface SignInOptions extends Omit<LoginOptions, 'completeWith'> {
  /** Where a sign-in in the whole page comes back, letter by letter as it is allowed for the OAuth client. */
  redirectUri?: string | undefined;
  /** Path of this site to go to afterwards. Default `/`, which also stands for anything that is no such path. */
  returnTo?: string | undefined;
  /**
   * How a session token becomes a member session. `frame` (default) shows no page; where browsers cut frames off from their cookies it
   * goes on in the whole page, if there is a `redirectUri`. `page` goes there at once.
   */
  completeBy?: 'frame' | 'page' | undefined;
  /** Longest wait for the frame in milliseconds. Default 10000 with a `redirectUri`, and 120000 without. */
  frameLimitMs?: number | undefined;
  /** Remembers a sign-in in the whole page until its answer comes. Default `sessionStorage`. */
  transactions?: LoginOptions['storage'];
  /** Expected `iss` of answers. Default the origin of the authorization address. */
  issuer?: string | undefined;
  /** Takes the browser to a page of the platform. Default `location.assign`. */
  navigate?: ((url: string) => void) | undefined;
  /** Sentences of your own in place of the English ones. */
  texts?: Partial<LoginTexts> | undefined;
}

/** Why a step did not go ahead. */
export type SignInFailure = Extract<LoginResult, { loginState: 'FAILURE' }>;

/** The member is signed in. The session token is used up, so it is not told. */
export interface SignInSuccess {
  /** Tells it apart. */
  loginState: 'SUCCESS';
  /** What the platform tells of the account, when it was asked directly. */
  data: Omit<Extract<LoginResult, { loginState: 'SUCCESS' }>['data'], 'sessionToken'> | undefined;
  /** Where to go now: always a path of this site. */
  returnTo: string;
}

/** Where a sign-in stands. A step that failed leaves it where it was, and says why beside it. */
export type SignInResult = Exclude<LoginResult, { loginState: 'SUCCESS' | 'FAILURE' }> | SignInSuccess;

/** What a step came to. `LEAVING`: the browser is on its way to a page of the platform, and the sign-in goes on where that sends it. */
export type SignInOutcome = SignInResult | SignInFailure | { loginState: 'LEAVING' };

/** What is shown of a sign-in. */
export interface SignInView {
  /** Where the sign-in stands. */
  result: SignInResult;
  /** True until it is known whether a sign-in waits from before a reload. */
  isLoading: boolean;
  /** True while a step is under way, and while the browser leaves for another page. */
  isWorking: boolean;
  /** Why the last step did not go ahead; undefined once the next one begins. */
  failure: SignInFailure | undefined;
}

export const BEGINNING: SignInView = { result: { loginState: 'INITIAL' }, isLoading: true, isWorking: false, failure: undefined };

/** A sign-in in the whole page fails like any other step. */
export function failureOf(cause: StoreError): SignInFailure {
  return { loginState: 'FAILURE', error: cause.message, errorCode: codeOf(cause), cause };
}

function codeOf({ code, reason, kind }: StoreError): SignInFailure['errorCode'] {
  if (reason === 'network' || reason === 'timeout') return reason;
  if (reason === 'abort' || code === 'access_denied') return 'aborted';
  if (reason === 'server') return 'unavailable';
  if (code === 'session_replaced') return 'replaced';
  return kind === 'system' ? 'unexpectedAnswer' : 'notCompleted';
}
