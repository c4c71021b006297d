// Generated from the OpenAPI description. Do not edit: change the description or the generator.

import { exampleHandler, type ExampleHandler } from "../../src/runtime/msw.ts";
import * as calls from '../operations/recovery.ts';
import type * as T from '../types.ts';
import * as examples from './examples.ts';

export const sendRecoveryEmailHandler: ExampleHandler<T.SendRecoveryEmailInput, T.EmptyResponse, keyof typeof examples.errors | "typical" | "minimal"> = /* @__PURE__ */ exampleHandler(calls.sendRecoveryEmail, { "typical": examples.EmptyResponseTypical, "minimal": examples.EmptyResponseMinimal }, () => ({ ...examples.errors }));

export const sendActivationEmailHandler: ExampleHandler<T.SendActivationEmailInput, T.EmptyResponse, keyof typeof examples.errors3 | "typical" | "minimal"> = /* @__PURE__ */ exampleHandler(calls.sendActivationEmail, { "typical": examples.EmptyResponseTypical, "minimal": examples.EmptyResponseMinimal }, () => ({ ...examples.errors3 }));

export const recoverPasswordHandler: ExampleHandler<T.RecoverPasswordInput, T.AuthenticationResponse, keyof typeof examples.errors | "typical" | "requireEmailVerification" | "requireOwnerApproval" | "requireMfa" | "mfaChallenge" | "full" | "minimal"> = /* @__PURE__ */ exampleHandler(calls.recoverPassword, { "typical": examples.AuthenticationResponseTypical, "requireEmailVerification": examples.AuthenticationResponseRequireEmailVerification, "requireOwnerApproval": examples.AuthenticationResponseRequireOwnerApproval, "requireMfa": examples.AuthenticationResponseRequireMfa, "mfaChallenge": examples.AuthenticationResponseMfaChallenge, "full": examples.AuthenticationResponseFull, "minimal": examples.AuthenticationResponseMinimal }, () => ({ ...examples.errors }));
