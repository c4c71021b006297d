/** Variants as the list of all has them: each with what belongs to its product. */
import type { ReadOnlyVariant } from 'storewire';
import type { Context } from '../../kernel/context/context.ts';
import { present } from '../../kernel/values/present.ts';
import { type RequestedFields, requestedParts } from './requested-parts.ts';
import { withSeenCategories } from './shopper-view.ts';
import { listedVariantId, type StoredProductV3, type StoredVariant } from './stored-product.ts';

export function toReadOnlyVariant(
  context: Context,
  product: StoredProductV3,
  { id: variantId, choices, physicalProperties, ...variant }: StoredVariant,
  fields: RequestedFields,
): ReadOnlyVariant {
  const { productDimensions: _product, packageDimensions: _package, ...physical } = physicalProperties ?? {};
  const shown: ReadOnlyVariant = {
    ...variant,
    id: listedVariantId(product.id, variantId),
    variantId,
    productData: productData(context, product, fields),
    optionChoices: choices ?? [],
    ...(physicalProperties && { physicalProperties: physical }),
  };
  // no field asks for the names: a list of variants has no options that would say them
  return requestedParts(context, shown, [...fields, 'VARIANT_OPTION_CHOICE_NAMES']);
}

function productData(
  context: Context,
  stored: StoredProductV3,
  fields: RequestedFields,
): NonNullable<ReadOnlyVariant['productData']> {
  const { settings } = context;
  const product = withSeenCategories(context, stored);
  const { id: productId, name, productType, slug, visible, visibleInPos, revision } = product;
  return {
    productId,
    name,
    productType,
    slug,
    visible,
    visibleInPos,
    revision,
    ...present({ mainCategoryId: product.mainCategoryId, handle: product.handle }),
    ...(fields.includes('CURRENCY') && { currency: settings.currency }),
    ...(product.physicalProperties && {
      physicalProperties: {
        weightMeasurementUnitInfo: { weightMeasurementUnit: settings.weightUnit },
      },
    }),
  };
}
