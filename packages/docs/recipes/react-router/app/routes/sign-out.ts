import { signOut } from 'storewire/sign-in';
import { openStore, origin, redirect, refuseOtherSites } from '../lib/store.server';
import type { Route } from './+types/sign-out';

export async function action({ request }: Route.ActionArgs): Promise<Response> {
  refuseOtherSites(request);
  const { client, auth, addTo } = openStore(request);
  const { logoutUrl } = await signOut(client, auth, { postFlowUrl: '/', origin }).catch((error: unknown) => {
    // the session of this site has ended nevertheless: its cookies must reach the browser
    console.error(error);
    return { logoutUrl: '/' };
  });
  return addTo(redirect(logoutUrl));
}
