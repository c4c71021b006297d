/** Sign-in of members on the page of the platform, in a hidden frame or with custom forms, and sign-out. */
export {
  type CustomLogin,
  type CustomLoginOptions,
  createCustomLogin,
} from './auth/custom-login/custom-login.ts';
export { type CustomLoginErrorCode, customLoginErrorText } from './auth/custom-login/error-codes.ts';
export type { CaptchaRequired, CaptchaSiteKeys, CustomLoginFailure } from './auth/custom-login/failures.ts';
export type {
  CaptchaTokens,
  CredentialsInput,
  FactorInput,
  RegistrationInput,
  VerificationCodeInput,
} from './auth/custom-login/inputs.ts';
export type { CustomLoginCallOptions } from './auth/custom-login/login-flow.ts';
export type {
  AccountData,
  CurrentState,
  CustomLoginResult,
  CustomLoginState,
  InitialState,
  LoginSuccess,
  PendingData,
} from './auth/custom-login/states.ts';
export {
  parseRedirectCallback,
  type RedirectCallback,
  type SignInSession,
} from './auth/redirect-sign-in/authorization.ts';
export {
  completeRedirectSignIn,
  type RedirectSignInOptions,
  startRedirectSignIn,
  type TransactionOptions,
} from './auth/redirect-sign-in/redirect-sign-in.ts';
export { type SignOutOptions, signOut } from './auth/redirect-sign-in/sign-out.ts';
export { type SilentSignInOptions, signInSilently } from './auth/redirect-sign-in/silent.ts';
export { safeReturnPath } from './redirects/return-url.ts';
