import { completeRedirectSignIn } from 'storewire/sign-in';
import { openStore, redirect } from '../lib/store.server';
import type { Route } from './+types/signed-in';

export async function loader({ request }: Route.LoaderArgs): Promise<Response> {
  const { client, auth, storage, addTo } = openStore(request);
  const { returnTo } = await completeRedirectSignIn(client, auth, request.url, { storage });
  return addTo(redirect(returnTo));
}
