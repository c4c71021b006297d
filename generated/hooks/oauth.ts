// Generated from the OpenAPI description by orval (npx orval). Do not edit: change the description.

'use client';

import {
  actionHook
} from '../../src/runtime/react.ts';
import type {
  ActionHook
} from '../../src/runtime/react.ts';

import * as calls from '../operations/oauth.ts';

import type {
  OAuthTokenResponse,
  OauthTokenInfoInput,
  OauthTokenInfoResponse,
  OauthTokenInput
} from '../types.ts';



/**
 * Get or renew tokens
 *
 * Gives tokens for one of the grants: a new visitor, a renewal, a code exchange, or a trusted server or app. Access tokens last 14400 seconds as a rule. Only `invalid_grant` ends a session; every other failure leaves the refresh token valid. Never renew twice at once, and never send a code or a renewal again after a 400 or 401.
 *
 * Roles: visitor, member, merchant.
 */
export const useOauthTokenAction: ActionHook<OauthTokenInput, OAuthTokenResponse> = /* @__PURE__ */ actionHook(calls.oauthToken);
/**
 * Look up an access token
 *
 * Returns whether a token is active, and the identity it represents. Is called without Authorization. A server must check `active`, the client and the site before it trusts the token, and should not keep the response longer than a minute.
 *
 * Roles: visitor, member, merchant.
 */
export const useOauthTokenInfoAction: ActionHook<OauthTokenInfoInput, OauthTokenInfoResponse> = /* @__PURE__ */ actionHook(calls.oauthTokenInfo);
