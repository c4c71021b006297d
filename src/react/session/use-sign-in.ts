import { useEffect, useMemo, useRef, useState } from 'react';
import {
  type CaptchaRequired,
  type CredentialsInput,
  type CustomLoginFailure,
  type CustomLoginResult,
  createCustomLogin,
  customLoginErrorText,
  safeReturnPath,
} from '../../sign-in.ts';
import { useStore } from '../provider.ts';
import {
  completeOnce,
  exchangeSessionToken,
  leaveToSignIn,
  onPageRestored,
  type SignInContext,
  toSessionError,
} from './redirect.ts';
import {
  INITIAL_VIEW,
  type SignInOptions,
  type SignInOutcome,
  type SignInResult,
  type SignInState,
  type SignInSteps,
  type SignInSuccess,
  type SignInView,
  toFailure,
} from './sign-in-state.ts';
import { usePageSession } from './use-session.ts';

/**
 * Signs a member in, with custom forms or with a redirect to the platform. Render the form for
 * `result.loginState`. With a `storage` and a name for the `flow`, a pending login continues after a reload.
 * Unmounting aborts the current step, except `completeRedirect`, as a response can be used only once. Needs
 * `session` on the `StoreProvider`. Behind a backend (`backendSession()`), only `startRedirect` is possible:
 * it leaves the page for the backend's route.
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
  const [shown, setShown] = useState<{ steps?: SignInSteps; view: SignInView }>({ view: INITIAL_VIEW });
  const latest = useRef(options);
  useEffect(() => {
    latest.current = options;
  });
  const { flow } = options;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another flow is another sign-in
  const { steps, mount } = useMemo(() => {
    const created = createSteps({ client, session, options: () => latest.current }, options, update);
    function update(change: Partial<SignInView>): void {
      setShown(({ steps, view }) => ({
        steps: created.steps,
        view: { ...(steps === created.steps ? view : INITIAL_VIEW), ...change },
      }));
    }
    return created;
  }, [client, session, flow]);
  useEffect(mount, [mount]);
  // the view of another sign-in is not shown
  const view = shown.steps === steps ? shown.view : INITIAL_VIEW;
  const problem = view.failure ?? ('errorCode' in view.result ? view.result : undefined);
  const text = problem && customLoginErrorText(problem.reason, options.texts);
  return { ...view, ...steps, error: problem?.cause, text };
}

/** The step that a captcha has interrupted. Contains a password, so it is forgotten as soon as possible. */
interface InterruptedStep {
  result: CaptchaRequired;
  repeat(token: string): Promise<CustomLoginResult>;
}

/**
 * The steps of one sign-in. Only the newest step updates the view. After the component has unmounted, no step
 * updates it.
 */
function createSteps(
  context: SignInContext,
  { storage, flow, mergeCredentialErrors, factors, captcha, emailIn }: SignInOptions,
  update: (change: Partial<SignInView>) => void,
): { steps: SignInSteps; mount: () => () => void } {
  let controller = new AbortController();
  let newest = 0;
  let isLeaving = false;
  let interrupted: InterruptedStep | undefined;
  const login = createCustomLogin(context.client, {
    storage,
    flow,
    mergeCredentialErrors,
    factors,
    captcha,
    emailIn,
    session: 'signIn' in context.session ? undefined : context.session,
    completeWith: async (sessionToken, { signal }) => {
      isLeaving = await exchangeSessionToken(context, sessionToken, signal);
    },
  });

  async function run(step: () => Promise<SignInSuccess | CustomLoginResult>): Promise<SignInOutcome> {
    const number = ++newest;
    const { signal } = controller;
    const isCurrent = (): boolean => number === newest && !signal.aborted;
    isLeaving = false;
    update({ isWorking: true, isLoading: false, failure: undefined });
    try {
      const outcome = toOutcome(await step().catch((error: unknown) => toFailure(toSessionError(error))));
      if (isLeaving) return { loginState: 'LEAVING' };
      const change =
        outcome.loginState === 'FAILURE'
          ? { failure: outcome, result: interrupted?.result ?? (await login.currentState()) }
          : { result: outcome };
      if (isCurrent()) update(change);
      return outcome;
    } finally {
      if (isCurrent() && !isLeaving) update({ isWorking: false });
    }
  }

  /** Without the session token, which is used up. */
  function toOutcome(result: SignInSuccess | CustomLoginResult): SignInResult | CustomLoginFailure {
    if (result.loginState !== 'SUCCESS' || 'returnTo' in result) return result;
    const { identity, additionalData } = result.data;
    const returnTo = safeReturnPath(context.options().returnTo);
    return { loginState: 'SUCCESS', data: { identity, additionalData }, returnTo };
  }

  /** Runs a step. A step that was interrupted before is forgotten. */
  const runNew = (step: () => Promise<SignInSuccess | CustomLoginResult>): Promise<SignInOutcome> => {
    interrupted = undefined;
    return run(step);
  };

  const toStep =
    <Input>(method: (input: Input, options: { signal: AbortSignal }) => Promise<CustomLoginResult>) =>
    (input: Input): Promise<SignInOutcome> =>
      runNew(() => method(input, { signal: controller.signal }));

  /** A step that a captcha may interrupt. It can be repeated even if the network fails in between. */
  async function attempt<Input extends Pick<CredentialsInput, 'captchaTokens'>>(
    method: (input: Input, options: { signal: AbortSignal }) => Promise<CustomLoginResult>,
    input: Input,
  ): Promise<CustomLoginResult> {
    const number = newest;
    const { signal } = controller;
    const result = await method(input, { signal });
    if (number !== newest || signal.aborted) return result;
    const isOutage = result.loginState === 'FAILURE' && result.cause.kind === 'system';
    if (isCaptcha(result))
      interrupted = { result, repeat: (token) => attempt(method, withToken(input, result, token)) };
    else if (!isOutage) interrupted = undefined;
    return result;
  }

  const steps: SignInSteps = {
    register: (input) => runNew(() => attempt(login.register, input)),
    login: (input) => runNew(() => attempt(login.login, input)),
    ssoLoginWithTokenParams: toStep(login.ssoLoginWithTokenParams),
    answerCaptcha: (token) => run(() => (interrupted ? interrupted.repeat(token) : login.currentState())),
    verify: toStep(login.verify),
    resend: toStep(login.resend),
    verifyFactor: toStep(login.verifyFactor),
    sendRecoveryEmail: toStep(login.sendRecoveryEmail),
    recoverPassword: toStep(login.recoverPassword),
    startRedirect: (input) =>
      runNew(async () => {
        await leaveToSignIn(context, { ...input, signal: controller.signal });
        isLeaving = true;
        return login.currentState();
      }),
    completeRedirect: () =>
      runNew(async () => ({
        loginState: 'SUCCESS',
        data: undefined,
        ...(await completeOnce(context)),
      })),
    cancel: () => {
      controller.abort();
      controller = new AbortController();
      return runNew(login.cancel);
    },
  };

  /** Shows a login that is pending from before a reload. React may mount, unmount and mount again. */
  function mount(): () => void {
    if (controller.signal.aborted) controller = new AbortController();
    const { signal } = controller;
    const before = newest;
    void login.currentState().then((result) => {
      if (!signal.aborted && before === newest) update({ result, isLoading: false });
    });
    const stopListening = onPageRestored(() => update({ isWorking: false }));
    return () => {
      stopListening();
      controller.abort();
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
