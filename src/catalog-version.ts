import { getCatalogVersion } from '../generated/operations/catalog-versioning.ts';
import type { CallOptions, StoreClient } from './core/options.ts';
import { isStoreError, systemError } from './errors/store-error.ts';

/** The version of the catalog that a site has; `none` if no shop is installed on the site. */
export type InstalledCatalog = 1 | 3 | 'none';

/**
 * Reads which version of the catalog a site has, and thus which calls its products have. The answer can be kept for as
 * long as a process or a page lives: a site is moved from version 1 to 3 at most once, and never back.
 *
 * A site that does not know the call (404) is assumed to have version 1. Rejects with the error of every other failed
 * call, which says nothing about the version: keep none then, and read it again. A version that this client does not
 * know is a `system` error with the reason `badAnswer`.
 *
 * @example
 * import { createClient, readCatalogVersion, visitor } from 'storewire';
 *
 * const client = createClient({ auth: visitor({ clientId: '9e2d5c71-4b8f-4a36-8d10-c6f7a2b3e541' }) });
 * console.log((await readCatalogVersion(client)) === 3 ? 'productsV3 and categories' : 'products and collections');
 */
export async function readCatalogVersion(
  client: StoreClient,
  options?: CallOptions,
): Promise<InstalledCatalog> {
  const { catalogVersion } = await getCatalogVersion(client, {}, options).catch((error: unknown) => {
    // a 404 of the token endpoint says nothing about this call
    const isOfCall = isStoreError(error) && error.operation === getCatalogVersion.info.id;
    if (isOfCall && error.status === 404) return { catalogVersion: 'V1_CATALOG' };
    throw error;
  });
  switch (catalogVersion) {
    case 'V1_CATALOG':
      return 1;
    case 'V3_CATALOG':
      return 3;
    case 'STORES_NOT_INSTALLED':
      return 'none';
    default:
      throw systemError({
        operation: getCatalogVersion.info.id,
        reason: 'badAnswer',
        status: 200,
        description: `This client does not know the version of the catalog: ${catalogVersion}`,
      });
  }
}
