/** Settings that were changed while the platform runs. They are data of the shop: a reset removes them. */

import type { Database } from '../store/database.ts';
import type { Settings } from './settings.ts';

/** The document with the changes. */
export const SETTINGS_DOCUMENT = 'settings';

/**
 * Settings that say where the shop's own pages and pictures are, and from where files are fetched. They belong to
 * the machine: exports do not contain them, and an import leaves them.
 */
const OF_MACHINE: readonly string[] = [
  'storeUrl',
  'mediaHost',
  'allowedOrigins',
  'importHosts',
] satisfies (keyof Settings)[];

const NONE: Partial<Settings> = {};

export const changedSettings = (db: Database): Partial<Settings> => db.document(SETTINGS_DOCUMENT) ?? NONE;

/** Changes settings; undefined ones stay. Returns all changes. Call it in a write. */
export function changeSettings(
  db: Database,
  changes: { [Name in keyof Settings]?: Settings[Name] | undefined },
): Partial<Settings> {
  const defined = Object.entries(changes).filter(([, value]) => value !== undefined);
  return db.setDocument<Partial<Settings>>(SETTINGS_DOCUMENT, {
    ...changedSettings(db),
    ...Object.fromEntries(defined),
  });
}

/** The changes that belong to the shop. */
export const shopSettings = (changes: object): Partial<Settings> =>
  pick(changes, (name) => !isOfMachine(name));

/** The changes that belong to the machine. */
export const machineSettings = (changes: object): Partial<Settings> => pick(changes, isOfMachine);

const isOfMachine = (name: string): boolean => OF_MACHINE.includes(name);

const pick = (changes: object, isPicked: (name: string) => boolean): Partial<Settings> =>
  Object.fromEntries(Object.entries(changes).filter(([name]) => isPicked(name)));

/** Removes changes of these settings, which the platform was started with. Call it in a write. */
export function dropChanges(db: Database, names: readonly string[]): void {
  const changed = Object.entries(changedSettings(db));
  const kept = changed.filter(([name]) => !names.includes(name));
  if (kept.length < changed.length) db.setDocument(SETTINGS_DOCUMENT, Object.fromEntries(kept));
}
