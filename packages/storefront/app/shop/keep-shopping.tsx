import { buttonLook } from '../components/button.tsx';
import { PageLink } from '../routing/page-link.tsx';
import { usePaths } from '../routing/paths.ts';
import { useText } from '../text/text.tsx';

/** Leads back to the products: from an empty cart, a problem or an order. Looks like a button by default. */
export function KeepShopping({ className = buttonLook() }: { className?: string }) {
  const { cart } = useText();
  const paths = usePaths();
  return (
    <PageLink to={paths.products} className={className}>
      {cart.keepShopping}
    </PageLink>
  );
}
