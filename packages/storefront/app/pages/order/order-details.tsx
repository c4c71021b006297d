import { Form, useNavigation } from 'react-router';
import type { Order } from 'storewire';
import { Button, buttonLook } from '../../components/button.tsx';
import { ErrorNotice } from '../../components/error-notice.tsx';
import { Notice } from '../../components/notice.tsx';
import { formatDate } from '../../format/date.ts';
import { PageLink } from '../../routing/page-link.tsx';
import { usePaths } from '../../routing/paths.ts';
import { Slot } from '../../slots/slot.tsx';
import { errorOf, type Failure } from '../../store/failure.ts';
import { useLanguage, useText } from '../../text/text.tsx';
import { OrderBadges } from './order-badges.tsx';
import { OrderContent } from './order-content.tsx';
import { Fact, OrderFacts } from './order-facts.tsx';
import type { ShownOrder } from './read-order.ts';
import { useOrderText } from './use-order-text.ts';

interface OrderDetailsProps extends ShownOrder {
  isMember: boolean;
  /** Whether it was found by its number, so that it may be an old one. */
  isFound: boolean;
  /** Why the payment page was not opened. */
  failure: Failure | undefined;
}

/** An order with its lines, totals, delivery, payment and downloads. */
export function OrderDetails({ order, giftCard, isMember, isFound, failure }: OrderDetailsProps) {
  const { order: text } = useOrderText();
  const { cart } = useText();
  const paths = usePaths();
  const { locale } = useLanguage();
  const { number, buyerInfo } = order;
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
      {isNew ? <Slot name="order.placed" props={{ order, isMember }} /> : null}
      {isOver || isFound ? <OrderBadges order={order} className="mt-3" /> : null}
      <PaymentState order={order} canPay={!isFound} failure={failure} />
      <div className="mt-8">
        <OrderContent
          order={order}
          facts={
            <>
              <Fact name={text.number}>
                <bdi translate="no">{number}</bdi>
              </Fact>
              {order.createdDate ? (
                <Fact name={text.date}>
                  <time dateTime={order.createdDate}>
                    {formatDate(order.createdDate, locale, 'dateTime')}
                  </time>
                </Fact>
              ) : null}
              <Fact name={text.paymentMethod}>
                {text.paymentStatuses[order.paymentStatus] ?? text.paymentStatuses['NOT_PAID']}
              </Fact>
              <OrderFacts order={order} giftCard={giftCard} />
            </>
          }
          actions={
            <div className="flex flex-wrap gap-3" data-print="none">
              <PageLink to={paths.products} className={buttonLook()}>
                {cart.keepShopping}
              </PageLink>
              <Button look="outline" onClick={() => print()}>
                {text.print}
              </Button>
              <Slot name="order.actions" props={{ order }} />
            </div>
          }
        >
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
        </OrderContent>
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
