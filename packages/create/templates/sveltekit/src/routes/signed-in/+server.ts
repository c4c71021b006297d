import { completeRedirectSignIn } from 'storewire/sign-in';
import { redirect } from '@sveltejs/kit';
import type { RequestHandler } from './$types';

export const GET: RequestHandler = async ({ request, locals: { store } }) => {
	const { client, auth, storage } = store;
	const { returnTo } = await completeRedirectSignIn(client, auth, request.url, { storage }).catch(
		(error: unknown) => {
			// cancelled, for example, or opened again from the history
			console.error(error);
			return { returnTo: '/account' };
		}
	);
	redirect(303, returnTo);
};
