import type { BulkItemsResponse } from '../../../../generated/types.ts';
import { decimalsOf, fromMinor, percentOf, toMinor } from '../../commerce/money.ts';
import type { Context } from '../../context.ts';
import { invalid } from '../../http/failure.ts';
import type { Handlers } from '../service.ts';
import { saveProduct } from './catalog.ts';
import { products, type StoredProduct } from './entity.ts';
import { emitChanged } from './events.ts';

type Change = (product: StoredProduct) => StoredProduct;

export const bulkHandlers: Pick<Handlers<'products'>, 'bulkUpdateProducts' | 'bulkAdjustProducts'> = {
  bulkUpdateProducts: ({ ids, set }, context) => {
    const { price, cost, weight, ribbon, brand } = set;
    for (const [name, value] of Object.entries({ price, cost, weight }))
      if (value !== undefined && value < 0)
        invalid(`set.${name}`, 'MIN', 'must be at least 0', { threshold: 0 });
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
    const decimals = decimalsOf(context.settings.currency);
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

/** Of `ItemMetadata.id`. Requests may contain longer ids, which no product has. */
const MAX_ID_LENGTH = 255;

/** Changes each product on its own. A product that does not exist is a failure of its item. */
function bulk(
  context: Context,
  ids: readonly string[],
  changedFields: string[],
  change: Change,
): BulkItemsResponse {
  const results = ids.map((id, originalIndex) => {
    const product = context.db.of(products).get(id);
    if (!product)
      return {
        itemMetadata: {
          ...(id.length <= MAX_ID_LENGTH && { id }),
          originalIndex,
          success: false,
          error: { code: 'PRODUCT_NOT_FOUND', description: 'No product has this id' },
        },
      };
    saveProduct(context, change(product));
    emitChanged(context, id, changedFields);
    return { itemMetadata: { id, originalIndex, success: true } };
  });
  const totalFailures = results.filter(({ itemMetadata }) => !itemMetadata.success).length;
  return {
    results,
    bulkActionMetadata: {
      totalSuccesses: results.length - totalFailures,
      totalFailures,
      undetailedFailures: 0,
    },
  };
}
