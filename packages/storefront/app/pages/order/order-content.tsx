import type { ReactNode } from 'react';
import type { Order } from 'storewire';
import { LineSummary } from '../../shop/cart/line-summary.tsx';
import { Totals } from '../../shop/cart/totals.tsx';
import { useText } from '../../text/text.tsx';
import { Downloads } from './downloads.tsx';

interface OrderContentProps {
  order: Order;
  /** The list of its facts. */
  facts: ReactNode;
  /** Below the facts. */
  actions?: ReactNode;
  /** Below the lines. */
  children: ReactNode;
}

/** The lines, the sums and the facts of an order. */
export function OrderContent({ order, facts, actions, children }: OrderContentProps) {
  const { order: text, purchase } = useText();
  return (
    <div className="@container mt-8">
      <div className="grid items-start gap-x-14 gap-y-10 @4xl:grid-cols-[minmax(0,1fr)_24rem]">
        <div className="flex min-w-0 flex-col gap-10">
          <Downloads order={order} />
          <section aria-labelledby="lines">
            <h2 id="lines" className="text-heading">
              {text.lines}
            </h2>
            <ul className="mt-2 divide-y divide-line">
              {order.lineItems.map((line) => (
                <LineSummary key={line.id} line={line} currency={order.currency ?? ''} />
              ))}
            </ul>
          </section>
          {children}
        </div>
        <div className="flex min-w-0 flex-col gap-8 rounded-3xl border border-line bg-raised p-5 sm:p-7">
          <section aria-labelledby="sums">
            <h2 id="sums" className="mb-4 text-heading">
              {purchase.summary}
            </h2>
            <OrderTotals order={order} />
          </section>
          <dl className="grid gap-x-6 gap-y-4 border-line border-t pt-6 sm:grid-cols-2">{facts}</dl>
          {actions}
        </div>
      </div>
    </div>
  );
}

/** The sums of an order, as the platform has calculated them. */
function OrderTotals({ order }: { order: Order }) {
  const { priceSummary, shippingInfo, paymentStatus, balanceSummary } = order;
  const isPartlyPaid = paymentStatus === 'PARTIALLY_PAID';
  return (
    <Totals
      sums={{ ...priceSummary, fees: priceSummary?.totalAdditionalFees }}
      currency={order.currency ?? ''}
      isTaxIncluded={order.taxIncludedInPrices}
      taxes={[{ amount: priceSummary?.tax }]}
      coupon={order.appliedDiscounts.find(({ coupon }) => coupon)?.coupon?.code}
      delivery={shippingInfo?.title}
      isDelivered={shippingInfo !== undefined}
      feeNames={order.additionalFees.map(({ name }) => name)}
      paid={isPartlyPaid ? balanceSummary?.paid : undefined}
      refunded={balanceSummary?.refunded}
      toPay={isPartlyPaid ? balanceSummary?.balance : undefined}
    />
  );
}
