import { CircleCheck, ShoppingBag, TimerOff } from 'lucide-react';
import { Form, useNavigation } from 'react-router';
import { Button, buttonLook } from '../../components/button.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import { Notice } from '../../components/notice.tsx';
import { PageLink } from '../../routing/page-link.tsx';
import { usePaths } from '../../routing/paths.ts';
import { useText } from '../../text/text.tsx';
import type { ClosedState, Purchase } from '../purchase/open-purchase.ts';

/** The result of the payment, if the shopper has left its page. */
export function PaymentNotice({ purchase }: { purchase: Extract<Purchase, { state: 'open' | 'declined' }> }) {
  const { checkout, purchase: text } = useText();
  const paths = usePaths();
  if (purchase.state === 'open')
    return purchase.isReturned ? (
      <Notice role="status" title={checkout.pay.cancelled}>
        {checkout.pay.cancelledText}
      </Notice>
    ) : null;
  return (
    <Notice
      tone="danger"
      role="alert"
      title={text.paymentDeclined}
      action={
        <>
          <PayAgain id={purchase.checkout.id ?? ''} label={checkout.pay.retry} />
          <PageLink to={paths.cart} className={buttonLook('outline')}>
            {checkout.toCart}
          </PageLink>
        </>
      }
    >
      {text.paymentDeclinedText}
    </Notice>
  );
}

/** Opens the payment page of a checkout again; it leads to the order if that is placed. */
function PayAgain({ id, label }: { id: string; label: string }) {
  const { checkout } = useText();
  const isPending = useNavigation().formData?.get('intent') === 'pay';
  return (
    <Form method="post">
      <input type="hidden" name="intent" value="pay" />
      <input type="hidden" name="checkout" value={id} />
      <Button type="submit" pending={isPending && checkout.pay.redirecting}>
        {label}
      </Button>
    </Form>
  );
}

/** A purchase that cannot be continued here: ordered, expired, or without products. */
export function ClosedPurchase({ purchase }: { purchase: ClosedState }) {
  const { checkout, cart } = useText();
  const paths = usePaths();
  switch (purchase.state) {
    case 'ordered':
      return (
        <EmptyState
          level="h1"
          icon={<CircleCheck aria-hidden="true" />}
          title={checkout.alreadyOrdered}
          text={checkout.alreadyOrderedText}
          action={
            purchase.orderId === undefined ? (
              <PayAgain id={purchase.checkoutId} label={checkout.toOrder} />
            ) : (
              <PageLink to={paths.order(purchase.orderId)} className={buttonLook()}>
                {checkout.toOrder}
              </PageLink>
            )
          }
        />
      );
    case 'expired':
      return (
        <EmptyState
          level="h1"
          icon={<TimerOff aria-hidden="true" />}
          title={checkout.expired}
          text={checkout.expiredText}
          action={
            <>
              <PageLink
                to={`${paths.signIn}?returnTo=${encodeURIComponent(paths.checkout)}`}
                className={buttonLook()}
              >
                {checkout.signIn}
              </PageLink>
              <PageLink to={paths.products} className={buttonLook('outline')}>
                {cart.keepShopping}
              </PageLink>
            </>
          }
        />
      );
    case 'empty':
      return (
        <EmptyState
          level="h1"
          icon={<ShoppingBag aria-hidden="true" />}
          title={checkout.emptyCart}
          text={checkout.emptyCartText}
          action={
            <PageLink to={paths.products} className={buttonLook()}>
              {cart.keepShopping}
            </PageLink>
          }
        />
      );
  }
}
