// Generated from the OpenAPI description. Do not edit: change the description or the generator.

import * as runtime from '../../src/runtime/index.ts';
import { numbers } from '../numbers.ts';
import type * as T from '../types.ts';

/**
 * Send a verification code to an identity
 *
 * Mails a code to the address of an identity and returns the id of the verification. Needs the permission IAM.START. A sign-in that waits for a code needs no start: its mail is sent by itself, and `verifyDuringAuthentication` takes its state token.
 *
 * Roles: visitor, member, merchant.
 * Statuses that no source documents: 404.
 */
export const startVerification: runtime.Operation<T.StartVerificationInput, T.StartVerificationResponse> = /* @__PURE__ */ runtime.operation('verification.startVerification', 'POST', '/_api/iam/verification/v1/start', { allowedRoles: 'visitor member merchant', secret: true });

/**
 * Complete a sign-in with an e-mailed code
 *
 * Takes the 6-character code from the verification mail together with the state token of a sign-in in the state `REQUIRE_EMAIL_VERIFICATION`, and completes that sign-in. A wrong code is an error and not a state of the response.
 *
 * Roles: visitor.
 * Error codes: VERIFICATION_FAILED (400).
 */
export const verifyDuringAuthentication: runtime.Operation<T.VerifyDuringAuthenticationInput, T.AuthenticationResponse> = /* @__PURE__ */ runtime.operation('verification.verifyDuringAuthentication', 'POST', '/_api/iam/verification/v1/auth/verify', { allowedRoles: 'visitor', secret: true, numbers: numbers });

/**
 * Send the verification code of a sign-in again
 *
 * Mails a new code for a sign-in in the state `REQUIRE_EMAIL_VERIFICATION`. Use the state token of the response from then on, when it has one.
 *
 * Roles: visitor.
 */
export const resendDuringAuthentication: runtime.Operation<T.ResendDuringAuthenticationInput, T.AuthenticationResponse> = /* @__PURE__ */ runtime.operation('verification.resendDuringAuthentication', 'POST', '/_api/iam/verification/v1/auth/resend', { allowedRoles: 'visitor', secret: true, numbers: numbers });
