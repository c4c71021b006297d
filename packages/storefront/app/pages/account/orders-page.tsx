import { Suspense } from 'react';
import { useSearchParams } from 'react-router';
import { searchOrdersPages } from 'storewire/operations';
import { useSearchOrdersInfinite } from 'storewire/react';
import { fallback } from 'storewire/react/server';
import { buttonLook } from '../../components/button.tsx';
import { ErrorNotice } from '../../components/error-notice.tsx';
import { LoadingStatus } from '../../components/skeleton.tsx';
import { PageLink } from '../../routing/page-link.tsx';
import { usePaths } from '../../routing/paths.ts';
import { AccountSection } from '../../shop/account/account-section.tsx';
import { newestProducts } from '../../shop/catalog/read-products.ts';
import { storeRequest } from '../../store/store-request.ts';
import { useText } from '../../text/text.tsx';
import type { Route } from './+types/orders-page';
import { NoOrders, OrderList, OrderListSkeleton, ordersInput } from './order-list.tsx';

const ORDERS_IN_PAGE = 10;

export async function loader({ url, context }: Route.LoaderArgs) {
  const store = context.get(storeRequest);
  const { client, isNavigation } = store;
  const input = ordersInput(ORDERS_IN_PAGE, url.searchParams.get('after'));
  const [orders, newest] = await Promise.all([
    fallback(client, [[searchOrdersPages, input]], { wait: !isNavigation }),
    newestProducts(store),
  ]);
  return { store: orders, newest };
}

/** All orders of the member, the newest first. */
export default function OrdersPage({ loaderData: { newest } }: Route.ComponentProps) {
  const { account } = useText();
  return (
    <AccountSection title={account.orders}>
      <Suspense fallback={<OrdersSkeleton />}>
        <Orders newest={newest} />
      </Suspense>
    </AccountSection>
  );
}

function OrdersSkeleton() {
  const { states } = useText();
  return (
    <>
      <LoadingStatus>{states.loading}</LoadingStatus>
      <OrderListSkeleton count={4} />
    </>
  );
}

/** Without JavaScript, "Show more" leads to a page of its own, which starts after the last order of this one. */
function Orders({ newest }: Pick<Route.ComponentProps['loaderData'], 'newest'>) {
  const { account } = useText();
  const paths = usePaths();
  const [search] = useSearchParams();
  const after = search.get('after');
  const input = ordersInput(ORDERS_IN_PAGE, after);
  const { items, pages, error, isLoading, isLoadingMore, hasNext, loadMore, retry } =
    useSearchOrdersInfinite(input);
  const next = pages?.at(-1)?.metadata?.cursors?.next;
  if (isLoading) return <OrdersSkeleton />;
  if (error && !pages) return <ErrorNotice title={account.ordersFailed} error={error} onRetry={retry} />;
  if (items.length === 0 && !after) return <NoOrders level="h2" newest={newest} />;
  return (
    <div className="flex flex-col gap-6">
      {after ? (
        <PageLink to={paths.accountOrders} className={`${buttonLook('outline')} self-start`}>
          {account.newerOrders}
        </PageLink>
      ) : null}
      <OrderList orders={items} level="h2" />
      {error ? (
        <ErrorNotice
          isSmall
          title={account.ordersFailed}
          error={error}
          onRetry={retry}
          isRetrying={isLoadingMore}
        />
      ) : hasNext && next ? (
        <a
          href={`?after=${encodeURIComponent(next)}`}
          aria-busy={isLoadingMore || undefined}
          className={`${buttonLook('outline')} self-center`}
          onClick={(event) => {
            event.preventDefault();
            loadMore();
          }}
        >
          {isLoadingMore ? account.loadingMore : account.showMore}
        </a>
      ) : null}
    </div>
  );
}

export { RouteError as ErrorBoundary } from '../../routing/route-error.tsx';
