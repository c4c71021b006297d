import { login, register, verifyFactor } from '../../../generated/operations/authentication.ts';
import { recoverPassword, sendRecoveryEmail } from '../../../generated/operations/recovery.ts';
import {
  resendDuringAuthentication,
  verifyDuringAuthentication,
} from '../../../generated/operations/verification.ts';
import type { RecoverPasswordInput, SendRecoveryEmailInput } from '../../../generated/types.ts';
import type { OperationInfo } from '../../core/operation-info.ts';
import type { StoreClient } from '../../core/options.ts';
import { type KeyValueStorage, memoryStorage } from '../../storage/storage.ts';
import type { MemberCredentials } from '../session/member-credentials.ts';
import type { CaptchaSiteKeys } from './failures.ts';
import {
  type CredentialsInput,
  type FactorInput,
  type RegistrationInput,
  readEmail,
  readVerificationCode,
  toCredentials,
  type VerificationCodeInput,
} from './inputs.ts';
import { type CustomLoginCallOptions, createLoginFlow } from './login-flow.ts';
import type { CurrentState, CustomLoginResult } from './states.ts';

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
  const { flow: name, session, captcha = {}, emailIn = 'body', factors: hasFactors = false } = options;
  // without a name the stored login could not be found again
  const storage = (name !== undefined && options.storage) || memoryStorage();
  const flow = createLoginFlow(client, storage, `storewire:login:${name}`, { session, captcha, hasFactors });

  const sendCredentials = (
    { info }: { info: OperationInfo },
    action: 'register' | 'login',
    input: RegistrationInput | CredentialsInput,
    options: CustomLoginCallOptions | undefined,
  ): Promise<CustomLoginResult> =>
    flow.start({
      operation: info,
      action,
      input: toCredentials(input, emailIn),
      options,
      email: readEmail(input),
      captchaTokens: input.captchaTokens ?? {},
    });

  return {
    currentState: flow.state,
    cancel: flow.cancel,
    register: (input, options) => sendCredentials(register, 'register', input, options),
    login: (input, options) => sendCredentials(login, 'login', input, options),
    verify: (input, options) =>
      flow.resume({
        operation: verifyDuringAuthentication.info,
        step: 'verify',
        stateToken: input.stateToken,
        toInput: (stateToken) => ({ code: readVerificationCode(input), stateToken }),
        options,
      }),
    resend: (input, options) =>
      flow.resume({
        operation: resendDuringAuthentication.info,
        step: 'resend',
        stateToken: input?.stateToken,
        toInput: (stateToken) => ({ stateToken }),
        options,
        defaultState: 'REQUIRE_EMAIL_VERIFICATION',
      }),
    verifyFactor: (input, options) =>
      flow.resume({
        operation: verifyFactor.info,
        step: 'verifyFactor',
        stateToken: input.stateToken,
        toInput: (stateToken) => ({ ...input, stateToken }),
        options,
      }),
    recoverPassword: (input, options) =>
      flow.start({
        operation: recoverPassword.info,
        input,
        options,
        defaultState: 'SUCCESS',
        isSessionOptional: true,
      }),
    sendRecoveryEmail: (input, options) => flow.send({ operation: sendRecoveryEmail.info, input, options }),
  };
}
