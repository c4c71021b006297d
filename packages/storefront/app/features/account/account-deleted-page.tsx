import { UserRoundX } from 'lucide-react';
import { buttonLook } from '../../components/button.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import { useOrderText } from '../../pages/order/use-order-text.ts';
import { PageHead } from '../../routing/page-head.tsx';
import { PageLink } from '../../routing/page-link.tsx';
import { usePaths } from '../../routing/paths.ts';
import { useMemberText } from './use-member-text.ts';

/** Where the deletion of an account ends. */
export default function AccountDeletedPage() {
  const { member } = useMemberText();
  const { order } = useOrderText();
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
            {order.keepShopping}
          </PageLink>
        }
      />
    </>
  );
}

export { RouteError as ErrorBoundary } from '../../routing/route-error.tsx';
