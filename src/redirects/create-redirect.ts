import type { CreateRedirectSessionInput, RedirectCallbackParams } from '../../generated/types.ts';
import type { Transport } from '../core/options.ts';
import { openRedirect, REDIRECT } from '../core/redirect.ts';
import { refuseInput } from '../errors/store-error.ts';
import { originOf, type ReturnOptions, toReturnAddress } from '../core/return-addresses.ts';

/** Options of {@link createRedirect}. */
export interface RedirectOptions extends ReturnOptions {
  /** Ends the wait for the address. */
  signal?: AbortSignal | undefined;
}

/** Pages of the platform that a redirect session leads to. The last one is not in the specification; the platform has it. */
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
 * Asks for the address of a page of the platform: a payment, a product, a booking, signing in or out. The request has exactly one of
 * `bookingsCheckout`, `ecomCheckout`, `eventsCheckout`, `paidPlansCheckout`, `login`, `logout`, `auth`, `storesProduct`, `bookingsBook` and
 * `ecomOrderPaymentRequest`, and beside it `callbacks` and `preferences`. Send the browser to `url`.
 *
 * Return addresses are those of the site alone; relative ones are resolved against its origin. One of another site, and one that browsers could take
 * for it, is refused as `validation` with its field. `auth.authRequest.redirectUri` must be whole, as the platform compares it letter by letter. The
 * domain of all of them must be allowed for the OAuth client. Asking may be repeated, so a failing network is tried again; an answer without a usable
 * address is a `StoreError` of the kind `system`.
 *
 * For signing in and out, `storewire/sign-in` does the whole way.
 *
 * @example
 * import { createTransport } from 'storewire';
 * import { createCheckoutFromCurrentCart } from 'storewire/operations';
 * import { createRedirect } from 'storewire/redirects';
 *
 * const store = createTransport();
 * const { checkoutId } = await createCheckoutFromCurrentCart(store, { channelType: 'WEB' });
 * const { url } = await createRedirect(store, {
 *   ecomCheckout: { checkoutId },
 *   callbacks: { postFlowUrl: '/cart', thankYouPageUrl: '/thanks' },
 * });
 * location.assign(url);
 */
export async function createRedirect(
  client: Pick<Transport, 'send'>,
  request: CreateRedirectSessionInput,
  options: RedirectOptions = {},
): Promise<{ url: string }> {
  const origin = originOf(options);
  const body = { ...checkPurpose(request, origin), ...toCallbacks(request, origin) };
  const { state, sessionToken, nonce } = request.auth?.authRequest ?? {};
  const { url } = await openRedirect(client, body, { signal: options.signal, hide: [state, sessionToken, nonce] });
  return { url };
}

function checkPurpose(request: CreateRedirectSessionInput, origin: string): CreateRedirectSessionInput {
  const purposes = PURPOSES.filter((purpose) => (request?.[purpose] ?? undefined) !== undefined);
  if (purposes.length !== 1) throw refuseInput(REDIRECT.id, purposes[1] ?? 'input', `must have exactly one of ${PURPOSES.join(', ')}`);
  if (request.logout && !request.callbacks?.postFlowUrl) throw refuseInput(REDIRECT.id, 'callbacks.postFlowUrl', 'is required to sign out');
  const redirectUri = request.auth?.authRequest?.redirectUri ?? undefined;
  if (redirectUri !== undefined) checkRedirectUri(redirectUri, origin);
  if ((request.origin ?? origin) !== origin) throw refuseInput(REDIRECT.id, 'origin', `must be ${origin}`);
  return request;
}

/** It is sent as it is, so it has to be whole already. */
function checkRedirectUri(redirectUri: string, origin: string): void {
  const field = 'auth.authRequest.redirectUri';
  toReturnAddress(REDIRECT.id, field, redirectUri, origin);
  if (!URL.canParse(redirectUri)) throw refuseInput(REDIRECT.id, field, 'must be a whole address');
}

function toCallbacks({ callbacks }: CreateRedirectSessionInput, origin: string): { callbacks?: RedirectCallbackParams } {
  if (!callbacks) return {};
  const given = Object.entries(callbacks).filter(([, address]) => (address ?? undefined) !== undefined);
  return { callbacks: Object.fromEntries(given.map(([name, address]) => [name, toReturnAddress(REDIRECT.id, `callbacks.${name}`, address, origin)])) };
}
