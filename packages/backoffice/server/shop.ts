/** What the page shows of the shop, also before anyone is signed in. */
import { apiKey, createClient } from 'storewire';
import type { BackOfficeSettings } from './settings.ts';

export interface Shop {
  name: string;
  /** BCP 47 tag. */
  language: string;
  /** URL of a picture; empty without one. */
  logo: string;
}

const UNKNOWN: Shop = { name: '', language: '', logo: '' };

/** The page does not wait longer for a platform that does not answer. */
const LONGEST_MS = 2000;

/** Reads the logo by a call. Name and language have none: they are settings, or those of the local platform. */
export async function readShop(settings: BackOfficeSettings): Promise<Shop> {
  const { shop = {}, storeUrl, apiKey: key, siteId, isLocal } = settings;
  const client = createClient({ baseUrl: storeUrl, auth: apiKey({ key, siteId }) });
  const readLogo = async (): Promise<string> => {
    const { checkoutSettings } = await client.checkoutSettings.getCheckoutSettings(
      {},
      { signal: AbortSignal.timeout(LONGEST_MS) },
    );
    return checkoutSettings.checkoutBrand?.header?.logo?.image?.url ?? '';
  };
  const readLocal = async (): Promise<Partial<Shop>> => {
    const response = await fetch(new URL('/__dev/api/getSettings', storeUrl), {
      signal: AbortSignal.timeout(LONGEST_MS),
    });
    const { shopName: name, language } = (await response.json()) as { shopName: string; language: string };
    return { name, language };
  };
  // the page opens without them if the platform cannot be reached
  const [logo, local] = await Promise.all([
    readLogo().catch(() => ''),
    isLocal ? readLocal().catch(() => ({})) : {},
  ]);
  return { ...UNKNOWN, ...local, ...shop, logo };
}
