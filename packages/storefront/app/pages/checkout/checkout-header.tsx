import { Lock } from 'lucide-react';
import { LINK } from '../../components/button.tsx';
import { PageLink } from '../../routing/page-link.tsx';
import { usePaths } from '../../routing/paths.ts';
import { ShopName } from '../../shop/shop-name.tsx';
import { useText } from '../../text/text.tsx';

/** The name of the shop and a link to the cart. */
export function CheckoutHeader() {
  const { checkout } = useText();
  const paths = usePaths();
  return (
    <header className="border-line border-b" data-print="none">
      <div className="page flex flex-wrap items-center gap-x-6 py-2 lg:py-4">
        <ShopName />
        <p className="flex items-center gap-1.5 text-sm text-soft lg:ms-auto">
          <Lock aria-hidden="true" className="size-4" strokeWidth={1.75} />
          {checkout.secure}
        </p>
        <PageLink to={paths.cart} className={LINK}>
          {checkout.back}
        </PageLink>
      </div>
    </header>
  );
}
