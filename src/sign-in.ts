/** Signing in: by redirect with PKCE, by a hidden frame, or step by step with forms of your own. Begin and end sessions of `member`. */
export type { StepOptions } from './auth/custom-login/calls.ts';
export type { LoginErrorCode } from './auth/custom-login/codes.ts';
export type { CaptchaKeys } from './auth/custom-login/failures.ts';
export { createLogin, type Login, type LoginOptions } from './auth/custom-login/flow.ts';
export type {
  CaptchaAnswers,
  FactorAnswer,
  LoginInput,
  LoginName,
  MailOptions,
  ProfileInput,
  RecoveryEmailInput,
  RegistrationInput,
  SignOnInput,
  SsoLoginInput,
  VerificationInput,
} from './auth/custom-login/payloads.ts';
export type {
  AccountData,
  CaptchaRequired,
  ChallengeData,
  Factor,
  FactorsData,
  Failure as LoginFailure,
  Initial as LoginInitial,
  LoginResult,
  LoginState,
  Standing as LoginStanding,
  Success as LoginSuccess,
  Waiting as LoginWaiting,
  WaitingData,
} from './auth/custom-login/states.ts';
export { LOGIN_TEXTS, type LoginTexts, loginText } from './auth/custom-login/texts.ts';
export type { SignInClient } from './auth/redirect-sign-in/authorization.ts';
export { type Callback, parseCallback, withoutAnswer } from './auth/redirect-sign-in/callback.ts';
export { completeSignIn } from './auth/redirect-sign-in/complete.ts';
export type { FrameWindow } from './auth/redirect-sign-in/frame.ts';
export { type SignOutOptions, signOut } from './auth/redirect-sign-in/logout.ts';
export { challengeOf, createState, createVerifier } from './auth/redirect-sign-in/pkce.ts';
export { returnAddress } from './auth/redirect-sign-in/return-address.ts';
export type { SignInSession } from './auth/redirect-sign-in/session.ts';
export { type SilentOptions, signInSilently } from './auth/redirect-sign-in/silent.ts';
export { type StartOptions, startSignIn } from './auth/redirect-sign-in/start.ts';
export type { TransactionOptions } from './auth/redirect-sign-in/transaction.ts';
