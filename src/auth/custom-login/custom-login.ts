import {
  changePassword,
  login,
  register,
  signOn,
  ssoLogin,
  ssoLoginWithTokenParams,
  verifyFactor,
} from '../../../generated/operations/authentication.ts';
import {
  recoverPassword,
  sendActivationEmail,
  sendRecoveryEmail,
} from '../../../generated/operations/recovery.ts';
import {
  resendDuringAuthentication,
  startVerification,
  verifyDuringAuthentication,
} from '../../../generated/operations/verification.ts';
import type {
  ChangePasswordInput,
  RecoverPasswordInput,
  SendActivationEmailInput,
  SendRecoveryEmailInput,
  SsoLoginInput,
  SsoLoginWithTokenParamsInput,
  StartVerificationInput,
} from '../../../generated/types.ts';
import type { OperationInfo } from '../../core/operation-info.ts';
import type { StoreClient } from '../../core/options.ts';
import { asRecord, asText } from '../../lib/fields.ts';
import { type KeyValueStorage, memoryStorage } from '../../storage/storage.ts';
import type { MemberCredentials } from '../session/member-credentials.ts';
import type { LoginAction } from './error-codes.ts';
import {
  type CredentialsInput,
  type FactorInput,
  type RegistrationInput,
  readEmail,
  readVerificationCode,
  type TrustedSignOnInput,
  toCredentials,
  toFactor,
  toSignOn,
  type VerificationCodeInput,
} from './inputs.ts';
import { type CustomLoginCallOptions, createLoginFlow, pendingLoginStore } from './login-flow.ts';
import type { CaptchaSiteKeys, CurrentState, CustomLoginResult } from './results.ts';

/** Options of {@link createCustomLogin}. */
export interface CustomLoginOptions {
  /**
   * Stores a pending login under the name `flow`, for at most ten minutes and without a password. Defaults to
   * memory.
   */
  storage?: KeyValueStorage | undefined;
  /** Name of the login in the storage, to continue it after a reload. Without a name, nothing is stored. */
  flow?: string | undefined;
  /**
   * Gives an unknown e-mail address and a wrong password the same code, `invalidCredentials`, and does not
   * reveal whether a recovery mail had a recipient. Defaults to false.
   */
  mergeCredentialErrors?: boolean | undefined;
  /**
   * The session that the login is for. If the platform has ended it, it is ended here too, as no call can be
   * sent with it.
   */
  session?: Pick<MemberCredentials, 'end'> | undefined;
  /**
   * Exchanges the session token for tokens of the member, for example with `signInSilently`. The step
   * succeeds once the promise resolves. The signal aborts when the step does, and when the login is cancelled
   * or started again.
   */
  completeWith?: ((sessionToken: string, options: { signal: AbortSignal }) => Promise<void>) | undefined;
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

/**
 * A login with custom forms. Every step resolves to a result, also after an error of the platform or the
 * network.
 */
export interface CustomLogin {
  /** The pending login, also after a reload; the state `INITIAL` without one. */
  currentState(): Promise<CurrentState>;
  /**
   * Forgets the pending login and aborts the exchange of a session token. Responses that arrive later have no
   * effect.
   */
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
  /** Signs in with tokens of an identity provider. */
  ssoLoginWithTokenParams(
    input: SsoLoginWithTokenParamsInput,
    options?: CustomLoginCallOptions,
  ): Promise<CustomLoginResult>;
  /** Signs in without credentials. Trusted servers only. */
  signOn(input: TrustedSignOnInput, options?: CustomLoginCallOptions): Promise<CustomLoginResult>;
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
  /** Sends a mail with a link that activates an account. For apps and site staff. */
  sendActivationEmail(
    input: SendActivationEmailInput,
    options?: CustomLoginCallOptions,
  ): Promise<CustomLoginResult>;
  /** Changes the password of the signed-in member. The session stays valid. */
  changePassword(input: ChangePasswordInput, options?: CustomLoginCallOptions): Promise<CustomLoginResult>;
  /** Sends a verification mail outside of a login. `verificationId` is not a state token. */
  startVerification(
    input?: StartVerificationInput,
    options?: CustomLoginCallOptions,
  ): Promise<CustomLoginResult & { verificationId?: string | undefined }>;
  /**
   * The URL that starts a sign-in at an identity provider. Throws a `validation` error for an invalid path
   * value.
   */
  ssoLoginUrl(input: SsoLoginInput): URL;
}

/**
 * Creates a login with custom forms: registration, password, verification code, second factor, captcha,
 * password recovery. Logins share nothing, so create one per form and not per client. With `storage` and
 * `flow`, a pending login continues after a reload, for ten minutes.
 *
 * @example
 * import { createClient, member, webStorage } from 'storewire';
 * import { createCustomLogin, customLoginErrorText, signInSilently } from 'storewire/sign-in';
 *
 * const session = member({
 *   clientId: '9e2d5c71-4b8f-4a36-8d10-c6f7a2b3e541',
 *   storage: webStorage(localStorage),
 * });
 * const client = createClient({ auth: session });
 * const login = createCustomLogin(client, {
 *   session,
 *   storage: webStorage(sessionStorage),
 *   flow: 'sign-in',
 *   completeWith: (sessionToken, { signal }) => signInSilently(client, session, { sessionToken, signal }),
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
 *       return customLoginErrorText(result.reason);
 *     default:
 *       return result.loginState;
 *   }
 * }
 */
export function createCustomLogin(client: StoreClient, options: CustomLoginOptions = {}): CustomLogin {
  const { flow: name, captcha = {}, emailIn = 'body' } = options;
  const { mergeCredentialErrors = false, factors = false } = options;
  // without a name the stored login could not be found again
  const storage = (name !== undefined && options.storage) || memoryStorage();
  const { session, completeWith } = options;
  const pending = pendingLoginStore(storage, `storewire:login:${name}`);
  const flow = createLoginFlow({
    client,
    session,
    pending,
    captcha,
    mergeCredentialErrors,
    factors,
    completeWith,
  });

  const sendCredentials = (
    { info }: { info: OperationInfo },
    action: LoginAction,
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

  /** Sends a call that does not change the state. */
  async function send(
    { info }: { info: OperationInfo },
    input: object,
    options?: CustomLoginCallOptions,
  ): Promise<CustomLoginResult> {
    const sent = await flow.send({ operation: info, input, options });
    return 'failure' in sent ? sent.failure : flow.state();
  }

  return {
    currentState: flow.state,
    cancel: () => flow.cancel().then(flow.state),
    register: (input, options) => sendCredentials(register, 'register', input, options),
    login: (input, options) => sendCredentials(login, 'login', input, options),
    verify: (input, options) =>
      flow.resume({
        operation: verifyDuringAuthentication.info,
        states: ['EMAIL_VERIFICATION_REQUIRED'],
        stateToken: input.stateToken,
        toCall: (stateToken) => ({ input: { code: readVerificationCode(input), stateToken }, options }),
      }),
    resend: (input, options) =>
      flow.resume({
        operation: resendDuringAuthentication.info,
        states: ['EMAIL_VERIFICATION_REQUIRED'],
        stateToken: input?.stateToken,
        toCall: (stateToken) => ({
          input: { stateToken },
          options,
          defaultState: 'REQUIRE_EMAIL_VERIFICATION',
        }),
      }),
    verifyFactor: (input, options) =>
      flow.resume({
        operation: verifyFactor.info,
        states: ['MFA_REQUIRED', 'MFA_CHALLENGE'],
        stateToken: input.stateToken,
        toCall: (stateToken, login) => ({
          input: toFactor(input, stateToken, login?.loginState === 'MFA_CHALLENGE' ? login.data : {}),
          options,
        }),
      }),
    ssoLoginWithTokenParams: (input, options) =>
      flow.start({ operation: ssoLoginWithTokenParams.info, input, options }),
    signOn: (input, options) =>
      flow.start({
        operation: signOn.info,
        input: toSignOn(input),
        options,
        email: readEmail(input),
        defaultState: 'SUCCESS',
      }),
    recoverPassword: (input, options) =>
      flow.start({
        operation: recoverPassword.info,
        input,
        options,
        defaultState: 'SUCCESS',
        isSessionOptional: true,
      }),
    sendRecoveryEmail: async (input, options) => {
      const result = await send(sendRecoveryEmail, input, options);
      const isUnknownRecipient =
        result.loginState === 'FAILURE' &&
        result.reason === 'invalidEmail' &&
        result.cause.kind !== 'validation';
      return mergeCredentialErrors && isUnknownRecipient ? flow.state() : result;
    },
    sendActivationEmail: (input, options) => send(sendActivationEmail, input, options),
    changePassword: (input, options) => send(changePassword, input, options),
    startVerification: async ({ identityId = null, target = 'EMAIL' } = {}, options) => {
      const input = { target, ...(identityId === null ? {} : { identityId }) };
      const sent = await flow.send({ operation: startVerification.info, input, options });
      if ('failure' in sent) return sent.failure;
      const verificationId = asText(asRecord(sent.body)?.['verificationId']);
      return { ...(await flow.state()), verificationId };
    },
    ssoLoginUrl: (input) => ssoLogin(client, input),
  };
}
