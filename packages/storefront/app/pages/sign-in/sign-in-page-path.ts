/** The page on which a sign-in has started that leads to the platform. */
import type { KeyValueStorage, StoreError } from 'storewire';
import { safeReturnPath } from 'storewire/sign-in';

/** Query parameter of the page after a sign-in at the platform: `failed`, or `canceled` by the person. */
export const ENDED = 'ended';

const KEY = 'sign-in-page';
const TEN_MINUTES = 600_000;

/** Remembers the page until the browser is back. */
export const keepSignInPage = async (storage: KeyValueStorage, path: string): Promise<void> =>
  storage.set(KEY, path, TEN_MINUTES);

/** The path of the page, which says how the sign-in has ended. */
export async function pathAfterFailure(storage: KeyValueStorage, { code }: StoreError): Promise<string> {
  // without a language, the store front adds that of the browser
  const [path, query] = safeReturnPath((await storage.get(KEY)) ?? '/sign-in').split('?');
  const parameters = new URLSearchParams(query);
  parameters.set(ENDED, code === 'access_denied' ? 'canceled' : 'failed');
  return `${path}?${parameters}`;
}

/** The path of the page for another sign-in. */
export function pathOfNewSignIn(pathname: string, search: string): string {
  const parameters = new URLSearchParams(search);
  parameters.delete(ENDED);
  return `${pathname}?${parameters}`;
}
