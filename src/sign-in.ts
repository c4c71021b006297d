/** Signing in: by redirect with PKCE, by a hidden frame, or step by step with forms of your own. Begin and end sessions of `member`. */
export type { StepOptions } from './auth/login/calls.ts';
export type { LoginErrorCode } from './auth/login/codes.ts';
export type { CaptchaKeys } from './auth/login/failures.ts';
export { createLogin, type Login, type LoginOptions } from './auth/login/flow.ts';
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
} from './auth/login/payloads.ts';
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
} from './auth/login/states.ts';
export { LOGIN_TEXTS, type LoginTexts, loginText } from './auth/login/texts.ts';
export type { SignInClient } from './auth/sign-in/authorization.ts';
export { type Callback, parseCallback, withoutAnswer } from './auth/sign-in/callback.ts';
export { completeSignIn } from './auth/sign-in/complete.ts';
export type { FrameWindow } from './auth/sign-in/frame.ts';
export { type SignOutOptions, signOut } from './auth/sign-in/logout.ts';
export { challengeOf, createState, createVerifier } from './auth/sign-in/pkce.ts';
export { returnAddress } from './auth/sign-in/return-address.ts';
export type { SignInSession } from './auth/sign-in/session.ts';
export { type SilentOptions, signInSilently } from './auth/sign-in/silent.ts';
export { type StartOptions, startSignIn } from './auth/sign-in/start.ts';
export type { TransactionOptions } from './auth/sign-in/transaction.ts';
