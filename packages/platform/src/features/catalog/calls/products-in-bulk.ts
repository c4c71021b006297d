import type { BulkItemsResponse } from 'storewire';
import { inBulk } from '../../../kernel/calls/bulk.ts';
import type { Handlers } from '../../../kernel/calls/service.ts';
import type { Context } from '../../../kernel/context/context.ts';
import { NotFound, rejectAny, violation } from '../../../kernel/errors/failure.ts';
import type { Violation } from '../../../kernel/errors/violations.ts';
import { fromMinor, moneyOf, percentOf, toMinor } from '../../../kernel/values/money.ts';
import { emitChanged } from '../events.ts';
import { saveProduct } from '../saved-products.ts';
import { products, type StoredProduct } from '../stored-product.ts';

type Change = (product: StoredProduct) => StoredProduct;

export const bulkHandlers: Pick<Handlers<'products'>, 'bulkUpdateProducts' | 'bulkAdjustProducts'> = {
  bulkUpdateProducts: ({ ids, set }, context) => {
    const { price, cost, weight, ribbon, brand } = set;
    rejectAny(negativeViolations({ 'set.price': price, 'set.cost': cost, 'set.weight': weight }));
    return bulk(context, ids, Object.keys(set), (product) => ({
      ...product,
      ...(price !== undefined && { priceData: { ...product.priceData, price } }),
      ...(cost !== undefined && { costAndProfitData: { ...product.costAndProfitData, itemCost: cost } }),
      ...(weight !== undefined && { weight }),
      ...(ribbon !== undefined && { ribbon }),
      ...(brand !== undefined && { brand }),
    }));
  },

  bulkAdjustProducts: ({ ids, adjust }, context) => {
    const { decimals } = moneyOf(context.settings);
    const { price, cost, weight } = adjust;
    const adjusted = (
      value: number,
      { percentage, amount }: NonNullable<typeof price>,
      places: number,
    ): number => {
      const before = toMinor(value, places);
      const after = percentage
        ? before + percentOf(before, percentage.rate ?? 0)
        : before + toMinor(amount ?? 0, places);
      const whole = percentage?.roundToInt ? toMinor(fromMinor(after, places), 0) : undefined;
      return Math.max(0, Number(whole ?? fromMinor(after, places)));
    };
    return bulk(context, ids, Object.keys(adjust), (product) => ({
      ...product,
      ...(price && {
        priceData: { ...product.priceData, price: adjusted(product.priceData.price, price, decimals) },
      }),
      ...(cost && {
        costAndProfitData: {
          ...product.costAndProfitData,
          itemCost: adjusted(product.costAndProfitData?.itemCost ?? 0, cost, decimals),
        },
      }),
      ...(weight && { weight: adjusted(product.weight ?? 0, weight, 3) }),
    }));
  },
};

/** The amounts that are negative, by their fields. */
export const negativeViolations = (
  amounts: Readonly<Record<string, number | null | undefined>>,
): Violation[] =>
  Object.entries(amounts).flatMap(([field, amount]) =>
    typeof amount === 'number' && amount < 0
      ? [violation(field, 'MIN', 'must be at least 0', { threshold: 0 })]
      : [],
  );

/** Changes each product on its own. A product that does not exist is a failure of its item. */
const bulk = (
  context: Context,
  ids: readonly string[],
  changedFields: string[],
  change: Change,
): BulkItemsResponse =>
  inBulk(ids, 'PRODUCT_NOT_FOUND', (id) => {
    const product = context.db.of(products).get(id);
    if (!product) throw new NotFound();
    saveProduct(context, change(product));
    emitChanged(context, id, changedFields);
    return {};
  });
