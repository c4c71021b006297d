// Generated from the OpenAPI description. Do not edit: change the description or the generator.

import type * as runtime from 'storewire-react-admin';
import * as calls from 'storewire/operations';
import type * as T from 'storewire';

/**
 * Create a redirect session
 *
 * Prepares a visit to a page that the platform hosts: sign-in, sign-out, an authorization code, a payment, a booking or a product page. Exactly one purpose must be given. Send the browser to `fullUrl`; the visitor comes back to one of the callbacks, which must be on an allowed domain, while `auth` needs an allowed redirect address. The site must be published. Creating the session changes nothing else: a sign-out takes effect when the browser visits the address.
 *
 * Roles: visitor, member, merchant.
 * Statuses that no source documents: 404.
 */
export const createRedirectSession: runtime.ResourceCall<T.CreateRedirectSessionInput, T.RedirectSessionResponse> = { call: calls.createRedirectSession, data: '', record: 'redirectSession' };
