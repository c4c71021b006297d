import { logoutRedirect } from '../../generated/operations/authentication.ts';
import { createRedirectSession } from '../../generated/operations/redirects.ts';
import type {
  CreateRedirectSessionInput,
  LogoutRedirectInput,
  RedirectCallbackParams,
  RedirectSessionResponse,
} from '../../generated/types.ts';
import type { OperationInfo } from '../core/operation-info.ts';
import { type StoreClient, TRANSPORT } from '../core/options.ts';
import { refuseInput, systemError } from '../errors/store-error.ts';
import { parseBaseUrl } from '../lib/check-options.ts';
import { type ReturnUrlOptions, siteOrigin, toReturnUrl } from './return-url.ts';

/** Options of {@link createRedirect}. */
export interface RedirectOptions extends ReturnUrlOptions {
  /** Aborts the call. */
  signal?: AbortSignal | undefined;
}

/**
 * The pages that a redirect session can lead to. The contract adds the last one to those of the
 * specification.
 */
const PURPOSES = [
  'bookingsCheckout',
  'ecomCheckout',
  'eventsCheckout',
  'paidPlansCheckout',
  'login',
  'logout',
  'auth',
  'storesProduct',
  'bookingsBook',
  'ecomOrderPaymentRequest',
] as const satisfies readonly (keyof CreateRedirectSessionInput)[];

/**
 * Requests the URL of a page that the platform hosts: a payment, a product, a booking, sign-in or sign-out.
 * The request has exactly one such page, such as `ecomCheckout`, and optionally `callbacks` and `preferences`.
 * Send the browser to `url`.
 *
 * Return URLs must belong to the site; relative ones are resolved against its origin.
 * `auth.authRequest.redirectUri` must be an absolute URL, as the platform compares it character by character.
 * Other values are rejected with a `validation` error that names the field, before any request. The domain of
 * each URL must be allowed for the OAuth client. The call changes nothing, so it is retried after transient
 * failures. A response without a usable URL is a `StoreError` of the kind `system`.
 *
 * For sign-in and sign-out, prefer `startRedirectSignIn` and `signOut`.
 *
 * @example
 * import { type Client, createRedirect } from 'storewire';
 *
 * export async function leaveToCheckout(store: Client, checkoutId: string) {
 *   const callbacks = { postFlowUrl: '/cart', thankYouPageUrl: '/thanks' };
 *   location.assign((await createRedirect(store, { ecomCheckout: { checkoutId }, callbacks })).url);
 * }
 */
export async function createRedirect(
  client: StoreClient,
  request: CreateRedirectSessionInput,
  options: RedirectOptions = {},
): Promise<{ url: string }> {
  const origin = siteOrigin(options);
  assertRequest(request, origin);
  const body = { ...request, ...toCallbacks(request, origin) };
  const { url } = await requestRedirect(client, body, options);
  return { url };
}

const invalidRedirect = (field: string, description: string): Error =>
  refuseInput(createRedirectSession.info.id, field, description);

function assertRequest(request: CreateRedirectSessionInput, origin: string): void {
  const purposes = PURPOSES.filter((purpose) => (request?.[purpose] ?? undefined) !== undefined);
  if (purposes.length !== 1)
    throw invalidRedirect(purposes[1] ?? 'input', `must have exactly one of ${PURPOSES.join(', ')}`);
  if (request.logout && !request.callbacks?.postFlowUrl)
    throw invalidRedirect('callbacks.postFlowUrl', 'is required to sign out');
  if ((request.origin ?? origin) !== origin) throw invalidRedirect('origin', `must be ${origin}`);
  const redirectUri = request.auth?.authRequest?.redirectUri ?? undefined;
  if (redirectUri === undefined) return;
  const field = 'auth.authRequest.redirectUri';
  toReturnUrl(createRedirectSession.info.id, field, redirectUri, origin);
  if (!URL.canParse(redirectUri)) throw invalidRedirect(field, 'must be an absolute URL');
}

function toCallbacks(
  { callbacks }: CreateRedirectSessionInput,
  origin: string,
): { callbacks?: RedirectCallbackParams } {
  if (!callbacks) return {};
  const { id } = createRedirectSession.info;
  const given = Object.entries(callbacks).filter(([, url]) => (url ?? undefined) !== undefined);
  const urls = given.map(([name, url]) => [name, toReturnUrl(id, `callbacks.${name}`, url, origin)]);
  return { callbacks: Object.fromEntries(urls) };
}

/** The URL of a page of the platform. */
interface Redirect {
  url: string;
  /** Origin of the page. */
  origin: string;
}

interface RedirectRequestOptions {
  signal?: AbortSignal | undefined;
  /** Sent instead of the client's own access token. */
  accessToken?: string | undefined;
}

/**
 * Requests a redirect session. Its URL must be https, or http on this machine or an insecure host of the
 * client.
 */
export async function requestRedirect(
  client: StoreClient,
  body: CreateRedirectSessionInput,
  { signal, accessToken }: RedirectRequestOptions = {},
): Promise<Redirect> {
  // nothing changes until someone visits the URL, so the call may be retried
  const operation: OperationInfo = {
    ...createRedirectSession.info,
    safe: true,
    noAuth: !!accessToken,
    secret: !!body.auth?.authRequest?.sessionToken,
  };
  const headers = accessToken ? { authorization: accessToken } : undefined;
  const { read, insecureHosts } = client[TRANSPORT];
  return read(operation, body, { signal, headers }, (response: RedirectSessionResponse, { context }) => {
    const session = response.redirectSession as RedirectSessionResponse['redirectSession'] | null;
    try {
      const url = new URL(String(session?.fullUrl));
      const { origin } = new URL(String(session?.urlDetails?.endpoint ?? url));
      parseBaseUrl('fullUrl', url.origin, insecureHosts);
      if (origin !== url.origin)
        throw new TypeError('fullUrl and urlDetails.endpoint differ in their origin');
      return { url: url.href, origin };
    } catch {
      // the URL contains the state, so the error does not quote it
      const description = 'The redirect session has no usable URL';
      throw systemError({ ...context, reason: 'badAnswer', description });
    }
  });
}

/**
 * The URL of the platform that ends the session of the browser and then redirects to `postLogoutRedirectUri`,
 * a page of the site: `logoutRedirect` of `storewire/operations` with the checks of `createRedirect`. Sends
 * nothing and keeps the tokens; `signOut` ends both sessions.
 *
 * @example
 * import { createTransport, logoutUrl } from 'storewire';
 *
 * const clientId = '9e2d5c71-4b8f-4a36-8d10-c6f7a2b3e541';
 * location.assign(logoutUrl(createTransport(), { postLogoutRedirectUri: '/', clientId }));
 */
export function logoutUrl(
  client: StoreClient,
  { postLogoutRedirectUri, ...input }: LogoutRedirectInput = {},
  options: ReturnUrlOptions = {},
): URL {
  if (postLogoutRedirectUri === undefined) return logoutRedirect(client, input);
  const { id } = logoutRedirect.info;
  const url = toReturnUrl(id, 'postLogoutRedirectUri', postLogoutRedirectUri, siteOrigin(options));
  return logoutRedirect(client, { ...input, postLogoutRedirectUri: url });
}
