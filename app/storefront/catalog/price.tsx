import type { ProductPriceData } from 'storewire';
import { useMoney, useText } from '../../shared/text/text.ts';

/** A price of the catalog. A reduced price also shows the original one, struck through. */
export function Price({
  price,
  isFrom = false,
  className,
}: {
  price: ProductPriceData;
  isFrom?: boolean;
  className?: string;
}) {
  const text = useText();
  const money = useMoney();
  const { price: before, discountedPrice, currency } = price;
  const now = discountedPrice ?? before;
  if (now === null) return null;
  const isReduced = before !== null && before !== now;
  return (
    <p className={className}>
      {isFrom ? <span className="text-soft">{text.price.from} </span> : null}
      {isReduced ? (
        <>
          <span className="sr-only">{text.price.now} </span>
          <span className="text-danger">{money(now, currency)}</span>{' '}
          <span className="sr-only">{text.price.was} </span>
          <s className="ms-1 text-[0.85em] text-soft">{money(before, currency)}</s>
        </>
      ) : (
        money(now, currency)
      )}
    </p>
  );
}
