import { UserRound } from 'lucide-react';
import { Form, redirect } from 'react-router';
import { Button } from '../../components/button.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import { PageHead } from '../../routing/page-head.tsx';
import { endOf, leaveToPlatform, returnPath } from '../../shop/account/leave-to-platform.ts';
import { storeRequest } from '../../store/store-request.ts';
import { useText } from '../../text/text.tsx';
import type { Route } from './+types/hosted-sign-in-page';

/** Leads to the page of the platform that signs in, and stays where that has ended without a session. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const store = context.get(storeRequest);
  const { isSignedIn } = await store.auth.session();
  const end = endOf(url);
  if (isSignedIn && end !== 'failed') throw redirect(returnPath(url));
  if (end === undefined) throw await leaveToPlatform(store, url, undefined).catch(store.fail);
  return { hasFailed: end === 'failed' };
}

export function action({ url, context }: Route.ActionArgs): Promise<Response> {
  const store = context.get(storeRequest);
  return leaveToPlatform(store, url, undefined).catch(store.fail);
}

/** The sign-in of a shop without steps of its own, after it was canceled or has failed. */
export default function HostedSignInPage({ loaderData: { hasFailed } }: Route.ComponentProps) {
  const { account, shell } = useText();
  const title = hasFailed ? account.signInFailed : shell.signIn;
  return (
    <>
      <PageHead title={title} isIndexed={false} />
      <EmptyState
        level="h1"
        icon={<UserRound aria-hidden="true" />}
        title={title}
        action={
          <Form method="post">
            <Button type="submit">{shell.signIn}</Button>
          </Form>
        }
      />
    </>
  );
}

export { RouteError as ErrorBoundary } from '../../routing/route-error.tsx';
