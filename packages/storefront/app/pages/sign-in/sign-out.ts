import { redirect } from 'react-router';
import { signOut } from 'storewire';
import { textIn } from '../../form/form-text.ts';
import { safePagePath } from '../../form/page-path.ts';
import { storeRequest } from '../../store/store-request.ts';
import type { Route } from './+types/sign-out';
import { signedOutCookie } from './signed-out.ts';

/** Signs out, here and at the platform. */
export async function action({ request, context }: Route.ActionArgs): Promise<Response> {
  const { client, auth, settings } = context.get(storeRequest);
  const returnTo = safePagePath(textIn(await request.formData(), 'returnTo'));
  const { logoutUrl } = await signOut(client, auth, { postFlowUrl: returnTo, origin: settings.origin });
  return redirect(String(logoutUrl), { status: 303, headers: { 'set-cookie': signedOutCookie } });
}
