// Generated from the OpenAPI description. Do not edit: change the description or the generator.

import * as runtime from '../../src/runtime/index.ts';
import type * as T from '../types.ts';

/**
 * Call a server function of the site
 *
 * Runs a function that the site exports to its pages, with a JSON list of arguments. Each function has a level: anyone (visitor, member or merchant), site-member (member or merchant) or admin (merchant). A wrong level gives "Insufficient permissions", a call without a token "Request is missing authentication data". A failure returns 200 with `exception` true; its message is replaced by "Error: Unable to handle the request. Contact the site administrator or view site monitoring logs for more information." unless the site runs in debug mode. A malformed call gets 400 with the plain text "invalid request". Lives on the site, not on the platform host.
 *
 * Roles: visitor, member, merchant.
 */
export const callWebMethod: runtime.Operation<T.CallWebMethodInput, T.CallWebMethodResponse> = /* @__PURE__ */ runtime.operation('webMethods.callWebMethod', 'POST', '/_webMethods/{module}/{functionName}', { allowedRoles: 'visitor member merchant', body: 'args', onSite: true });
