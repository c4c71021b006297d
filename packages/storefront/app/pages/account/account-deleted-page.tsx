import { UserRoundX } from 'lucide-react';
import { buttonLook } from '../../components/button.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import { PageHead } from '../../routing/page-head.tsx';
import { PageLink } from '../../routing/page-link.tsx';
import { usePaths } from '../../routing/paths.ts';
import { useText } from '../../text/text.tsx';

/** Where the deletion of an account ends. */
export default function AccountDeletedPage() {
  const { member, cart } = useText();
  const paths = usePaths();
  return (
    <>
      <PageHead title={member.deleted} isIndexed={false} />
      <EmptyState
        level="h1"
        icon={<UserRoundX aria-hidden="true" />}
        title={member.deleted}
        text={member.removed}
        action={
          <PageLink to={paths.products} className={buttonLook()}>
            {cart.keepShopping}
          </PageLink>
        }
      />
    </>
  );
}

export { RouteError as ErrorBoundary } from '../../routing/route-error.tsx';
