import { CircleCheck } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { buttonLook } from '../../components/button.tsx';
import { LineSummary, shownLine } from '../../pages/purchase/line-summary.tsx';
import { useShopCart } from '../../pages/purchase/shop-cart.ts';
import { PageLink } from '../../routing/page-link.tsx';
import { usePaths } from '../../routing/paths.ts';
import type { AddedToCart, Slots } from '../../slots/feature.ts';
import { Slot } from '../../slots/slot.tsx';
import { useText } from '../../text/text.tsx';
import { flyToCart } from './fly-to-cart.ts';

/** Is loaded while the product is added. */
export const AddedItem = ({ added, ...shown }: Slots['product.added']) =>
  added ? <MiniCart {...shown} {...added} /> : null;

/** What was added, below the button: it covers nothing, and the page stays where it is. */
function MiniCart({ count, line, product, data }: Slots['added.end'] & AddedToCart) {
  const { product: texts, cart, shell } = useText();
  const paths = usePaths();
  const { cart: current } = useShopCart();
  const section = useRef<HTMLElement>(null);
  useEffect(() => {
    if (section.current) flyToCart(section.current);
  }, []);
  return (
    <section
      ref={section}
      aria-label={shell.cart}
      className="rounded-3xl border border-line bg-raised p-4 sm:p-5"
    >
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
      <Slot name="added.end" props={{ product, data }} />
    </section>
  );
}
