import { UserRoundX } from 'lucide-react';
import { type LoaderFunctionArgs, redirect, useLocation } from 'react-router';
import { buttonLook } from '../../components/button.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import { PageHead } from '../../routing/page-head.tsx';
import { storeRequest } from '../../store/store-request.ts';
import { useText } from '../../text/text.tsx';
import { leaveToPlatform, returnPath } from './leave-to-platform.ts';
import { ENDED, pathOfNewSignIn } from './sign-in-page-path.ts';

/** Leads to the page of the platform, but not again after a sign-in there that has failed or was canceled. */
export async function loader({ request, context }: LoaderFunctionArgs): Promise<null> {
  const store = context.get(storeRequest);
  const { isSignedIn } = await store.auth.session();
  if (isSignedIn) throw redirect(returnPath(request));
  if (new URL(request.url).searchParams.has(ENDED)) return null;
  throw await leaveToPlatform(store, request).catch(store.fail);
}

/** Where a sign-in ends that has failed. */
export default function PlatformSignInPage() {
  const { account, shell } = useText();
  const { pathname, search } = useLocation();
  return (
    <>
      <PageHead title={account.signInFailed} isIndexed={false} />
      <EmptyState
        level="h1"
        icon={<UserRoundX aria-hidden="true" />}
        title={account.signInFailed}
        action={
          <a href={pathOfNewSignIn(pathname, search)} className={buttonLook()}>
            {shell.signIn}
          </a>
        }
      />
    </>
  );
}

export { RouteError as ErrorBoundary } from '../../routing/route-error.tsx';
