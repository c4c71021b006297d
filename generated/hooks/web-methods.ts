// Generated from the OpenAPI description by orval (npx orval). Do not edit: change the description.

'use client';

import {
  actionHook
} from '../../src/runtime/react.ts';
import type {
  ActionHook
} from '../../src/runtime/react.ts';

import * as calls from '../operations/web-methods.ts';

import type {
  CallWebMethodInput,
  CallWebMethodResponse
} from '../types.ts';



/**
 * Call a server function of the site
 *
 * Runs a function that the site exports to its pages, with a JSON list of arguments. Each function has a level: anyone (visitor, member or merchant), site-member (member or merchant) or admin (merchant). A wrong level gives "Insufficient permissions", a call without a token "Request is missing authentication data". A failure returns 200 with `exception` true; its message is replaced by "Error: Unable to handle the request. Contact the site administrator or view site monitoring logs for more information." unless the site runs in debug mode. A malformed call gets 400 with the plain text "invalid request". Lives on the site, not on the platform host.
 *
 * Roles: visitor, member, merchant.
 */
export const useCallWebMethodAction: ActionHook<CallWebMethodInput, CallWebMethodResponse> = /* @__PURE__ */ actionHook(calls.callWebMethod);
