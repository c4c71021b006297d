import { serve } from '@hono/node-server';
import type { AddressInfo } from 'node:net';
import { entities } from './calls/index.ts';
import { type Clock, type ClockOptions, createClock } from './clock.ts';
import { type Base, contextOf } from './context.ts';
import { Database } from './data/database.ts';
import { type ExportFiles, exportFiles, importFiles } from './data/exchange.ts';
import { events } from './events/outbox.ts';
import { createApp } from './http/app.ts';
import { Idempotency } from './http/idempotency.ts';
import { createIds } from './ids.ts';
import { contacts } from './identity/contacts.ts';
import { ACCESS_SECONDS, Tokens, tokens } from './identity/tokens.ts';
import { jobs } from './jobs.ts';
import { mails } from './mail.ts';
import { createScheduler } from './scheduler.ts';
import { seedNamed } from './seeds/index.ts';
import { DEFAULT_SETTINGS, type Settings } from './settings.ts';
import { SHOP, type Shop } from './shop.ts';

/** Options of `createPlatform`. */
export interface PlatformOptions {
  /** Name of the seed that an empty shop is filled with. The same seed and clock give the same ids. Default `empty`. */
  seed?: string | undefined;
  /** A start of the clock, which then advances by `advance` only. Default the time of the system, which passes. */
  clock?: string | ClockOptions | undefined;
  settings?: Partial<Settings> | undefined;
  /** Folder in which the data is kept. Default: in memory, until `close`. */
  data?: string | undefined;
  /** Receives faults of the platform, to which callers get a 500. Default: they are logged to the console. */
  onFault?: ((error: unknown, operation: string) => void) | undefined;
}

/** Whom `tokenFor` issues a token to. */
export type TokenFor = { role: 'visitor' | 'member' | 'staff' | 'app'; id?: string };

/** One shop with real state. */
export interface Platform {
  /** Responds to a request in process, as over HTTP. */
  fetch: typeof fetch;
  /** Serves the platform over HTTP and returns its origin. `port` 0 is any free port. */
  listen: (options?: { port?: number; hostname?: string }) => Promise<string>;
  clock: Clock;
  /** Ids and keys of the shop. */
  shop: Shop;
  /** Advances the clock by milliseconds and runs all jobs that become due. */
  advance: (milliseconds: number) => void;
  /** An access token, for tests: a new visitor unless an id is given. */
  tokenFor: (subject: TokenFor) => string;
  /** What the handlers work with, for actions and tests. */
  base: Base;
  /** All data but tokens as JSON Lines, one file per entity. The same seed, clock and writes give the same bytes. */
  export: () => ExportFiles;
  /** Replaces all data by an export. Throws a `TypeError` that names file and line, without any change. */
  import: (files: ExportFiles) => void;
  /** Stops listening and closes the database. */
  close: () => Promise<void>;
}

/** Must equal the version in package.json; the tests compare them. */
export const VERSION = '0.1.0';

/**
 * Creates a shop. Each is separate from all others. Throws a `FolderInUseError` or an `OtherVersionError` for a folder that cannot be used.
 *
 * @example
 * import { createClient } from 'storewire';
 * import { createPlatform } from 'storewire-platform';
 *
 * const platform = createPlatform({ seed: 'small', clock: '2026-03-01T09:00:00Z' });
 * const client = createClient({ fetch: platform.fetch });
 */
export function createPlatform(options: PlatformOptions = {}): Platform {
  const { seed = 'empty', clock: clockOptions, data: folder } = options;
  const clock = createClock(typeof clockOptions === 'string' ? { at: clockOptions } : clockOptions);
  const all = [tokens, contacts, events, mails, jobs, ...entities];
  const db = new Database({ entities: all, folder, version: VERSION });
  let origin = 'http://127.0.0.1:4010';
  const shop = SHOP;
  const base: Base = {
    db,
    clock,
    ids: createIds(db, seed),
    tokens: new Tokens(db, clock, shop),
    shop,
    settings: { ...DEFAULT_SETTINGS, ...options.settings },
    origin: () => origin,
  };
  if (db.meta('seed') === undefined)
    db.write(() => {
      db.setMeta('seed', seed);
      seedNamed(seed)(contextOf(base, { caller: { role: 'anonymous' }, scope: 'seed' }));
    });
  const scheduler = createScheduler(base);
  const onFault = options.onFault ?? ((error, operation) => console.error(operation, error));
  const app = createApp({
    base,
    idempotency: new Idempotency(base),
    afterWrite: ({ id }) => {
      try {
        scheduler.runDue();
      } catch (error) {
        onFault(error, id);
      }
    },
    onFault: (error, { id }) => onFault(error, id),
  });
  let stop: (() => Promise<void>) | undefined;

  return {
    clock,
    shop,
    base,
    fetch: async (input, init) => app.fetch(new Request(input, init)),
    listen: async ({ port = 4010, hostname = '127.0.0.1' } = {}) => {
      const server = serve({ fetch: app.fetch, port, hostname });
      await new Promise<void>((listening, failed) => {
        server.once('listening', listening).once('error', failed);
      });
      const stopScheduler = scheduler.start();
      stop = () =>
        new Promise((closed) => {
          stopScheduler();
          server.close(() => closed());
          if ('closeAllConnections' in server) server.closeAllConnections();
        });
      origin = `http://${hostname}:${(server.address() as AddressInfo).port}`;
      return origin;
    },
    advance: scheduler.advance,
    tokenFor: ({ role, id }) =>
      db.write(() => {
        const subject = id ?? base.ids.uuid();
        return base.tokens.issue('access', { role, subject, session: base.ids.uuid() }, ACCESS_SECONDS);
      }),
    export: () => exportFiles(db, all),
    import: (files) => importFiles(db, all, files),
    close: async () => {
      await stop?.();
      db.close();
    },
  };
}
