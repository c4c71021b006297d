// Generated from the OpenAPI description by orval (npx orval). Do not edit: change the description.

'use client';

import {
  readHook,
  updateHook
} from '../../src/runtime/react.ts';
import type {
  ReadHook,
  UpdateHook
} from '../../src/runtime/react.ts';

import * as calls from '../operations/checkout-settings.ts';

import type {
  CheckoutSettingsResponse,
  GetCheckoutSettingsInput,
  UpdateCheckoutSettingsInput
} from '../types.ts';



/**
 * Get the checkout settings
 *
 * Returns how checkout works and looks on the site. Every site has these settings from the day its shop is installed.
 *
 * Roles: merchant.
 */
export const useGetCheckoutSettings: ReadHook<GetCheckoutSettingsInput, CheckoutSettingsResponse> = /* @__PURE__ */ readHook(calls.getCheckoutSettings);
/**
 * Update the checkout settings
 *
 * Changes the settings that are given and does not change the others. With a `fieldMask`, only the properties it names change. Subscribers get an event.
 *
 * Roles: merchant.
 */
export const useUpdateCheckoutSettingsAction: UpdateHook<UpdateCheckoutSettingsInput, CheckoutSettingsResponse> = /* @__PURE__ */ updateHook(calls.updateCheckoutSettings, ['checkoutSettings'], ['checkoutSettings.getCheckoutSettings']);
