import type { OperationId } from './operation-id.ts';

/** Calls that are not implemented yet and respond with 501. Must be empty in the end. */
export const PENDING = [
  // checkouts
  'checkouts.createCheckout',
  'checkouts.getCheckout',
  'checkouts.updateCheckout',
  'checkouts.getCheckoutByCartId',
  'checkouts.getCheckoutUrl',
  'checkouts.removeCheckoutCoupon',
  'checkouts.removeCheckoutGiftCard',
  'checkouts.removeOverrideCheckoutUrl',
  'checkouts.addToCheckout',
  'checkouts.removeCheckoutLineItems',
  'checkouts.createOrderFromCheckout',
  'checkouts.markCheckoutCompleted',
  'checkouts.updateCheckoutLineItemsQuantity',
  // currentCart
  'currentCart.getCurrentCart',
  'currentCart.deleteCurrentCart',
  'currentCart.updateCurrentCart',
  'currentCart.addToCurrentCart',
  'currentCart.removeCurrentCartLineItems',
  'currentCart.createCheckoutFromCurrentCart',
  'currentCart.removeCurrentCartCoupon',
  'currentCart.updateCurrentCartLineItemsQuantity',
  'currentCart.estimateCurrentCartTotals',
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
