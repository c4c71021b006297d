import { startRedirectSignIn } from 'storewire/sign-in';
import { isOwnForm, origin, redirect, routeStore } from '../../lib/store';

export async function POST(request: Request): Promise<Response> {
  if (!isOwnForm(request)) return new Response('Forbidden', { status: 403 });
  const { client, auth, storage, addTo } = routeStore(request);
  const options = { redirectUri: `${origin}/signed-in`, responseMode: 'query', storage } as const;
  const { url } = await startRedirectSignIn(client, auth, options);
  return addTo(redirect(url));
}
