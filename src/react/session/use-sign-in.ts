import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { type CustomLogin, createCustomLogin } from '../../auth/custom-login/custom-login.ts';
import { customLoginErrorText } from '../../auth/custom-login/error-codes.ts';
import type { CaptchaRequired } from '../../auth/custom-login/failures.ts';
import type { CaptchaTokens, CredentialsInput } from '../../auth/custom-login/inputs.ts';
import type { CustomLoginResult } from '../../auth/custom-login/states.ts';
import { useStore } from '../provider.ts';
import { useStableFunction } from '../stable-function.ts';
import {
  INITIAL_VIEW,
  type SignInOptions,
  type SignInOutcome,
  type SignInState,
  type SignInSteps,
  type SignInView,
} from './sign-in-state.ts';
import {
  completeRedirect,
  exchangeSessionToken,
  leaveToSignIn,
  onPageRestored,
  type StepContext,
  toFailure,
} from './start-session.ts';
import { usePageSession } from './use-session.ts';

/**
 * Signs a member in, with custom forms or with a redirect to the platform. Render the form for
 * `state.loginState`. With a `storage` and a name for the `flow`, a pending login continues after a reload.
 * A step aborts the one before, and unmounting aborts it too, except `completeRedirect`, as a response can be
 * used only once. Needs `session` on the `StoreProvider`. Behind a backend (`backendSession()`), only
 * `startRedirect` is possible: it leaves the page for the backend's route.
 *
 * @example
 * import { useSignIn } from 'storewire/react';
 *
 * export function SignIn() {
 *   const { state, isWorking, text, login, verify } = useSignIn({ redirectUri: `${location.origin}/signed-in` });
 *   if (state.loginState === 'SUCCESS') return <p>Welcome</p>;
 *   const needsCode = state.loginState === 'EMAIL_VERIFICATION_REQUIRED';
 *   const read = (form: FormData, name: string) => String(form.get(name));
 *   const submit = (form: FormData) =>
 *     needsCode
 *       ? verify({ code: read(form, 'code') })
 *       : login({ email: read(form, 'email'), password: read(form, 'password') });
 *   return (
 *     <form action={(form) => void submit(form)}>
 *       {needsCode ? <input name="code" /> : <><input name="email" /><input name="password" type="password" /></>}
 *       <button type="submit" disabled={isWorking}>Continue</button>
 *       <p role="alert">{text}</p>
 *     </form>
 *   );
 * }
 */
export function useSignIn(options: SignInOptions = {}): SignInState {
  const { client } = useStore();
  const session = usePageSession();
  const { flow, storage, factors, captcha, emailIn } = options;
  const open = () => {
    const own = 'signIn' in session ? undefined : session;
    const login = createCustomLogin(client, { storage, flow, factors, captcha, emailIn, session: own });
    return { client, session, flow, login, view: INITIAL_VIEW };
  };
  const [shown, setShown] = useState(open);
  const isOther = shown.client !== client || shown.session !== session || shown.flow !== flow;
  const current = isOther ? open() : shown;
  if (isOther) setShown(current);
  const { login, view } = current;
  const progress = useRef<Progress>({ isUnmounted: false }).current;

  /** Changes what is shown of a login, unless another one has replaced it. */
  const show = useCallback((of: CustomLogin, change: (view: SignInView) => Partial<SignInView>): void => {
    setShown((before) =>
      before.login === of ? { ...before, view: { ...before.view, ...change(before.view) } } : before,
    );
  }, []);

  const run: Run = useStableFunction(async (step, isAnswer = false) => {
    progress.controller?.abort();
    progress.controller = new AbortController();
    const { signal } = progress.controller;
    if (progress.isUnmounted) progress.controller.abort();
    if (!isAnswer) progress.interrupted = undefined;
    const showNow = (change: Partial<SignInView>): void => {
      if (!signal.aborted) show(login, () => change);
    };
    showNow({ isLoading: false, isWorking: true, failure: undefined });
    try {
      const outcome = await step({ client, session, options, login, signal }).catch(toFailure);
      if (outcome.loginState === 'FAILURE') {
        const state = progress.interrupted?.state ?? (await login.currentState());
        showNow({ isWorking: false, state, failure: outcome });
      } else if (outcome.loginState !== 'LEAVING') showNow({ isWorking: false, state: outcome });
      return outcome;
    } catch (error) {
      showNow({ isWorking: false });
      throw error;
    }
  });
  const steps = useMemo(() => stepsOf(run, progress), [run, progress]);

  // React may mount, unmount and mount again
  useEffect(() => {
    progress.isUnmounted = false;
    void login.currentState().then((state) =>
      // a step may have begun
      show(login, ({ isLoading }) => (isLoading ? { isLoading: false, state } : {})),
    );
    const stopListening = onPageRestored(() => show(login, () => ({ isWorking: false })));
    return () => {
      progress.isUnmounted = true;
      progress.interrupted = undefined;
      progress.controller?.abort();
      stopListening();
    };
  }, [login, progress, show]);

  const problem = view.failure ?? ('errorCode' in view.state ? view.state : undefined);
  const text = problem && customLoginErrorText(problem.reason);
  return { ...view, ...steps, error: problem?.cause, text };
}

/** The step in progress. It changes without a render. */
interface Progress {
  isUnmounted: boolean;
  /** Aborts the step in progress. */
  controller?: AbortController;
  /** The step that a captcha has interrupted. Contains a password, so it is forgotten as soon as possible. */
  interrupted?: { state: CaptchaRequired; answer: SignInSteps['answerCaptcha'] } | undefined;
}

type Step<Result> = (context: StepContext) => Promise<Result>;

/** Runs a step in place of the one before. Only an answer keeps the step that a captcha has interrupted. */
type Run = (step: Step<SignInOutcome>, isAnswer?: boolean) => Promise<SignInOutcome>;

function stepsOf(run: Run, progress: Progress): SignInSteps {
  /** A step of the custom login, and of a login that succeeds the start of the session. */
  const send = (step: Step<CustomLoginResult>, isAnswer?: boolean): Promise<SignInOutcome> =>
    run(async (context) => {
      const result = await step(context);
      return result.loginState === 'SUCCESS' ? exchangeSessionToken(context, result) : result;
    }, isAnswer);
  /** A step that a captcha may interrupt. It can be answered again if the network fails in between. */
  const attempt = <Input extends Pick<CredentialsInput, 'captchaTokens'>>(
    input: Input,
    step: (context: StepContext, input: Input) => Promise<CustomLoginResult>,
    isAnswer?: boolean,
  ): Promise<SignInOutcome> =>
    send(async (context) => {
      const result = await step(context, input);
      if (context.signal.aborted) return result;
      const isOutage = result.loginState === 'FAILURE' && result.cause.kind === 'system';
      if (isCaptcha(result))
        progress.interrupted = {
          state: result,
          answer: (token) => attempt(withToken(input, result, token), step, true),
        };
      else if (!isOutage) progress.interrupted = undefined;
      return result;
    }, isAnswer);
  return {
    register: (input) => attempt(input, ({ login, signal }, own) => login.register(own, { signal })),
    login: (input) => attempt(input, ({ login, signal }, own) => login.login(own, { signal })),
    answerCaptcha: (token) => progress.interrupted?.answer(token) ?? run(({ login }) => login.currentState()),
    verify: (input) => send(({ login, signal }) => login.verify(input, { signal })),
    resend: (input) => send(({ login, signal }) => login.resend(input, { signal })),
    verifyFactor: (input) => send(({ login, signal }) => login.verifyFactor(input, { signal })),
    sendRecoveryEmail: (input) => send(({ login, signal }) => login.sendRecoveryEmail(input, { signal })),
    recoverPassword: (input) => send(({ login, signal }) => login.recoverPassword(input, { signal })),
    startRedirect: (input) => run((context) => leaveToSignIn(context, input)),
    completeRedirect: () => run(completeRedirect),
    cancel: () => run(({ login }) => login.cancel()),
  };
}

/** The token that each captcha leads to. */
const TOKENS: Readonly<Record<CaptchaRequired['loginState'], keyof CaptchaTokens>> = {
  USER_CAPTCHA_REQUIRED: 'visible',
  SILENT_CAPTCHA_REQUIRED: 'invisible',
};

const isCaptcha = (result: CustomLoginResult): result is CaptchaRequired =>
  Object.hasOwn(TOKENS, result.loginState);

function withToken<Input extends Pick<CredentialsInput, 'captchaTokens'>>(
  input: Input,
  { loginState }: CaptchaRequired,
  token: string,
): Input {
  return { ...input, captchaTokens: { ...input.captchaTokens, [TOKENS[loginState]]: token } };
}
