import {
  completeRedirectSignIn,
  createRedirect,
  isStoreError,
  type MemberCredentials,
  type StoreClient,
  signOut,
  startRedirectSignIn,
} from 'storewire';
import { callListener } from 'storewire/internal';
import { createTransport, getCurrentCartV2 } from 'storewire/operations';
import { readBounded } from '../lib/bounded-body.ts';
import { checkOrigins } from '../lib/check-options.ts';
import { withTimeout } from '../lib/timeout.ts';
import { refuseReadAhead } from '../read-ahead.ts';
import type { Backend } from './backend.ts';
import { isFromOrigin } from './page-origin.ts';
import type { RequestSession } from './request-session.ts';

/** Options of {@link siteRoutes}. */
export interface SiteRoutesOptions {
  /** Origin of the site, for example `https://shop.example`. Forms of other origins get a 403. */
  origin: string;
  /** Path of the route `signedIn`. Default `/signed-in`. */
  signedInPath?: string | undefined;
  /** Path of the cart, to which a checkout returns that was left or could not begin. Default `/cart`. */
  cartPath?: string | undefined;
  /** Path of the page that gets the `orderId` of an order. Default `/thanks`. */
  thankYouPath?: string | undefined;
  /**
   * Receives failures that lead to a page nevertheless: of a sign-in that failed or was cancelled, of a checkout
   * without a cart, and of the platform at a sign-out. Also a body of `signIn` that is no form, which gets a 400.
   */
  onError?: ((error: unknown) => void) | undefined;
}

/** Routes whose responses are redirects with the cookies of the session. */
export interface SiteRoutes {
  /**
   * For a POST with the field `returnTo`: leads to the sign-in page of the platform. If that is not possible, leads to
   * `/?signIn=failed`.
   */
  signIn: (request: Request) => Promise<Response>;
  /**
   * For the GET with which the platform returns: leads to the page of `returnTo`. A sign-in that was cancelled leads to
   * `/`, and one that failed, such as of another person after a step back, to `/?signIn=failed`. A HEAD, a prefetch or
   * a prerender gets a 503, and uses nothing up; a request that the browser repeats gets the same again.
   */
  signedIn: (request: Request) => Promise<Response>;
  /** For a POST: ends the session, also if the platform cannot be reached, and leads to `/`. */
  signOut: (request: Request) => Promise<Response>;
  /** For a POST: leads to the page of the platform that asks for address, delivery and payment. */
  checkout: (request: Request) => Promise<Response>;
}

/**
 * The routes that a site with a backend needs besides the calls of its pages: sign-in by redirect, sign-out and the
 * checkout of the current cart. They are for the forms of `backendSession`, and for those of your own. Throws a
 * `TypeError` for an invalid origin.
 *
 * @example
 * import { member } from 'storewire';
 * import { getCurrentCartV2 } from 'storewire/operations';
 * import { createBackend, siteRoutes } from 'storewire-server';
 *
 * const origin = 'https://shop.example';
 * const backend = createBackend({
 *   auth: (storage) => member({ clientId: '9e2d5c71-4b8f-4a36-8d10-c6f7a2b3e541', storage }),
 *   calls: [getCurrentCartV2],
 *   allowedOrigins: [origin],
 * });
 * // POST /sign-in, GET /signed-in, POST /sign-out, POST /checkout
 * export const { signIn, signedIn, signOut, checkout } = siteRoutes(backend, { origin });
 */
export function siteRoutes(
  backend: Pick<Backend<MemberCredentials>, 'session' | 'platform'>,
  {
    origin,
    signedInPath = '/signed-in',
    cartPath = '/cart',
    thankYouPath = '/thanks',
    onError,
  }: SiteRoutesOptions,
): SiteRoutes {
  const origins = checkOrigins('origin', [origin]);
  const redirectUri = origin + signedInPath;

  const report = ({ signal }: Request, error: unknown): void => {
    // nobody sees where a request leads that its page has given up
    if (onError && !signal.aborted) void callListener(onError, error);
  };

  /** Responds with a redirect to the URL that `find` resolves to, and with the cookies of the session. */
  async function redirect(request: Request, find: Find): Promise<Response> {
    const session = backend.session(request);
    const client = createTransport({ ...backend.platform, auth: session.auth });
    const location = new URL(await find({ ...session, client }), origin);
    return session.addTo(new Response(null, { status: 303, headers: { location: location.href } }));
  }

  const isOwnForm = ({ headers }: Request): boolean => isFromOrigin(headers, origins);

  /** Redirects the forms of this site only: other sites must not send anyone to these pages. */
  const redirectForm = async (request: Request, find: Find): Promise<Response> =>
    isOwnForm(request) ? redirect(request, find) : forbidden();

  const checkoutUrl = async (client: StoreClient, { signal }: Request): Promise<string> => {
    const { cart } = await getCurrentCartV2(client, {}, { signal });
    const callbacks = { postFlowUrl: cartPath, thankYouPageUrl: thankYouPath };
    const { url } = await createRedirect(
      client,
      { ecomCheckout: { checkoutId: cart.id }, callbacks },
      { origin, signal },
    );
    return url;
  };

  return {
    signIn: async (request) => {
      if (!isOwnForm(request)) return forbidden();
      let form: FormData;
      try {
        form = await readForm(request);
      } catch (error) {
        report(request, error);
        return new Response('The body is no form', { status: 400 });
      }
      const returnTo = String(form.get('returnTo') ?? '/');
      return redirect(request, async ({ client, auth, storage }) => {
        const { signal } = request;
        const options = { redirectUri, responseMode: 'query', returnTo, storage, signal } as const;
        try {
          return (await startRedirectSignIn(client, auth, options)).url;
        } catch (error) {
          report(request, error);
          return FAILED_PATH;
        }
      });
    },
    signedIn: async (request) =>
      refuseReadAhead(request) ??
      redirect(request, async ({ client, auth, storage }) => {
        // behind a proxy, the URL of the request may have another origin
        const url = redirectUri + new URL(request.url).search;
        try {
          // completed also for a page that has gone away, as the browser may repeat the request
          return (await completeRedirectSignIn(client, auth, url, { storage })).returnTo;
        } catch (error) {
          report(request, error);
          return isStoreError(error) && error.code === 'access_denied' ? '/' : FAILED_PATH;
        }
      }),
    signOut: (request) =>
      redirectForm(request, async ({ client, auth }) => {
        try {
          const { signal } = request;
          return (await signOut(client, auth, { postFlowUrl: '/', origin, signal })).logoutUrl;
        } catch (error) {
          // the session of this site has ended nevertheless
          report(request, error);
          return '/';
        }
      }),
    checkout: (request) =>
      redirectForm(request, ({ client }) =>
        checkoutUrl(client, request).catch((error: unknown) => {
          report(request, error);
          return cartPath;
        }),
      ),
  };
}

/** No form of a sign-in is larger, or takes longer. */
const [MAX_FORM_BYTES, MAX_FORM_MS] = [16_384, 10_000];

async function readForm(request: Request): Promise<FormData> {
  const text = await withTimeout(MAX_FORM_MS, request.signal, () => readBounded(request, MAX_FORM_BYTES));
  if (text === undefined) throw new RangeError(`A form must not have more than ${MAX_FORM_BYTES} bytes`);
  const { headers } = request;
  return new Response(text, { headers: { 'content-type': headers.get('content-type') ?? '' } }).formData();
}

/** Returns where a route leads. */
type Find = (session: RequestSession<MemberCredentials> & { client: StoreClient }) => Promise<string | URL>;

/** The start page of the site, which says that a sign-in has failed. */
const FAILED_PATH = '/?signIn=failed';

const forbidden = (): Response => new Response('Forbidden', { status: 403 });
