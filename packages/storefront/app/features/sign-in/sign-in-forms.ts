/** Handles the forms of a sign-in. For the server only. */
import { redirectDocument } from 'react-router';
import {
  type CurrentState,
  type CustomLogin,
  type CustomLoginResult,
  completeRedirectSignIn,
  createCustomLogin,
  customLoginErrorText,
  type FactorInput,
  startRedirectSignIn,
} from 'storewire';
import { codeIn, isEmail, rawTextIn, textIn } from '../../form/form-text.ts';
import type { FormHandlers, Submission } from '../../routing/handle-form.ts';
import { SIGNED_IN_PATH } from '../../shop/account/leave-to-platform.ts';
import { attempts } from '../../store/attempts.ts';
import { errorOf, noResponse } from '../../store/failure.ts';
import type { StoreRequest } from '../../store/store-request.ts';
import type { Text } from '../../text/dictionary.ts';
import { isFactor, type SignInResult, type SignInStep } from './sign-in-step.ts';

/** The sign-in of a browser. What it needs between two steps is in HttpOnly cookies. */
const openLogin = ({ client, auth, storage, settings }: StoreRequest): CustomLogin =>
  createCustomLogin(client, {
    session: auth,
    storage,
    flow: 'sign-in',
    factors: true,
    captcha: settings.captcha,
  });

export const readSignIn = async (store: StoreRequest): Promise<SignInStep> =>
  toStep(await openLogin(store).currentState());

/** Sends a form to the platform. Undefined if that was done too often. */
export type StepCall = (login: CustomLogin, submission: Submission) => Promise<CustomLoginResult | undefined>;

/** The calls by the value of the field `intent` of their form. */
const CALLS: Readonly<Record<string, StepCall>> = {
  login: (login, { form }) => login.login(credentialsIn(form)),

  register: (login, { form }) => {
    const nickname = textIn(form, 'name');
    return login.register({ ...credentialsIn(form), profile: nickname ? { nickname } : undefined });
  },

  code: (login, { form }) =>
    form.has('again') ? login.resend() : login.verify({ code: codeIn(form, 'code') }),

  factor: async (login, { form }) => login.verifyFactor(proofIn(form, await login.currentState())),

  recover: async (login, { store, context, form, paths }) => {
    const email = textIn(form, 'email');
    // each one sends an email
    const { address, few } = context.get(attempts);
    if (!(await few.begin([`recovery of ${address}`, `recovery ${email.toLowerCase()}`]))) return undefined;
    const redirect = { url: store.settings.origin + paths.resetPassword, clientId: store.auth.clientId };
    const result = await login.sendRecoveryEmail({ email, redirect });
    return isOfAccount(result) ? login.currentState() : result;
  },

  cancel: (login) => login.cancel(),
};

/** Handles the forms of all steps. After the last one, the browser goes to this path. */
export const signInForms = (path: string): FormHandlers<SignInResult> =>
  Object.fromEntries(
    Object.entries(CALLS).map(([intent, call]) => [
      intent,
      (submission: Submission) => runStep(call, submission, path),
    ]),
  );

/** Runs one step. After the last one, the browser goes to this path. */
export async function runStep(
  call: StepCall,
  submission: Submission,
  path: string,
): Promise<Omit<SignInResult, 'intent'>> {
  const { store, form, values, text } = submission;
  const problems = missingIn(form, text);
  if (Object.keys(problems).length > 0) return { problems };
  const login = openLogin(store);
  const result = await call(login, submission);
  if (!result) return { problem: text.form.limited };
  if (result.loginState === 'SUCCESS') {
    await exchangeSessionToken(store, result.data.sessionToken);
    // the page is loaded again, as another person sees other data
    throw redirectDocument(path);
  }
  const isVisible = result.loginState === 'USER_CAPTCHA_REQUIRED';
  const isCaptcha = isVisible || result.loginState === 'SILENT_CAPTCHA_REQUIRED';
  const failure = failureOf(result, form, text);
  return {
    step: toStep(await login.currentState()),
    captcha: isCaptcha ? { isVisible, siteKey: result.data.siteKey } : undefined,
    values,
    isSaved: failure.errorCode === undefined,
    ...failure,
  };
}

/** The fields that are empty, and an invalid email address. */
function missingIn(form: FormData, { form: text }: Text): Record<string, string> {
  const empty = ['email', 'password', 'code'].filter((name) => form.has(name) && !textIn(form, name));
  const isWrong = form.has('email') && !isEmail(textIn(form, 'email'));
  return {
    ...(isWrong && { email: text.email }),
    ...Object.fromEntries(empty.map((name) => [name, text.required])),
  };
}

/** How long the authorization endpoint may take. */
const DEADLINE_MS = 10_000;

/** Exchanges the token on the server: the page does not see it. */
async function exchangeSessionToken(store: StoreRequest, sessionToken: string): Promise<void> {
  const { client, auth, storage, settings } = store;
  const redirectUri = settings.origin + SIGNED_IN_PATH;
  const { url } = await startRedirectSignIn(client, auth, {
    redirectUri,
    responseMode: 'query',
    sessionToken,
    storage,
  });
  const signal = AbortSignal.timeout(DEADLINE_MS);
  const { headers } = await fetch(url, { redirect: 'manual', signal }).catch((error: unknown) => {
    const isLate = error instanceof Error && error.name === 'TimeoutError';
    throw errorOf(noResponse(isLate ? 'timeout' : 'network'));
  });
  const callback = headers.get('location');
  if (!callback?.startsWith(redirectUri)) throw new Error('The authorization endpoint did not return');
  await completeRedirectSignIn(client, auth, callback, { storage });
}

const credentialsIn = (form: FormData) => ({
  email: textIn(form, 'email'),
  password: rawTextIn(form, 'password'),
  captchaTokens: {
    visible: rawTextIn(form, 'captcha') || undefined,
    invisible: rawTextIn(form, 'invisibleCaptcha') || undefined,
  },
});

/** The proof of a second factor. Without one, the platform sends a code or a message. */
function proofIn(form: FormData, state: CurrentState): FactorInput {
  const chosen = textIn(form, 'factorType');
  const factorType = isFactor(chosen) ? chosen : 'TOTP';
  const choice = { factorType, rememberThisDevice: form.has('remember') };
  if (form.has('request')) return choice;
  switch (factorType) {
    case 'PASSWORD':
      return { ...choice, passwordData: { password: rawTextIn(form, 'password') } };
    case 'PUSH': {
      const challenge =
        state.loginState === 'MFA_CHALLENGE' ? state.data.verificationChallengeData : undefined;
      const { transactionId } = challenge?.pushData ?? {};
      return transactionId ? { ...choice, pushData: { transactionId } } : choice;
    }
    default:
      return { ...choice, [CODE_FIELDS[factorType]]: { code: codeIn(form, 'code') } };
  }
}

const CODE_FIELDS = {
  SMS: 'smsData',
  CALL: 'callData',
  EMAIL: 'emailData',
  TOTP: 'totpData',
  RECOVERY_CODE: 'recoveryCodeData',
} as const;

/** What a page may know about the state of a sign-in. */
function toStep({ loginState, data }: CurrentState): SignInStep {
  switch (loginState) {
    case 'INITIAL':
      return { loginState };
    case 'MFA_REQUIRED':
      return { loginState, factors: data.availableFactors };
    case 'MFA_CHALLENGE': {
      const { availableFactors: factors, factorType, verificationChallengeData } = data;
      return { loginState, factors, factorType, hint: verificationChallengeData?.hint };
    }
    default:
      return { loginState, email: data.email };
  }
}

/** The fields that an error is about, of which a form has one at most. Other errors are about the whole form. */
const FIELDS: Readonly<Record<string, readonly string[]>> = {
  invalidEmail: ['email'],
  emailAlreadyExists: ['email'],
  invalidPassword: ['password'],
  resetPassword: ['password'],
  invalidCode: ['code', 'password'],
};

const OF_ACCOUNTS: readonly string[] = ['invalidEmail', 'invalidPassword', 'unknown'];

/** Whether the platform has rejected a step for a reason that tells strangers which email addresses have an account. */
const isOfAccount = (result: CustomLoginResult): boolean =>
  result.loginState === 'FAILURE' &&
  result.cause.kind === 'application' &&
  OF_ACCOUNTS.includes(result.reason);

/** What is wrong with a form, as the platform says. A captcha that is required is no error; only a wrong answer is. */
function failureOf(
  result: CustomLoginResult,
  form: FormData,
  { signIn }: Text,
): Omit<SignInResult, 'intent'> {
  if (!('errorCode' in result) || result.errorCode === 'missingCaptchaToken') return {};
  const { reason, cause } = result;
  const errorCode = form.get('intent') === 'login' && isOfAccount(result) ? 'invalidCredentials' : reason;
  // the platform has one error code for all rejected proofs
  const refused = errorCode === 'invalidCode' ? signIn.refused[textIn(form, 'factorType')] : undefined;
  const message = refused ?? signIn.errors[errorCode] ?? customLoginErrorText(reason);
  const field = FIELDS[errorCode]?.find((name) => form.has(name));
  return field
    ? { errorCode, problems: { [field]: message } }
    : { errorCode, problem: message, requestId: cause.requestId };
}
