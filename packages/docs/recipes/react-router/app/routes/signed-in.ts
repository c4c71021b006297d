import { completeRedirectSignIn } from 'storewire/sign-in';
import { openStore, redirect } from '../lib/store.server';
import type { Route } from './+types/signed-in';

export async function loader({ request }: Route.LoaderArgs): Promise<Response> {
  const { client, auth, storage, addTo } = openStore(request);
  const response = completeRedirectSignIn(client, auth, request.url, { storage });
  const { returnTo } = await response.catch((error: unknown) => {
    // cancelled, for example, or opened again from the history
    console.error(error);
    return { returnTo: '/' };
  });
  return addTo(redirect(returnTo));
}
