// Generated from the OpenAPI description. Do not edit: change the description or the generator.

'use client';

import { actionHook, type ActionHook } from "../../src/runtime/react.ts";
import * as calls from '../operations/redirects.ts';
import type * as T from '../types.ts';

/** Create a redirect session. */
export const useCreateRedirectSessionAction: ActionHook<T.CreateRedirectSessionInput, T.RedirectSessionResponse> = /* @__PURE__ */ actionHook(calls.createRedirectSession);
