import type { OperationId } from './operation-id.ts';

/** Calls that are not implemented yet and respond with 501. Must be empty in the end. */
export const PENDING = [
  // authentication
  'authentication.register',
  'authentication.login',
  'authentication.changePassword',
  'authentication.ssoLogin',
  'authentication.loginCallback',
  'authentication.ssoLoginWithTokenParams',
  'authentication.signOn',
  'authentication.logoutRedirect',
  'authentication.verifyFactor',
  // verification
  'verification.startVerification',
  'verification.verifyDuringAuthentication',
  'verification.resendDuringAuthentication',
  // recovery
  'recovery.sendRecoveryEmail',
  'recovery.sendActivationEmail',
  'recovery.recoverPassword',
  // oauth
  'oauth.oauthToken',
  'oauth.oauthTokenInfo',
  'oauth.authorize',
  // redirects
  'redirects.createRedirectSession',
] as const satisfies readonly OperationId[];

/** Calls that a dispatcher of their own serves. */
export type Dispatched = 'webMethods.callWebMethod' | 'graphql.graphqlQuery';

export type Pending = (typeof PENDING)[number] | Dispatched;
