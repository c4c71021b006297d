// Generated from the OpenAPI description. Do not edit: change the description or the generator.

import * as runtime from '../../src/runtime/index.ts';
import { numbers } from '../numbers.ts';
import type * as T from '../types.ts';

/**
 * Send a password recovery mail
 *
 * Mails a member a link to the hosted page for a new password. The site must be published, since the page is part of it, and the redirect address must be allowed for the OAuth client.
 *
 * Roles: visitor, member.
 */
export const sendRecoveryEmail: runtime.Operation<T.SendRecoveryEmailInput, T.EmptyResponse> = /* @__PURE__ */ runtime.operation('recovery.sendRecoveryEmail', 'POST', '/_api/iam/recovery/v1/send-email', { allowedRoles: 'visitor member', secret: true, emptyBody: true });

/**
 * Send an account activation mail
 *
 * Mails an identity a link to activate its account, for example after the merchant made it. Only apps and site staff may call it. Needs the permission IAM.SEND_ACTIVATION_EMAIL.
 *
 * Roles: merchant.
 * Statuses that no source documents: 404.
 */
export const sendActivationEmail: runtime.Operation<T.SendActivationEmailInput, T.EmptyResponse> = /* @__PURE__ */ runtime.operation('recovery.sendActivationEmail', 'POST', '/_api/iam/recovery/v1/activation-email', { allowedRoles: 'merchant', secret: true, emptyBody: true });

/**
 * Set a new password with a recovery token
 *
 * Takes the token from the link of a recovery mail and the new password, and continues like a login: the response has a state and, on `SUCCESS`, a session token. Like every sign-in call it must not be sent again by itself.
 *
 * Roles: visitor, member.
 * Error codes: VERIFICATION_FAILED (400, assumed).
 */
export const recoverPassword: runtime.Operation<T.RecoverPasswordInput, T.AuthenticationResponse> = /* @__PURE__ */ runtime.operation('recovery.recoverPassword', 'POST', '/_api/iam/recovery/v1/recover', { allowedRoles: 'visitor member', secret: true, numbers: numbers });
