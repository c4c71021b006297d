import type { CalculateCartResponse } from 'storewire';
import { translated } from './line-summary.tsx';
import { isDelivered } from './shop-cart.ts';
import { Totals, type TotalsProps } from './totals.tsx';

type CartTotalsProps = CalculateCartResponse &
  Pick<TotalsProps, 'deliveryLater' | 'isEstimate' | 'isUpdating'>;

/** The sums of a cart, with the part that its gift card pays. */
export function CartTotals({ cart, summary, ...props }: CartTotalsProps) {
  const { priceSummary = {}, paymentSummary, taxSummary, deliverySummary, additionalFees } = summary;
  const [coupon] = cart.coupons;
  const [giftCard] = cart.paymentInfo?.giftCards ?? [];
  const redemption = paymentSummary?.giftCards[0];
  const taxes = taxSummary?.taxes ?? [];
  return (
    <Totals
      {...props}
      sums={{ ...priceSummary, shipping: priceSummary.delivery, fees: priceSummary.additionalFees }}
      currency={cart.businessInfo?.currencyCode}
      isTaxIncluded={taxSummary?.pricesIncludeTax ?? false}
      taxes={taxes.map(({ name, amount }) => ({
        amount,
        name: taxes.length > 1 ? translated(name) : undefined,
      }))}
      coupon={coupon?.code}
      delivery={deliverySummary && translated(deliverySummary.method?.title)}
      isDelivered={isDelivered(cart)}
      feeNames={additionalFees.map(({ name }) => translated(name))}
      giftCard={giftCard && { ...giftCard, amount: redemption?.redeemAmount }}
      toPay={giftCard && redemption && paymentSummary?.totalAfterGiftCards}
    />
  );
}
