import { ShoppingBag } from 'lucide-react';
import type { LinkProps } from 'react-router';
import { PageLink } from '../../routing/page-link.tsx';
import { usePaths } from '../../routing/paths.ts';
import { useShopCart } from '../../shop/cart/shop-cart.ts';
import { useText } from '../../text/text.tsx';

/** The cart in the header, with its number of pieces: a link to its page. */
export function CartButton(props: Omit<LinkProps, 'to'>) {
  const { shell } = useText();
  const paths = usePaths();
  const { count } = useShopCart();
  return (
    <PageLink
      {...props}
      to={paths.cart}
      aria-label={count === undefined ? shell.cart : shell.cartCount(count)}
      data-cart=""
    >
      <ShoppingBag aria-hidden="true" className="size-5" />
      {count ? (
        <span
          aria-hidden="true"
          className="absolute end-0 top-0 min-w-5 rounded-full bg-accent px-1 text-center font-semibold text-on-accent text-xs leading-5 forced-colors:border forced-colors:bg-[Canvas] forced-colors:text-[CanvasText]"
        >
          {count}
        </span>
      ) : null}
    </PageLink>
  );
}
