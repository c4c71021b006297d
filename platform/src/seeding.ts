/** How a shop starts: filled by its seed, and empty again when it is reset. */
import { type Base, contextOf } from './context.ts';
import { seedNamed } from './seeds/index.ts';

/** The snapshot that a reset restores, for shops that are filled from a file. */
export const SEED_SNAPSHOT = 'seed';

const CLOCK = 'clock';

/** Fills an empty shop. Call it in a write. */
export function fill(base: Base, seed: string): void {
  base.db.setMeta('seed', seed);
  seedNamed(seed)(contextOf(base, { caller: { role: 'anonymous' }, scope: 'seed' }));
}

/** Deletes all data and fills the shop again: from the snapshot of its first state, or with a seed. Call it in a write. */
export function startOver(base: Base, seed?: string): void {
  const { db } = base;
  if (seed === undefined && db.snapshots.restore(SEED_SNAPSHOT)) {
    loadClock(base);
    return;
  }
  const name = seed ?? db.meta('seed') ?? 'empty';
  seedNamed(name);
  db.clear();
  db.deleteMeta(CLOCK);
  loadClock(base);
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
