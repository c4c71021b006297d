import { ShoppingBag, TimerOff } from 'lucide-react';
import { buttonLook } from '../../components/button.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import { PageLink } from '../../routing/page-link.tsx';
import { usePaths } from '../../routing/paths.ts';
import { useText } from '../../text/text.tsx';
import type { StepResult } from './steps.ts';

/** A checkout that cannot be continued: the session of this buyer has expired, or the cart is empty. */
export function ClosedCheckout({ expired }: Pick<StepResult, 'expired'>) {
  const { checkout, cart, shell } = useText();
  const paths = usePaths();
  const isMember = expired === 'member';
  // also for a member who was signed out in another tab
  const signIn = (
    <PageLink
      to={`${paths.signIn}?returnTo=${encodeURIComponent(paths.checkout)}`}
      className={buttonLook(isMember ? undefined : 'outline')}
    >
      {shell.signIn}
    </PageLink>
  );
  return (
    <EmptyState
      level="h1"
      icon={expired ? <TimerOff aria-hidden="true" /> : <ShoppingBag aria-hidden="true" />}
      title={expired ? checkout.expired : checkout.emptyCart}
      text={isMember ? checkout.expiredText : expired ? checkout.expiredGuestText : checkout.emptyCartText}
      action={
        <>
          {isMember ? signIn : null}
          <PageLink to={paths.products} className={buttonLook(isMember ? 'outline' : undefined)}>
            {cart.keepShopping}
          </PageLink>
          {expired === 'guest' ? signIn : null}
        </>
      }
    />
  );
}
