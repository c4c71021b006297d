// Generated from the OpenAPI description. Do not edit: change the description or the generator.

import * as runtime from '../../src/runtime/msw.ts';
import type * as T from '../types.ts';
import * as examples from './examples.ts';

/** Mocks `GET /ecom/v1/checkout-settings`: Get the checkout settings. Responds with the example `typical` by default. */
export const getCheckoutSettingsHandler: runtime.ExampleHandler<T.GetCheckoutSettingsInput, T.CheckoutSettingsResponse, keyof typeof examples.errors5 | 'typical' | 'full'> = /* @__PURE__ */ runtime.exampleHandler({ id: 'checkoutSettings.getCheckoutSettings', method: 'GET', path: '/ecom/v1/checkout-settings' }, { typical: examples.CheckoutSettingsResponseTypical, full: examples.CheckoutSettingsResponseFull }, () => ({ ...examples.errors5 }));

/** Mocks `PATCH /ecom/v1/checkout-settings`: Update the checkout settings. Responds with the example `typical` by default. */
export const updateCheckoutSettingsHandler: runtime.ExampleHandler<T.UpdateCheckoutSettingsInput, T.CheckoutSettingsResponse, keyof typeof examples.errors | 'typical' | 'full'> = /* @__PURE__ */ runtime.exampleHandler({ id: 'checkoutSettings.updateCheckoutSettings', method: 'PATCH', path: '/ecom/v1/checkout-settings' }, { typical: examples.CheckoutSettingsResponseTypical, full: examples.CheckoutSettingsResponseFull }, () => ({ ...examples.errors }));
