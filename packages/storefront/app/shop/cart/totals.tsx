import type { ReactNode } from 'react';
import type { CalculateCartV2Response } from 'storewire';
import { classes } from '../../components/classes.ts';
import { Money } from '../../components/money.tsx';
import { isZero } from '../../format/money.ts';
import { CatalogText, useText } from '../../text/text.tsx';
import { translated } from './line-summary.tsx';
import { isDelivered } from './shop-cart.ts';

interface Amount {
  readonly amount: string;
}

/** As the server has calculated them. */
interface Sums {
  subtotal?: Amount | undefined;
  discount?: Amount | undefined;
  shipping?: Amount | undefined;
  fees?: Amount | undefined;
  total?: Amount | undefined;
}

/** One of several taxes has a name. */
interface Tax {
  name?: string | undefined;
  amount?: Amount | undefined;
}

interface TotalsProps {
  sums: Sums;
  currency: string | undefined;
  isTaxIncluded: boolean;
  taxes: readonly Tax[];
  /** Code of the coupon that gives the discount. */
  coupon?: string | undefined;
  /** Name of the delivery option. Undefined: the delivery is not known yet. */
  delivery?: string | undefined;
  /** Says when the delivery is known. */
  deliveryLater?: string;
  /** False if nothing is delivered, so that no delivery is shown. */
  isDelivered: boolean;
  feeNames?: readonly string[];
  giftCard?: { obfuscatedCode: string; amount?: Amount | undefined } | undefined;
  /** What has been paid, such as by a gift card, while something is left to pay. */
  paid?: Amount | undefined;
  refunded?: Amount | undefined;
  /** What is left after a gift card. Undefined: the total. */
  toPay?: Amount | undefined;
  isEstimate?: boolean;
  /** True while something is not known that is added later, such as the delivery. */
  isSoFar?: boolean | undefined;
  isUpdating?: boolean;
}

/** The sums of a cart or an order as a list. None is calculated here. */
export function Totals(props: TotalsProps) {
  const { sums, currency, isTaxIncluded, coupon, delivery, isDelivered, feeNames, giftCard } = props;
  const { paid, refunded, toPay, isEstimate, isSoFar } = props;
  const { totals } = useText();
  const { subtotal, discount, shipping, fees, total } = sums;
  const money = (price: Amount, sign = '') => <Money amount={`${sign}${price.amount}`} currency={currency} />;
  const taxRows = (title: string, className?: string) =>
    props.taxes.map(({ name, amount }) =>
      amount && !isZero(amount.amount) ? (
        <Row key={name} name={title} detail={name && <bdi>{name}</bdi>} className={className}>
          {money(amount)}
        </Row>
      ) : null,
    );
  return (
    <dl
      aria-busy={props.isUpdating || undefined}
      className="flex flex-col gap-2.5 tabular-nums aria-busy:opacity-60"
    >
      {subtotal ? <Row name={totals.subtotal}>{money(subtotal)}</Row> : null}
      {discount && !isZero(discount.amount) ? (
        <Row
          name={totals.discount}
          detail={coupon === undefined ? undefined : <bdi translate="no">{coupon}</bdi>}
        >
          {money(discount, '-')}
        </Row>
      ) : null}
      {isDelivered ? (
        <Row name={totals.delivery} detail={delivery ? <CatalogText>{delivery}</CatalogText> : undefined}>
          {delivery === undefined || !shipping ? (
            <span className="text-soft">{props.deliveryLater}</span>
          ) : isZero(shipping.amount) ? (
            totals.free
          ) : (
            money(shipping)
          )}
        </Row>
      ) : null}
      {fees && !isZero(fees.amount) ? (
        <Row name={totals.fees} detail={feeNames?.length ? <bdi>{feeNames.join(', ')}</bdi> : undefined}>
          {money(fees)}
        </Row>
      ) : null}
      {isTaxIncluded ? null : taxRows(totals.tax)}
      {total ? (
        <Row
          name={isSoFar ? totals.totalSoFar : isEstimate ? totals.estimatedTotal : totals.total}
          className="mt-1.5 border-t border-line pt-4 text-lg font-medium"
        >
          <span className="text-xl">{money(total)}</span>
        </Row>
      ) : null}
      {isTaxIncluded ? taxRows(totals.taxIncluded, 'text-sm text-soft') : null}
      {giftCard?.amount ? (
        <Row name={totals.giftCard} detail={<bdi translate="no">{giftCard.obfuscatedCode}</bdi>}>
          {money(giftCard.amount, '-')}
        </Row>
      ) : null}
      {paid ? <Row name={totals.paid}>{money(paid, '-')}</Row> : null}
      {refunded && !isZero(refunded.amount) ? <Row name={totals.refunded}>{money(refunded, '-')}</Row> : null}
      {toPay ? (
        <Row name={isSoFar ? totals.toPaySoFar : totals.toPay} className="text-lg font-medium">
          {money(toPay)}
        </Row>
      ) : null}
    </dl>
  );
}

interface RowProps {
  name: string;
  detail?: ReactNode;
  className?: string | undefined;
  children: ReactNode;
}

function Row({ name, detail, className, children }: RowProps) {
  return (
    <div className={classes('flex flex-wrap items-baseline justify-between gap-x-4', className)}>
      <dt className="min-w-0">
        <span>{name}</span>
        {detail ? <span className="block text-sm text-soft">{detail}</span> : null}
      </dt>
      <dd className="ms-auto text-end">{children}</dd>
    </div>
  );
}

type CartTotalsProps = CalculateCartV2Response &
  Pick<TotalsProps, 'deliveryLater' | 'isEstimate' | 'isSoFar' | 'isUpdating'>;

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
