import type { MfaFactor } from 'storewire';
import { type CurrentState, type CustomLoginResult, customLoginErrorText } from 'storewire/sign-in';
import type { FormResult } from '../../form/form-result.ts';
import { textIn } from '../../form/form-text.ts';
import type { AllText } from '../../text/text.tsx';

/** The step of a sign-in that the page shows. It contains no token: those are in HttpOnly cookies. */
export type SignInStep =
  | { name: 'credentials' }
  | { name: 'code'; email?: string | undefined }
  | { name: 'approval'; email?: string | undefined }
  | { name: 'factors'; factors: readonly MfaFactor[] }
  | {
      name: 'challenge';
      factors: readonly MfaFactor[];
      factorType?: string | undefined;
      hint?: string | null | undefined;
      /** JSON for `PublicKeyCredential.parseRequestOptionsFromJSON`. */
      passkeyOptions?: string | undefined;
    }
  | { name: 'done' };

export interface SignInView {
  step: SignInStep;
  /** The step must be repeated with a token of the captcha with this site key. */
  captcha?: { kind: 'visible' | 'invisible'; siteKey: string } | undefined;
}

/** What the form of a step is answered with. */
export interface SignInResult extends FormResult {
  view?: SignInView;
  /** Why the step has failed, as a code of the sign-in. */
  errorCode?: string;
}

/** What a page may know about the state of a sign-in. */
export function toStep(state: CurrentState): SignInStep {
  switch (state.loginState) {
    case 'EMAIL_VERIFICATION_REQUIRED':
      return { name: 'code', email: state.data.email };
    case 'OWNER_APPROVAL_REQUIRED':
      return { name: 'approval', email: state.data.email };
    case 'MFA_REQUIRED':
      return { name: 'factors', factors: state.data.availableFactors ?? [] };
    case 'MFA_CHALLENGE': {
      const { availableFactors: factors = [], factorType, verificationChallengeData } = state.data;
      const { hint, webauthnData } = verificationChallengeData ?? {};
      const passkeyOptions = webauthnData?.publicKeyCredentialRequestOptionsJson;
      return { name: 'challenge', factors, factorType, hint, passkeyOptions };
    }
    case 'INITIAL':
      return { name: 'credentials' };
  }
}

/** What a page may know about the result of a step. `state` is that of the sign-in after the step. */
export function toView(result: CustomLoginResult, state: CurrentState): SignInView {
  const step = toStep(state);
  switch (result.loginState) {
    case 'SUCCESS':
      return { step: { name: 'done' } };
    case 'USER_CAPTCHA_REQUIRED':
      return { step, captcha: { kind: 'visible', siteKey: result.data.siteKey } };
    case 'SILENT_CAPTCHA_REQUIRED':
      return { step, captcha: { kind: 'invisible', siteKey: result.data.siteKey } };
    case 'FAILURE':
      return { step };
    default:
      return { step: toStep(result) };
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

/** What is wrong with a form, as the platform says. A captcha that is required is no error; only a wrong answer is. */
export function failureOf(
  result: CustomLoginResult,
  form: FormData,
  { signIn }: AllText,
): Omit<SignInResult, 'intent'> {
  if (!('errorCode' in result) || result.errorCode === 'missingCaptchaToken') return {};
  const { reason: errorCode, cause } = result;
  // the platform has one error code for all rejected proofs
  const refused = errorCode === 'invalidCode' ? signIn.refused[textIn(form, 'factorType')] : undefined;
  const message = refused ?? signIn.errors[errorCode] ?? customLoginErrorText(errorCode);
  const field = FIELDS[errorCode]?.find((name) => form.has(name));
  return field
    ? { errorCode, problems: { [field]: message } }
    : { errorCode, problem: message, requestId: cause.requestId };
}
