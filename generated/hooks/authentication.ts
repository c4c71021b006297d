// Generated from the OpenAPI description. Do not edit: change the description or the generator.

'use client';

import { actionHook, type ActionHook } from "../../src/runtime/react.ts";
import * as calls from '../operations/authentication.ts';
import type * as T from '../types.ts';

/** Register a member with e-mail and password. */
export const useRegisterAction: ActionHook<T.RegisterInput, T.AuthenticationResponse> = /* @__PURE__ */ actionHook(calls.register);

/** Log a member in with e-mail and password. */
export const useLoginAction: ActionHook<T.LoginInput, T.AuthenticationResponse> = /* @__PURE__ */ actionHook(calls.login);

/** Change the password of the current member. */
export const useChangePasswordAction: ActionHook<T.ChangePasswordInput, T.EmptyResponse> = /* @__PURE__ */ actionHook(calls.changePassword);

/** Sign in with tokens of an identity provider. */
export const useSsoLoginWithTokenParamsAction: ActionHook<T.SsoLoginWithTokenParamsInput, T.AuthenticationResponse> = /* @__PURE__ */ actionHook(calls.ssoLoginWithTokenParams);

/** Sign a member in without credentials. */
export const useSignOnAction: ActionHook<T.SignOnInput, T.SignOnResponse> = /* @__PURE__ */ actionHook(calls.signOn, ["members"]);

/** Answer a challenge for a sign-in factor. */
export const useVerifyFactorAction: ActionHook<T.VerifyFactorInput, T.AuthenticationResponse> = /* @__PURE__ */ actionHook(calls.verifyFactor);
