import { type LoaderFunctionArgs, redirect, useLoaderData } from 'react-router';
import { storeRequest } from '../../store/store-request.ts';
import { leaveToPlatform, returnPath } from './leave-to-platform.ts';
import { SignInFailed } from './sign-in-failed.tsx';
import { ENDED, hasFailed, pathOfNewSignIn } from './sign-in-page-path.ts';

/** Leads to the page of the platform, but not again after a sign-in there that has failed or was canceled. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const store = context.get(storeRequest);
  const { isSignedIn } = await store.auth.session();
  if (isSignedIn && hasFailed(request.url)) return { again: undefined };
  if (isSignedIn) throw redirect(returnPath(request));
  const { searchParams, pathname } = new URL(request.url);
  if (searchParams.has(ENDED)) return { again: pathOfNewSignIn(request.url) };
  searchParams.set(ENDED, 'canceled');
  const canceledPath = `${pathname}?${searchParams}`;
  throw await leaveToPlatform(store, request, { canceledPath }).catch(store.fail);
}

/** Where a sign-in ends that has failed. */
export default function PlatformSignInPage() {
  return <SignInFailed again={useLoaderData<typeof loader>().again} />;
}

export { RouteError as ErrorBoundary } from '../../routing/route-error.tsx';
