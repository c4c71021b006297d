// Generated from the OpenAPI description. Do not edit: change the description or the generator.

import { exampleHandler, type ExampleHandler } from "../../src/runtime/msw.ts";
import * as calls from '../operations/verification.ts';
import type * as T from '../types.ts';
import * as examples from './examples.ts';

export const startVerificationHandler: ExampleHandler<T.StartVerificationInput, T.StartVerificationResponse, keyof typeof examples.errors | "full" | "minimal"> = /* @__PURE__ */ exampleHandler(calls.startVerification, { "full": examples.StartVerificationResponseFull, "minimal": examples.StartVerificationResponseMinimal }, () => ({ ...examples.errors }));

export const verifyDuringAuthenticationHandler: ExampleHandler<T.VerifyDuringAuthenticationInput, T.AuthenticationResponse, keyof typeof examples.errors | "requireEmailVerification" | "requireOwnerApproval" | "requireMfa" | "mfaChallenge" | "full" | "minimal" | "VERIFICATION_FAILED"> = /* @__PURE__ */ exampleHandler(calls.verifyDuringAuthentication, { "requireEmailVerification": examples.AuthenticationResponseRequireEmailVerification, "requireOwnerApproval": examples.AuthenticationResponseRequireOwnerApproval, "requireMfa": examples.AuthenticationResponseRequireMfa, "mfaChallenge": examples.AuthenticationResponseMfaChallenge, "full": examples.AuthenticationResponseFull, "minimal": examples.AuthenticationResponseMinimal }, () => ({ ...examples.errors, "VERIFICATION_FAILED": { status: 400, body: examples.applicationError("VERIFICATION_FAILED", "The code is wrong or too old.") } }));

export const resendDuringAuthenticationHandler: ExampleHandler<T.ResendDuringAuthenticationInput, T.AuthenticationResponse, keyof typeof examples.errors | "requireEmailVerification" | "requireOwnerApproval" | "requireMfa" | "mfaChallenge" | "full" | "minimal"> = /* @__PURE__ */ exampleHandler(calls.resendDuringAuthentication, { "requireEmailVerification": examples.AuthenticationResponseRequireEmailVerification, "requireOwnerApproval": examples.AuthenticationResponseRequireOwnerApproval, "requireMfa": examples.AuthenticationResponseRequireMfa, "mfaChallenge": examples.AuthenticationResponseMfaChallenge, "full": examples.resendDuringAuthenticationFull, "minimal": examples.AuthenticationResponseMinimal }, () => ({ ...examples.errors }));
