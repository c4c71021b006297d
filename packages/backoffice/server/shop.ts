/** What the page shows of the shop, also before anyone is signed in. */
import { apiKey, createClient, type InstalledCatalog, isStoreError, readCatalogVersion } from 'storewire';
import type { BackOfficeSettings } from './settings.ts';

export interface Shop {
  name: string;
  /** BCP 47 tag. */
  language: string;
  /** URL of a picture; empty without one. */
  logo: string;
  /** Version of its catalog; undefined until it could be read. */
  catalog: InstalledCatalog | undefined;
  /** Whether the platform does not accept the API key for that. */
  isRefused: boolean;
}

const UNKNOWN: Shop = { name: '', language: '', logo: '', catalog: undefined, isRefused: false };

/** The page does not wait longer for a platform that does not answer. */
const LONGEST_MS = 2000;

/**
 * Reads the logo and the version of the catalog by calls. Name and language have none: they are settings, or those of
 * the local platform. What cannot be read stays as it is known.
 */
export async function readShop(settings: BackOfficeSettings, known = UNKNOWN): Promise<Shop> {
  const { shop = {}, storeUrl, apiKey: key, siteId, isLocal } = settings;
  const client = createClient({ baseUrl: storeUrl, auth: apiKey({ key, siteId }) });
  const signal = AbortSignal.timeout(LONGEST_MS);
  const readLogo = async (): Promise<Partial<Shop>> => {
    const { checkoutSettings } = await client.checkoutSettings.getCheckoutSettings({}, { signal });
    return { logo: checkoutSettings.checkoutBrand?.header?.logo?.image?.url ?? '' };
  };
  const readCatalog = async (): Promise<Partial<Shop>> => ({
    catalog: await readCatalogVersion(client, { signal }),
    isRefused: false,
  });
  const readLocal = async (): Promise<Partial<Shop>> => {
    if (!isLocal) return {};
    const response = await fetch(new URL('/__dev/api/getSettings', storeUrl), { signal });
    const { shopName: name, language } = (await response.json()) as { shopName: string; language: string };
    return { name, language };
  };
  // the page opens without what cannot be read, and says why if that is the version
  const [logo, catalog, local] = await Promise.all([
    readLogo().catch(() => ({})),
    readCatalog().catch((error: unknown) => ({
      isRefused: isStoreError(error) && (error.status === 401 || error.status === 403),
    })),
    readLocal().catch(() => ({})),
  ]);
  return { ...known, ...local, ...shop, ...logo, ...catalog };
}
