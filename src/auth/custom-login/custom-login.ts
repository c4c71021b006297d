import { login, register, verifyFactor } from '../../../generated/operations/authentication.ts';
import { recoverPassword, sendRecoveryEmail } from '../../../generated/operations/recovery.ts';
import {
  resendDuringAuthentication,
  verifyDuringAuthentication,
} from '../../../generated/operations/verification.ts';
import type {
  AuthenticationResponse,
  RecoverPasswordInput,
  SendRecoveryEmailInput,
} from '../../../generated/types.ts';
import type { OperationInfo } from '../../core/operation-info.ts';
import { type CallOptions, type Result, type StoreClient, TRANSPORT } from '../../core/options.ts';
import { asStoreError } from '../../errors/store-error.ts';
import { answering } from '../../storage/answering.ts';
import { type KeyValueStorage, memoryStorage } from '../../storage/storage.ts';
import { type MemberCredentials, withoutEndedSession } from '../session/member-credentials.ts';
import type { LoginAction } from './error-codes.ts';
import {
  type CaptchaSiteKeys,
  type ErrorContext,
  failedCall,
  replacedAttempt,
  unknownState,
} from './failures.ts';
import {
  type CaptchaTokens,
  type CredentialsInput,
  type FactorInput,
  type RegistrationInput,
  readEmail,
  readVerificationCode,
  toCredentials,
  type VerificationCodeInput,
} from './inputs.ts';
import { pendingLoginStore } from './pending-login.ts';
import {
  type ContinuingStep,
  type CurrentState,
  type CustomLoginResult,
  isPending,
  type KnownLogin,
  mayContinue,
  readLoginResponse,
} from './states.ts';

/** Options of one step. Steps are never retried: each password, code and token is sent once. */
export type CustomLoginCallOptions = Pick<CallOptions, 'signal' | 'timeoutMs' | 'headers'>;

/** Options of {@link createCustomLogin}. */
export interface CustomLoginOptions {
  /**
   * Stores a pending login under the name `flow`, for at most ten minutes and without a password. Defaults to
   * memory.
   */
  storage?: KeyValueStorage | undefined;
  /** Name of the login in the storage, to continue it after a reload. Without a name, nothing is stored. */
  flow?: string | undefined;
  /** The session that the login is for. If the platform has ended it, it is ended here too, as it fails each call. */
  session?: Pick<MemberCredentials, 'end'> | undefined;
  /**
   * Continues a login that needs a second factor, in the states `MFA_REQUIRED` and `MFA_CHALLENGE`. Without it,
   * such a login fails with 'Unknown _state'. Defaults to false.
   */
  factors?: boolean | undefined;
  /** The site keys of your captchas. None is built in. */
  captcha?: CaptchaSiteKeys | undefined;
  /** Where `register` and `login` send the e-mail address. Defaults to `body`. */
  emailIn?: 'body' | 'query' | undefined;
}

/** A login with custom forms. Every step resolves to a result, also after a failure. */
export interface CustomLogin {
  /** The pending login, also after a reload; the state `INITIAL` without one. */
  currentState(): Promise<CurrentState>;
  /** Forgets the pending login. Responses that arrive later have no effect. */
  cancel(): Promise<CurrentState>;
  /** Creates an account. The site may require a verified e-mail address or the approval of its owner. */
  register(input: RegistrationInput, options?: CustomLoginCallOptions): Promise<CustomLoginResult>;
  /** Signs in with e-mail address and password. */
  login(input: CredentialsInput, options?: CustomLoginCallOptions): Promise<CustomLoginResult>;
  /**
   * Sends the code of the verification mail. In any state but `EMAIL_VERIFICATION_REQUIRED` it fails with
   * 'Unknown _state'.
   */
  verify(input: VerificationCodeInput, options?: CustomLoginCallOptions): Promise<CustomLoginResult>;
  /** Requests another verification mail. */
  resend(
    input?: { stateToken?: string | undefined },
    options?: CustomLoginCallOptions,
  ): Promise<CustomLoginResult>;
  /**
   * Sends the proof of a second factor, in the states `MFA_REQUIRED` and `MFA_CHALLENGE`. Without a proof it
   * only chooses the factor.
   */
  verifyFactor(input: FactorInput, options?: CustomLoginCallOptions): Promise<CustomLoginResult>;
  /**
   * Sets a new password with the token of a recovery mail. If the response has no session, the state is
   * `INITIAL`: the user can now sign in.
   */
  recoverPassword(
    input: RecoverPasswordInput & { password: string },
    options?: CustomLoginCallOptions,
  ): Promise<CustomLoginResult>;
  /** Sends a mail with a link to a page for a new password. */
  sendRecoveryEmail(
    input: SendRecoveryEmailInput,
    options?: CustomLoginCallOptions,
  ): Promise<CustomLoginResult>;
}

/**
 * Creates a login with custom forms: registration, password, verification code, second factor, captcha,
 * password recovery. Logins share nothing, so create one per form and not per client. With `storage` and
 * `flow`, a pending login continues after a reload, for ten minutes. The member is signed in once the session
 * token of a success is exchanged, with `signInSilently` or `startRedirectSignIn`.
 *
 * @example
 * import { createClient, createCustomLogin, customLoginErrorText, member, signInSilently, webStorage } from 'storewire';
 *
 * const session = member({
 *   clientId: '9e2d5c71-4b8f-4a36-8d10-c6f7a2b3e541',
 *   storage: webStorage(() => localStorage),
 * });
 * const client = createClient({ auth: session });
 * const login = createCustomLogin(client, { session, storage: webStorage(() => sessionStorage), flow: 'sign-in' });
 *
 * export async function submit(email: string, password: string): Promise<string> {
 *   const result = await login.login({ email, password });
 *   switch (result.loginState) {
 *     case 'SUCCESS':
 *       await signInSilently(client, session, { sessionToken: result.data.sessionToken });
 *       return 'Welcome';
 *     case 'EMAIL_VERIFICATION_REQUIRED':
 *       return `Enter the code that we sent to ${result.data.email}`; // then login.verify({ code })
 *     case 'FAILURE':
 *       return customLoginErrorText(result.reason);
 *     default:
 *       return result.loginState;
 *   }
 * }
 */
export function createCustomLogin(client: StoreClient, options: CustomLoginOptions = {}): CustomLogin {
  const { flow, session, captcha = {}, emailIn = 'body', factors: hasFactors = false } = options;
  // without a name the stored login could not be found again
  const storage = (flow !== undefined && options.storage) || memoryStorage();
  const pending = pendingLoginStore(answering(storage), `storewire:login:${flow}`);
  /** The number of the current attempt. Responses to the calls of others have no effect. */
  let current = 0;

  const currentState = async (): Promise<CurrentState> => (await pending.get()) ?? { loginState: 'INITIAL' };

  async function endAttempt(): Promise<void> {
    current++;
    await pending.delete();
  }

  async function send(
    { info }: { info: OperationInfo },
    { input, action = 'other', captchaTokens, options = {} }: LoginCall,
    read: (body: AuthenticationResponse, context: ErrorContext) => Promise<CustomLoginResult>,
  ): Promise<CustomLoginResult> {
    const { signal, timeoutMs, headers } = options;
    const request = () =>
      client[TRANSPORT].send<AuthenticationResponse>(info, input, { signal, timeoutMs, headers });
    let sent: Result<AuthenticationResponse>;
    try {
      sent = await (session ? withoutEndedSession(session, request) : request());
    } catch (error) {
      // the storage of a session may throw anything
      return failedCall(asStoreError(error, info.id), action, captcha, captchaTokens);
    }
    return read(sent.data, sent.context);
  }

  /** Sends a call of an attempt, and stores the state that its response leads to. */
  const advance = (
    operation: { info: OperationInfo },
    call: LoginCall,
    attempt: number,
  ): Promise<CustomLoginResult> =>
    send(operation, call, async (body, context) => {
      const result = readLoginResponse(body, { ...call, context, hasFactors });
      if (attempt !== current) return replacedAttempt(context);
      await (isPending(result) ? pending.set(result) : endAttempt());
      return result;
    });

  /** Starts a new attempt. Forgets the pending login. */
  async function start(operation: { info: OperationInfo }, call: LoginCall): Promise<CustomLoginResult> {
    const ended = endAttempt();
    const attempt = current;
    await ended;
    return advance(operation, call, attempt);
  }

  /** Continues the pending login, or one that is not stored here, whose state token the caller passes. */
  async function resume(
    step: ContinuingStep,
    operation: { info: OperationInfo },
    call: LoginCall,
  ): Promise<CustomLoginResult> {
    const attempt = current;
    const known = await pending.get();
    const stateToken = call.stateToken || (known && 'stateToken' in known.data ? known.data.stateToken : '');
    if ((known && !mayContinue(known, step)) || !stateToken)
      return unknownState({ operation: operation.info.id });
    const input = { ...call.input, stateToken };
    return advance(operation, { ...call, input, stateToken, email: known?.data.email }, attempt);
  }

  const credentials = (
    action: 'register' | 'login',
    input: RegistrationInput | CredentialsInput,
    options: CustomLoginCallOptions | undefined,
  ): LoginCall => ({
    input: toCredentials(input, emailIn),
    options,
    action,
    captchaTokens: input.captchaTokens ?? {},
    email: readEmail(input),
  });

  return {
    currentState,
    async cancel() {
      await endAttempt();
      return currentState();
    },
    register: (input, options) => start(register, credentials('register', input, options)),
    login: (input, options) => start(login, credentials('login', input, options)),
    verify: (input, options) =>
      resume('verify', verifyDuringAuthentication, {
        input: { code: readVerificationCode(input) },
        stateToken: input.stateToken,
        options,
      }),
    resend: (input, options) =>
      resume('resend', resendDuringAuthentication, {
        input: {},
        stateToken: input?.stateToken,
        options,
        defaultState: 'REQUIRE_EMAIL_VERIFICATION',
      }),
    verifyFactor: (input, options) =>
      resume('verifyFactor', verifyFactor, { input, stateToken: input.stateToken, options }),
    recoverPassword: (input, options) =>
      start(recoverPassword, { input, options, defaultState: 'SUCCESS', isSessionOptional: true }),
    sendRecoveryEmail: (input, options) => send(sendRecoveryEmail, { input, options }, currentState),
  };
}

/** One call of a login, and how its response is read. */
interface LoginCall extends Omit<KnownLogin, 'context' | 'hasFactors'> {
  input: object;
  options: CustomLoginCallOptions | undefined;
  action?: LoginAction;
  /** Empty for a call that could send tokens and has none; absent for calls that cannot. */
  captchaTokens?: CaptchaTokens | undefined;
}
