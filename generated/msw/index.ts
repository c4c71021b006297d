// Generated from the OpenAPI description. Do not edit: change the description or the generator.


import * as runtime from '../../src/runtime/msw.ts';
import * as service0 from './back-in-stock.ts';
import * as service1 from './checkout-settings.ts';
import * as service2 from './checkouts.ts';
import * as service3 from './current-cart.ts';
import * as service4 from './current-cart-v2.ts';
import * as service5 from './carts-v2.ts';
import * as service6 from './totals.ts';
import * as service7 from './invoices.ts';
import * as service8 from './orders.ts';
import * as service9 from './payments.ts';
import * as service10 from './recommendations.ts';
import * as service11 from './reviews.ts';
import * as service12 from './collections.ts';
import * as service13 from './products.ts';
import * as service14 from './variants.ts';
import * as service15 from './catalog-versioning.ts';
import * as service16 from './products-v3.ts';
import * as service17 from './inventory-items.ts';
import * as service18 from './customizations.ts';
import * as service19 from './categories.ts';
import * as service20 from './authentication.ts';
import * as service21 from './verification.ts';
import * as service22 from './recovery.ts';
import * as service23 from './oauth.ts';
import * as service24 from './files.ts';
import * as service25 from './members.ts';
import * as service26 from './redirects.ts';
import * as service27 from './graphql.ts';
import * as service28 from './web-methods.ts';
export * from './back-in-stock.ts';
export * from './checkout-settings.ts';
export * from './checkouts.ts';
export * from './current-cart.ts';
export * from './current-cart-v2.ts';
export * from './carts-v2.ts';
export * from './totals.ts';
export * from './invoices.ts';
export * from './orders.ts';
export * from './payments.ts';
export * from './recommendations.ts';
export * from './reviews.ts';
export * from './collections.ts';
export * from './products.ts';
export * from './variants.ts';
export * from './catalog-versioning.ts';
export * from './products-v3.ts';
export * from './inventory-items.ts';
export * from './customizations.ts';
export * from './categories.ts';
export * from './authentication.ts';
export * from './verification.ts';
export * from './recovery.ts';
export * from './oauth.ts';
export * from './files.ts';
export * from './members.ts';
export * from './redirects.ts';
export * from './graphql.ts';
export * from './web-methods.ts';

/**
 * Returns a handler for every call, each of which responds with its first example. MSW uses the first handler that
 * matches, so put your own handlers before them.
 */
export const handlers = /* @__PURE__ */ runtime.allHandlers(service0, service1, service2, service3, service4, service5, service6, service7, service8, service9, service10, service11, service12, service13, service14, service15, service16, service17, service18, service19, service20, service21, service22, service23, service24, service25, service26, service27, service28);
