import { createContext, use } from 'react';
import type { CatalogVersion } from 'storewire';
import { useGetCatalogVersion } from 'storewire/react';

/** What the server has found; undefined in a page that no server renders. */
export const KnownVersion = createContext<CatalogVersion | undefined>(undefined);

/** A site keeps its version. */
const ONCE = { revalidateIfStale: false, revalidateOnFocus: false, revalidateOnReconnect: false };

/** The version of the catalog of the site. Undefined while it is read. */
export function useCatalogVersion() {
  const known = use(KnownVersion);
  const { data, error } = useGetCatalogVersion(known ? null : {}, ONCE);
  return { version: known ?? data?.catalogVersion, error };
}
