// Generated from the OpenAPI description. Do not edit: change the description or the generator.

import { exampleHandler, type ExampleHandler } from "../../src/runtime/msw.ts";
import * as calls from '../operations/oauth.ts';
import type * as T from '../types.ts';
import * as examples from './examples.ts';

export const oauthTokenHandler: ExampleHandler<T.OauthTokenInput, T.OAuthTokenResponse, keyof typeof examples.errors9 | "typical" | "minimal"> = /* @__PURE__ */ exampleHandler(calls.oauthToken, { "typical": examples.OAuthTokenResponseTypical, "minimal": examples.OAuthTokenResponseMinimal }, () => ({ ...examples.errors9 }));

export const oauthTokenInfoHandler: ExampleHandler<T.OauthTokenInfoInput, T.OauthTokenInfoResponse, keyof typeof examples.errors10 | "typical" | "inactive" | "full" | "minimal"> = /* @__PURE__ */ exampleHandler(calls.oauthTokenInfo, { "typical": examples.OauthTokenInfoResponseTypical, "inactive": examples.OauthTokenInfoResponseInactive, "full": examples.OauthTokenInfoResponseFull, "minimal": examples.OauthTokenInfoResponseMinimal }, () => ({ ...examples.errors10 }));
