import { CircleCheck } from 'lucide-react';
import { Suspense, useEffect, useRef } from 'react';
import type { LineItem } from 'storewire';
import { buttonLook } from '../../components/button.tsx';
import { GoesWithAdded } from '../../features/recommendations/goes-with-added.tsx';
import type { Deferred } from '../../routing/deferred.ts';
import { PageLink } from '../../routing/page-link.tsx';
import { usePaths } from '../../routing/paths.ts';
import { LineSummary, shownLine } from '../../shop/cart/line-summary.tsx';
import { useShopCart } from '../../shop/cart/shop-cart.ts';
import type { ShopProduct } from '../../store/product/product.ts';
import { useText } from '../../text/text.tsx';

interface MiniCartProps {
  /** Pieces in the cart. */
  count: number;
  /** The line of the item that was added. */
  line: LineItem | undefined;
  /** Products that go with it. */
  recommended: Deferred<ShopProduct[] | null>;
}

/** What was added, below the button: it covers nothing, and the page stays where it is. */
export function MiniCart({ count, line, recommended }: MiniCartProps) {
  const { product: texts, cart, shell } = useText();
  const paths = usePaths();
  const { cart: current } = useShopCart();
  const section = useRef<HTMLElement>(null);
  useEffect(() => {
    if (section.current) flyToCart(section.current);
  }, []);
  return (
    <section ref={section} aria-label={shell.cart} className="card p-4 sm:p-5">
      <p className="flex items-center gap-2.5 font-medium">
        <CircleCheck aria-hidden="true" className="size-5 shrink-0 text-success" strokeWidth={1.75} />
        {texts.added(count)}
      </p>
      {line ? (
        <ul>
          <LineSummary line={shownLine(line)} currency={current?.businessInfo?.currencyCode} />
        </ul>
      ) : null}
      <div className="flex flex-wrap gap-3">
        <PageLink to={paths.cart} className={`${buttonLook('outline')} grow`}>
          {texts.toCart}
        </PageLink>
        <PageLink to={paths.checkout} prefetch="none" className={`${buttonLook()} grow`}>
          {cart.toCheckout}
        </PageLink>
      </div>
      <Suspense>
        <GoesWithAdded products={recommended} />
      </Suspense>
    </section>
  );
}

const DURATION_MS = 450;

/**
 * Moves a dot from an element to the cart in the header, which links the two. Nothing moves for people who prefer
 * so, and where the cart is not in sight.
 */
function flyToCart(from: Element): void {
  const cart = document.querySelector('[data-cart]')?.getBoundingClientRect();
  if (!cart || cart.bottom < 0 || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  const start = from.getBoundingClientRect();
  const dot = document.createElement('span');
  dot.className = 'pointer-events-none fixed top-0 left-0 z-50 size-3 rounded-full bg-accent';
  document.body.append(dot);
  const at = ({ left, top, width, height }: DOMRect, scale: number): string =>
    `translate(${left + width / 2}px, ${top + height / 2}px) scale(${scale})`;
  dot
    .animate([{ transform: at(start, 1.5) }, { transform: at(cart, 0.5), opacity: 0.6 }], {
      duration: DURATION_MS,
      easing: 'cubic-bezier(0.3, 0, 0.2, 1)',
    })
    .finished.finally(() => dot.remove());
}
