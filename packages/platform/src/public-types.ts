import type { PlatformActions } from '../generated/actions.ts';
import type { Settings } from './kernel/settings/settings.ts';
import type { Shop } from './kernel/settings/shop.ts';
import type { ClockOptions } from './kernel/values/clock.ts';
import type { SampleData } from './seeds/sample-data.ts';
import type { ListenOptions } from './server/http/listen.ts';

/** Options of `createPlatform`. */
export interface PlatformOptions {
  /**
   * Name of the seed that an empty shop is filled with. The same seed and
   * clock give the same ids. Default `empty`.
   */
  seed?: string | undefined;
  /**
   * Start of the clock, as ISO 8601. The clock then stops there until it is advanced, unless
   * `runs` is true. Default: the time of the system, which passes. Where an action has moved the
   * clock of a folder, it continues from there.
   */
  clock?: string | ClockOptions | undefined;
  settings?: Partial<Settings> | undefined;
  /** Folder in which the data is kept. Default: in memory, until `close`. */
  data?: string | undefined;
  /**
   * Hosts with ports, such as `127.0.0.1:8080`, from which files are imported even if
   * their addresses are private. Default none.
   */
  allowImport?: readonly string[] | undefined;
  /**
   * Web methods of the site by module and name, made with `webMethod` of
   * `storewire-server`. Default none.
   */
  webMethods?: Readonly<Record<string, Readonly<Record<string, object>>>> | undefined;
  /**
   * Receives faults of the platform, to which callers get a 500, with the id of the call.
   * Default: they are logged to the console.
   */
  onFault?: ((error: unknown, operation: string) => void) | undefined;
}

/** One shop with real state. Its other methods are the actions of the admin API. */
export interface Platform extends PlatformActions {
  /** Responds to a request in process, as over HTTP. */
  fetch: typeof fetch;
  /**
   * Serves the platform over HTTP and returns its origin, for example
   * `http://127.0.0.1:4010`. Rejects if the port is in use.
   */
  listen: (options?: ListenOptions) => Promise<string>;
  /** Ids and keys of the shop. */
  shop: Shop;
  /** Resolves to what the shop has for trying it out: members of a seed, a coupon and a gift card. */
  sampleData: () => Promise<SampleData>;
  /** Stops listening and closes the database. */
  close: () => Promise<void>;
}

/**
 * The default export of a file that fills an empty shop, for `storewire platform --seed FILE`. It makes calls
 * and carries out actions; the same clock gives the same data.
 *
 * @example
 * import type { SeedFile } from 'storewire-platform';
 *
 * const seed: SeedFile = async (platform) => {
 *   const { accessToken } = platform.issueToken({ role: 'staff' });
 *   await platform.fetch('http://127.0.0.1:4010/stores/v1/products', {
 *     method: 'POST',
 *     headers: { authorization: accessToken, 'content-type': 'application/json' },
 *     body: JSON.stringify({ product: { name: 'Bowl', priceData: { price: 12.5 } } }),
 *   });
 * };
 * export default seed;
 */
export type SeedFile = (platform: Platform) => void | Promise<void>;
