/** Events of the catalog, which name what changed. */
import type { Context } from '../../kernel/context/context.ts';

export const CATALOG_VERSION = { originatedFromVersion: 'V1_CATALOG' } as const;

export const emitChanged = ({ emit }: Context, productId: string, changedFields: string[]): void =>
  emit('com.wix.ecommerce.catalog.api.v1.ProductChanged', productId, {
    data: { productId, changedFields, ...CATALOG_VERSION },
  });

/** Reports that values of variants changed. */
export const emitVariantsChanged = (
  { emit }: Context,
  productId: string,
  variantIds: readonly string[],
): void =>
  emit('com.wix.ecommerce.catalog.api.v1.VariantsChanged', productId, {
    data: { productId, variants: variantIds.map((variantId) => ({ variantId })), ...CATALOG_VERSION },
  });
