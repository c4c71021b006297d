// Generated from the OpenAPI description by orval (npx orval). Do not edit: change the description.

'use client';

import {
  actionHook
} from '../../src/runtime/react.ts';
import type {
  ActionHook
} from '../../src/runtime/react.ts';

import * as calls from '../operations/redirects.ts';

import type {
  CreateRedirectSessionInput,
  RedirectSessionResponse
} from '../types.ts';



/**
 * Create a redirect session
 *
 * Prepares a visit to a page that the platform hosts: sign-in, sign-out, an authorization code, a payment, a booking or a product page. Exactly one purpose must be given. Send the browser to `fullUrl`; the visitor comes back to one of the callbacks, which must be on an allowed domain, while `auth` needs an allowed redirect address. The site must be published. Creating the session changes nothing else: a sign-out takes effect when the browser visits the address.
 *
 * Roles: visitor, member, merchant.
 * Statuses that no source documents: 404.
 */
export const useCreateRedirectSessionAction: ActionHook<CreateRedirectSessionInput, RedirectSessionResponse> = /* @__PURE__ */ actionHook(calls.createRedirectSession);
