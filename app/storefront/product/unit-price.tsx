import type { Product, ProductPriceData } from 'storewire';
import { formatMeasure } from '../../shared/format/measure.ts';
import { useMoney, useText } from '../../shared/text/text.ts';

/** Price of a base quantity, such as 100 ml, if the server returns one for the selection. */
export function UnitPrice({ product, price }: { product: Product; price: ProductPriceData | undefined }) {
  const text = useText();
  const money = useMoney();
  const { baseQuantity, baseMeasurementUnit } = product.pricePerUnitData ?? {};
  const amount = price?.pricePerUnit;
  if (
    amount === undefined ||
    amount === null ||
    baseQuantity === undefined ||
    baseMeasurementUnit === undefined
  )
    return null;
  return (
    <p className="mt-1 text-sm text-soft">
      {text.price.per(
        money(amount, price?.currency),
        formatMeasure(baseQuantity, baseMeasurementUnit, text.locale),
      )}
    </p>
  );
}
