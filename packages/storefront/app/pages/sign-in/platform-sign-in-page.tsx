import { UserRoundX } from 'lucide-react';
import { type LoaderFunctionArgs, redirect, useLoaderData } from 'react-router';
import { buttonLook } from '../../components/button.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import { PageHead } from '../../routing/page-head.tsx';
import { storeRequest } from '../../store/store-request.ts';
import { useText } from '../../text/text.tsx';
import { useAccountText } from '../account/use-account-text.ts';
import { leaveToPlatform, returnPath } from './leave-to-platform.ts';
import { ENDED, pathOfNewSignIn } from './sign-in-page-path.ts';

/** Leads to the page of the platform, but not again after a sign-in there that has failed or was canceled. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const store = context.get(storeRequest);
  const { isSignedIn } = await store.auth.session();
  if (isSignedIn) throw redirect(returnPath(request));
  const { searchParams, pathname } = new URL(request.url);
  if (searchParams.has(ENDED)) return { again: pathOfNewSignIn(request.url) };
  searchParams.set(ENDED, 'canceled');
  const canceledPath = `${pathname}?${searchParams}`;
  throw await leaveToPlatform(store, request, { canceledPath }).catch(store.fail);
}

/** Where a sign-in ends that has failed. */
export default function PlatformSignInPage() {
  const { account } = useAccountText();
  const { shell } = useText();
  const { again } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHead title={account.signInFailed} isIndexed={false} />
      <EmptyState
        level="h1"
        icon={<UserRoundX aria-hidden="true" />}
        title={account.signInFailed}
        action={
          <a href={again} className={buttonLook()}>
            {shell.signIn}
          </a>
        }
      />
    </>
  );
}

export { RouteError as ErrorBoundary } from '../../routing/route-error.tsx';
