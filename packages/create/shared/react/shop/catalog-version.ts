import { createContext, use } from 'react';
import { type InstalledCatalog, readCatalogVersion, StoreError } from 'storewire';
import { useClient } from 'storewire/react';
import useSWRImmutable from 'swr/immutable';

/** What the server has found; undefined in a page that no server renders. */
export const KnownVersion = createContext<InstalledCatalog | undefined>(undefined);

const NO_SHOP = new StoreError('No shop is installed on this site.', {
  kind: 'application',
  code: 'STORES_NOT_INSTALLED',
});

/** The version of the catalog of the site. Undefined while it is read, which is repeated after a failure. */
export function useCatalogVersion(): { version: 1 | 3 | undefined; error: StoreError | undefined } {
  const known = use(KnownVersion);
  const client = useClient();
  const { data, error } = useSWRImmutable<InstalledCatalog, StoreError>(
    known ? null : ['catalog version', client],
    () => readCatalogVersion(client),
  );
  const version = known ?? data;
  return version === 'none' ? { version: undefined, error: NO_SHOP } : { version, error };
}
