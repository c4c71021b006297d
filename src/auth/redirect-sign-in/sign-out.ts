import { createRedirectSession } from '../../../generated/operations/redirects.ts';
import type { StoreClient } from '../../core/options.ts';
import { isStoreError } from '../../errors/store-error.ts';
import { requestRedirect } from '../../redirects/redirect-session.ts';
import { type ReturnUrlOptions, siteOrigin, toReturnUrl } from '../../redirects/return-url.ts';
import type { MemberCredentials } from '../session/member-credentials.ts';
import { throwAs } from './errors.ts';
import { untilShown } from './prerendering.ts';

/** Options of {@link signOut}. */
export interface SignOutOptions extends ReturnUrlOptions {
  /**
   * Page of the site to return to: an absolute URL or a path, such as `/`. Its domain must be allowed for the
   * OAuth client.
   */
  postFlowUrl: string;
  /** Aborts the request for the logout URL. The local session has ended by then. */
  signal?: AbortSignal | undefined;
}

/**
 * Ends the local session, then requests the URL that ends the session on the platform. Send the browser to
 * `logoutUrl`: the platform signs the member out only when it is visited. The local session has also ended if
 * the promise rejects: with a `validation` error if `postFlowUrl` is not a URL of `origin`, with the code
 * `storage_failed` if the storage fails (a reload may then restore the session), with a `TypeError` if a
 * server does not pass the `origin`, or as the request fails. In a page that the browser prerenders, all of this begins
 * when the page is shown.
 *
 * @example
 * import { createTransport, member, signOut, webStorage } from 'storewire';
 *
 * const session = member({
 *   clientId: '9e2d5c71-4b8f-4a36-8d10-c6f7a2b3e541',
 *   storage: webStorage(() => localStorage),
 * });
 * const shop = createTransport({ auth: session });
 * const { logoutUrl } = await signOut(shop, session, { postFlowUrl: '/' });
 * location.assign(logoutUrl);
 */
export async function signOut(
  client: StoreClient,
  session: Pick<MemberCredentials, 'clientId' | 'tokens' | 'end'>,
  { postFlowUrl: target, signal, ...site }: SignOutOptions,
): Promise<{ logoutUrl: string }> {
  await untilShown(signal);
  // not refreshed, so that the session ends without waiting for the network
  const tokens = await session.tokens().catch(() => undefined);
  await session.end().catch(throwAs('storage_failed'));
  const postFlowUrl = toReturnUrl(createRedirectSession.info.id, 'postFlowUrl', target, siteOrigin(site));
  const body = { logout: { clientId: session.clientId }, callbacks: { postFlowUrl } };
  const accessToken = tokens?.accessToken.value;
  const { url } = await requestRedirect(client, body, { signal, accessToken }).catch((error: unknown) => {
    // the token of the member has expired: a visitor may request the URL as well
    if (!accessToken || !isStoreError(error) || error.status !== 401) throw error;
    return requestRedirect(client, body, { signal });
  });
  return { logoutUrl: url };
}
