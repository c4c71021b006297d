// Generated from the OpenAPI description by orval (npx orval). Do not edit: change the description.

'use client';

import {
  actionHook
} from '../../src/runtime/react.ts';
import type {
  ActionHook
} from '../../src/runtime/react.ts';

import * as calls from '../operations/verification.ts';

import type {
  AuthenticationResponse,
  ResendDuringAuthenticationInput,
  StartVerificationInput,
  StartVerificationResponse,
  VerifyDuringAuthenticationInput
} from '../types.ts';



/**
 * Send a verification code to an identity
 *
 * Mails a code to the address of an identity and returns the id of the verification. Needs the permission IAM.START. A sign-in that waits for a code needs no start: its mail is sent by itself, and `verifyDuringAuthentication` takes its state token.
 *
 * Roles: visitor, member, merchant.
 * Statuses that no source documents: 404.
 */
export const useStartVerificationAction: ActionHook<StartVerificationInput, StartVerificationResponse> = /* @__PURE__ */ actionHook(calls.startVerification);
/**
 * Complete a sign-in with an e-mailed code
 *
 * Takes the 6-character code from the verification mail together with the state token of a sign-in in the state `REQUIRE_EMAIL_VERIFICATION`, and completes that sign-in. A wrong code is an error and not a state of the response.
 *
 * Roles: visitor.
 * Error codes: VERIFICATION_FAILED (400).
 */
export const useVerifyDuringAuthenticationAction: ActionHook<VerifyDuringAuthenticationInput, AuthenticationResponse> = /* @__PURE__ */ actionHook(calls.verifyDuringAuthentication);
/**
 * Send the verification code of a sign-in again
 *
 * Mails a new code for a sign-in in the state `REQUIRE_EMAIL_VERIFICATION`. Use the state token of the response from then on, when it has one.
 *
 * Roles: visitor.
 */
export const useResendDuringAuthenticationAction: ActionHook<ResendDuringAuthenticationInput, AuthenticationResponse> = /* @__PURE__ */ actionHook(calls.resendDuringAuthentication);
