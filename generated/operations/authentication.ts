// Generated from the OpenAPI description. Do not edit: change the description or the generator.

import * as runtime from '../../src/runtime/index.ts';
import { numbers } from '../numbers.ts';
import type * as T from '../types.ts';

/**
 * Register a member with e-mail and password
 *
 * Makes a member account and returns the state of the sign-in: `SUCCESS` carries a session token, `REQUIRE_EMAIL_VERIFICATION` a state token (the address is already a contact, or the site asks for proof), `REQUIRE_OWNER_APPROVAL` neither. Fails for an address that has an account. Give the address either in `loginId` or in the query parameter `email`. A field violation whose data has the type EMAIL means a malformed address; others may name the rules VALUE_TOO_SHORT, VALUE_TOO_LONG, VALUE_DID_NOT_MATCH, PROVIDE_TENANT_ID or INVALID_AUTHENTICATOR_ID. Codes come as symbols or as negative numbers in text.
 *
 * Roles: visitor.
 * Error codes: -19971 (400, assumed), -19970 (400, assumed), UNIMPLEMENTED_FEATURE (400, assumed), THROTTLED_FEATURE (400, assumed), INVALID_CAPTCHA_TOKEN (400, assumed), CAPTCHA_TOKEN_REQUIRED (400, assumed), IP_ADDRESS_FILTERED (400, assumed), RECAPTCHA_FAILED (400, assumed), RECAPTCHA_REQUIRED (400, assumed), MISSING_CAPTCHA_TOKEN (400, assumed), USER_EMAIL_OFAC_ADDRESS (400, assumed), UNSUPPORTED_FIELD (400, assumed), ATTRIBUTE_NOT_FOUND (400, assumed), CLIENT_METADATA_NOT_FOUND (400, assumed), INVALID_LD_SESSION (400, assumed), DUPLICATE_EMAIL (400, assumed), COULD_NOT_CREATE_SET_ACCOUNT_USER (400, assumed), INVALID_USER_TYPE (400, assumed), REGISTRATION_TO_EDITORX_NOT_ALLOWED (400, assumed), -19995 (409).
 */
export const register: runtime.Operation<T.RegisterInput, T.AuthenticationResponse> = /* @__PURE__ */ runtime.operation('authentication.register', 'POST', '/_api/iam/authentication/v2/register', { allowedRoles: 'visitor', query: ['email'], secret: true, numbers: numbers });

/**
 * Log a member in with e-mail and password
 *
 * Checks e-mail and password, or continues an earlier sign-in with `stateToken`, and returns its state. A wrong password is a 401 and an unknown address a 404; neither concerns the access token of the caller, so do not renew it and do not send the call again. Show people one message for both, so that they do not reveal which accounts exist. Give the address either in `loginId` or in the query parameter `email`. Codes come as symbols or as negative numbers in text.
 *
 * Roles: visitor.
 * Error codes: -19973 (400, assumed), -19971 (400, assumed), -19970 (400, assumed), THROTTLED_FEATURE (400, assumed), INVALID_CAPTCHA_TOKEN (400, assumed), CAPTCHA_TOKEN_REQUIRED (400, assumed), REENROLLMENT_REQUIRED_BY_ADMIN (400, assumed), TRUSTED_CLIENTS_ONLY (400, assumed), WIX_EMPLOYEE_PASSWORD_LOGIN_NOT_ALLOWED (400, assumed), -19976 (401), -19999 (404).
 */
export const login: runtime.Operation<T.LoginInput, T.AuthenticationResponse> = /* @__PURE__ */ runtime.operation('authentication.login', 'POST', '/_api/iam/authentication/v2/login', { allowedRoles: 'visitor', query: ['email'], secret: true, numbers: numbers });

/**
 * Change the password of the current member
 *
 * Sets a new password for the signed-in member without asking for the old one. The session stays valid. Needs the permission IAM.CHANGE_PASSWORD.
 *
 * Roles: member.
 */
export const changePassword: runtime.Operation<T.ChangePasswordInput, T.EmptyResponse> = /* @__PURE__ */ runtime.operation('authentication.changePassword', 'POST', '/_api/iam/authentication/v2/change-password', { allowedRoles: 'member', secret: true, emptyBody: true });

/**
 * Start a sign-in at an identity provider
 *
 * Sends the browser to an outside identity provider, to be opened as a page and not fetched. With `sessionId` and `encryptionKey` the page at the end posts the result, encrypted with AES-GCM and a random vector, on the BroadcastChannel `wix-idp-{sessionId}`. Custom values travel as dotted keys, for example `customPayload.campaign=spring`. `oauth.authorize` with `idp` is today's way to the same end.
 *
 * Roles: visitor.
 */
export const ssoLogin: runtime.Navigation<T.SsoLoginInput> = /* @__PURE__ */ runtime.navigation('authentication.ssoLogin', '/_api/iam/authentication/v1/sso/login/{tenantId}/{idpConnectionId}', { allowedRoles: 'visitor', noAuth: true });

/**
 * Finish a sign-in at an identity provider
 *
 * Where the identity provider sends the browser once the person has signed in there, to be opened as a page and not fetched. Completes the sign-in that `state` names and sends the browser on.
 *
 * Roles: visitor.
 */
export const loginCallback: runtime.Navigation<T.LoginCallbackInput> = /* @__PURE__ */ runtime.navigation('authentication.loginCallback', '/_api/iam/authentication/v1/callback', { allowedRoles: 'visitor', noAuth: true });

/**
 * Sign in with tokens of an identity provider
 *
 * Signs a member in with what an identity provider already gave to the caller, without a redirect. The connection must support this.
 *
 * Roles: visitor.
 */
export const ssoLoginWithTokenParams: runtime.Operation<T.SsoLoginWithTokenParamsInput, T.AuthenticationResponse> = /* @__PURE__ */ runtime.operation('authentication.ssoLoginWithTokenParams', 'POST', '/_api/iam/authentication/v1/sso/login-with-token-params', { allowedRoles: 'visitor', secret: true, numbers: numbers });

/**
 * Sign a member in without credentials
 *
 * For trusted servers that have already checked who the person is: signs the member in and makes or updates the account as needed. Only apps and site staff may call it. Ahead of an external login, Authorization carries the access token of the visitor, a comma without a space, and the API key.
 *
 * Roles: merchant.
 */
export const signOn: runtime.Operation<T.SignOnInput, T.SignOnResponse> = /* @__PURE__ */ runtime.operation('authentication.signOn', 'POST', '/_api/iam/authentication/v2/sign-on', { allowedRoles: 'merchant', secret: true, numbers: numbers });

/**
 * Sign the browser out
 *
 * Ends the session of the browser, to be opened as a page and not fetched. Redirects only when `postLogoutRedirectUri` is given. No source says that it revokes refresh tokens, so forget them too. A redirect session of kind `logout` is the usual way here.
 *
 * Roles: visitor, member.
 */
export const logoutRedirect: runtime.Navigation<T.LogoutRedirectInput> = /* @__PURE__ */ runtime.navigation('authentication.logoutRedirect', '/_api/iam/authentication/v1/logout', { allowedRoles: 'visitor member', noAuth: true });

/**
 * Answer a challenge for a sign-in factor
 *
 * Continues a sign-in that stopped at `REQUIRE_MFA` or `MFA_CHALLENGE`. Give the state token of that response and the data property that belongs to the factor in the path; without one the factor is only chosen. The answer may ask for yet another step. Like every sign-in call it must not be sent again by itself.
 *
 * Roles: visitor.
 * Error codes: VERIFICATION_FAILED (400, assumed).
 */
export const verifyFactor: runtime.Operation<T.VerifyFactorInput, T.AuthenticationResponse> = /* @__PURE__ */ runtime.operation('authentication.verifyFactor', 'POST', '/_api/iam/authentication/v2/{factorType}/verify', { allowedRoles: 'visitor', secret: true, numbers: numbers });
