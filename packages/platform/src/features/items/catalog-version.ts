/** Which version of the catalog a shop has. It keeps it from its creation on, as a changed setting. */
import type { Base } from '../../kernel/context/context.ts';
import { changedSettings, changeSettings } from '../../kernel/settings/changed-settings.ts';
import { DEFAULT_SETTINGS, type Settings } from '../../kernel/settings/settings.ts';
import { addAllProductsCategory } from '../catalog-v3/saved-categories.ts';
import { catalogOf } from './current-catalog.ts';

type Version = Settings['catalogVersion'];

/** The version of what is stored, which an import may have replaced. */
export const storedVersion = ({ db }: Pick<Base, 'db'>): Version =>
  changedSettings(db).catalogVersion ?? DEFAULT_SETTINGS.catalogVersion;

/** Makes a shop one with this version, with what every such shop has. Call it in a write. */
export function startCatalog(base: Pick<Base, 'db' | 'clock'>, catalogVersion: Version): void {
  if (catalogVersion !== storedVersion(base)) changeSettings(base.db, { catalogVersion });
  if (catalogVersion === 3) addAllProductsCategory(base);
}

/** Why a shop cannot get this version. */
export const versionProblem = (base: Base, version: Version): string | undefined =>
  version !== base.settings.catalogVersion && catalogOf(base).hasProducts(base)
    ? `cannot be changed to ${version}: the shop has products of version ${base.settings.catalogVersion}`
    : undefined;
