import { UserRoundX } from 'lucide-react';
import { buttonLook } from '../../components/button.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import { PageHead } from '../../routing/page-head.tsx';
import { usePaths } from '../../routing/paths.ts';
import { useText } from '../../text/text.tsx';

/** A page for a sign-in that has failed: with the path for another one, or, for a member, with that of the account. */
export function SignInFailed({ again }: { again?: string | undefined }) {
  const { account, shell } = useText();
  const paths = usePaths();
  return (
    <>
      <PageHead title={account.signInFailed} isIndexed={false} />
      <EmptyState
        level="h1"
        icon={<UserRoundX aria-hidden="true" />}
        title={account.signInFailed}
        action={
          <a href={again ?? paths.account} className={buttonLook()}>
            {again ? shell.signIn : shell.account}
          </a>
        }
      />
    </>
  );
}
