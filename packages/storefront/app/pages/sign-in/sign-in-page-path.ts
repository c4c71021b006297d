/** The page on which a sign-in has started that leads to the platform. */
import { type KeyValueStorage, type StoreError, safeReturnPath } from 'storewire';

/** Query parameter of the page after a sign-in at the platform that has `failed`, or that the person has `canceled`. */
export const ENDED = 'ended';

const KEY = 'sign-in-page';
const TEN_MINUTES = 600_000;

/** Remembers the page after a sign-in that is canceled, until the browser is back. */
export const keepSignInPage = async (storage: KeyValueStorage, path: string): Promise<void> =>
  storage.set(KEY, path, TEN_MINUTES);

/** The path of the page, which says that the sign-in has failed unless the person has canceled it. */
export async function pathAfterFailure(storage: KeyValueStorage, { code }: StoreError): Promise<string> {
  // without a language, the store front adds that of the browser
  const [path, query] = safeReturnPath((await storage.get(KEY)) ?? '/sign-in').split('?');
  const parameters = new URLSearchParams(query);
  if (code !== 'access_denied') parameters.set(ENDED, 'failed');
  return `${path}?${parameters}`;
}

/** Whether the page says that a sign-in has failed, also to a member: somebody else may have tried to sign in. */
export const hasFailed = (url: string): boolean => new URL(url).searchParams.get(ENDED) === 'failed';

/** The path of the page for another sign-in, without how the last one has ended. */
export function pathOfNewSignIn(url: string): string {
  const { pathname, searchParams } = new URL(url);
  searchParams.delete(ENDED);
  return `${pathname}?${searchParams}`;
}
