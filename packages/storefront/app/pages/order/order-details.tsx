import { Button, buttonLook } from '../../components/button.tsx';
import { Fact } from '../../components/fact.tsx';
import { Notice } from '../../components/notice.tsx';
import { TrackedPurchase } from '../../features/analytics/tracked-purchase.ts';
import { FindLater } from '../../features/order-look-up/links.tsx';
import { WithdrawLink } from '../../features/order-look-up/withdraw-link.tsx';
import type { FormResult } from '../../form/form-result.ts';
import { formatDate } from '../../format/date.ts';
import { PageLink } from '../../routing/page-link.tsx';
import { usePaths } from '../../routing/paths.ts';
import { useLanguage, useText } from '../../text/text.tsx';
import { NextSteps } from './next-steps.tsx';
import { OrderBadges } from './order-badges.tsx';
import { OrderContent } from './order-content.tsx';
import { OrderFacts } from './order-facts.tsx';
import { PaymentState } from './payment-state.tsx';
import type { ShownOrder } from './read-order.ts';

interface OrderDetailsProps extends ShownOrder {
  isMember: boolean;
  /** Whether it was found by its number, so that it may be an old one. */
  isFound: boolean;
  /** Of the form that was sent last. */
  result: FormResult | undefined;
}

/** An order after the purchase, or found by its number. */
export function OrderDetails({ order, giftCard, isMember, isFound, result }: OrderDetailsProps) {
  const { order: text, cart } = useText();
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
      {isNew ? (
        <>
          <TrackedPurchase order={order} />
          <NextSteps order={order} isMember={isMember} />
        </>
      ) : null}
      {isOver || isFound ? <OrderBadges order={order} className="mt-3" /> : null}
      <PaymentState order={order} canPay={!isFound} result={result} />
      <OrderContent
        order={order}
        facts={
          <>
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
            <WithdrawLink order={order} />
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
            {isFound ? null : <FindLater />}
          </Notice>
        )}
      </OrderContent>
    </>
  );
}
