/** What tests of other packages use of the platform, besides its public entry. */
export { CAPTCHA } from '../src/features/identity/calls/credentials.ts';
export { createShopPlatform, type ShopPlatform } from '../src/platform.ts';
export { catalogVersionOf } from '../src/server/http/catalog-version.ts';
export { formIn, visit } from './checkout-page.ts';
export { EXAMPLE_OPTIONS, exampleRequests, exampleTokens } from './example-shop.ts';
export { type IdentityPlatform, startIdentityPlatform } from './identity-platform.ts';
export { keepState } from './shop.ts';
