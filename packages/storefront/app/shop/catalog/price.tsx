import { classes } from '../../components/classes.ts';
import { formatMeasure } from '../../format/measure.ts';
import type { ShopPrice, UnitPrice as ShopUnitPrice } from '../../store/product/product.ts';
import { useLanguage, useMoney, useText } from '../../text/text.tsx';

/** A price of the catalog. A reduced price also shows the one before, struck through. */
export function Price({ price, className }: { price: ShopPrice; className?: string }) {
  const { catalog } = useText();
  const money = useMoney();
  const { now, before, currency, isFrom = false } = price;
  return (
    <p className={classes('flex flex-wrap items-baseline gap-x-2 tabular-nums', className)}>
      <span>
        {isFrom ? <span className="text-soft">{catalog.from} </span> : null}
        {before === undefined ? null : <span className="sr-only">{catalog.now} </span>}
        <bdi className={before === undefined ? undefined : 'font-medium text-clay'}>
          {money(now, currency)}
        </bdi>
      </span>
      {before === undefined ? null : (
        <span className="text-[0.875em] text-soft">
          <span className="sr-only">{catalog.before} </span>
          <s>
            <bdi>{money(before, currency)}</bdi>
          </s>
        </span>
      )}
    </p>
  );
}

/** The price of a liter or of 100 grams, where the platform has calculated it. */
export function UnitPrice({ price }: { price: ShopUnitPrice | undefined }) {
  const { catalog } = useText();
  const { locale } = useLanguage();
  const money = useMoney();
  if (!price) return null;
  const { amount, currency, quantity, unit } = price;
  return (
    <p className="text-sm text-soft">
      <bdi>{catalog.unitPrice(money(amount, currency), formatMeasure(quantity, unit, locale))}</bdi>
    </p>
  );
}
