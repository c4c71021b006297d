import { Button, buttonLook } from '../../components/button.tsx';
import { Notice } from '../../components/notice.tsx';
import type { FormResult } from '../../form/form-result.ts';
import { formatDate } from '../../format/date.ts';
import { PageLink } from '../../routing/page-link.tsx';
import { usePaths } from '../../routing/paths.ts';
import { Slot } from '../../slots/slot.tsx';
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
  /** Of the form that was sent last. */
  result: FormResult | undefined;
}

/** An order after the purchase, or found by its number. */
export function OrderDetails({ order, giftCard, isMember, isFound, result }: OrderDetailsProps) {
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
      <Slot name="order.payment" props={{ order, canPay: !isFound, result }} />
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
    </>
  );
}
