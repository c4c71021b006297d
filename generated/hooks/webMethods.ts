// Generated from the OpenAPI description. Do not edit: change the description or the generator.

'use client';

import { actionHook, type ActionHook } from "../../src/runtime/react.ts";
import * as calls from '../operations/webMethods.ts';
import type * as T from '../types.ts';

/** Call a server function of the site. */
export const useCallWebMethodAction: ActionHook<T.CallWebMethodInput, T.CallWebMethodResponse> = /* @__PURE__ */ actionHook(calls.callWebMethod);
