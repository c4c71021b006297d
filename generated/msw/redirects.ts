// Generated from the OpenAPI description. Do not edit: change the description or the generator.

import { exampleHandler, type ExampleHandler } from "../../src/runtime/msw.ts";
import * as calls from '../operations/redirects.ts';
import type * as T from '../types.ts';
import * as examples from './examples.ts';

export const createRedirectSessionHandler: ExampleHandler<T.CreateRedirectSessionInput, T.RedirectSessionResponse, keyof typeof examples.errors3 | "typical" | "full" | "minimal"> = /* @__PURE__ */ exampleHandler(calls.createRedirectSession, { "typical": examples.RedirectSessionResponseTypical, "full": examples.RedirectSessionResponseFull, "minimal": examples.RedirectSessionResponseMinimal }, () => ({ ...examples.errors3 }));
