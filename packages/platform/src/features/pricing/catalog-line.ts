/** Lines of the catalog: what they show, and their price with overrides of a merchant. */

import type { Base } from '../../kernel/context/context.ts';
import { originsOf, productPath } from '../../kernel/settings/stored-origin.ts';
import { moneyOf } from '../../kernel/values/money.ts';
import type { SoldProduct, SoldVariant } from '../items/catalog.ts';
import { type PricedItem, type StoredLine, USUAL } from './stored-line.ts';
import { taxSettingsOf } from './tax-settings.ts';

/** The item of a catalog line, with the values that a merchant overrides. */
export function catalogLine(
  context: Pick<Base, 'settings' | 'origin' | 'db'>,
  { product, variant }: { product: SoldProduct; variant: SoldVariant },
  { overrides = {} }: Pick<StoredLine, 'overrides'>,
): PricedItem {
  const money = moneyOf(context.settings);
  const path = productPath(product.slug);
  const { descriptionLines, picture } = variant.shown();
  const taxGroupId = taxSettingsOf(context).productGroups[product.id];
  return {
    shown: {
      ...USUAL,
      customLineItem: false,
      productName: overrides.productName ?? { original: product.name, translated: product.name },
      url: { relativePath: path, url: originsOf(context).store + path },
      descriptionLines: overrides.descriptionLines ?? descriptionLines,
      ...(overrides.image ? { media: overrides.image } : picture && { media: picture }),
      physicalProperties: {
        weight: variant.weight,
        sku: variant.sku,
        shippable: product.isPhysical,
        ...overrides.physicalProperties,
      },
      ...(variant.digitalFile && { digitalFile: variant.digitalFile }),
      itemType: { preset: product.isPhysical ? 'PHYSICAL' : 'DIGITAL' },
      paymentOption: overrides.paymentOption?.value ?? USUAL.paymentOption,
      savePaymentMethod: overrides.savePaymentMethod ?? false,
      membersOnly: product.membersOnly,
    },
    price: money.decimal(money.minor(overrides.price ?? variant.price)),
    fullPrice: money.decimal(money.minor(overrides.fullPrice ?? overrides.price ?? variant.fullPrice)),
    // an overridden price is that of the piece with its extras
    ...(variant.modifiers !== undefined && !overrides.price && { modifiers: variant.modifiers }),
    ...(overrides.depositAmount && { deposit: overrides.depositAmount }),
    ...(taxGroupId && { taxGroupId }),
    productId: product.id,
    collectionIds: product.categoryIds,
  };
}
