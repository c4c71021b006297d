import { useRef } from 'react';
import { Link } from 'react-router';
import type { Cart } from 'storewire';
import { useEstimateCurrentCartTotals } from 'storewire/react';
import { useText } from '../../shared/text/text.ts';
import { LINK } from '../../shared/ui/button.tsx';
import { classes } from '../../shared/ui/classes.ts';
import { ErrorNotice } from '../../shared/ui/error-notice.tsx';
import { Notice } from '../../shared/ui/notice.tsx';
import { LoadingStatus, Skeleton } from '../../shared/ui/skeleton.tsx';
import { paths } from '../paths.ts';
import { PageTitle } from '../shell/page-title.tsx';
import { ToShop } from '../shell/to-shop.tsx';
import { CartLine } from './cart-line.tsx';
import { CartTotals } from './cart-totals.tsx';
import { remarksOn } from './remarks.tsx';
import { useCart } from './use-cart.ts';

const LAYOUT = 'grid items-start gap-x-14 gap-y-10 lg:grid-cols-[minmax(0,1fr)_22rem]';

/** The items of the cart and their totals. */
export function CartPage() {
  const text = useText();
  const heading = useRef<HTMLHeadingElement>(null);
  const { cart, count, error, isValidating, retry } = useCart();
  return (
    <>
      <PageTitle>{text.cart.title}</PageTitle>
      <h1 ref={heading} tabIndex={-1} className="mb-6 font-serif text-title sm:mb-8">
        {text.cart.title}
      </h1>
      {cart && count ? <Filled cart={cart} onRemove={() => heading.current?.focus()} /> : null}
      {count === 0 ? <Notice title={text.cart.empty} text={text.cart.emptyText} action={<ToShop />} /> : null}
      {count === undefined && error ? (
        <ErrorNotice title={text.cart.failed} error={error} onRetry={retry} isRetrying={isValidating} />
      ) : null}
      {count === undefined && !error ? <CartSkeleton /> : null}
    </>
  );
}

interface FilledProps {
  cart: Cart;
  onRemove: () => void;
}

function Filled({ cart, onRemove }: FilledProps) {
  const text = useText();
  const estimate = useEstimateCurrentCartTotals();
  const violations = estimate.data?.violations ?? [];
  return (
    <div className={LAYOUT}>
      <section aria-labelledby="cart-lines">
        <h2 id="cart-lines" className="sr-only">
          {text.cart.lines}
        </h2>
        <ul className="divide-y divide-line border-y border-line">
          {cart.lineItems.map((line, index) => (
            <CartLine
              key={line.id ?? index}
              line={line}
              currency={cart.conversionCurrency}
              remarks={line.id ? remarksOn(line.id, violations) : []}
              onRemove={onRemove}
            />
          ))}
        </ul>
        <Link to={paths.catalog} className={classes(LINK, 'mt-6')}>
          {text.cart.keepShopping}
        </Link>
      </section>
      <CartTotals
        cart={cart}
        estimate={estimate.data}
        error={estimate.error}
        isUpdating={estimate.isValidating}
        onRetry={() => void estimate.mutate()}
      />
    </div>
  );
}

function CartSkeleton() {
  const text = useText();
  return (
    <>
      <LoadingStatus>{text.state.loading}</LoadingStatus>
      <div className={LAYOUT}>
        <div className="grid grid-cols-[5.5rem_minmax(0,1fr)] gap-4 border-y border-line py-6 sm:grid-cols-[9rem_minmax(0,1fr)] sm:gap-6">
          <Skeleton className="aspect-square rounded-xl sm:aspect-3/2" />
          <div className="flex flex-col gap-3">
            <Skeleton className="h-7 w-40 rounded-md" />
            <Skeleton className="h-5 w-28 rounded-md" />
          </div>
        </div>
        <Skeleton className="h-64 rounded-2xl" />
      </div>
    </>
  );
}
