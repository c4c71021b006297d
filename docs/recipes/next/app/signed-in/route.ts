import { completeRedirectSignIn } from 'storewire/sign-in';
import { redirect, openStore } from '../../lib/store';

export async function GET(request: Request): Promise<Response> {
  const { client, auth, storage, addTo } = openStore(request);
  const { returnTo } = await completeRedirectSignIn(client, auth, request.url, { storage });
  return addTo(redirect(returnTo));
}
