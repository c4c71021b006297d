/** The catalog that the shop has: the one place that distinguishes the versions. */
import type { Base } from '../../kernel/context/context.ts';
import type { Settings } from '../../kernel/settings/settings.ts';
import type { Catalog, CatalogItem, Reference } from './catalog.ts';
import { catalogV1 } from './version-1.ts';
import { catalogV3 } from './version-3.ts';

const CATALOGS: Readonly<Record<Settings['catalogVersion'], Catalog>> = { 1: catalogV1, 3: catalogV3 };

export const catalogOf = ({ settings }: Pick<Base, 'settings'>): Catalog => CATALOGS[settings.catalogVersion];

/** The item of a catalog reference. Undefined if its product does not exist, or belongs to another catalog. */
export const catalogItem = (context: Base, reference: Reference): CatalogItem | undefined =>
  catalogOf(context).item(context, reference);
