import type { PlatformActions } from '../generated/actions.ts';
import manifest from '../package.json' with { type: 'json' };
import { entities } from './features/entities.ts';
import { startCatalog, versionProblem } from './features/items/catalog-version.ts';
import { catalogOf } from './features/items/current-catalog.ts';
import { sweepMedia } from './features/media/calls/files.ts';
import { createScheduler } from './features/scheduler.ts';
import type { Base } from './kernel/context/context.ts';
import { removeTarget, targetsOf } from './kernel/context/event-queue.ts';
import { Tokens } from './kernel/context/tokens.ts';
import { changedSettings, dropChanges } from './kernel/settings/changed-settings.ts';
import { DEFAULT_SETTINGS, type Settings } from './kernel/settings/settings.ts';
import { shopOf } from './kernel/settings/shop.ts';
import { Database } from './kernel/store/database.ts';
import type { Entity } from './kernel/store/entity.ts';
import { folderError } from './kernel/store/folder-errors.ts';
import { createIds } from './kernel/store/ids.ts';
import { MediaStore } from './kernel/store/media-store.ts';
import { type Clock, createClock } from './kernel/values/clock.ts';
import { Log } from './kernel/values/log.ts';
import type { Platform, PlatformOptions } from './public-types.ts';
import { settingsOfSeed } from './seeds/index.ts';
import { sampleDataOf } from './seeds/sample-data.ts';
import { provideSeedMedia } from './seeds/shared/media.ts';
import { fill, loadClock, startInMemory } from './seeds/start.ts';
import { actionRunner, methodsOf } from './server/admin/actions/run.ts';
import { createAdmin } from './server/admin/routes.ts';
import { createApp } from './server/app/app.ts';
import { callAnswerer } from './server/app/call.ts';
import { type WebMethods, webMethodsOf } from './server/app/web-methods.ts';
import { type Attempt, EventDelivery } from './server/events/delivery.ts';
import { EventSigner } from './server/events/signing.ts';
import { Idempotency } from './server/http/idempotency.ts';
import { listen, type Server } from './server/http/listen.ts';
import { fromRequest, toFetchResponse } from './server/http/message.ts';
import { Faults } from './server/intercept/faults.ts';
import { interceptor } from './server/intercept/intercept.ts';
import type { LoggedRequest } from './server/intercept/request-log.ts';

/** A platform, with what its handlers work with, for the parts of this package and their tests. */
export interface ShopPlatform extends Platform {
  base: Base;
  clock: Clock;
  /** Whether the shop was empty, and was thus filled by its seed. */
  isNew: boolean;
  entities: readonly Entity<never>[];
}

export const VERSION = manifest.version;

/** Creates a platform from its parts: see index.ts. */
export function createShopPlatform(options: PlatformOptions = {}): ShopPlatform {
  try {
    return assemble(options);
  } catch (error) {
    throw options.data === undefined ? error : folderError(options.data, error);
  }
}

function assemble(options: PlatformOptions): ShopPlatform {
  const address = { origin: 'http://127.0.0.1:4010' };
  const { base, isNew } = openShop(options, address);
  const { answer, app, runAction, afterWrite, delivery } = connectParts(base, options);
  let isListening = false;
  let server: Server | undefined;
  let timer: NodeJS.Timeout | undefined;

  return {
    // the interface is generated from the table that the methods are made from
    ...(methodsOf(runAction) as unknown as PlatformActions),
    clock: base.clock,
    shop: base.shop,
    sampleData: () => sampleDataOf(base),
    base,
    isNew,
    entities,
    fetch: async (input, init) => {
      const request = new Request(input, init);
      const response = await answer(fromRequest(request));
      return response ? toFetchResponse(response, request.method) : app.fetch(request);
    },
    listen: async (listenOptions) => {
      if (isListening) throw new Error('The platform listens already');
      isListening = true;
      try {
        server = await listen({ answer, fetch: app.fetch }, listenOptions);
      } catch (error) {
        isListening = false;
        throw error;
      }
      // for a clock that runs
      timer = setInterval(() => afterWrite('scheduler'), 1000).unref();
      address.origin = server.origin;
      return server.origin;
    },
    close: async () => {
      clearInterval(timer);
      await server?.close();
      await delivery.close();
      base.db.close();
      base.media.close();
    },
  };
}

/** The shop with the data of its folder, or of its seed. */
function openShop(
  options: PlatformOptions,
  address: { readonly origin: string },
): { base: Base; isNew: boolean } {
  const { seed = 'empty', clock: clockOptions, data: folder, allowImport = [] } = options;
  const clock = createClock(typeof clockOptions === 'string' ? { at: clockOptions } : clockOptions);
  const settingsFor = (name: string): Settings => ({
    ...DEFAULT_SETTINGS,
    ...settingsOfSeed(name),
    ...options.settings,
  });
  const start =
    folder === undefined ? startInMemory({ seed, settings: settingsFor(seed), clock }) : undefined;
  // before the database is made or changed
  const media = new MediaStore(folder);
  const db = new Database({ entities, folder, version: VERSION, image: start?.image });
  const currentSettings = settingsReader(db, seed, settingsFor);
  const shop = shopOf(db);
  const base: Base = {
    db,
    clock,
    ids: createIds(db),
    tokens: new Tokens(db, clock, shop),
    shop,
    get settings() {
      return currentSettings();
    },
    media,
    allowImport,
    origin: () => address.origin,
  };
  const isNew = db.isCopy || db.meta('seed') === undefined;
  if (db.isCopy) provideSeedMedia(base.media);
  else if (isNew) {
    db.write(() => {
      startCatalog(base, settingsFor(seed).catalogVersion);
      fill(base, seed);
    });
    start?.keep(db);
  }
  const { catalogVersion, ...settings } = options.settings ?? {};
  if (!isNew && catalogVersion) changeVersion(base, catalogVersion, folder);
  db.write(() => {
    dropChanges(db, Object.keys(settings));
    for (const { id, isTemporary } of targetsOf(db)) if (isTemporary) removeTarget(db, id);
    if (!isNew) catalogOf(base).recalculate(base);
  });
  loadClock(base);
  sweepMedia(base, { isStart: true });
  return { base, isNew };
}

/** Changes the version of the catalog of a shop that has no products. */
function changeVersion(base: Base, version: Settings['catalogVersion'], folder = ''): void {
  const problem = versionProblem(base, version);
  if (problem !== undefined) {
    base.db.close();
    throw new Error(
      `The version of the catalog ${problem}. To begin anew, delete the folder ${folder}, or choose another one (data)`,
    );
  }
  base.db.write(() => startCatalog(base, version));
}

/**
 * Reads the settings of the moment: a reset or an import may replace the seed and the changes. The version
 * of the catalog is only among the changes: the option of the start is for new shops.
 */
function settingsReader(
  db: Database,
  firstSeed: string,
  settingsFor: (seed: string) => Settings,
): () => Settings {
  let known: { seed: string; changes: Partial<Settings>; all: Settings } | undefined;
  return () => {
    const seed = db.meta('seed') ?? firstSeed;
    const changes = changedSettings(db);
    if (known?.seed !== seed || known.changes !== changes)
      known = { seed, changes, all: { ...settingsFor(seed), catalogVersion: 1, ...changes } };
    return known.all;
  };
}

/** What answers calls and serves pages, and what happens after writes. */
function connectParts(base: Base, options: PlatformOptions) {
  const onFault = options.onFault ?? ((error, operation) => console.error(operation, error));
  const scheduler = createScheduler(base, onFault);
  const signer = new EventSigner(base.db);
  const [faults, log, attempts] = [new Faults(), new Log<LoggedRequest>(), new Log<Attempt>()];
  const delivery = new EventDelivery(base, {
    signer,
    attempts,
    onFault: (error) => onFault(error, 'events'),
  });
  const afterWrite = (operation: string): void => {
    for (const step of [scheduler.runDue, () => delivery.wake()])
      try {
        step();
      } catch (error) {
        onFault(error, operation);
      }
  };
  const tools = { entities, scheduler, faults, log, signer, delivery, attempts };
  const runAction = actionRunner(base, tools, () => afterWrite('admin'));
  const answer = callAnswerer({
    base,
    idempotency: new Idempotency(base),
    afterWrite,
    onFault,
    webMethods: webMethodsOf(base, (options.webMethods ?? {}) as WebMethods, (error) =>
      onFault(error, 'webMethods.callWebMethod'),
    ),
    intercept: interceptor({ faults, log, clock: base.clock }),
  });
  const admin = createAdmin({ base, runAction, delivery, version: VERSION, onFault });
  const app = createApp({ base, afterWrite, onFault, admin });
  return { answer, app, runAction, afterWrite, delivery };
}
