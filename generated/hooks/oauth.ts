// Generated from the OpenAPI description. Do not edit: change the description or the generator.

'use client';

import { actionHook, type ActionHook } from "../../src/runtime/react.ts";
import * as calls from '../operations/oauth.ts';
import type * as T from '../types.ts';

/** Get or renew tokens. */
export const useOauthTokenAction: ActionHook<T.OauthTokenInput, T.OAuthTokenResponse> = /* @__PURE__ */ actionHook(calls.oauthToken);

/** Look up an access token. */
export const useOauthTokenInfoAction: ActionHook<T.OauthTokenInfoInput, T.OauthTokenInfoResponse> = /* @__PURE__ */ actionHook(calls.oauthTokenInfo);
