// Generated from the OpenAPI description by orval (npx orval). Do not edit: change the description.

'use client';

import {
  actionHook
} from '../../src/runtime/react.ts';
import type {
  ActionHook
} from '../../src/runtime/react.ts';

import * as calls from '../operations/recovery.ts';

import type {
  AuthenticationResponse,
  EmptyResponse,
  RecoverPasswordInput,
  SendActivationEmailInput,
  SendRecoveryEmailInput
} from '../types.ts';



/**
 * Send a password recovery mail
 *
 * Mails a member a link to the hosted page for a new password. The site must be published, since the page is part of it, and the redirect address must be allowed for the OAuth client.
 *
 * Roles: visitor, member.
 */
export const useSendRecoveryEmailAction: ActionHook<SendRecoveryEmailInput, EmptyResponse> = /* @__PURE__ */ actionHook(calls.sendRecoveryEmail);
/**
 * Send an account activation mail
 *
 * Mails an identity a link to activate its account, for example after the merchant made it. Only apps and site staff may call it. Needs the permission IAM.SEND_ACTIVATION_EMAIL.
 *
 * Roles: merchant.
 * Statuses that no source documents: 404.
 */
export const useSendActivationEmailAction: ActionHook<SendActivationEmailInput, EmptyResponse> = /* @__PURE__ */ actionHook(calls.sendActivationEmail);
/**
 * Set a new password with a recovery token
 *
 * Takes the token from the link of a recovery mail and the new password, and continues like a login: the response has a state and, on `SUCCESS`, a session token. Like every sign-in call it must not be sent again by itself.
 *
 * Roles: visitor, member.
 * Error codes: VERIFICATION_FAILED (400, assumed).
 */
export const useRecoverPasswordAction: ActionHook<RecoverPasswordInput, AuthenticationResponse> = /* @__PURE__ */ actionHook(calls.recoverPassword);
