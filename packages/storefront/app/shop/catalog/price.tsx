import type { Product, ProductPriceData } from 'storewire';
import { classes } from '../../components/classes.ts';
import { formatMeasure } from '../../format/measure.ts';
import { useLanguage, useMoney, useText } from '../../text/text.tsx';
import type { ListPrice } from './list-price.ts';

/** A price of the catalog. A reduced price also shows the one before, struck through. */
export function Price({ price, className }: { price: ListPrice; className?: string }) {
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

interface UnitPriceProps {
  product: Product;
  /** That of the product, or of a variant. */
  price: ProductPriceData | undefined;
}

/** The price of a liter or of 100 grams, where the platform has calculated it. */
export function UnitPrice({ product: { pricePerUnitData }, price }: UnitPriceProps) {
  const { catalog } = useText();
  const { locale } = useLanguage();
  const money = useMoney();
  const { baseQuantity, baseMeasurementUnit } = pricePerUnitData ?? {};
  if (!price?.pricePerUnit || baseQuantity === undefined || !baseMeasurementUnit) return null;
  const amount = money(String(price.pricePerUnit), price.currency);
  return (
    <p className="text-sm text-soft">
      <bdi>{catalog.unitPrice(amount, formatMeasure(baseQuantity, baseMeasurementUnit, locale))}</bdi>
    </p>
  );
}
