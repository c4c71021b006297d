import { openRedirect, REDIRECT } from '../../core/redirect.ts';
import { originOf, type ReturnOptions, toReturnAddress } from '../../core/return-addresses.ts';
import { isStoreError } from '../../errors/store-error.ts';
import type { MemberCredentials } from '../member-session.ts';
import type { SignInClient } from './authorization.ts';
import { unstored } from './failures.ts';

/** Options of {@link signOut}. */
export interface SignOutOptions extends ReturnOptions {
  /** Page of the site to come back to, whole or relative to its root, such as `/`. Its domain must be allowed for the OAuth client. */
  postFlowUrl: string;
  /** Ends the wait for the address; the session here ends all the same. */
  signal?: AbortSignal | undefined;
}

/**
 * Signs out: first here, whatever the network says, then on the platform. Send the browser to `logoutUrl`, as the platform forgets the
 * member only when that is visited. Where the promise is rejected, the session here has ended all the same. Either there is no such address,
 * for example because `postFlowUrl` is a page of another site than `origin`, which is refused as `validation`; or the storage failed (code
 * `storage_failed`), and a reload may find the session again. A missing `origin` on a server is a `TypeError`.
 *
 * @example
 * import { createTransport, member, webStorage } from 'storewire';
 * import { signOut } from 'storewire/sign-in';
 *
 * const session = member({ clientId: '9e2d5c71-4b8f-4a36-8d10-c6f7a2b3e541', storage: webStorage(localStorage) });
 * const shop = createTransport({ auth: session });
 * const { logoutUrl } = await signOut(shop, session, { postFlowUrl: '/' });
 * location.assign(logoutUrl);
 */
export async function signOut(
  client: SignInClient,
  session: Pick<MemberCredentials, 'clientId' | 'tokens' | 'end'>,
  { postFlowUrl: wanted, signal, ...site }: SignOutOptions,
): Promise<{ logoutUrl: string }> {
  // as they are: a renewal would have to be waited for
  const tokens = await session.tokens().catch(() => undefined);
  await session.end().catch(unstored);
  const postFlowUrl = toReturnAddress(REDIRECT.id, 'postFlowUrl', wanted, originOf(site));
  const body = { logout: { clientId: session.clientId }, callbacks: { postFlowUrl } };
  const token = tokens?.accessToken.value;
  const { url } = await openRedirect(client, body, { signal, token }).catch((error: unknown) => {
    // the member's token had expired; whoever the client speaks for now may ask as well
    if (!token || !isStoreError(error) || error.status !== 401) throw error;
    return openRedirect(client, body, { signal });
  });
  return { logoutUrl: url };
}
