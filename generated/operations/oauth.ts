// Generated from the OpenAPI description. Do not edit: change the description or the generator.

import * as runtime from '../../src/runtime/index.ts';
import type * as T from '../types.ts';

/**
 * Get or renew tokens
 *
 * Gives tokens for one of the grants: a new visitor, a renewal, a code exchange, or a trusted server or app. Access tokens last 14400 seconds as a rule. Only `invalid_grant` ends a session; every other failure leaves the refresh token valid. Never renew twice at once, and never send a code or a renewal again after a 400 or 401.
 *
 * Roles: visitor, member, merchant.
 */
export const oauthToken: runtime.Operation<T.OauthTokenInput, T.OAuthTokenResponse> = /* @__PURE__ */ runtime.operation('oauth.oauthToken', 'POST', '/oauth2/token', { allowedRoles: 'visitor member merchant', noAuth: true, secret: true, oauthErrors: true });

/**
 * Look up an access token
 *
 * Returns whether a token is active, and the identity it represents. Is called without Authorization. A server must check `active`, the client and the site before it trusts the token, and should not keep the response longer than a minute.
 *
 * Roles: visitor, member, merchant.
 */
export const oauthTokenInfo: runtime.Operation<T.OauthTokenInfoInput, T.OauthTokenInfoResponse> = /* @__PURE__ */ runtime.operation('oauth.oauthTokenInfo', 'POST', '/oauth2/token-info', { allowedRoles: 'visitor member merchant', safe: true, noAuth: true, secret: true });

/**
 * Ask a member to sign in
 *
 * The authorization endpoint (RFC 6749, RFC 7636), to be opened as a page or a hidden frame and not fetched. The redirect session of kind `auth` leads here. The response has `code` and `state`, or `error`, `error_description` and `state`. The silent form has `responseMode=web_message`, `prompt=none`, a `sessionToken` and no `redirectUri`; check origin, source and state of the message and stop waiting after 120000 ms.
 *
 * Roles: visitor, member.
 */
export const authorize: runtime.Navigation<T.AuthorizeInput> = /* @__PURE__ */ runtime.navigation('oauth.authorize', '/oauth2/authorize', { allowedRoles: 'visitor member', noAuth: true });
