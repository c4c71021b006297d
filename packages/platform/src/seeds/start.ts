/** How a shop starts: filled by its seed, and empty again when it is reset. */
import { startCatalog, storedVersion } from '../features/items/catalog-version.ts';
import { createScheduler } from '../features/scheduler.ts';
import { type Base, contextOf } from '../kernel/context/context.ts';
import type { Settings } from '../kernel/settings/settings.ts';
import type { Database } from '../kernel/store/database.ts';
import { seedNamed } from './index.ts';

/** Makes the current state the one that a reset returns to. Call it in a write. */
export function keepAsSeed(base: Base): void {
  saveClock(base);
  base.db.snapshot.take();
}

const CLOCK = 'clock';

const MINUTE_MS = 60_000;

/**
 * When the content of a seed ends: the minute in which the clock starts, so that shops which start in the
 * same minute have the same content.
 */
const endOf = ({ start }: Pick<Base['clock'], 'start'>): number => Math.floor(start / MINUTE_MS) * MINUTE_MS;

/** Fills an empty shop. The clock stops in the meantime; a seed may set it back. Call it in a write. */
export function fill(base: Base, seed: string): void {
  const { db, clock } = base;
  const state = clock.state();
  const end = endOf(clock);
  db.setMeta('seed', seed);
  try {
    clock.restore({ isRunning: false, value: end, start: end });
    seedNamed(seed)(contextOf(base, { caller: { role: 'anonymous' }, scope: 'seed' }));
    clock.restore({ isRunning: false, value: end, start: end });
    const fail = (error: unknown): never => {
      throw error;
    };
    createScheduler(base, fail).runDue();
  } finally {
    clock.restore(state);
  }
}

/** Images of shops that this process has filled, so that the next one with the same content is a copy. */
const images = new Map<string, Uint8Array>();

/** Most images that are kept. */
const MAX_IMAGES = 4;

interface NewShop {
  seed: string;
  settings: Settings;
  clock: Base['clock'];
}

/** What the database of a new shop in memory starts from, and how it is kept for others once it was filled. */
export function startInMemory({ seed, settings, clock }: NewShop): {
  image: Uint8Array | undefined;
  keep: (db: Database) => void;
} {
  const key = JSON.stringify([seed, endOf(clock), settings]);
  return {
    image: images.get(key),
    keep: (db) => {
      images.set(key, db.image());
      const [oldest] = images.keys();
      if (images.size > MAX_IMAGES && oldest !== undefined) images.delete(oldest);
    },
  };
}

/**
 * Deletes all data and fills the shop again: from the state that was kept, or with a seed. Call it in a write.
 */
export function startOver(base: Base, seed?: string): void {
  const { db } = base;
  if (seed === undefined && db.snapshot.restore()) {
    loadClock(base);
    return;
  }
  const name = seed ?? db.meta('seed') ?? 'empty';
  seedNamed(name);
  const version = storedVersion(base);
  db.clear();
  db.deleteMeta(CLOCK);
  loadClock(base);
  startCatalog(base, version);
  fill(base, name);
}

/** Stores where the clock is, after an action has moved it. Call it in a write. */
export const saveClock = ({ db, clock }: Base): void => db.setMeta(CLOCK, JSON.stringify(clock.state()));

/** Continues where an action has moved the clock; starts it over if none has. */
export function loadClock({ db, clock }: Base): void {
  const stored = db.meta(CLOCK);
  if (stored === undefined) clock.restart();
  else clock.restore(JSON.parse(stored) as ReturnType<typeof clock.state>);
}
