/** What the page shows of the shop, also before anyone is signed in. */
import { apiKey, createClient, isStoreError } from 'storewire';
import type { BackOfficeSettings } from './settings.ts';

export interface Shop {
  name: string;
  /** BCP 47 tag. */
  language: string;
  /** URL of a picture; empty without one. */
  logo: string;
  /** Version of its catalog; undefined until the platform has answered. */
  catalog: 1 | 3 | undefined;
}

const UNKNOWN: Shop = { name: '', language: '', logo: '', catalog: undefined };

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
  const readCatalog = async (): Promise<Partial<Shop>> => {
    try {
      const { catalogVersion } = await client.catalogVersioning.getCatalogVersion({}, { signal });
      return { catalog: catalogVersion === 'V3_CATALOG' ? 3 : 1 };
    } catch (error) {
      // a site that has no such call has version 1
      const { status = 0 } = isStoreError(error) ? error : {};
      return status >= 400 && status < 500 ? { catalog: 1 } : {};
    }
  };
  const readLocal = async (): Promise<Partial<Shop>> => {
    if (!isLocal) return {};
    const response = await fetch(new URL('/__dev/api/getSettings', storeUrl), { signal });
    const { shopName: name, language } = (await response.json()) as { shopName: string; language: string };
    return { name, language };
  };
  // the page opens without them if the platform cannot be reached
  const [logo, catalog, local] = await Promise.all([
    readLogo().catch(() => ({})),
    readCatalog(),
    readLocal().catch(() => ({})),
  ]);
  return { ...known, ...local, ...shop, ...logo, ...catalog };
}
