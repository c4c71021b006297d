import { CircleCheck } from 'lucide-react';
import { type SyntheticEvent, useEffect, useState } from 'react';
import type { LineItem } from 'storewire';
import { buttonLook } from '../../components/button.tsx';
import { PageLink } from '../../routing/page-link.tsx';
import { usePaths } from '../../routing/paths.ts';
import { LineSummary, shownLine } from '../../shop/cart/line-summary.tsx';
import { useShopCart } from '../../shop/cart/shop-cart.ts';
import { useText } from '../../text/text.tsx';

const SHOWN_MS = 5000;

interface AddedNoticeProps {
  /** Pieces in the cart. */
  count: number;
  /** The line of the item that was added. */
  line: LineItem | undefined;
}

/** What was added, below the cart in the header. It leaves by itself, unless it is pointed at or has the focus. */
export function AddedNotice({ count, line }: AddedNoticeProps) {
  const { product: texts, cart, shell } = useText();
  const paths = usePaths();
  const { cart: current } = useShopCart();
  const [isShown, setShown] = useState(true);
  const [isHeld, setHeld] = useState(false);
  useEffect(() => {
    if (isHeld) return undefined;
    const timer = setTimeout(() => setShown(false), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [isHeld]);
  const hold = ({ currentTarget }: SyntheticEvent): void =>
    setHeld(currentTarget.matches(':hover, :focus-within'));
  if (!isShown) return null;
  return (
    <section
      aria-label={shell.cart}
      data-print="none"
      onPointerEnter={hold}
      onPointerLeave={hold}
      onFocus={hold}
      onBlur={hold}
      onKeyDown={({ key }) => key === 'Escape' && setShown(false)}
      className="page pointer-events-none fixed inset-x-0 top-16 z-40 flex justify-end"
    >
      <div className="pointer-events-auto card w-full max-w-sm p-4 shadow-sheet transition-[translate,opacity] duration-200 motion-safe:starting:-translate-y-2 starting:opacity-0">
        <p className="flex items-center gap-2.5 font-medium">
          <CircleCheck aria-hidden="true" className="size-5 shrink-0 text-success" strokeWidth={1.75} />
          <span>{texts.added(count)}</span>
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
      </div>
    </section>
  );
}
