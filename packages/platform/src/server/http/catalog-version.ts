/** Calls of the catalog, of which a site has one version. */

import { OtherCatalogVersion } from '../../kernel/errors/failure.ts';
import type { Route } from '../../kernel/generated-tables/route.ts';
import type { Settings } from '../../kernel/settings/settings.ts';

/** The version of the catalog that the calls of a service belong to. */
const VERSIONS: ReadonlyMap<string | undefined, Settings['catalogVersion']> = new Map([
  ['products', 1],
  ['variants', 1],
  ['collections', 1],
  ['productsV3', 3],
  ['categories', 3],
  ['customizations', 3],
  ['inventoryItems', 3],
]);

/** The version that a call belongs to, by its id. Undefined if it is of both. */
export const catalogVersionOf = (call: string): Settings['catalogVersion'] | undefined =>
  VERSIONS.get(call.split('.')[0]);

/** Throws for a call of the version that the site does not have. */
export function checkCatalogVersion(
  { id }: Pick<Route, 'id'>,
  { catalogVersion }: Pick<Settings, 'catalogVersion'>,
): void {
  const version = catalogVersionOf(id);
  if (version !== undefined && version !== catalogVersion)
    throw new OtherCatalogVersion(version, catalogVersion);
}
