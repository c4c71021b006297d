import { completeRedirectSignIn } from 'storewire/sign-in';
import { redirect, routeStore } from '../../lib/store';

export async function GET(request: Request): Promise<Response> {
  const { client, auth, storage, addTo } = routeStore(request);
  const { returnTo } = await completeRedirectSignIn(client, auth, request.url, { storage });
  return addTo(redirect(returnTo));
}
