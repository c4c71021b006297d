import { Download } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Order } from 'storewire';
import { buttonLook } from '../../components/button.tsx';
import { Fact } from '../../components/fact.tsx';
import { formatDate } from '../../format/date.ts';
import { AddressLines, DeliveryName } from '../../shop/cart/delivery.tsx';
import { LineSummary, nameOf } from '../../shop/cart/line-summary.tsx';
import { Totals } from '../../shop/cart/totals.tsx';
import { CatalogText, useLanguage, useText } from '../../text/text.tsx';
import { orderArrival } from './order-arrival.ts';
import type { ShownOrder } from './read-order.ts';

interface OrderContentProps {
  order: Order;
  /** Above the lines. */
  intro?: ReactNode;
  /** The list of its facts. */
  facts: ReactNode;
  /** Below the facts. */
  actions?: ReactNode;
  /** Below the lines. */
  children: ReactNode;
}

/** The lines, the sums and the facts of an order. */
export function OrderContent({ order, intro, facts, actions, children }: OrderContentProps) {
  const { order: text, totals } = useText();
  return (
    <div className="@container">
      <div className="grid items-start gap-x-14 gap-y-10 @4xl:grid-cols-[minmax(0,1fr)_24rem]">
        <div className="flex min-w-0 flex-col gap-10">
          {intro}
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
        <div className="flex min-w-0 flex-col gap-8 sums-panel">
          <section aria-labelledby="sums">
            <h2 id="sums" className="mb-4 text-heading">
              {totals.summary}
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

/** Files that were bought, with the time until which their links work. */
function Downloads({ order: { lineItems } }: { order: Order }) {
  const { order: text } = useText();
  const { locale } = useLanguage();
  const files = lineItems.filter(({ digitalFile, itemType }) => digitalFile || itemType.preset === 'DIGITAL');
  if (files.length === 0) return null;
  return (
    <section aria-labelledby="downloads">
      <h2 id="downloads" className="text-heading">
        {text.downloads}
      </h2>
      <ul className="mt-4 flex flex-col gap-4">
        {files.map(({ digitalFile, ...line }) => (
          <li key={line.id} className="flex flex-wrap items-center gap-x-4 gap-y-1">
            {digitalFile?.link ? (
              <a href={digitalFile.link} className={buttonLook('outline')}>
                <Download aria-hidden="true" className="size-4" />
                {text.download(nameOf(line))}
              </a>
            ) : (
              <p>
                <CatalogText>{nameOf(line)}</CatalogText>:{' '}
                <span className="text-soft">{text.downloadLater}</span>
              </p>
            )}
            {digitalFile?.expirationDate ? (
              <p className="text-sm text-soft">
                {Date.parse(digitalFile.expirationDate) > Date.now()
                  ? text.downloadUntil(formatDate(digitalFile.expirationDate, locale, 'dateTime'))
                  : text.downloadExpired}
              </p>
            ) : null}
          </li>
        ))}
      </ul>
    </section>
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

interface OrderFactsProps extends ShownOrder {
  /** False if the page says elsewhere when it arrives. */
  hasArrival?: boolean;
}

/** The gift card that an order was placed with, how and where it is delivered, and the billing address. */
export function OrderFacts({ order, giftCard, hasArrival = true }: OrderFactsProps) {
  const { order: text, totals } = useText();
  const { locale } = useLanguage();
  const { shippingInfo, recipientInfo, billingInfo } = order;
  return (
    <>
      {giftCard === undefined ? null : (
        <Fact name={totals.giftCard}>
          <bdi translate="no">{giftCard}</bdi>
        </Fact>
      )}
      {shippingInfo ? (
        <Fact name={text.deliveryMethod}>
          <DeliveryName
            option={shippingInfo}
            arrival={hasArrival ? orderArrival(order, locale) : undefined}
          />
        </Fact>
      ) : null}
      {shippingInfo && recipientInfo ? (
        <Fact name={text.deliveryAddress}>
          <AddressLines contact={recipientInfo} />
        </Fact>
      ) : null}
      {billingInfo?.address ? (
        <Fact name={text.billingAddress}>
          <AddressLines contact={billingInfo} />
        </Fact>
      ) : null}
    </>
  );
}
