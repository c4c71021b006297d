// Generated from the OpenAPI description. Do not edit: change the description or the generator.

import { exampleHandler, type ExampleHandler } from "../../src/runtime/msw.ts";
import * as calls from '../operations/oauth.ts';
import type * as T from '../types.ts';
import * as examples from './examples.ts';

export const oauthTokenHandler: ExampleHandler<T.OauthTokenInput, T.OAuthTokenResponse, keyof typeof examples.errors3 | "full" | "minimal"> = /* @__PURE__ */ exampleHandler(calls.oauthToken, { "full": examples.OAuthTokenResponseFull, "minimal": examples.OAuthTokenResponseMinimal }, () => ({ ...examples.errors3 }));

export const oauthTokenInfoHandler: ExampleHandler<T.OauthTokenInfoInput, T.OauthTokenInfoResponse, keyof typeof examples.errors | "full" | "minimal"> = /* @__PURE__ */ exampleHandler(calls.oauthTokenInfo, { "full": examples.OauthTokenInfoResponseFull, "minimal": examples.OauthTokenInfoResponseMinimal }, () => ({ ...examples.errors }));
