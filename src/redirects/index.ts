/** Visits to pages of the platform, and the way back: redirect sessions of every kind, and the address that signs a browser out. */
export { createRedirect, type RedirectOptions } from './create-redirect.ts';
export { logoutAddress } from './logout-address.ts';
export type { ReturnOptions } from '../core/return-addresses.ts';
