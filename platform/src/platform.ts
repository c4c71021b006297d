import { entities } from './calls/index.ts';
import { createClock } from './clock.ts';
import { type Base, contextOf } from './context.ts';
import { Database } from './data/database.ts';
import { exportFiles, importFiles } from './data/exchange.ts';
import { events } from './events/outbox.ts';
import { createApp } from './http/app.ts';
import { Idempotency } from './http/idempotency.ts';
import { listen, type Server } from './http/server.ts';
import { type WebMethods, webMethodsOf } from './http/web-methods.ts';
import { createIds } from './ids.ts';
import { accounts } from './identity/accounts.ts';
import { createConduct } from './identity/conduct.ts';
import { contacts } from './identity/contacts.ts';
import { pushes } from './identity/factors.ts';
import { secrets } from './identity/secrets.ts';
import { ACCESS_SECONDS, Tokens, tokens } from './identity/tokens.ts';
import { jobs } from './jobs.ts';
import { sweepMedia } from './calls/files/index.ts';
import { MediaStore } from './media/store.ts';
import { mails } from './mail.ts';
import type { Platform, PlatformOptions } from './public-types.ts';
import { createScheduler } from './scheduler.ts';
import { seedNamed } from './seeds/index.ts';
import { DEFAULT_SETTINGS } from './settings.ts';
import { SHOP } from './shop.ts';

/** A platform, with what its handlers work with, for the parts of this package and their tests. */
export interface ShopPlatform extends Platform {
  base: Base;
}

/** Must equal the version in package.json; the tests compare them. */
export const VERSION = '0.1.0';

/** Creates a platform from its parts: see index.ts. */
export function createShopPlatform(options: PlatformOptions = {}): ShopPlatform {
  const { seed = 'empty', clock: clockOptions, data: folder } = options;
  const clock = createClock(typeof clockOptions === 'string' ? { at: clockOptions } : clockOptions);
  const all = [tokens, secrets, accounts, pushes, contacts, events, mails, jobs, ...entities];
  const db = new Database({ entities: all, folder, version: VERSION });
  let origin = 'http://127.0.0.1:4010';
  const shop = SHOP;
  const base: Base = {
    db,
    clock,
    ids: createIds(db, seed),
    tokens: new Tokens(db, clock, shop),
    conduct: createConduct(),
    shop,
    settings: { ...DEFAULT_SETTINGS, ...options.settings },
    media: new MediaStore(folder),
    allowImport: options.allowImport ?? [],
    origin: () => origin,
  };
  if (db.meta('seed') === undefined)
    db.write(() => {
      db.setMeta('seed', seed);
      seedNamed(seed)(contextOf(base, { caller: { role: 'anonymous' }, scope: 'seed' }));
    });
  sweepMedia(base);
  const scheduler = createScheduler(base);
  const onFault = options.onFault ?? ((error, operation) => console.error(operation, error));
  const app = createApp({
    base,
    idempotency: new Idempotency(base),
    afterWrite: (id) => {
      try {
        scheduler.runDue();
      } catch (error) {
        onFault(error, id);
      }
    },
    onFault,
    webMethods: webMethodsOf(base, (options.webMethods ?? {}) as WebMethods, (error) =>
      onFault(error, 'webMethods.callWebMethod'),
    ),
  });
  let server: Server | undefined;
  let stopScheduler: (() => void) | undefined;

  return {
    clock,
    shop,
    base,
    fetch: async (input, init) => app.fetch(new Request(input, init)),
    listen: async (listenOptions) => {
      server = await listen((request) => app.fetch(request), listenOptions);
      stopScheduler = scheduler.start();
      origin = server.origin;
      return origin;
    },
    advance: scheduler.advance,
    tokenFor: ({ role, id }) =>
      db.write(() => {
        const subject = id ?? base.ids.uuid();
        return base.tokens.issue('access', { role, subject, session: base.ids.uuid() }, ACCESS_SECONDS);
      }),
    export: () => exportFiles(base, all),
    import: (exported) => {
      try {
        importFiles(base, all, exported);
      } finally {
        sweepMedia(base);
      }
    },
    close: async () => {
      stopScheduler?.();
      await server?.close();
      db.close();
      base.media.close();
    },
  };
}
