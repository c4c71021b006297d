import { redirect } from 'react-router';
import { completeRedirectSignIn, isStoreError } from 'storewire';
import { pathAfterFailure } from '../../shop/account/leave-to-platform.ts';
import { logFailure } from '../../store/log-failure.ts';
import { storeRequest } from '../../store/store-request.ts';
import type { Route } from './+types/signed-in';

/** The redirect URI: completes a sign-in on the page of the platform, and returns to where it started. */
export async function loader({ request, url, context }: Route.LoaderArgs): Promise<Response> {
  const { client, auth, storage, requestId } = context.get(storeRequest);
  try {
    const { returnTo } = await completeRedirectSignIn(client, auth, url.href, { storage });
    return redirect(returnTo);
  } catch (error) {
    // this is no page: what has failed, was canceled or is opened again is shown by the page of the sign-in
    if (!isStoreError(error)) throw error;
    logFailure('the sign-in has failed', error, { request, requestId });
    return redirect(await pathAfterFailure(storage, error));
  }
}
