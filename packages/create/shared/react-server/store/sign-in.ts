/** The routes of sign-in and sign-out. */
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

/** Whether a form of this site sent the request. Other sites must not sign anyone in or out. */
const isOwnForm = (request: Request): boolean => request.headers.get('origin') === origin;

const redirect = (location: string | URL): Response =>
  new Response(null, { status: 303, headers: { location: new URL(location, origin).href } });
