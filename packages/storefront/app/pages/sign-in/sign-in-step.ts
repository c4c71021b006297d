import { type CurrentState, type CustomLoginResult, customLoginErrorText, type MfaFactor } from 'storewire';
import type { FormResult } from '../../form/form-result.ts';
import { textIn } from '../../form/form-text.ts';
import type { Text } from '../../text/dictionary.ts';

/** The step of a sign-in that the page shows. It contains no token: those are in HttpOnly cookies. */
export interface SignInStep {
  loginState: CurrentState['loginState'];
  email?: string | undefined;
  /** The second factors to choose from. */
  factors?: readonly MfaFactor[] | undefined;
  /** The second factor that the platform has asked for. */
  factorType?: string | undefined;
  /** Where its code was sent. */
  hint?: string | null | undefined;
}

/** What the form of a step is answered with. */
export interface SignInResult extends FormResult {
  step?: SignInStep;
  /** The step must be repeated with a token of the captcha with this site key. */
  captcha?: { isVisible: boolean; siteKey: string } | undefined;
  /** Why the step has failed, as a code of the sign-in. */
  errorCode?: string;
}

/** What a page may know about the state of a sign-in. */
export function toStep({ loginState, data }: CurrentState): SignInStep {
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
export const isOfAccount = (result: CustomLoginResult): boolean =>
  result.loginState === 'FAILURE' &&
  result.cause.kind === 'application' &&
  OF_ACCOUNTS.includes(result.reason);

/** What is wrong with a form, as the platform says. A captcha that is required is no error; only a wrong answer is. */
export function failureOf(
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
