// Generated from the OpenAPI description. Do not edit: change the description or the generator.

'use client';

import { readHook, updateHook, type ReadHook, type UpdateHook } from "../../src/runtime/react.ts";
import * as calls from '../operations/checkoutSettings.ts';
import type * as T from '../types.ts';

/**
 * Get the checkout settings
 *
 * Returns how checkout works and looks on the site. Every site has these settings from the day its shop is installed.
 *
 * Callers: merchant.
 */
export const useGetCheckoutSettings: ReadHook<T.GetCheckoutSettingsInput, T.CheckoutSettingsResponse> = /* @__PURE__ */ readHook(calls.getCheckoutSettings);

/**
 * Update the checkout settings
 *
 * Changes the settings that are given and does not change the others. With a `fieldMask`, only the properties it names change. Subscribers get an event.
 *
 * Callers: merchant.
 */
export const useUpdateCheckoutSettingsAction: UpdateHook<T.UpdateCheckoutSettingsInput, T.CheckoutSettingsResponse> = /* @__PURE__ */ updateHook(calls.updateCheckoutSettings, ["checkoutSettings"], ["checkoutSettings.getCheckoutSettings"]);
