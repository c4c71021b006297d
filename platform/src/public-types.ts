import type { Clock, ClockOptions } from './clock.ts';
import type { ListenOptions } from './http/server.ts';
import type { Settings } from './settings.ts';
import type { Shop } from './shop.ts';

/** Options of `createPlatform`. */
export interface PlatformOptions {
  /** Name of the seed that an empty shop is filled with. The same seed and clock give the same ids. Default `empty`. */
  seed?: string | undefined;
  /**
   * Start of the clock, as ISO 8601. The clock then stops there until it is advanced, unless `runs` is true. Default: the time of the system, which passes.
   */
  clock?: string | ClockOptions | undefined;
  settings?: Partial<Settings> | undefined;
  /** Folder in which the data is kept. Default: in memory, until `close`. */
  data?: string | undefined;
  /** Hosts with ports, such as `127.0.0.1:8080`, from which files are imported even if their addresses are private. Default none. */
  allowImport?: readonly string[] | undefined;
  /** Web methods of the site by module and name, made with `webMethod` of `storewire/web-methods/server`. Default none. */
  webMethods?: Readonly<Record<string, Readonly<Record<string, object>>>> | undefined;
  /** Receives faults of the platform, to which callers get a 500, with the id of the call. Default: they are logged to the console. */
  onFault?: ((error: unknown, operation: string) => void) | undefined;
}

/** Whom `tokenFor` issues a token to. `staff` and `app` are merchants. */
export interface TokenFor {
  role: 'visitor' | 'member' | 'staff' | 'app';
  /** Default a new one. */
  id?: string | undefined;
}

/** Files of an export by name: `product.jsonl` has one product per line, in the order of ids; `media/{hash}` are the bytes of files. */
export type ExportFiles = ReadonlyMap<string, string | Uint8Array>;

/** One shop with real state. */
export interface Platform {
  /** Responds to a request in process, as over HTTP. */
  fetch: typeof fetch;
  /** Serves the platform over HTTP and returns its origin, for example `http://127.0.0.1:4010`. Rejects if the port is in use. */
  listen: (options?: ListenOptions) => Promise<string>;
  clock: Clock;
  /** Ids and keys of the shop. */
  shop: Shop;
  /** Advances the clock by milliseconds and runs all jobs that become due. */
  advance: (milliseconds: number) => void;
  /** Issues an access token that is valid for four hours. */
  tokenFor: (subject: TokenFor) => string;
  /** All data but tokens as JSON Lines, one file per entity. The same seed, clock and writes give the same bytes. */
  export: () => ExportFiles;
  /** Replaces all data by an export. Throws a `TypeError` that names file and line, without any change. */
  import: (files: ExportFiles) => void;
  /** Stops listening and closes the database. */
  close: () => Promise<void>;
}
