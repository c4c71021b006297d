import { ChevronRight } from 'lucide-react';
import { Suspense } from 'react';
import { data } from 'react-router';
import { searchOrdersPages } from 'storewire/operations';
import { useSearchOrdersInfinite } from 'storewire/react';
import { fallback } from 'storewire/react/server';
import { LINK } from '../../components/button.tsx';
import { ErrorNotice } from '../../components/error-notice.tsx';
import { Skeleton } from '../../components/skeleton.tsx';
import { PageHead } from '../../routing/page-head.tsx';
import { PageLink } from '../../routing/page-link.tsx';
import { usePaths } from '../../routing/paths.ts';
import { pageRead, readMember } from '../../shop/account/account-request.ts';
import { type AccountLink, AccountRead } from '../../shop/account/account-section.tsx';
import { newestProducts } from '../../shop/catalog/read-products.ts';
import { storeRequest } from '../../store/store-request.ts';
import { useText } from '../../text/text.tsx';
import type { Route } from './+types/account-page';
import { AccountLinks, SignOutForm } from './account-links.tsx';
import { NoOrders, OrderList, OrderListSkeleton, ordersInput } from './order-list.tsx';

/** The newest orders. The page of the orders has the others. */
const NEWEST = ordersInput(3);

export async function loader({ context }: Route.LoaderArgs) {
  const store = context.get(storeRequest);
  const [orders, newest, page] = await Promise.all([
    fallback(store.client, [[searchOrdersPages, NEWEST]], { wait: !store.isNavigation }),
    newestProducts(store),
    pageRead(
      store,
      readMember(store.client).then(({ profile, loginEmail }) => ({
        name: profile?.nickname ?? '',
        email: loginEmail ?? '',
      })),
    ),
  ]);
  return data({ ...page.data, newest, store: orders }, page.init ?? undefined);
}

/** Who is signed in, the newest orders, and the way to the other pages. */
export default function AccountPage({ loaderData: { read, newest } }: Route.ComponentProps) {
  const { account, shell } = useText();
  const paths = usePaths();
  return (
    <>
      <PageHead title={account.title} isIndexed={false} />
      <h1 tabIndex={-1} className="text-title">
        {account.title}
      </h1>
      <AccountRead read={read} failedTitle={account.failed} skeleton={<Skeleton className="mt-4 h-6 w-64" />}>
        {({ name, email }) => (
          <p className="mt-3 text-soft">
            {name ? <span className="block text-ink">{account.greeting(name)}</span> : null}
            <bdi>{shell.signedInAs(email)}</bdi>
          </p>
        )}
      </AccountRead>
      <section aria-labelledby="newest" className="mt-10">
        <div className="mb-4 flex flex-wrap items-center justify-between gap-x-6">
          <h2 id="newest" className="text-heading">
            {account.newestOrders}
          </h2>
          <PageLink to={paths.accountOrders} className={LINK}>
            {account.allOrders}
          </PageLink>
        </div>
        <Suspense fallback={<OrderListSkeleton count={3} />}>
          <NewestOrders newest={newest} />
        </Suspense>
      </section>
      <ul className="mt-10 grid gap-3 sm:grid-cols-2 2xl:grid-cols-3">
        <AccountLinks Link={Card} />
      </ul>
      <SignOutForm className="mt-10 lg:hidden" />
    </>
  );
}

function Card({ path, label, text, Icon }: AccountLink) {
  const paths = usePaths();
  return (
    <li className="relative flex items-center gap-4 card p-4 hover:border-accent sm:p-5">
      <span className="grid size-11 shrink-0 place-items-center rounded-full bg-sunk">
        <Icon aria-hidden="true" className="size-5" strokeWidth={1.6} />
      </span>
      <span className="min-w-0 flex-1">
        <PageLink
          to={`${paths.account}/${path}`}
          className="font-medium after:absolute after:inset-0 after:rounded-3xl"
        >
          {label}
        </PageLink>
        <span className="block text-sm text-soft">{text}</span>
      </span>
      <ChevronRight aria-hidden="true" className="size-5 shrink-0 text-soft rtl:rotate-180" />
    </li>
  );
}

function NewestOrders({ newest }: Pick<Route.ComponentProps['loaderData'], 'newest'>) {
  const { account } = useText();
  const { items, pages, error, isLoading, retry } = useSearchOrdersInfinite(NEWEST);
  if (isLoading) return <OrderListSkeleton count={3} />;
  if (error && !pages)
    return <ErrorNotice isSmall title={account.ordersFailed} error={error} onRetry={retry} />;
  return items.length === 0 ? (
    <NoOrders level="h3" newest={newest} />
  ) : (
    <OrderList orders={items} level="h3" />
  );
}

export { RouteError as ErrorBoundary } from '../../routing/route-error.tsx';
