import { Download } from 'lucide-react';
import { Form, useNavigation } from 'react-router';
import type { Order, OrderLineItem } from 'storewire';
import { Button, buttonLook } from '../../components/button.tsx';
import { ErrorNotice } from '../../components/error-notice.tsx';
import { Notice } from '../../components/notice.tsx';
import { formatDate } from '../../format/date.ts';
import { PageLink } from '../../routing/page-link.tsx';
import { usePaths } from '../../routing/paths.ts';
import { Slot } from '../../slots/slot.tsx';
import { errorOf, type Failure } from '../../store/failure.ts';
import { useLanguage, useText } from '../../text/text.tsx';
import { LineSummary, nameOf } from '../purchase/line-summary.tsx';
import { NextSteps } from './next-steps.tsx';
import { OrderBadges } from './order-badges.tsx';
import { DeliveryFacts, Fact, GiftCardFact } from './order-facts.tsx';
import { OrderTotals } from './order-totals.tsx';
import { useOrderText } from './use-order-text.ts';

interface OrderDetailsProps {
  order: Order;
  /** The shortened code of the gift card that it was placed with. */
  giftCard: string | undefined;
  isMember: boolean;
  /** Whether it was found by its number, so that it may be an old one. */
  isFound: boolean;
  /** Why the payment page was not opened. */
  failure: Failure | undefined;
}

/** An order with its lines, totals, delivery, payment and downloads. */
export function OrderDetails({ order, giftCard, isMember, isFound, failure }: OrderDetailsProps) {
  const { order: text } = useOrderText();
  const { purchase } = useText();
  const paths = usePaths();
  const { locale } = useLanguage();
  const { number, lineItems, buyerInfo } = order;
  const currency = order.currency ?? '';
  const isOver = order.status === 'CANCELED' || order.status === 'REJECTED';
  const isNew = !isFound && !isOver && (order.status !== 'INITIALIZED' || order.paymentStatus === 'PENDING');
  return (
    <>
      <h1 className="text-title">{isNew ? text.thanks : text.title(number)}</h1>
      {isNew ? (
        <p className="mt-3 max-w-prose">
          <span className="block">{text.placed(number)}.</span>
          {order.createdDate ? (
            <time dateTime={order.createdDate} className="block text-soft">
              {formatDate(order.createdDate, locale, 'longDate')}
            </time>
          ) : null}
          {buyerInfo?.email ? <span className="block">{text.confirmation(buyerInfo.email)}</span> : null}
        </p>
      ) : null}
      {isNew ? <NextSteps order={order} isMember={isMember} /> : null}
      {isOver || isFound ? <OrderBadges order={order} className="mt-3" /> : null}
      <PaymentState order={order} canPay={!isFound} failure={failure} />
      <div className="mt-8 grid items-start gap-x-14 gap-y-10 lg:grid-cols-[minmax(0,1fr)_24rem]">
        <div className="flex min-w-0 flex-col gap-10">
          <Downloads lines={lineItems} />
          <section aria-labelledby="lines">
            <h2 id="lines" className="text-heading">
              {text.lines}
            </h2>
            <ul className="mt-2 divide-y divide-line">
              {lineItems.map((line) => (
                <LineSummary key={line.id} line={line} currency={currency} />
              ))}
            </ul>
          </section>
          {isMember ? null : (
            <Notice
              title={text.createAccountText}
              action={
                <PageLink to={`${paths.signIn}?view=register`} className={buttonLook('outline')}>
                  {text.createAccount}
                </PageLink>
              }
            >
              {isFound ? null : <Slot name="order.guest" props={{}} />}
            </Notice>
          )}
        </div>
        <div className="flex flex-col gap-8 rounded-3xl border border-line bg-raised p-5 sm:p-7">
          <dl className="grid gap-x-6 gap-y-4 sm:grid-cols-2">
            <Fact name={text.number}>
              <bdi translate="no">{number}</bdi>
            </Fact>
            {order.createdDate ? (
              <Fact name={text.date}>
                <time dateTime={order.createdDate}>{formatDate(order.createdDate, locale, 'dateTime')}</time>
              </Fact>
            ) : null}
            <Fact name={text.paymentMethod}>
              {text.paymentStatuses[order.paymentStatus] ?? text.paymentStatuses['NOT_PAID']}
            </Fact>
            <GiftCardFact code={giftCard} />
            <DeliveryFacts order={order} />
          </dl>
          <section aria-labelledby="sums">
            <h2 id="sums" className="mb-4 text-heading">
              {purchase.summary}
            </h2>
            <OrderTotals order={order} />
          </section>
          <div className="flex flex-wrap gap-3" data-print="none">
            <PageLink to={paths.products} className={buttonLook()}>
              {text.keepShopping}
            </PageLink>
            <Button look="outline" onClick={() => print()}>
              {text.print}
            </Button>
            <Slot name="order.actions" props={{ order }} />
          </div>
        </div>
      </div>
    </>
  );
}

interface PaymentStateProps {
  order: Order;
  canPay: boolean;
  failure: Failure | undefined;
}

/** What the buyer has to know about the payment. An order that waits for it is paid on a page of the platform. */
function PaymentState({ order: { paymentStatus, status, activities }, canPay, failure }: PaymentStateProps) {
  const { purchase } = useText();
  const isOpening = useNavigation().state !== 'idle';
  if (paymentStatus === 'PENDING')
    return (
      <Notice role="status" title={purchase.paymentPending} className="mt-6">
        {purchase.paymentPendingText}
      </Notice>
    );
  if (status !== 'INITIALIZED') return null;
  // an order that a gift card has paid in part has another status
  const isDeclined = activities.some(({ activityType }) => activityType === 'PAYMENT_DECLINED');
  return (
    <>
      <Notice
        tone={isDeclined ? 'danger' : 'warning'}
        role="alert"
        title={isDeclined ? purchase.paymentDeclined : purchase.paymentOpen}
        action={
          canPay ? (
            <Form method="post">
              <Button type="submit" pending={isOpening && purchase.opening}>
                {isDeclined ? purchase.payAgain : purchase.pay}
              </Button>
            </Form>
          ) : undefined
        }
        className="mt-6"
      >
        {isDeclined ? purchase.paymentDeclinedText : purchase.paymentOpenText}
      </Notice>
      {failure ? <ErrorNotice isSmall title={purchase.payFailed} error={errorOf(failure)} /> : null}
    </>
  );
}

/** Files that were bought, with the time until which their links work. */
export function Downloads({ lines }: { lines: readonly OrderLineItem[] }) {
  const { order } = useOrderText();
  const { locale } = useLanguage();
  const files = lines.filter(({ digitalFile, itemType }) => digitalFile || itemType.preset === 'DIGITAL');
  if (files.length === 0) return null;
  return (
    <section aria-labelledby="downloads">
      <h2 id="downloads" className="text-heading">
        {order.downloads}
      </h2>
      <ul className="mt-4 flex flex-col gap-4">
        {files.map(({ digitalFile, ...line }) => (
          <li key={line.id} className="flex flex-wrap items-center gap-x-4 gap-y-1">
            {digitalFile?.link ? (
              <a href={digitalFile.link} className={buttonLook('outline')}>
                <Download aria-hidden="true" className="size-4" />
                {order.download(nameOf(line))}
              </a>
            ) : (
              <p>
                <bdi>{nameOf(line)}</bdi>: <span className="text-soft">{order.downloadLater}</span>
              </p>
            )}
            {digitalFile?.expirationDate ? (
              <p className="text-sm text-soft">
                {Date.parse(digitalFile.expirationDate) > Date.now()
                  ? order.downloadUntil(formatDate(digitalFile.expirationDate, locale, 'dateTime'))
                  : order.downloadExpired}
              </p>
            ) : null}
          </li>
        ))}
      </ul>
    </section>
  );
}
