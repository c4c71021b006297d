import {
  type CurrentState,
  type CustomLoginResult,
  customLoginErrorText,
  type Factor,
} from 'storewire/sign-in';

/** A failed step: a code to select a text with, and the id of the request. */
export interface SignInFailure {
  errorCode: string;
  /** The English text, for languages without one of their own. */
  error: string;
  requestId?: string | undefined;
}

/** The step of a sign-in that the page shows. It contains no token: those are in HttpOnly cookies. */
export type SignInStep =
  | { name: 'credentials' }
  | { name: 'code'; email?: string | undefined }
  | { name: 'approval'; email?: string | undefined }
  | { name: 'factors'; factors: readonly Factor[] }
  | {
      name: 'challenge';
      factors: readonly Factor[];
      factorType: string;
      hint?: string | undefined;
      /** JSON for `PublicKeyCredential.parseRequestOptionsFromJSON`. */
      passkeyOptions?: string | undefined;
    }
  | { name: 'done' };

export interface SignInView {
  step: SignInStep;
  failure?: SignInFailure | undefined;
  /** The step must be repeated with a token of the captcha with this site key. */
  captcha?: { kind: 'visible' | 'invisible'; siteKey: string } | undefined;
}

/** What a page may know about the state of a sign-in. */
export function toStep(state: CurrentState): SignInStep {
  switch (state.loginState) {
    case 'EMAIL_VERIFICATION_REQUIRED':
      return { name: 'code', email: state.data.email };
    case 'OWNER_APPROVAL_REQUIRED':
      return { name: 'approval', email: state.data.email };
    case 'MFA_REQUIRED':
      return { name: 'factors', factors: state.data.factors };
    case 'MFA_CHALLENGE': {
      const { factors, factorType, hint, webauthn } = state.data;
      const passkeyOptions = webauthn?.publicKeyCredentialRequestOptionsJson;
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
      return { step, captcha: { kind: 'visible', siteKey: result.data.siteKey }, ...failureOf(result) };
    case 'SILENT_CAPTCHA_REQUIRED':
      return { step, captcha: { kind: 'invisible', siteKey: result.data.siteKey } };
    case 'FAILURE':
      return { step, ...failureOf(result) };
    default:
      return { step: toStep(result) };
  }
}

/** A required captcha is not an error to show; only a wrong answer is. */
const failureOf = ({
  errorCode,
  cause,
}: Extract<CustomLoginResult, { errorCode: string }>): Pick<SignInView, 'failure'> =>
  errorCode === 'missingCaptchaToken'
    ? {}
    : { failure: { errorCode, error: customLoginErrorText(errorCode), requestId: cause.requestId } };
