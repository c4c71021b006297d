/** The page on which a sign-in has started that leads to the platform. For the server only. */
import type { KeyValueStorage, StoreError } from 'storewire';
import { safeReturnPath } from 'storewire/sign-in';

/** Query parameter of the page after a sign-in at the platform that has failed. */
export const FAILED = 'failed';

const KEY = 'sign-in-page';
const TEN_MINUTES = 600_000;

/** Remembers the page until the browser is back. */
export const keepSignInPage = async (storage: KeyValueStorage, path: string): Promise<void> =>
  storage.set(KEY, path, TEN_MINUTES);

/** The path of the page, which says that the sign-in has failed unless the person has canceled it. */
export async function pathAfterFailure(storage: KeyValueStorage, { code }: StoreError): Promise<string> {
  // without a language, the store front adds that of the browser
  const [path, query] = safeReturnPath((await storage.get(KEY)) ?? '/sign-in').split('?');
  const parameters = new URLSearchParams(query);
  if (code === 'access_denied') parameters.delete(FAILED);
  else parameters.set(FAILED, '1');
  return `${path}?${parameters}`;
}
