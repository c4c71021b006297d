import { Form, redirect } from 'react-router';
import { getMyMember } from 'storewire/operations';
import { storeRequest } from '../../server/store-request.ts';
import { useText } from '../../shared/text/text.tsx';
import { Button } from '../../shared/ui/button.tsx';
import { PageHead } from '../shell/page-head.tsx';
import { languageOfPath, pathsIn, usePaths } from '../shell/paths.ts';
import type { Route } from './+types/account-page';

/** Visitors sign in first. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { client, auth } = context.get(storeRequest);
  const { pathname } = new URL(request.url);
  const { isLoggedIn } = await auth.session();
  if (!isLoggedIn)
    throw redirect(
      `${pathsIn(languageOfPath(pathname)).signIn}?${new URLSearchParams({ returnTo: pathname })}`,
    );
  return { member: await getMyMember(client, { fieldsets: ['FULL'] }) };
}

/** The account of a member. */
export default function AccountPage({ loaderData }: Route.ComponentProps) {
  const { account, shell } = useText();
  const { home } = usePaths();
  return (
    <>
      <PageHead title={account.title} isIndexed={false} />
      <h1 className="text-title">{account.title}</h1>
      <p className="mt-4">{shell.signedInAs(loaderData.member.member?.loginEmail ?? '')}</p>
      <Form method="post" action="/sign-out" reloadDocument className="mt-6">
        <input type="hidden" name="returnTo" value={home} />
        <Button type="submit" look="outline">
          {shell.signOut}
        </Button>
      </Form>
    </>
  );
}
