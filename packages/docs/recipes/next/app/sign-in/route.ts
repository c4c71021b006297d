import { startRedirectSignIn } from 'storewire/sign-in';
import { isOwnForm, openStore, origin, redirect } from '../../lib/store';

export async function POST(request: Request): Promise<Response> {
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
