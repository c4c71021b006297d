// Generated from the OpenAPI description. Do not edit: change the description or the generator.

'use client';

import { actionHook, type ActionHook } from "../../src/runtime/react.ts";
import * as calls from '../operations/verification.ts';
import type * as T from '../types.ts';

/** Send a verification code to an identity. */
export const useStartVerificationAction: ActionHook<T.StartVerificationInput, T.StartVerificationResponse> = /* @__PURE__ */ actionHook(calls.startVerification);

/** Complete a sign-in with an e-mailed code. */
export const useVerifyDuringAuthenticationAction: ActionHook<T.VerifyDuringAuthenticationInput, T.AuthenticationResponse> = /* @__PURE__ */ actionHook(calls.verifyDuringAuthentication);

/** Send the verification code of a sign-in again. */
export const useResendDuringAuthenticationAction: ActionHook<T.ResendDuringAuthenticationInput, T.AuthenticationResponse> = /* @__PURE__ */ actionHook(calls.resendDuringAuthentication);
