// Generated from the OpenAPI description by orval (npx orval). Do not edit: change the description.

'use client';

import {
  actionHook
} from '../../src/runtime/react.ts';
import type {
  ActionHook
} from '../../src/runtime/react.ts';

import * as calls from '../operations/authentication.ts';

import type {
  AuthenticationResponse,
  ChangePasswordInput,
  EmptyResponse,
  LoginInput,
  RegisterInput,
  SignOnInput,
  SignOnResponse,
  SsoLoginWithTokenParamsInput,
  VerifyFactorInput
} from '../types.ts';



/**
 * Register a member with e-mail and password
 *
 * Makes a member account and returns the state of the sign-in: `SUCCESS` carries a session token, `REQUIRE_EMAIL_VERIFICATION` a state token (the address is already a contact, or the site asks for proof), `REQUIRE_OWNER_APPROVAL` neither. Fails for an address that has an account. Give the address either in `loginId` or in the query parameter `email`. A field violation whose data has the type EMAIL means a malformed address; others may name the rules VALUE_TOO_SHORT, VALUE_TOO_LONG, VALUE_DID_NOT_MATCH, PROVIDE_TENANT_ID or INVALID_AUTHENTICATOR_ID. Codes come as symbols or as negative numbers in text.
 *
 * Roles: visitor.
 * Error codes: -19971 (400, assumed), -19970 (400, assumed), UNIMPLEMENTED_FEATURE (400, assumed), THROTTLED_FEATURE (400, assumed), INVALID_CAPTCHA_TOKEN (400, assumed), CAPTCHA_TOKEN_REQUIRED (400, assumed), IP_ADDRESS_FILTERED (400, assumed), RECAPTCHA_FAILED (400, assumed), RECAPTCHA_REQUIRED (400, assumed), MISSING_CAPTCHA_TOKEN (400, assumed), USER_EMAIL_OFAC_ADDRESS (400, assumed), UNSUPPORTED_FIELD (400, assumed), ATTRIBUTE_NOT_FOUND (400, assumed), CLIENT_METADATA_NOT_FOUND (400, assumed), INVALID_LD_SESSION (400, assumed), DUPLICATE_EMAIL (400, assumed), COULD_NOT_CREATE_SET_ACCOUNT_USER (400, assumed), INVALID_USER_TYPE (400, assumed), REGISTRATION_TO_EDITORX_NOT_ALLOWED (400, assumed), -19995 (409).
 */
export const useRegisterAction: ActionHook<RegisterInput, AuthenticationResponse> = /* @__PURE__ */ actionHook(calls.register);
/**
 * Log a member in with e-mail and password
 *
 * Checks e-mail and password, or continues an earlier sign-in with `stateToken`, and returns its state. A wrong password is a 401 and an unknown address a 404; neither concerns the access token of the caller, so do not renew it and do not send the call again. Show people one message for both, so that they do not reveal which accounts exist. Give the address either in `loginId` or in the query parameter `email`. Codes come as symbols or as negative numbers in text.
 *
 * Roles: visitor.
 * Error codes: -19973 (400, assumed), -19971 (400, assumed), -19970 (400, assumed), THROTTLED_FEATURE (400, assumed), INVALID_CAPTCHA_TOKEN (400, assumed), CAPTCHA_TOKEN_REQUIRED (400, assumed), REENROLLMENT_REQUIRED_BY_ADMIN (400, assumed), TRUSTED_CLIENTS_ONLY (400, assumed), WIX_EMPLOYEE_PASSWORD_LOGIN_NOT_ALLOWED (400, assumed), -19976 (401), -19999 (404).
 */
export const useLoginAction: ActionHook<LoginInput, AuthenticationResponse> = /* @__PURE__ */ actionHook(calls.login);
/**
 * Change the password of the current member
 *
 * Sets a new password for the signed-in member without asking for the old one. The session stays valid. Needs the permission IAM.CHANGE_PASSWORD.
 *
 * Roles: member.
 */
export const useChangePasswordAction: ActionHook<ChangePasswordInput, EmptyResponse> = /* @__PURE__ */ actionHook(calls.changePassword);
/**
 * Sign in with tokens of an identity provider
 *
 * Signs a member in with what an identity provider already gave to the caller, without a redirect. The connection must support this.
 *
 * Roles: visitor.
 */
export const useSsoLoginWithTokenParamsAction: ActionHook<SsoLoginWithTokenParamsInput, AuthenticationResponse> = /* @__PURE__ */ actionHook(calls.ssoLoginWithTokenParams);
/**
 * Sign a member in without credentials
 *
 * For trusted servers that have already checked who the person is: signs the member in and makes or updates the account as needed. Only apps and site staff may call it. Ahead of an external login, Authorization carries the access token of the visitor, a comma without a space, and the API key.
 *
 * Roles: merchant.
 */
export const useSignOnAction: ActionHook<SignOnInput, SignOnResponse> = /* @__PURE__ */ actionHook(calls.signOn, ['members']);
/**
 * Answer a challenge for a sign-in factor
 *
 * Continues a sign-in that stopped at `REQUIRE_MFA` or `MFA_CHALLENGE`. Give the state token of that response and the data property that belongs to the factor in the path; without one the factor is only chosen. The answer may ask for yet another step. Like every sign-in call it must not be sent again by itself.
 *
 * Roles: visitor.
 * Error codes: VERIFICATION_FAILED (400, assumed).
 */
export const useVerifyFactorAction: ActionHook<VerifyFactorInput, AuthenticationResponse> = /* @__PURE__ */ actionHook(calls.verifyFactor);
