// Generated from the OpenAPI description. Do not edit: change the description or the generator.

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
export * from './files.ts';
export * from './members.ts';
export * from './redirects.ts';
export * from './graphql.ts';
export * from './web-methods.ts';
