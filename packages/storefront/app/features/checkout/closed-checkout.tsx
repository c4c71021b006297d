import { ShoppingBag, TimerOff } from 'lucide-react';
import { buttonLook } from '../../components/button.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import { PageLink } from '../../routing/page-link.tsx';
import { usePaths } from '../../routing/paths.ts';
import { useText } from '../../text/text.tsx';
import { useCheckoutText } from './use-checkout-text.ts';

/** A checkout that cannot be continued: its session has expired, or the cart is empty. */
export function ClosedCheckout({ isExpired }: { isExpired: boolean }) {
  const { checkout } = useCheckoutText();
  const { cart, shell } = useText();
  const paths = usePaths();
  return (
    <EmptyState
      level="h1"
      icon={isExpired ? <TimerOff aria-hidden="true" /> : <ShoppingBag aria-hidden="true" />}
      title={isExpired ? checkout.expired : checkout.emptyCart}
      text={isExpired ? checkout.expiredText : checkout.emptyCartText}
      action={
        <>
          {isExpired ? (
            <PageLink
              to={`${paths.signIn}?returnTo=${encodeURIComponent(paths.checkout)}`}
              className={buttonLook()}
            >
              {shell.signIn}
            </PageLink>
          ) : null}
          <PageLink to={paths.products} className={buttonLook(isExpired ? 'outline' : undefined)}>
            {cart.keepShopping}
          </PageLink>
        </>
      }
    />
  );
}
