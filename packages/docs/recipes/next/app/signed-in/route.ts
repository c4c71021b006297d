import { completeRedirectSignIn } from 'storewire/sign-in';
import { openStore, redirect } from '../../lib/store';

export async function GET(request: Request): Promise<Response> {
  const { client, auth, storage, addTo } = openStore(request);
  const response = completeRedirectSignIn(client, auth, request.url, { storage });
  const { returnTo } = await response.catch((error: unknown) => {
    // cancelled, for example, or opened again from the history
    console.error(error);
    return { returnTo: '/' };
  });
  return addTo(redirect(returnTo));
}
