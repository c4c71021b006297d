import { startRedirectSignIn } from 'storewire/sign-in';
import { openStore, origin, redirect, refuseOtherSites } from '../lib/store.server';
import type { Route } from './+types/sign-in';

export async function action({ request }: Route.ActionArgs): Promise<Response> {
  refuseOtherSites(request);
  const { client, auth, storage, addTo } = openStore(request);
  const { url } = await startRedirectSignIn(client, auth, {
    redirectUri: `${origin}/signed-in`,
    responseMode: 'query',
    returnTo: String((await request.formData()).get('returnTo')),
    storage,
  });
  return addTo(redirect(url));
}
