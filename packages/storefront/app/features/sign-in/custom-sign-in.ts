import {
  type CurrentState,
  type CustomLogin,
  type CustomLoginResult,
  completeRedirectSignIn,
  createCustomLogin,
  type FactorInput,
  startRedirectSignIn,
} from 'storewire/sign-in';
import { isEmail } from '../../form/contact-patterns.ts';
import { valuesOf } from '../../form/form-result.ts';
import { codeIn, rawTextIn, textIn } from '../../form/form-text.ts';
import { SIGNED_IN_PATH } from '../../pages/sign-in/leave-to-platform.ts';
import type { Submission } from '../../routing/handle-form.ts';
import type { Paths } from '../../routing/paths.ts';
import type { StoreRequest } from '../../store/store-request.ts';
import type { Text } from '../../text/text.tsx';
import { isFactorType } from './factors.ts';
import { failureOf, type SignInResult, type SignInView, toStep, toView } from './sign-in-view.ts';

/** The sign-in of a browser. What it needs between two steps is in HttpOnly cookies. */
const openLogin = ({ client, auth, storage, settings }: StoreRequest): CustomLogin =>
  createCustomLogin(client, {
    session: auth,
    storage,
    flow: 'sign-in',
    // strangers do not learn which e-mail addresses have an account
    mergeCredentialErrors: true,
    factors: true,
    captcha: settings.captcha,
  });

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
  const { headers } = await fetch(url, { redirect: 'manual' });
  const callback = headers.get('location');
  if (!callback?.startsWith(redirectUri)) throw new Error('The authorization endpoint did not return');
  await completeRedirectSignIn(client, auth, callback, { storage });
}

/** The pending sign-in of a browser. */
export const readSignIn = async (store: StoreRequest): Promise<SignInView> => ({
  step: toStep(await openLogin(store).currentState()),
});

/** Runs the step that a form requests with its field `intent`. */
export async function submitStep({
  store,
  form,
  text,
  paths,
}: Submission): Promise<Omit<SignInResult, 'intent'>> {
  const values = valuesOf(form);
  const problems = missingIn(form, text);
  if (Object.keys(problems).length > 0) return { problems, values };
  // each one sends an email
  if (
    textIn(form, 'intent') === 'recover' &&
    !(await store.mayTry('recovery', textIn(form, 'email').toLowerCase()))
  )
    return { problem: text.form.limited, values };
  const login = openLogin(store);
  const result = await stepOf(login, form, store, paths);
  if (result.loginState === 'SUCCESS') await exchangeSessionToken(store, result.data.sessionToken);
  const state = result.loginState === 'SUCCESS' ? INITIAL : await login.currentState();
  const failure = failureOf(result, form, text);
  return { view: toView(result, state), values, isSaved: failure.errorCode === undefined, ...failure };
}

const INITIAL = { loginState: 'INITIAL' } as const;

/** The fields that are empty, and an invalid email address. */
function missingIn(form: FormData, { form: text }: Text): Record<string, string> {
  const empty = ['email', 'password', 'code'].filter((name) => form.has(name) && !textIn(form, name));
  const isWrong = form.has('email') && !isEmail(textIn(form, 'email'));
  return {
    ...(isWrong && { email: text.email }),
    ...Object.fromEntries(empty.map((name) => [name, text.required])),
  };
}

async function stepOf(
  login: CustomLogin,
  form: FormData,
  store: StoreRequest,
  paths: Paths,
): Promise<CustomLoginResult> {
  const email = textIn(form, 'email');
  const password = rawTextIn(form, 'password');
  const code = codeIn(form, 'code');
  switch (rawTextIn(form, 'intent')) {
    case 'register': {
      const nickname = textIn(form, 'name');
      const profile = nickname ? { profile: { nickname } } : {};
      return login.register({ email, password, captchaTokens: captchaTokens(form), ...profile });
    }
    case 'code':
      return form.has('again') ? login.resend() : login.verify({ code });
    case 'factor':
      return login.verifyFactor(toProof(form, await login.currentState()));
    case 'recover':
      return login.sendRecoveryEmail({
        email,
        redirect: { url: store.settings.origin + paths.resetPassword, clientId: store.auth.clientId },
      });
    case 'reset':
      return login.recoverPassword({ recoveryToken: rawTextIn(form, 'recoveryToken'), password });
    case 'cancel':
      return login.cancel();
    default:
      return login.login({ email, password, captchaTokens: captchaTokens(form) });
  }
}

/** The proof of a second factor. Without one, the platform sends a code or a message. */
function toProof(form: FormData, state: CurrentState): FactorInput {
  const chosen = rawTextIn(form, 'factorType');
  const factorType = isFactorType(chosen) ? chosen : 'TOTP';
  const choice = { factorType, rememberThisDevice: form.has('remember') };
  const challenge = state.loginState === 'MFA_CHALLENGE' ? state.data.verificationChallengeData : undefined;
  if (form.has('request')) return choice;
  switch (factorType) {
    case 'PASSWORD':
      return { ...choice, passwordData: { password: rawTextIn(form, 'password') } };
    case 'PUSH': {
      const { transactionId } = challenge?.pushData ?? {};
      return transactionId ? { ...choice, pushData: { transactionId } } : choice;
    }
    case 'WEBAUTHN': {
      const { challengeId } = challenge?.webauthnData ?? {};
      const credential = rawTextIn(form, 'credential');
      return challengeId ? { ...choice, webauthnData: { challengeId, credential } } : choice;
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

const captchaTokens = (form: FormData) => ({
  visible: rawTextIn(form, 'captcha') || undefined,
  invisible: rawTextIn(form, 'invisibleCaptcha') || undefined,
});
