import { createLogin, type Login, type LoginResult, returnAddress, type StartOptions } from '../../sign-in.ts';
import { completeDirect, completeHere, leaveToSignIn, type SignInPlace } from './completion.ts';
import { asStoreError } from './leaving.ts';
import {
  failureOf,
  type SignInFailure,
  type SignInOptions,
  type SignInOutcome,
  type SignInResult,
  type SignInSuccess,
  type SignInView,
} from './sign-in-view.ts';

type Input<Name extends Exclude<keyof Login, 'flow'>> = Parameters<Login[Name]>[0];
type Answered = Promise<SignInOutcome>;
type Step = () => Promise<SignInSuccess | LoginResult>;
type Call<Given> = (input: Given, options: { signal: AbortSignal }) => Promise<LoginResult>;

/** The steps of a sign-in. Each resolves to what it came to; a failure does not reject. They stay the same from one render to the next. */
export interface SignInSteps {
  /** Makes an account. It may have to wait for a mail to be confirmed or for the owner. */
  register(input: Input<'register'>): Answered;
  /** Signs in with e-mail and password. */
  login(input: Input<'login'>): Answered;
  /** Signs in with what an identity provider already gave. */
  loginWithTokenParams(input: Input<'loginWithTokenParams'>): Answered;
  /** Does the step again that a captcha was required for, with its answer. */
  answerCaptcha(answer: string): Answered;
  /** Gives the code of the mail. */
  verify(input: Input<'verify'>): Answered;
  /** Has the code mailed again. */
  resend(input?: Input<'resend'>): Answered;
  /** Gives a second proof, or without one names the factor to be asked for. */
  answerFactor(input: Input<'answerFactor'>): Answered;
  /** Mails a link to a page of yours that sets a new password. */
  sendRecoveryEmail(input: Input<'sendRecoveryEmail'>): Answered;
  /** Sets a new password. Without a session in the answer the state is `INITIAL`: the person signs in next. */
  recover(input: Input<'recover'>): Answered;
  /** Goes to the platform's own sign-in page, or through it to an identity provider. Needs the option `redirectUri`. */
  redirect(input?: Pick<StartOptions, 'provider' | 'prompt' | 'returnTo' | 'responseMode' | 'nonce'>): Answered;
  /** Completes a sign-in in the whole page, on the page at `redirectUri`: once, however often it is called. Takes the answer out of the address. */
  complete(): Answered;
  /** Gives up: ends what is under way and forgets what waits. */
  cancel(): Answered;
}

type Captcha = Extract<LoginResult, { data: { siteKey: string } }>;

/** What a captcha has interrupted. Holds a password, so it is forgotten as soon as it can be. */
interface Interrupted {
  at: Captcha;
  repeat(answer: string): Promise<LoginResult>;
}

interface Setting extends SignInPlace {
  /** What the sign-in begins with. */
  settings: SignInOptions;
  show: (change: Partial<SignInView>) => void;
}

/** A sign-in as a page drives it: only the newest step shows what it came to, and none once the page has gone. */
export function createSteps({ settings, show, ...place }: Setting): { steps: SignInSteps; mount: () => () => void } {
  const { storage, flow, merge, captcha, emailIn, now } = settings;
  let controller = new AbortController();
  let newest = 0;
  let isLeaving = false;
  let interrupted: Interrupted | undefined;
  const completeWith = async (sessionToken: string): Promise<void> => {
    isLeaving = !(await completeDirect(place, sessionToken, controller.signal));
  };
  const login = createLogin(place.client, { storage, flow, merge, captcha, emailIn, now, session: place.session, completeWith });

  async function run(step: Step): Answered {
    const mine = ++newest;
    const { signal } = controller;
    const isShown = (): boolean => mine === newest && !signal.aborted;
    isLeaving = false;
    show({ isWorking: true, isLoading: false, failure: undefined });
    try {
      const outcome = toOutcome(await step().catch((error: unknown) => failureOf(asStoreError(error))));
      if (isLeaving) return { loginState: 'LEAVING' };
      const change = outcome.loginState === 'FAILURE' ? { failure: outcome, result: interrupted?.at ?? (await login.current()) } : { result: outcome };
      if (isShown()) show(change);
      return outcome;
    } finally {
      if (isShown() && !isLeaving) show({ isWorking: false });
    }
  }

  function toOutcome(outcome: SignInSuccess | LoginResult): SignInResult | SignInFailure {
    if (outcome.loginState !== 'SUCCESS' || 'returnTo' in outcome) return outcome;
    const { identity, additionalData } = outcome.data;
    return { loginState: 'SUCCESS', data: { identity, additionalData }, returnTo: returnAddress(place.options().returnTo) };
  }

  const plainly = (step: Step): Answered => {
    interrupted = undefined;
    return run(step);
  };

  const calling =
    <Given>(step: Call<Given>) =>
    (input: Given): Answered =>
      plainly(() => step(input, { signal: controller.signal }));

  /** A step that a captcha may interrupt. It can be taken up again even when the network fails meanwhile. */
  async function attempt<Given extends Input<'login'>>(step: Call<Given>, input: Given): Promise<LoginResult> {
    const mine = newest;
    const result = await step(input, { signal: controller.signal });
    if (mine !== newest) return result;
    const isOutage = result.loginState === 'FAILURE' && result.cause.kind === 'system';
    if (isCaptcha(result)) interrupted = { at: result, repeat: (answer) => attempt(step, withAnswer(input, result, answer)) };
    else if (!isOutage) interrupted = undefined;
    return result;
  }

  const steps: SignInSteps = {
    register: (input) => plainly(() => attempt(login.register, input)),
    login: (input) => plainly(() => attempt(login.login, input)),
    loginWithTokenParams: calling(login.loginWithTokenParams),
    answerCaptcha: (answer) => run(() => (interrupted ? interrupted.repeat(answer) : login.current())),
    verify: calling(login.verify),
    resend: calling(login.resend),
    answerFactor: calling(login.answerFactor),
    sendRecoveryEmail: calling(login.sendRecoveryEmail),
    recover: calling(login.recover),
    redirect: (input) =>
      plainly(async () => {
        await leaveToSignIn(place, { ...input, signal: controller.signal });
        isLeaving = true;
        return login.current();
      }),
    complete: () => plainly(async () => ({ loginState: 'SUCCESS', data: undefined, ...(await completeHere(place)) })),
    cancel: () => {
      controller.abort();
      controller = new AbortController();
      return plainly(login.cancel);
    },
  };

  /** Shows what waits from before a reload. React may mount, unmount and mount again. */
  function mount(): () => void {
    if (controller.signal.aborted) controller = new AbortController();
    const { signal } = controller;
    const before = newest;
    void login.current().then((result) => {
      if (!signal.aborted && before === newest) show({ result, isLoading: false });
    });
    // the browser has come back to this page as it was when it left
    const stay = ({ persisted }: PageTransitionEvent): void => void (persisted && show({ isWorking: false }));
    addEventListener('pageshow', stay);
    return () => {
      removeEventListener('pageshow', stay);
      controller.abort();
      interrupted = undefined;
    };
  }

  return { steps, mount };
}

const isCaptcha = (result: LoginResult): result is Captcha => result.loginState === 'USER_CAPTCHA_REQUIRED' || result.loginState === 'SILENT_CAPTCHA_REQUIRED';

function withAnswer<Given extends Input<'login'>>(input: Given, { loginState }: Captcha, answer: string): Given {
  const kind = loginState === 'USER_CAPTCHA_REQUIRED' ? 'visible' : 'invisible';
  return { ...input, captchaTokens: { ...input.captchaTokens, [kind]: answer } };
}
