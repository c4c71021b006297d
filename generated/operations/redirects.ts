// Generated from the OpenAPI description. Do not edit: change the description or the generator.

import * as runtime from '../../src/runtime/index.ts';
import type * as T from '../types.ts';

/**
 * Create a redirect session
 *
 * Prepares a visit to a page that the platform hosts: sign-in, sign-out, an authorization code, a payment, a booking or a product page. Exactly one purpose must be given. Send the browser to `fullUrl`; the visitor comes back to one of the callbacks, which must be on an allowed domain, while `auth` needs an allowed redirect address. The site must be published. Creating the session changes nothing else: a sign-out takes effect when the browser visits the address.
 *
 * Roles: visitor, member, merchant.
 * Statuses that no source documents: 404.
 */
export const createRedirectSession: runtime.Operation<T.CreateRedirectSessionInput, T.RedirectSessionResponse> = /* @__PURE__ */ runtime.operation('redirects.createRedirectSession', 'POST', '/_api/redirects-api/v1/redirect-session', { allowedRoles: 'visitor member merchant' });
