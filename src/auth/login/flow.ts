import { present } from '../../core/members.ts';
import type { Members, OperationInfo } from '../../core/operation-info.ts';
import type { Transport } from '../../core/options.ts';
import { leavingEnded } from '../ended.ts';
import type { MemberCredentials } from '../member-session.ts';
import { memoryStorage, type SessionStorage } from '../storage.ts';
import { readRecovered, readResent, readSignedOn, readVerificationId } from './answer.ts';
import { CALLS, SSO_LOGIN, type StepOptions } from './calls.ts';
import type { LoginAction } from './codes.ts';
import type { CaptchaKeys } from './failures.ts';
import * as inputs from './payloads.ts';
import { createMachine, type Step } from './machine.ts';
import { pendingStore } from './pending.ts';
import type { LoginResult, Standing } from './states.ts';

/** Settings of one sign-in. */
export interface LoginOptions {
  /** Where a sign-in that waits is kept, for at most ten minutes. Default memory. Never holds a password. */
  storage?: SessionStorage | undefined;
  /** Names the sign-in in the storage; give the same name to go on after a reload. Default a random one. */
  flow?: string | undefined;
  /**
   * Gives the one code `invalidCredentials` for an unknown address and a wrong password, and does not tell whether a recovery mail had an
   * account to go to. Default false.
   */
  merge?: boolean | undefined;
  /** The session that the sign-in is for. One that the platform has ended is left behind first, as nothing can be sent with it. */
  session?: Pick<MemberCredentials, 'end'> | undefined;
  /** Exchanges the session token for member tokens. The sign-in succeeds when this does. */
  completeWith?: ((sessionToken: string) => Promise<void>) | undefined;
  /** The site keys of your captchas, handed back when one is required. None is built in. */
  captcha?: CaptchaKeys | undefined;
  /** Where register and login have the address. Default `body`. */
  emailIn?: 'body' | 'query' | undefined;
  /** Milliseconds since 1970. */
  now?: (() => number) | undefined;
}

type Answered = Promise<LoginResult>;

/** The sign-in of one person. Every step resolves to where the sign-in then stands; no answer and no failure of the network makes it reject. */
export interface Login {
  /** The name of this sign-in in the storage. */
  readonly flow: string;
  /** Where the sign-in stands, also after a reload. */
  current(): Promise<Standing>;
  /** Forgets what waits. Answers that are still under way are not acted on. */
  cancel(): Promise<Standing>;
  /** Makes an account. It may have to wait for a mail to be confirmed or for the owner. */
  register(input: inputs.RegistrationInput, options?: StepOptions): Answered;
  /** Signs in with e-mail and password. */
  login(input: inputs.LoginInput, options?: StepOptions): Answered;
  /** Gives the code of the mail. In any state but `EMAIL_VERIFICATION_REQUIRED` it fails with 'Unknown _state'. */
  verify(input: inputs.VerificationInput, options?: StepOptions): Answered;
  /** Has the code mailed again. */
  resend(input?: { stateToken?: string | undefined }, options?: StepOptions): Answered;
  /** Gives a proof in `MFA_REQUIRED` or `MFA_CHALLENGE`. */
  answerFactor(input: inputs.FactorAnswer, options?: StepOptions): Answered;
  /** Signs in with what an identity provider already gave. */
  loginWithTokenParams(input: { idpConnectionId: string; tokenParams: Readonly<Record<string, string>> }, options?: StepOptions): Answered;
  /** Signs in without credentials. For trusted servers only. */
  signOn(input: inputs.SignOnInput, options?: StepOptions): Answered;
  /** Sets a new password with the token of a recovery mail. Without a session in the answer the state is `INITIAL`: the person signs in next. */
  recover(input: { recoveryToken: string; password: string }, options?: StepOptions): Answered;
  /** Mails a link to a page of yours that sets a new password. */
  sendRecoveryEmail(input: inputs.RecoveryEmailInput, options?: StepOptions): Answered;
  /** For apps and site staff. */
  sendActivationEmail(input: { identityId: string; emailOptions?: inputs.MailOptions | undefined }, options?: StepOptions): Answered;
  /** Of the member who is signed in. The session stays valid. */
  changePassword(input: { newPassword: string }, options?: StepOptions): Answered;
  /** Mails a code outside of a sign-in. `verificationId` is no state token. */
  startVerification(
    input?: { identityId?: string | undefined; target?: 'EMAIL' | undefined },
    options?: StepOptions,
  ): Promise<LoginResult & { verificationId?: string | undefined }>;
  /** Where the browser goes to sign in at an identity provider. Throws a validation error for a path value that is none. */
  ssoLoginAddress(input: inputs.SsoLoginInput): URL;
}

/** The client as it is when nobody is signed in. */
const withLeaving = (client: Transport, session: Pick<MemberCredentials, 'end'>): Transport => ({
  ...client,
  credentials: (signal) => leavingEnded(session, () => client.credentials(signal)),
});

/**
 * Begins a sign-in. Make one per attempt, not per client: two of them never share anything. With a `storage` and a name for the `flow` it goes on
 * after a reload, for ten minutes.
 *
 * @example
 * import { createClient, member, webStorage } from 'storewire';
 * import { createLogin, loginText, signInSilently } from 'storewire/sign-in';
 *
 * const session = member({ clientId: '9e2d5c71-4b8f-4a36-8d10-c6f7a2b3e541', storage: webStorage(localStorage) });
 * const client = createClient({ auth: session });
 * const login = createLogin(client, {
 *   session,
 *   storage: webStorage(sessionStorage),
 *   flow: 'sign-in',
 *   completeWith: (sessionToken) => signInSilently(client, session, { sessionToken }),
 * });
 *
 * export async function submit(email: string, password: string): Promise<string> {
 *   const result = await login.login({ email, password });
 *   switch (result.loginState) {
 *     case 'SUCCESS':
 *       return 'Welcome';
 *     case 'EMAIL_VERIFICATION_REQUIRED':
 *       return `Enter the code that we sent to ${result.data.email}`; // then login.verify({ code })
 *     case 'FAILURE':
 *       return loginText(result.errorCode);
 *     default:
 *       return result.loginState;
 *   }
 * }
 */
export function createLogin(client: Transport, options: LoginOptions = {}): Login {
  const { storage = memoryStorage(), flow = crypto.randomUUID(), merge: isMerging = false, captcha = {}, emailIn = 'body', now = Date.now } = options;
  const pending = pendingStore({ storage, key: `storewire:login:${flow}`, now });
  const machine = createMachine({
    client: options.session ? withLeaving(client, options.session) : client,
    pending,
    captcha,
    isMerging,
    completeWith: options.completeWith,
  });
  const { current } = machine;

  async function beside(call: OperationInfo, input: object, stepOptions: StepOptions | undefined): Promise<LoginResult> {
    const sent = await machine.beside({ call, input: present({ ...input }), options: stepOptions });
    return 'failure' in sent ? sent.failure : current();
  }

  function start(call: OperationInfo, input: Members, stepOptions: StepOptions | undefined, more: Partial<Step> = {}): Answered {
    return machine.start({ call, input, options: stepOptions, ...more });
  }

  function attempt(
    call: OperationInfo,
    action: LoginAction,
    input: inputs.RegistrationInput | inputs.LoginInput,
    stepOptions: StepOptions | undefined,
  ): Answered {
    const { captchaTokens = {} } = input;
    return start(call, inputs.attemptBody(input, emailIn), stepOptions, { action, email: inputs.emailOf(input), captchaTokens });
  }

  return {
    flow,
    current,
    cancel: () => machine.forget().then(current),
    register: (input, stepOptions) => attempt(CALLS.register, 'register', input, stepOptions),
    login: (input, stepOptions) => attempt(CALLS.login, 'login', input, stepOptions),
    verify: (input, stepOptions) =>
      machine.goOn({
        call: CALLS.verify,
        states: ['EMAIL_VERIFICATION_REQUIRED'],
        stateToken: input.stateToken,
        toStep: (stateToken) => ({ action: 'verify', input: { code: inputs.codeOf(input), stateToken }, options: stepOptions }),
      }),
    resend: (input = {}, stepOptions) =>
      machine.goOn({
        call: CALLS.resend,
        states: ['EMAIL_VERIFICATION_REQUIRED'],
        stateToken: input.stateToken,
        toStep: (stateToken) => ({ input: { stateToken }, options: stepOptions, read: readResent }),
      }),
    answerFactor: (input, stepOptions) =>
      machine.goOn({
        call: CALLS.verifyFactor,
        states: ['MFA_REQUIRED', 'MFA_CHALLENGE'],
        stateToken: input.stateToken,
        toStep: (stateToken, held) => {
          const challenged = held?.loginState === 'MFA_CHALLENGE' ? held.data : {};
          return { action: 'factor', input: inputs.factorBody(input, stateToken, challenged), options: stepOptions };
        },
      }),
    loginWithTokenParams: (input, stepOptions) => start(CALLS.ssoLoginWithTokenParams, { ...input }, stepOptions),
    signOn: (input, stepOptions) => start(CALLS.signOn, inputs.signOnBody(input), stepOptions, { email: inputs.emailOf(input), read: readSignedOn }),
    recover: ({ recoveryToken, password }, stepOptions) => start(CALLS.recoverPassword, { recoveryToken, password }, stepOptions, { read: readRecovered }),
    sendRecoveryEmail: async (input, stepOptions) => {
      const result = await beside(CALLS.sendRecoveryEmail, input, stepOptions);
      return isMerging && result.loginState === 'FAILURE' && result.errorCode === 'invalidEmail' && result.cause.kind !== 'validation' ? current() : result;
    },
    sendActivationEmail: (input, stepOptions) => beside(CALLS.sendActivationEmail, input, stepOptions),
    changePassword: ({ newPassword }, stepOptions) => beside(CALLS.changePassword, { newPassword }, stepOptions),
    startVerification: async (input = {}, stepOptions) => {
      const { identityId, target = 'EMAIL' } = input;
      const sent = await machine.beside({ call: CALLS.startVerification, input: present({ identityId, target }), options: stepOptions });
      return 'failure' in sent ? sent.failure : { ...(await current()), verificationId: readVerificationId(sent.answer) };
    },
    ssoLoginAddress: (input) => client.address(SSO_LOGIN, input),
  };
}
