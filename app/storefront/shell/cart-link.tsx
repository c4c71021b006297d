import { ShoppingBag } from 'lucide-react';
import { NavLink } from 'react-router';
import { useText } from '../../shared/text/text.ts';
import { useCart } from '../cart/use-cart.ts';
import { paths } from '../paths.ts';

/** The link to the cart, with the number of pieces that the server returns. */
export function CartLink() {
  const text = useText();
  const { count } = useCart();
  return (
    <NavLink
      to={paths.cart}
      aria-label={count === undefined ? text.cart.title : text.nav.cart(count)}
      className="relative grid size-11 place-items-center rounded-full hover:text-accent aria-[current=page]:text-accent"
    >
      <ShoppingBag aria-hidden="true" className="size-5.5" strokeWidth={1.6} />
      {count ? (
        <span
          aria-hidden="true"
          className="absolute end-0 top-0.5 grid h-5 min-w-5 place-items-center rounded-full bg-accent px-1 text-xs font-semibold text-on-accent tabular-nums"
        >
          {count > 99 ? '99+' : count}
        </span>
      ) : null}
    </NavLink>
  );
}
