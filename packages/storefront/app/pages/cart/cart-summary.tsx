import type { Cart, EstimateCurrentCartTotalsResponse, StoreError } from 'storewire';
import { buttonLook } from '../../components/button.tsx';
import { ErrorNotice } from '../../components/error-notice.tsx';
import { onFirstUse } from '../../components/on-first-use.tsx';
import { Skeleton } from '../../components/skeleton.tsx';
import { PageLink } from '../../routing/page-link.tsx';
import { usePaths } from '../../routing/paths.ts';
import { useText } from '../../text/text.tsx';
import { CodeForm, codeIntents } from '../purchase/code-form.tsx';
import { Totals } from '../purchase/totals.tsx';
import { CouponForm } from './coupon-form.tsx';
import type { GiftCardState } from './gift-card.ts';
import type { CartResult } from './submit-cart.ts';
import { useCartForm } from './use-cart-form.ts';

const EstimateForm = onFirstUse(
  () => import('./estimate-form.tsx').then((module) => module.EstimateForm),
  <Skeleton className="h-13 rounded-2xl" />,
);

interface CartSummaryProps {
  cart: Cart;
  estimate: EstimateCurrentCartTotalsResponse | undefined;
  error: StoreError | undefined;
  /** Whether the totals are those of an earlier cart. */
  isUpdating: boolean;
  onRetry: () => void;
  result: CartResult | undefined;
  giftCard: GiftCardState | undefined;
  isNarrow: boolean;
}

/** Coupon, gift card, estimate of the delivery, totals, and the way to the checkout. */
export function CartSummary(props: CartSummaryProps) {
  const { cart, estimate, error, isUpdating, onRetry, result, giftCard, isNarrow } = props;
  const { cart: text, purchase } = useText();
  const paths = usePaths();
  const coupon = cart.appliedDiscounts.find((discount) => discount.coupon)?.coupon?.code;
  const address = cart.contactInfo?.address;
  const option = estimate?.shippingInfo?.selectedCarrierServiceOption;
  const isDelivered = cart.lineItems.some(({ physicalProperties }) => physicalProperties?.shippable);
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
        <div className="mb-5 flex flex-col gap-4">
          <CouponForm applied={coupon} result={result} />
          {giftCard ? <GiftCardForm applied={giftCard.applied?.obfuscatedCode} result={result} /> : null}
          {isDelivered ? (
            <EstimateForm country={address?.country} postalCode={address?.postalCode} result={result} />
          ) : null}
        </div>
      )}
      {error ? (
        <div className="mb-4">
          <ErrorNotice isSmall title={text.estimateFailed} error={error} onRetry={onRetry} />
        </div>
      ) : null}
      {estimate ? (
        <Totals
          sums={{ ...estimate.priceSummary, fees: estimate.priceSummary?.additionalFees }}
          currency={estimate.currency}
          isTaxIncluded={cart.taxIncludedInPrices ?? false}
          coupon={coupon}
          delivery={option?.title}
          deliveryLater={text.deliveryLater}
          isDelivered={isDelivered}
          feeNames={estimate.additionalFees.map(({ name, translatedName }) => translatedName || name)}
          giftCard={giftCard?.applied}
          isEstimate={isDelivered}
          isUpdating={isUpdating}
        />
      ) : error ? null : (
        <TotalsSkeleton />
      )}
      <div className="mt-6 flex flex-col gap-3">
        <PageLink to={paths.checkout} prefetch="none" className={buttonLook()}>
          {text.toCheckout}
        </PageLink>
        {isNarrow ? (
          <PageLink to={paths.cart} className={buttonLook('outline')}>
            {text.viewCart}
          </PageLink>
        ) : null}
      </div>
    </section>
  );
}

interface GiftCardFormProps {
  /** The code in use. */
  applied: string | undefined;
  result: CartResult | undefined;
}

function GiftCardForm({ applied, result }: GiftCardFormProps) {
  const paths = usePaths();
  const form = useCartForm(result, codeIntents('giftCard'));
  return <CodeForm {...form} kind="giftCard" applied={applied} action={paths.cart} />;
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
