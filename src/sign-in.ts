/** Signing in: by redirect with PKCE, by a hidden frame, or step by step with forms of your own. Begin and end sessions of `member`. */
export { createLogin, type Login, type LoginOptions } from './auth/login/flow.ts';
export type { LoginResult, LoginState } from './auth/login/states.ts';
export { LOGIN_TEXTS, type LoginTexts, loginText } from './auth/login/texts.ts';
export { type Callback, parseCallback, withoutAnswer } from './auth/sign-in/callback.ts';
export { completeSignIn } from './auth/sign-in/complete.ts';
export { type SignOutOptions, signOut } from './auth/sign-in/logout.ts';
export { challengeOf, createState, createVerifier } from './auth/sign-in/pkce.ts';
export { returnAddress } from './auth/sign-in/return-address.ts';
export { type SilentOptions, signInSilently } from './auth/sign-in/silent.ts';
export { type StartOptions, startSignIn } from './auth/sign-in/start.ts';
