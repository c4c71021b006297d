/**
 * A local store platform with real state, for development and tests. It is not made to serve real customers.
 */
import { createShopPlatform } from './platform.ts';
import type { Platform, PlatformOptions } from './public-types.ts';

export type { PlatformActions } from '../generated/actions.ts';
export { ANN, type Asks, SAMPLE_PASSWORD, SAMPLES, type SampleAccount } from './features/identity/samples.ts';
export type { Settings } from './kernel/settings/settings.ts';
export type { Shop } from './kernel/settings/shop.ts';
export type { ClockOptions } from './kernel/values/clock.ts';
export type { Platform, PlatformOptions, SeedFile } from './public-types.ts';
export type { SampleData } from './seeds/sample-data.ts';
export type { ListenOptions } from './server/http/listen.ts';

/**
 * Creates a shop. Each is separate from all others. Throws an error with the name
 * `FolderInUseError`, `OtherVersionError` or `UnusableFolderError` for a folder that cannot be used,
 * and a `RangeError` for an unknown seed or an invalid clock.
 *
 * @example
 * import { createClient, fixedToken } from 'storewire';
 * import { createPlatform } from 'storewire-platform';
 *
 * const platform = createPlatform({ clock: '2026-03-01T09:00:00Z' });
 * const auth = fixedToken(platform.issueToken({ role: 'visitor' }).accessToken);
 * const client = createClient({ baseUrl: 'http://127.0.0.1:4010', fetch: platform.fetch, auth });
 * const { products } = await client.products.queryProducts();
 * await platform.close();
 */
export const createPlatform: (options?: PlatformOptions) => Platform = createShopPlatform;
