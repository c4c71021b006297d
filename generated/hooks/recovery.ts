// Generated from the OpenAPI description. Do not edit: change the description or the generator.

'use client';

import { actionHook, type ActionHook } from "../../src/runtime/react.ts";
import * as calls from '../operations/recovery.ts';
import type * as T from '../types.ts';

/** Send a password recovery mail. */
export const useSendRecoveryEmailAction: ActionHook<T.SendRecoveryEmailInput, T.EmptyResponse> = /* @__PURE__ */ actionHook(calls.sendRecoveryEmail);

/** Send an account activation mail. */
export const useSendActivationEmailAction: ActionHook<T.SendActivationEmailInput, T.EmptyResponse> = /* @__PURE__ */ actionHook(calls.sendActivationEmail);

/** Set a new password with a recovery token. */
export const useRecoverPasswordAction: ActionHook<T.RecoverPasswordInput, T.AuthenticationResponse> = /* @__PURE__ */ actionHook(calls.recoverPassword);
