import { UserRoundX } from 'lucide-react';
import { useText } from '../../shared/text/text.tsx';
import { buttonLook } from '../../shared/ui/button.tsx';
import { EmptyState } from '../../shared/ui/empty-state.tsx';
import { PageHead } from '../shell/page-head.tsx';
import { PageLink } from '../shell/page-link.tsx';
import { usePaths } from '../shell/paths.ts';

/** Where the deletion of an account ends. */
export default function AccountDeletedPage() {
  const { account, order } = useText();
  const paths = usePaths();
  return (
    <>
      <PageHead title={account.deleted} isIndexed={false} />
      <EmptyState
        level="h1"
        icon={<UserRoundX aria-hidden="true" />}
        title={account.deleted}
        text={account.removed}
        action={
          <PageLink to={paths.products} className={buttonLook()}>
            {order.keepShopping}
          </PageLink>
        }
      />
    </>
  );
}

export { RouteError as ErrorBoundary } from '../system/route-error.tsx';
