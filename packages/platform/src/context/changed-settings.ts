/** Settings that were changed while the platform runs. They are data of the shop: a reset removes them. */
import type { Settings } from '../base/settings.ts';
import type { Database } from '../data/database.ts';

const DOCUMENT = 'settings';

const NONE: Partial<Settings> = {};

export const changedSettings = (db: Database): Partial<Settings> => db.document(DOCUMENT) ?? NONE;

/** Changes settings; undefined ones stay. Returns all changes. Call it in a write. */
export function changeSettings(
  db: Database,
  changes: { [Name in keyof Settings]?: Settings[Name] | undefined },
): Partial<Settings> {
  const defined = Object.entries(changes).filter(([, value]) => value !== undefined);
  return db.setDocument<Partial<Settings>>(DOCUMENT, {
    ...changedSettings(db),
    ...Object.fromEntries(defined),
  });
}

/** Removes changes of these settings, which the platform was started with. Call it in a write. */
export function dropChanges(db: Database, names: readonly string[]): void {
  const changed = Object.entries(changedSettings(db));
  const kept = changed.filter(([name]) => !names.includes(name));
  if (kept.length < changed.length) db.setDocument(DOCUMENT, Object.fromEntries(kept));
}
