import { Navigate } from 'react-router';
import { useText } from '../../shared/text/text.ts';
import { ErrorNotice } from '../../shared/ui/error-notice.tsx';
import { LoadingStatus, Skeleton } from '../../shared/ui/skeleton.tsx';
import { paths } from '../paths.ts';
import { PageTitle } from '../shell/page-title.tsx';
import { SignOutButton } from './sign-out-button.tsx';
import { nameOf, useMyAccount } from './use-my-account.ts';

/** The signed-in member, and the sign-out button. */
export function AccountPage() {
  const { account: text, state: stateText } = useText();
  const { member, isLoggedIn, isLoading, state } = useMyAccount();
  if (!isLoading && !isLoggedIn) return <Navigate to={paths.signIn(paths.account)} replace />;
  const name = nameOf(member);
  return (
    <section className="flex max-w-md flex-col items-start gap-6">
      <PageTitle>{text.title}</PageTitle>
      <h1 className="font-serif text-title">{text.title}</h1>
      {state.error && !member ? (
        <ErrorNotice
          isSmall
          title={text.failed}
          error={state.error}
          onRetry={() => void state.mutate()}
          isRetrying={state.isValidating}
        />
      ) : null}
      {name ? (
        <div>
          <p className="text-lg">{text.signedInAs(name)}</p>
          {member?.loginEmail && member.loginEmail !== name ? (
            <p className="break-all text-soft">{member.loginEmail}</p>
          ) : null}
        </div>
      ) : state.error ? null : (
        <>
          <LoadingStatus>{stateText.loading}</LoadingStatus>
          <Skeleton className="h-7 w-56 rounded-md" />
        </>
      )}
      <SignOutButton />
    </section>
  );
}
