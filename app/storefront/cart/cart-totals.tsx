import type { CalculationErrors, Cart, EstimateCurrentCartTotalsResponse } from 'storewire';
import { isZero } from '../../shared/format/money.ts';
import type { Text } from '../../shared/text/en.ts';
import { useMoney, useText } from '../../shared/text/text.ts';
import { ErrorNotice } from '../../shared/ui/error-notice.tsx';
import { Skeleton } from '../../shared/ui/skeleton.tsx';
import { type Remark, Remarks, remarksOn } from './remarks.tsx';

export interface CartTotalsProps {
  cart: Cart;
  estimate: EstimateCurrentCartTotalsResponse | undefined;
  error: Error | undefined;
  /** True while the totals may be outdated. */
  isUpdating: boolean;
  onRetry: () => void;
}

/** The totals, as the server calculates them. */
export function CartTotals({ cart, estimate, error, isUpdating, onRetry }: CartTotalsProps) {
  const text = useText();
  return (
    <section
      aria-labelledby="cart-summary"
      className="rounded-2xl border border-line bg-raised p-5 sm:p-7 lg:sticky lg:top-24"
    >
      <div className="flex items-baseline justify-between gap-4">
        <h2 id="cart-summary" className="font-serif text-2xl">
          {text.cart.summary}
        </h2>
        <p role="status" className="text-sm text-soft">
          {isUpdating ? text.cart.updating : ''}
        </p>
      </div>
      {error ? (
        <ErrorNotice
          isSmall
          title={text.cart.estimateFailed}
          error={error}
          onRetry={onRetry}
          isRetrying={isUpdating}
        />
      ) : null}
      {estimate ? (
        <Rows cart={cart} estimate={estimate} isUpdating={isUpdating} />
      ) : error ? null : (
        <RowsSkeleton />
      )}
      {estimate ? (
        <Remarks
          remarks={[
            ...gapsOf(estimate.calculationErrors, text),
            ...remarksOn(undefined, estimate.violations),
          ]}
          className="mt-5"
        />
      ) : null}
    </section>
  );
}

function Rows({
  cart,
  estimate,
  isUpdating,
}: {
  cart: Cart;
  estimate: EstimateCurrentCartTotalsResponse;
  isUpdating: boolean;
}) {
  const text = useText();
  const money = useMoney();
  const { subtotal, discount, shipping, additionalFees, tax, total } = estimate.priceSummary ?? {};
  const currency = cart.conversionCurrency;
  const isGiven = discount !== undefined && !isZero(discount.amount);
  const codes = estimate.appliedDiscounts.flatMap(({ coupon }) => (coupon ? [coupon.code] : []));
  const delivery = estimate.shippingInfo?.selectedCarrierServiceOption;
  return (
    <dl
      aria-busy={isUpdating}
      className="mt-5 flex flex-col gap-3 tabular-nums transition-opacity aria-busy:opacity-60"
    >
      {subtotal ? <Row name={text.cart.subtotal} amount={money(subtotal.convertedAmount, currency)} /> : null}
      {isGiven ? (
        <Row
          name={text.cart.discount}
          detail={codes.length > 0 ? `${text.cart.coupon} ${codes.join(', ')}` : undefined}
          amount={money(`-${discount.convertedAmount}`, currency)}
        />
      ) : null}
      {shipping && delivery ? (
        <Row
          name={text.cart.delivery}
          detail={[delivery.title, delivery.logistics?.deliveryTime].filter(Boolean).join(', ')}
          amount={money(shipping.convertedAmount, currency)}
        />
      ) : null}
      {additionalFees && !isZero(additionalFees.amount) ? (
        <Row
          name={text.cart.fees}
          detail={estimate.additionalFees
            .map(({ name, translatedName }) => translatedName || name)
            .join(', ')}
          amount={money(additionalFees.convertedAmount, currency)}
        />
      ) : null}
      {tax && !cart.taxIncludedInPrices ? (
        <Row name={text.cart.tax} amount={money(tax.convertedAmount, currency)} />
      ) : null}
      {total ? (
        <div className="mt-2 flex items-baseline justify-between gap-4 border-t border-line pt-4 text-lg">
          <dt>{text.cart.total}</dt>
          <dd className="font-serif text-2xl">{money(total.convertedAmount, currency)}</dd>
        </div>
      ) : null}
      {tax && cart.taxIncludedInPrices ? (
        <Row isQuiet name={text.cart.taxIncluded} amount={money(tax.convertedAmount, currency)} />
      ) : null}
    </dl>
  );
}

function Row({
  name,
  detail,
  amount,
  isQuiet = false,
}: {
  name: string;
  detail?: string | undefined;
  amount: string;
  isQuiet?: boolean;
}) {
  return (
    <div className={`flex items-baseline justify-between gap-4 ${isQuiet ? 'text-sm text-soft' : ''}`}>
      <dt>
        {name}
        {detail ? <span className="block text-sm text-soft">{detail}</span> : null}
      </dt>
      <dd className="shrink-0">{amount}</dd>
    </div>
  );
}

/** Lists what the server could not calculate, because the total is then incomplete. */
function gapsOf(errors: CalculationErrors | undefined, { cart }: Text): Remark[] {
  if (!errors) return [];
  const gaps = [
    (errors.generalShippingCalculationError ?? errors.selectedShippingOptionError) && cart.noDelivery,
    errors.taxCalculationError && cart.noTax,
    errors.couponCalculationError && cart.noCoupon,
    errors.discountsCalculationError && cart.noDiscounts,
  ];
  return gaps.flatMap((text) => (text ? [{ text, isError: false }] : []));
}

function RowsSkeleton() {
  return (
    <div className="mt-5 flex flex-col gap-4">
      {['w-full', 'w-5/6', 'w-11/12', 'w-2/3'].map((width) => (
        <Skeleton key={width} className={`h-6 rounded-md ${width}`} />
      ))}
    </div>
  );
}
