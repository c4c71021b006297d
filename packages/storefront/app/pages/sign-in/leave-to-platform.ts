/** The sign-in on the page of the platform, or of an identity provider. For the server only. */
import { redirect } from 'react-router';
import { safeReturnPath, startRedirectSignIn } from 'storewire';
import { languageOfPath, pathsIn } from '../../routing/paths.ts';
import type { StoreRequest } from '../../store/store-request.ts';
import { keepSignInPage, pathOfNewSignIn } from './sign-in-page-path.ts';

/** The page to which the platform returns. */
export const SIGNED_IN_PATH = '/signed-in';

interface LeaveOptions {
  /** Whose page signs in, if not that of the platform. */
  provider?: string | undefined;
  /** The path after a sign-in that the person cancels. Default: that of the request. */
  canceledPath?: string;
}

/** Redirects to the page that signs in. */
export async function leaveToPlatform(
  { client, auth, storage, settings }: StoreRequest,
  request: Request,
  { provider, canceledPath = pathOfNewSignIn(request.url) }: LeaveOptions = {},
): Promise<Response> {
  await keepSignInPage(storage, canceledPath);
  const { url } = await startRedirectSignIn(client, auth, {
    redirectUri: settings.origin + SIGNED_IN_PATH,
    responseMode: 'query',
    provider,
    returnTo: returnPath(request),
    storage,
  });
  return redirect(url, 303);
}

/** Pages that say how something ended, which is over for who signs in. */
const ENDS = /^\/\w+\/(?:account-deleted|reset-password)(?:\?|$)/;

/** The page to return to. Defaults to the account. */
export function returnPath(request: Request): string {
  const { pathname, searchParams } = new URL(request.url);
  const { account } = pathsIn(languageOfPath(pathname));
  const path = safeReturnPath(searchParams.get('returnTo') ?? account);
  return ENDS.test(path) ? account : path;
}
