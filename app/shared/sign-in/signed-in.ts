import { redirect } from 'react-router';
import { completeRedirectSignIn } from 'storewire/sign-in';
import { storeRequest } from '../../server/store-request.ts';
import type { Route } from './+types/signed-in';

/** The redirect URI: completes a sign-in on the page of the platform, and returns to where it started. */
export async function loader({ request, context }: Route.LoaderArgs): Promise<Response> {
  const { client, auth, storage } = context.get(storeRequest);
  const { returnTo } = await completeRedirectSignIn(client, auth, request.url, { storage });
  return redirect(returnTo);
}
