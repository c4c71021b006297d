import { Package } from 'lucide-react';
import type { Order, SearchOrdersInput } from 'storewire';
import { EmptyState } from '../../components/empty-state.tsx';
import { Money } from '../../components/money.tsx';
import { Picture } from '../../components/picture.tsx';
import { Skeleton } from '../../components/skeleton.tsx';
import { formatDate } from '../../format/date.ts';
import { PageLink } from '../../routing/page-link.tsx';
import { usePaths } from '../../routing/paths.ts';
import { nameOf } from '../../shop/cart/line-summary.tsx';
import { SuggestedProducts } from '../../shop/catalog/suggested-products.tsx';
import { KeepShopping } from '../../shop/keep-shopping.tsx';
import type { Failure } from '../../store/failure.ts';
import type { ShopProduct } from '../../store/product/product.ts';
import { useLanguage, useText } from '../../text/text.tsx';
import { OrderBadges } from '../order/order-badges.tsx';

/** Searches find orders under review, and rejected ones, only if the filter names their status. */
const SHOWN = ['APPROVED', 'PENDING', 'CANCELED', 'REJECTED'] as const;

/** The newest orders, or those after a cursor, which contains the filter. */
export const ordersInput = (limit: number, cursor?: string | null): SearchOrdersInput => ({
  search: cursor
    ? { cursorPaging: { limit, cursor } }
    : { cursorPaging: { limit }, filter: { status: { $in: [...SHOWN] } } },
});

const PICTURES = 4;

/** Orders, each a link to its page. */
export function OrderList({ orders, level: Heading }: { orders: readonly Order[]; level: 'h2' | 'h3' }) {
  const { order: text, cart } = useText();
  const { locale } = useLanguage();
  const paths = usePaths();
  return (
    <ul className="flex flex-col gap-3">
      {orders.map((order) => (
        <li
          key={order.id}
          className="relative flex flex-wrap items-center gap-x-5 gap-y-3 card p-4 hover:border-accent sm:p-5"
        >
          <div className="min-w-0 flex-1 basis-48">
            <Heading className="font-sans text-base font-medium">
              <PageLink
                to={paths.accountOrder(order.id ?? '')}
                className="underline decoration-edge underline-offset-4 after:absolute after:inset-0 after:rounded-3xl"
              >
                {text.title(order.number)}
              </PageLink>
            </Heading>
            <p className="mt-1 text-sm text-soft">
              {order.createdDate ? (
                <time dateTime={order.createdDate}>{formatDate(order.createdDate, locale, 'longDate')}</time>
              ) : null}
              <span>
                {' '}
                · {cart.items(order.lineItems.reduce((sum, { quantity = 0 }) => sum + quantity, 0))}
              </span>
            </p>
            <OrderBadges order={order} className="mt-3" />
          </div>
          <div className="flex w-full flex-wrap items-center justify-between gap-x-5 gap-y-3 sm:w-auto">
            <div className="flex min-w-0 -space-x-3" aria-hidden="true">
              {order.lineItems.slice(0, PICTURES).map((line) => (
                <Picture
                  key={line.id}
                  image={line.image?.url}
                  alt=""
                  name={nameOf(line)}
                  sizes="3.5rem"
                  className="w-14 min-w-0 rounded-xl border-2 border-raised"
                />
              ))}
            </div>
            <p className="ms-auto min-w-20 text-end font-medium tabular-nums">
              <Money
                amount={order.priceSummary?.total?.amount ?? '0'}
                currency={order.currency ?? undefined}
              />
            </p>
          </div>
        </li>
      ))}
    </ul>
  );
}

interface NoOrdersProps {
  level: 'h2' | 'h3';
  newest: ShopProduct[] | Failure;
}

/** No orders yet, and what could be the first one. */
export function NoOrders({ level, newest }: NoOrdersProps) {
  const { account } = useText();
  return (
    <>
      <EmptyState
        level={level}
        icon={<Package aria-hidden="true" />}
        title={account.ordersEmpty}
        text={account.ordersEmptyText}
        action={<KeepShopping />}
      />
      <SuggestedProducts products={newest} />
    </>
  );
}

/** Orders that are loading. */
export function OrderListSkeleton({ count }: { count: number }) {
  return (
    <div aria-hidden="true" className="flex flex-col gap-3">
      {Array.from({ length: count }, (_, index) => index).map((row) => (
        <Skeleton key={row} className="h-44 rounded-3xl sm:h-31" />
      ))}
    </div>
  );
}
