import { type RefObject, useEffect, useState } from 'react';
import { Button } from '../../components/button.tsx';
import { Price } from '../../shop/catalog/price.tsx';
import type { ShopSelection } from '../../store/product/product.ts';
import { useText } from '../../text/text.tsx';

interface BuyBarProps {
  form: RefObject<HTMLFormElement | null>;
  selection: ShopSelection;
  /** The text about the stock. */
  stock: string;
  /** What has happened, if anything. */
  note: string | undefined;
  canBuy: boolean;
  pending: string | false;
}

/** What is chosen or has happened, and the button of the form, as long as the form is out of sight. */
export function BuyBar({ selection, note, stock, form, canBuy, pending }: BuyBarProps) {
  const { product } = useText();
  const isShown = useOutOfSight(form);
  const { price } = selection;
  if (!isShown) return null;
  return (
    <section
      aria-label={product.buyBar}
      data-print="none"
      className="fixed inset-x-0 bottom-0 z-30 border-line border-t bg-raised pb-[env(safe-area-inset-bottom)] shadow-sheet lg:hidden"
    >
      <div className="page flex items-center justify-between gap-4 py-2.5">
        <div className="min-w-0">
          {price ? <Price price={price} /> : null}
          <p className={note ? 'text-sm text-success' : 'truncate text-sm text-soft'}>
            <bdi>{note ?? (Object.values(selection.choices).join(', ') || stock)}</bdi>
          </p>
        </div>
        {canBuy ? (
          <div className="max-w-2/3 shrink-0">
            <Button pending={pending} onClick={() => form.current?.requestSubmit()}>
              {product.add}
            </Button>
          </div>
        ) : (
          <p className="max-w-2/3 shrink-0 text-sm">{stock}</p>
        )}
      </div>
    </section>
  );
}

function useOutOfSight(element: RefObject<HTMLElement | null>): boolean {
  const [isOut, setOut] = useState(false);
  useEffect(() => {
    if (!element.current) return undefined;
    const observer = new IntersectionObserver((entries) => {
      // a slow phone reports several at once, the oldest one first
      const latest = entries.at(-1);
      if (latest) setOut(!latest.isIntersecting);
    });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return isOut;
}
