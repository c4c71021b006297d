/** The sign-in on the page of the platform, or of an identity provider. For the server only. */
import { redirect } from 'react-router';
import { type KeyValueStorage, type StoreError, startRedirectSignIn } from 'storewire';
import { safePagePath } from '../../form/page-path.ts';
import { languageOfPath, pathsIn } from '../../routing/paths.ts';
import type { StoreRequest } from '../../store/store-request.ts';

/** The page to which the platform returns. */
export const SIGNED_IN_PATH = '/signed-in';

/** Query parameter of the page after a sign-in at the platform: it has `failed`, or the person has `canceled` it. */
export const ENDED = 'ended';

const KEY = 'sign-in-page';
const TEN_MINUTES = 600_000;

/** Redirects to the page that signs in: that of the platform, or of a provider. Remembers the page to cancel to. */
export async function leaveToPlatform(
  { client, auth, storage, settings }: StoreRequest,
  url: URL,
  provider: string | undefined,
): Promise<Response> {
  const parameters = new URLSearchParams(url.search);
  // another sign-in does not say how this one has ended
  parameters.delete(ENDED);
  await storage.set(KEY, `${url.pathname}?${parameters}`, TEN_MINUTES);
  const page = await startRedirectSignIn(client, auth, {
    redirectUri: settings.origin + SIGNED_IN_PATH,
    responseMode: 'query',
    provider,
    returnTo: returnPath(url),
    storage,
  });
  return redirect(page.url, 303);
}

/** Pages that say how something ended, which is over for who signs in. */
const ENDS = /^\/\w+\/(?:account-deleted|reset-password)(?:\?|$)/;

/** The page to return to. Defaults to the account. */
export function returnPath({ pathname, searchParams }: URL): string {
  const { account } = pathsIn(languageOfPath(pathname));
  const path = safePagePath(searchParams.get('returnTo') ?? account);
  return ENDS.test(path) ? account : path;
}

/** The path of the page on which a sign-in has started, with how it has ended. */
export async function pathAfterFailure(storage: KeyValueStorage, { code }: StoreError): Promise<string> {
  // without a language, the store front adds that of the browser
  const [path, query] = safePagePath((await storage.get(KEY)) ?? '/sign-in').split('?');
  const parameters = new URLSearchParams(query);
  parameters.set(ENDED, code === 'access_denied' ? 'canceled' : 'failed');
  return `${path}?${parameters}`;
}

/** How a sign-in at the platform has ended without a session, if the URL says so. */
export function endOf({ searchParams }: Pick<URL, 'searchParams'>): 'failed' | 'canceled' | undefined {
  const end = searchParams.get(ENDED);
  return end === 'failed' || end === 'canceled' ? end : undefined;
}
