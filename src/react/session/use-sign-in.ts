import { useEffect, useMemo, useReducer } from 'react';
import {
  type CaptchaRequired,
  type CredentialsInput,
  type CustomLogin,
  type CustomLoginResult,
  createCustomLogin,
  customLoginErrorText,
} from '../../sign-in.ts';
import { useStore } from '../provider.ts';
import { useStableFunction } from '../stable-function.ts';
import {
  INITIAL_VIEW,
  reduceSignIn,
  type SignInEvent,
  type SignInOptions,
  type SignInOutcome,
  type SignInState,
  type SignInSteps,
  toFailure,
} from './sign-in-state.ts';
import {
  completeRedirect,
  exchangeSessionToken,
  leaveToSignIn,
  onPageRestored,
  type SignInContext,
  toSessionError,
} from './start-session.ts';
import { usePageSession } from './use-session.ts';

/**
 * Signs a member in, with custom forms or with a redirect to the platform. Render the form for
 * `result.loginState`. With a `storage` and a name for the `flow`, a pending login continues after a reload.
 * A step aborts the one before, and unmounting aborts it too, except `completeRedirect`, as a response can be
 * used only once. Needs `session` on the `StoreProvider`. Behind a backend (`backendSession()`), only
 * `startRedirect` is possible: it leaves the page for the backend's route.
 *
 * @example
 * import { useSignIn } from 'storewire/react';
 * import { webStorage } from 'storewire';
 *
 * const storage = webStorage(sessionStorage);
 * const redirectUri = `${location.origin}/signed-in`;
 *
 * export function SignIn() {
 *   const { result, isWorking, text, login, verify } = useSignIn({ storage, flow: 'sign-in', redirectUri });
 *   if (result.loginState === 'SUCCESS') return <p>Welcome</p>;
 *   const needsCode = result.loginState === 'EMAIL_VERIFICATION_REQUIRED';
 *   const submit = (form: FormData) =>
 *     needsCode
 *       ? verify({ code: String(form.get('code')) })
 *       : login({ email: String(form.get('email')), password: String(form.get('password')) });
 *   return (
 *     <form action={(form) => void submit(form)}>
 *       {needsCode ? (
 *         <input name="code" />
 *       ) : (
 *         <>
 *           <input name="email" />
 *           <input name="password" type="password" />
 *         </>
 *       )}
 *       <button type="submit" disabled={isWorking}>
 *         Continue
 *       </button>
 *       <p role="alert">{text}</p>
 *     </form>
 *   );
 * }
 */
export function useSignIn(options: SignInOptions = {}): SignInState {
  const { client } = useStore();
  const session = usePageSession();
  const newest = useStableFunction(() => options);
  const { flow, texts } = options;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another flow is another sign-in
  const login = useMemo(() => {
    const { storage, mergeCredentialErrors, factors, captcha, emailIn } = options;
    return createCustomLogin(client, {
      storage,
      flow,
      mergeCredentialErrors,
      factors,
      captcha,
      emailIn,
      session: 'signIn' in session ? undefined : session,
    });
  }, [client, session, flow]);
  const [shown, dispatch] = useReducer(reduceSignIn, { login, view: INITIAL_VIEW });
  const { steps, mount } = useMemo(
    () => createSteps(login, { client, session, options: newest }, (event) => dispatch({ login, event })),
    [login, client, session, newest],
  );
  useEffect(mount, [mount]);
  // the view of another sign-in is not shown
  const view = shown.login === login ? shown.view : INITIAL_VIEW;
  const problem = view.failure ?? ('errorCode' in view.result ? view.result : undefined);
  const text = problem && customLoginErrorText(problem.reason, texts);
  return { ...view, ...steps, error: problem?.cause, text };
}

type Step<Result> = (signal: AbortSignal) => Promise<Result>;

/** The step that a captcha has interrupted. Contains a password, so it is forgotten as soon as possible. */
interface InterruptedStep {
  result: CaptchaRequired;
  repeat: (token: string) => Step<CustomLoginResult>;
}

/** The steps of one sign-in. Only the newest step has events, and none after the component has unmounted. */
function createSteps(
  login: CustomLogin,
  context: SignInContext,
  dispatch: (event: SignInEvent) => void,
): { steps: SignInSteps; mount: () => () => void } {
  let current = new AbortController();
  let isUnmounted = false;
  let interrupted: InterruptedStep | undefined;

  async function run(step: Step<SignInOutcome>): Promise<SignInOutcome> {
    current.abort();
    current = new AbortController();
    if (isUnmounted) current.abort();
    const { signal } = current;
    dispatch('started');
    try {
      const outcome = await step(signal).catch((error: unknown) => toFailure(toSessionError(error)));
      const isFailure = outcome.loginState === 'FAILURE';
      const result = isFailure ? (interrupted?.result ?? (await login.currentState())) : outcome;
      if (!signal.aborted && result.loginState !== 'LEAVING')
        dispatch({ result, failure: isFailure ? outcome : undefined });
      return outcome;
    } catch (error) {
      if (!signal.aborted) dispatch('stopped');
      throw error;
    }
  }

  /** Runs a step. A step that was interrupted before is forgotten. */
  const runNew = (step: Step<SignInOutcome>): Promise<SignInOutcome> => {
    interrupted = undefined;
    return run(step);
  };

  /** A step of the custom login, and of a login that succeeds the start of the session. */
  const withSession =
    (step: Step<CustomLoginResult>): Step<SignInOutcome> =>
    async (signal) => {
      const result = await step(signal);
      return result.loginState === 'SUCCESS' ? exchangeSessionToken(context, result, signal) : result;
    };

  const toStep =
    <Input>(method: (input: Input, options: { signal: AbortSignal }) => Promise<CustomLoginResult>) =>
    (input: Input): Promise<SignInOutcome> =>
      runNew(withSession((signal) => method(input, { signal })));

  /** A step that a captcha may interrupt. It can be repeated even if the network fails in between. */
  const attempt =
    <Input extends Pick<CredentialsInput, 'captchaTokens'>>(
      method: (input: Input, options: { signal: AbortSignal }) => Promise<CustomLoginResult>,
      input: Input,
    ): Step<CustomLoginResult> =>
    async (signal) => {
      const result = await method(input, { signal });
      if (signal.aborted) return result;
      const isOutage = result.loginState === 'FAILURE' && result.cause.kind === 'system';
      if (isCaptcha(result))
        interrupted = { result, repeat: (token) => attempt(method, withToken(input, result, token)) };
      else if (!isOutage) interrupted = undefined;
      return result;
    };

  const steps: SignInSteps = {
    register: (input) => runNew(withSession(attempt(login.register, input))),
    login: (input) => runNew(withSession(attempt(login.login, input))),
    answerCaptcha: (token) => run(interrupted ? withSession(interrupted.repeat(token)) : login.currentState),
    verify: toStep(login.verify),
    resend: toStep(login.resend),
    verifyFactor: toStep(login.verifyFactor),
    sendRecoveryEmail: toStep(login.sendRecoveryEmail),
    recoverPassword: toStep(login.recoverPassword),
    startRedirect: (input) => runNew((signal) => leaveToSignIn(context, { ...input, signal })),
    completeRedirect: () => runNew(() => completeRedirect(context)),
    cancel: () => runNew(login.cancel),
  };

  /** Shows a login that is pending from before a reload. React may mount, unmount and mount again. */
  function mount(): () => void {
    isUnmounted = false;
    if (current.signal.aborted) current = new AbortController();
    const { signal } = current;
    void login.currentState().then((result) => {
      if (!signal.aborted) dispatch({ result, failure: undefined });
    });
    const stopListening = onPageRestored(() => dispatch('stopped'));
    return () => {
      isUnmounted = true;
      stopListening();
      current.abort();
      interrupted = undefined;
    };
  }

  return { steps, mount };
}

const isCaptcha = (result: CustomLoginResult): result is CaptchaRequired =>
  result.loginState === 'USER_CAPTCHA_REQUIRED' || result.loginState === 'SILENT_CAPTCHA_REQUIRED';

function withToken<Input extends Pick<CredentialsInput, 'captchaTokens'>>(
  input: Input,
  { loginState }: CaptchaRequired,
  token: string,
): Input {
  const kind = loginState === 'USER_CAPTCHA_REQUIRED' ? 'visible' : 'invisible';
  return { ...input, captchaTokens: { ...input.captchaTokens, [kind]: token } };
}
