import type { Order } from 'storewire';
import { Totals } from '../purchase/totals.tsx';

/** The sums of an order, as the platform has calculated them. */
export function OrderTotals({ order }: { order: Order }) {
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
      toPay={isPartlyPaid ? balanceSummary?.balance : undefined}
    />
  );
}
