// Generated from the OpenAPI description. Do not edit: change the description or the generator.

import { exampleHandler, type ExampleHandler } from "../../src/runtime/msw.ts";
import * as calls from '../operations/recovery.ts';
import type * as T from '../types.ts';
import * as examples from './examples.ts';

export const sendRecoveryEmailHandler: ExampleHandler<T.SendRecoveryEmailInput, T.EmptyResponse, keyof typeof examples.errors | "full" | "minimal"> = /* @__PURE__ */ exampleHandler(calls.sendRecoveryEmail, { "full": examples.EmptyResponseFull, "minimal": examples.EmptyResponseMinimal }, () => ({ ...examples.errors }));

export const sendActivationEmailHandler: ExampleHandler<T.SendActivationEmailInput, T.EmptyResponse, keyof typeof examples.errors | "full" | "minimal"> = /* @__PURE__ */ exampleHandler(calls.sendActivationEmail, { "full": examples.EmptyResponseFull, "minimal": examples.EmptyResponseMinimal }, () => ({ ...examples.errors }));

export const recoverPasswordHandler: ExampleHandler<T.RecoverPasswordInput, T.AuthenticationResponse, keyof typeof examples.errors | "full" | "minimal"> = /* @__PURE__ */ exampleHandler(calls.recoverPassword, { "full": examples.AuthenticationResponseFull, "minimal": examples.AuthenticationResponseMinimal }, () => ({ ...examples.errors }));
