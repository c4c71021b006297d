import { logoutRedirect } from '../../generated/operations/authentication.ts';
import type { LogoutRedirectInput } from '../../generated/types.ts';
import type { Transport } from '../core/options.ts';
import { originOf, type ReturnOptions, toReturnAddress } from '../core/return-addresses.ts';

/**
 * Address of the platform that ends the session of the browser and then sends it to `postLogoutRedirectUri`, a page of the site: `logoutRedirect` of
 * `storewire/operations` with the checks of `createRedirect`. Nothing is sent, and the tokens here stay; `signOut` of `storewire/sign-in` ends both.
 *
 * The other two calls that a browser navigates to take no return address: `ssoLogin` starts a sign-in at an identity provider, `loginCallback` is
 * where the provider sends the browser.
 *
 * @example
 * import { createTransport } from 'storewire';
 * import { logoutAddress } from 'storewire/redirects';
 *
 * const clientId = '9e2d5c71-4b8f-4a36-8d10-c6f7a2b3e541';
 * location.assign(logoutAddress(createTransport(), { postLogoutRedirectUri: '/', clientId }));
 */
export function logoutAddress(client: Transport, input: LogoutRedirectInput = {}, options: ReturnOptions = {}): URL {
  const { postLogoutRedirectUri: wanted, ...others } = input;
  if (wanted === undefined) return logoutRedirect(client, others);
  const postLogoutRedirectUri = toReturnAddress(logoutRedirect.info.id, 'postLogoutRedirectUri', wanted, originOf(options));
  return logoutRedirect(client, { ...others, postLogoutRedirectUri });
}
