// Generated from the OpenAPI description. Do not edit: change the description or the generator.

import * as runtime from '../../src/runtime/index.ts';
import { numbers } from '../numbers.ts';
import type * as T from '../types.ts';

/**
 * Get the checkout settings
 *
 * Returns how checkout works and looks on the site. Every site has these settings from the day its shop is installed.
 *
 * Roles: merchant.
 */
export const getCheckoutSettings: runtime.Operation<T.GetCheckoutSettingsInput, T.CheckoutSettingsResponse> = /* @__PURE__ */ runtime.operation('checkoutSettings.getCheckoutSettings', 'GET', '/ecom/v1/checkout-settings', { allowedRoles: 'merchant', numbers: numbers });

/**
 * Update the checkout settings
 *
 * Changes the settings that are given and does not change the others. With a `fieldMask`, only the properties it names change. Subscribers get an event.
 *
 * Roles: merchant.
 */
export const updateCheckoutSettings: runtime.Operation<T.UpdateCheckoutSettingsInput, T.CheckoutSettingsResponse> = /* @__PURE__ */ runtime.operation('checkoutSettings.updateCheckoutSettings', 'PATCH', '/ecom/v1/checkout-settings', { allowedRoles: 'merchant', numbers: numbers });
