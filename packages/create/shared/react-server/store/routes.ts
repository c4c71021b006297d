/** The routes of sign-in, sign-out and checkout. */
import { createRedirect, type StoreClient } from 'storewire';
import { getCurrentCartV2 } from 'storewire/operations';
import { completeRedirectSignIn, signOut, startRedirectSignIn } from 'storewire/sign-in';
import { openStore } from './backend';
import { origin } from './settings';

/** POST /sign-in, with `returnTo`: the page of the platform asks for the password. */
export async function handleSignIn(request: Request): Promise<Response> {
  if (!isOwnForm(request)) return new Response('Forbidden', { status: 403 });
  const { client, auth, storage, addTo } = openStore(request);
  const { url } = await startRedirectSignIn(client, auth, {
    redirectUri: `${origin}/signed-in`,
    responseMode: 'query',
    returnTo: String((await request.formData()).get('returnTo')),
    storage,
  });
  return addTo(redirect(url));
}

/** GET /signed-in: the browser returns from the platform. */
export async function handleSignedIn(request: Request): Promise<Response> {
  const { client, auth, storage, addTo } = openStore(request);
  const response = completeRedirectSignIn(client, auth, request.url, { storage });
  const { returnTo } = await response.catch((error: unknown) => {
    // cancelled, for example, or opened again from the history
    console.error(error);
    return { returnTo: '/' };
  });
  return addTo(redirect(returnTo));
}

/** POST /sign-out */
export async function handleSignOut(request: Request): Promise<Response> {
  if (!isOwnForm(request)) return new Response('Forbidden', { status: 403 });
  const { client, auth, addTo } = openStore(request);
  const { logoutUrl } = await signOut(client, auth, { postFlowUrl: '/', origin }).catch((error: unknown) => {
    // the session of this site has ended nevertheless: its cookies must reach the browser
    console.error(error);
    return { logoutUrl: '/' };
  });
  return addTo(redirect(logoutUrl));
}

/** POST /checkout: the page of the platform asks for address, delivery and payment. */
export async function handleCheckout(request: Request): Promise<Response> {
  if (!isOwnForm(request)) return new Response('Forbidden', { status: 403 });
  const { client, addTo } = openStore(request);
  const url = await checkoutUrl(client).catch((error: unknown) => {
    // an order was placed in another tab, for example: the cart shows it
    console.error(error);
    return '/cart';
  });
  return addTo(redirect(url));
}

async function checkoutUrl(client: StoreClient): Promise<string> {
  const { cart } = await getCurrentCartV2(client);
  const callbacks = { postFlowUrl: '/cart', thankYouPageUrl: '/thanks' };
  const { url } = await createRedirect(
    client,
    { ecomCheckout: { checkoutId: cart.id }, callbacks },
    { origin },
  );
  return url;
}

/** Whether a form of this site sent the request. Other sites must not send anyone to these pages. */
const isOwnForm = (request: Request): boolean => request.headers.get('origin') === origin;

const redirect = (location: string | URL): Response =>
  new Response(null, { status: 303, headers: { location: new URL(location, origin).href } });
