// Generated from the OpenAPI description. Do not edit: change the description or the generator.

import type * as runtime from 'storewire-react-admin';
import * as calls from 'storewire/operations';
import type * as T from 'storewire';

/**
 * Get the checkout settings
 *
 * Returns how checkout works and looks on the site. Every site has these settings from the day its shop is installed.
 *
 * Roles: merchant.
 */
export const getCheckoutSettings: runtime.ResourceCall<T.GetCheckoutSettingsInput, T.CheckoutSettingsResponse> = { call: calls.getCheckoutSettings, record: 'checkoutSettings' };

/**
 * Update the checkout settings
 *
 * Changes the settings that are given and does not change the others. With a `fieldMask`, only the properties it names change. Subscribers get an event.
 *
 * Roles: merchant.
 */
export const updateCheckoutSettings: runtime.ResourceCall<T.UpdateCheckoutSettingsInput, T.CheckoutSettingsResponse> = { call: calls.updateCheckoutSettings, data: 'checkoutSettings', mask: 'fieldMask', record: 'checkoutSettings', invalidates: ['checkoutSettings'], updates: 'checkoutSettings.getCheckoutSettings' };
