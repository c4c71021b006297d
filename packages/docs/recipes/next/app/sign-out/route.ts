import { signOut } from 'storewire/sign-in';
import { isOwnForm, openStore, origin, redirect } from '../../lib/store';

export async function POST(request: Request): Promise<Response> {
  if (!isOwnForm(request)) return new Response('Forbidden', { status: 403 });
  const { client, auth, addTo } = openStore(request);
  const { logoutUrl } = await signOut(client, auth, { postFlowUrl: '/', origin }).catch((error: unknown) => {
    // the session of this site has ended nevertheless: its cookies must reach the browser
    console.error(error);
    return { logoutUrl: '/' };
  });
  return addTo(redirect(logoutUrl));
}
