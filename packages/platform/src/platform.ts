import type { PlatformActions } from '../generated/actions.ts';
import { Faults } from './admin/faults.ts';
import { RequestLog } from './admin/request-log.ts';
import { createAdmin } from './admin/routes.ts';
import { actionRunner, methodsOf } from './admin/run.ts';
import { sweepMedia } from './calls/files/index.ts';
import { entities } from './calls/index.ts';
import { type Clock, createClock } from './clock.ts';
import type { Base } from './context.ts';
import { Database } from './data/database.ts';
import type { Entity } from './data/entity.ts';
import { EventDelivery } from './events/delivery.ts';
import { events } from './events/outbox.ts';
import { deliveries } from './events/queue.ts';
import { EventSigner } from './events/signing.ts';
import { createApp } from './http/app.ts';
import { callAnswerer } from './http/call.ts';
import { Idempotency } from './http/idempotency.ts';
import { interceptor } from './http/intercept.ts';
import { fromRequest, toFetchResponse } from './http/message.ts';
import { listen, type Server } from './http/server.ts';
import { type WebMethods, webMethodsOf } from './http/web-methods.ts';
import { accounts } from './identity/accounts.ts';
import { createConduct } from './identity/conduct.ts';
import { contacts } from './identity/contacts.ts';
import { pushes } from './identity/factors.ts';
import { secrets } from './identity/secrets.ts';
import { Tokens, tokens } from './identity/tokens.ts';
import { createIds } from './ids.ts';
import { jobs } from './jobs.ts';
import { mails } from './mail.ts';
import { MediaStore } from './media/store.ts';
import type { Platform, PlatformOptions } from './public-types.ts';
import { createScheduler } from './scheduler.ts';
import { fill, loadClock, startOf } from './seeding.ts';
import { settingsOfSeed } from './seeds/index.ts';
import { provideSeedMedia } from './seeds/media.ts';
import { DEFAULT_SETTINGS, type Settings } from './settings.ts';
import { SHOP } from './shop.ts';

/** A platform, with what its handlers work with, for the parts of this package and their tests. */
export interface ShopPlatform extends Platform {
  base: Base;
  clock: Clock;
  /** Whether the shop was empty, and was thus filled by its seed. */
  isNew: boolean;
  /** All entities, of calls and of the platform itself. */
  entities: readonly Entity<never>[];
}

/** Must equal the version in package.json. */
export const VERSION = '0.1.0';

/** Creates a platform from its parts: see index.ts. */
export function createShopPlatform(options: PlatformOptions = {}): ShopPlatform {
  const { seed = 'empty', clock: clockOptions, data: folder } = options;
  const clock = createClock(typeof clockOptions === 'string' ? { at: clockOptions } : clockOptions);
  const all = [tokens, secrets, accounts, pushes, contacts, events, deliveries, mails, jobs, ...entities];
  const settingsBySeed = new Map<string, Settings>();
  const settingsFor = (name: string): Settings => {
    const settings = settingsBySeed.get(name) ?? {
      ...DEFAULT_SETTINGS,
      ...settingsOfSeed(name),
      ...options.settings,
    };
    settingsBySeed.set(name, settings);
    return settings;
  };
  const start = startOf({
    seed,
    settings: settingsFor(seed),
    clock,
    folder,
    entities: all,
    version: VERSION,
  });
  const db = new Database({ entities: all, folder, version: VERSION, ...start });
  let origin = 'http://127.0.0.1:4010';
  const shop = SHOP;
  const base: Base = {
    db,
    clock,
    ids: createIds(db),
    tokens: new Tokens(db, clock, shop),
    conduct: createConduct(),
    shop,
    // a reset, a snapshot or an import may replace the seed
    get settings() {
      return settingsFor(db.meta('seed') ?? seed);
    },
    media: new MediaStore(folder),
    allowImport: options.allowImport ?? [],
    origin: () => origin,
  };
  const isNew = db.isCopy || db.meta('seed') === undefined;
  if (db.isCopy) provideSeedMedia(base.media);
  else if (isNew) {
    db.write(() => fill(base, seed));
    start.keep?.(db);
  }
  loadClock(base);
  sweepMedia(base, { isStart: true });

  const onFault = options.onFault ?? ((error, operation) => console.error(operation, error));
  const scheduler = createScheduler(base);
  const signer = new EventSigner(db);
  const delivery = new EventDelivery(base, signer, (error) => onFault(error, 'events'));
  const [faults, log] = [new Faults(), new RequestLog()];
  const afterWrite = (operation: string): void => {
    try {
      scheduler.runDue();
      delivery.wake();
    } catch (error) {
      onFault(error, operation);
    }
  };
  const tools = { entities: all, scheduler, faults, log, signer, delivery };
  const runAction = actionRunner(base, tools, () => afterWrite('admin'));
  const answer = callAnswerer({
    base,
    idempotency: new Idempotency(base),
    afterWrite,
    onFault,
    webMethods: webMethodsOf(base, (options.webMethods ?? {}) as WebMethods, (error) =>
      onFault(error, 'webMethods.callWebMethod'),
    ),
    intercept: interceptor({ faults, log, clock }),
  });
  const admin = createAdmin({ base, runAction, version: VERSION, onFault });
  const app = createApp({ base, afterWrite, onFault, admin });
  let server: Server | undefined;
  let timer: NodeJS.Timeout | undefined;

  return {
    // the interface is generated from the table that the methods are made from
    ...(methodsOf(runAction) as unknown as PlatformActions),
    clock,
    shop,
    base,
    isNew,
    entities: all,
    fetch: async (input, init) => {
      const request = new Request(input, init);
      const response = await answer(fromRequest(request));
      return response ? toFetchResponse(response, request.method) : app.fetch(request);
    },
    listen: async (listenOptions) => {
      server = await listen({ answer, fetch: app.fetch }, listenOptions);
      // for a clock that runs
      timer = setInterval(() => afterWrite('scheduler'), 1000).unref();
      origin = server.origin;
      return origin;
    },
    close: async () => {
      clearInterval(timer);
      await server?.close();
      await delivery.close();
      db.close();
      base.media.close();
    },
  };
}
