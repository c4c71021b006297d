// Generated from the OpenAPI description. Do not edit: change the description or the generator.

'use client';

import { actionHook, readHook, type ActionHook, type ReadHook } from "../../src/runtime/react.ts";
import * as calls from '../operations/checkoutSettings.ts';
import type * as T from '../types.ts';

/** Get the checkout settings. */
export const useGetCheckoutSettings: ReadHook<T.GetCheckoutSettingsInput, T.CheckoutSettingsResponse> = /* @__PURE__ */ readHook(calls.getCheckoutSettings);

/** Update the checkout settings. */
export const useUpdateCheckoutSettingsAction: ActionHook<T.UpdateCheckoutSettingsInput, T.CheckoutSettingsResponse> = /* @__PURE__ */ actionHook(calls.updateCheckoutSettings, ["checkoutSettings"]);
