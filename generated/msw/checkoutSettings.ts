// Generated from the OpenAPI description. Do not edit: change the description or the generator.

import { exampleHandler, type ExampleHandler } from "../../src/runtime/msw.ts";
import * as calls from '../operations/checkoutSettings.ts';
import type * as T from '../types.ts';
import * as examples from './examples.ts';

export const getCheckoutSettingsHandler: ExampleHandler<T.GetCheckoutSettingsInput, T.CheckoutSettingsResponse, keyof typeof examples.errors5 | "typical" | "full" | "minimal"> = /* @__PURE__ */ exampleHandler(calls.getCheckoutSettings, { "typical": examples.CheckoutSettingsResponseTypical, "full": examples.CheckoutSettingsResponseFull, "minimal": examples.CheckoutSettingsResponseMinimal }, () => ({ ...examples.errors5 }));

export const updateCheckoutSettingsHandler: ExampleHandler<T.UpdateCheckoutSettingsInput, T.CheckoutSettingsResponse, keyof typeof examples.errors | "typical" | "full" | "minimal"> = /* @__PURE__ */ exampleHandler(calls.updateCheckoutSettings, { "typical": examples.CheckoutSettingsResponseTypical, "full": examples.CheckoutSettingsResponseFull, "minimal": examples.CheckoutSettingsResponseMinimal }, () => ({ ...examples.errors }));
