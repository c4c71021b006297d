import { UserRoundX } from 'lucide-react';
import { EmptyState } from '../../components/empty-state.tsx';
import { PageHead } from '../../routing/page-head.tsx';
import { KeepShopping } from '../../shop/keep-shopping.tsx';
import { useText } from '../../text/text.tsx';

/** Where the deletion of an account ends. */
export default function AccountDeletedPage() {
  const { account } = useText();
  return (
    <>
      <PageHead title={account.deleted} isIndexed={false} />
      <EmptyState
        level="h1"
        icon={<UserRoundX aria-hidden="true" />}
        title={account.deleted}
        text={account.removed}
        action={<KeepShopping />}
      />
    </>
  );
}

export { RouteError as ErrorBoundary } from '../../routing/route-error.tsx';
