import type { CartV2, StoreError, CartSummary as Summary } from 'storewire';
import { Button, buttonLook } from '../../components/button.tsx';
import { ErrorNotice } from '../../components/error-notice.tsx';
import { Skeleton } from '../../components/skeleton.tsx';
import type { FormResult } from '../../form/form-result.ts';
import { PageLink } from '../../routing/page-link.tsx';
import { usePaths } from '../../routing/paths.ts';
import { CodeForms } from '../../shop/cart/code-forms.tsx';
import { isDelivered } from '../../shop/cart/shop-cart.ts';
import { CartTotals } from '../../shop/cart/totals.tsx';
import { useText } from '../../text/text.tsx';
import { EstimateForm } from './estimate-form.tsx';
import { isGone } from './line-notices.tsx';

interface CartSummaryProps {
  cart: CartV2;
  summary: Summary | undefined;
  error: StoreError | undefined;
  /** Whether the totals are those of an earlier cart. */
  isUpdating: boolean;
  onRetry: () => void;
  result: FormResult | undefined;
  isNarrow: boolean;
}

/** The totals, codes and the estimate above them, and the way to the checkout. */
export function CartSummary(props: CartSummaryProps) {
  const { cart, summary, error, isUpdating, onRetry, result, isNarrow } = props;
  const { cart: text, product, purchase, cartLines } = useText();
  const paths = usePaths();
  return (
    <section
      aria-labelledby="cart-summary"
      className={isNarrow ? '' : 'rounded-3xl border border-line bg-raised p-5 sm:p-7'}
    >
      <div className="mb-4 flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id="cart-summary" className="text-heading">
          {purchase.summary}
        </h2>
        <p role="status" className="text-sm text-soft">
          {isUpdating ? text.updating : ''}
        </p>
      </div>
      {isNarrow ? null : (
        <div className="mb-5 flex flex-col gap-1 empty:hidden">
          <CodeForms cart={cart} result={result} />
          {isDelivered(cart) ? <EstimateForm cart={cart} result={result} /> : null}
        </div>
      )}
      {error ? (
        <div className="mb-4">
          <ErrorNotice isSmall title={cartLines.estimateFailed} error={error} onRetry={onRetry} />
        </div>
      ) : null}
      {summary ? (
        <CartTotals
          cart={cart}
          summary={summary}
          deliveryLater={text.deliveryLater}
          isEstimate={isDelivered(cart)}
          isUpdating={isUpdating}
        />
      ) : error ? null : (
        <TotalsSkeleton />
      )}
      <div className="mt-6 flex flex-col gap-3">
        {cart.lineItems.some(isGone) ? (
          // the notice of the line says what to do first
          <Button type="button" aria-disabled>
            {text.toCheckout}
          </Button>
        ) : (
          <PageLink to={paths.checkout} prefetch="none" className={buttonLook()}>
            {text.toCheckout}
          </PageLink>
        )}
        {isNarrow ? (
          <PageLink to={paths.cart} className={buttonLook('outline')}>
            {product.toCart}
          </PageLink>
        ) : null}
      </div>
    </section>
  );
}

function TotalsSkeleton() {
  return (
    <div aria-hidden="true" className="flex flex-col gap-3">
      <Skeleton className="h-6" />
      <Skeleton className="h-6" />
      <Skeleton className="h-10" />
      <Skeleton className="h-5 w-3/5" />
    </div>
  );
}
