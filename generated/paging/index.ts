// Generated from the OpenAPI description. Do not edit: change the description or the generator.

export * from './back-in-stock.ts';
export * from './orders.ts';
export * from './reviews.ts';
export * from './collections.ts';
export * from './products.ts';
export * from './variants.ts';
export * from './products-v3.ts';
export * from './inventory-items.ts';
export * from './customizations.ts';
export * from './categories.ts';
export * from './files.ts';
export * from './members.ts';
