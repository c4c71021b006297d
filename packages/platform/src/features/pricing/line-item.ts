/** What a line sells: as the catalog describes the item now, or as a custom line describes itself. */
import type { Base } from '../../kernel/context/context.ts';
import { originsOf, productPath } from '../../kernel/settings/stored-origin.ts';
import { moneyOf } from '../../kernel/values/money.ts';
import type { CatalogItem, SoldProduct, SoldVariant } from '../items/catalog.ts';
import { catalogItem } from '../items/current-catalog.ts';
import { customLine } from './custom-line.ts';
import { type Refusal, type SoldItem, type StoredLine, USUAL } from './stored-line.ts';
import { taxGroupOf } from './tax-settings.ts';

/** The item that a line names, or why the catalog does not sell it. The catalog is read once. */
export function readItem(
  context: Base,
  { catalogReference, overrides = {} }: Pick<StoredLine, 'catalogReference' | 'overrides'>,
): SoldItem | Refusal {
  const found = catalogReference && catalogItem(context, catalogReference);
  if (!found) return { reason: 'gone' };
  const refusal = refusalOf(found);
  if (!found.variant || refusal?.reason === 'incomplete') return refusal ?? { reason: 'variant' };
  return {
    ...catalogLine(context, found.product, found.variant, overrides),
    ...stockOf(found),
    ...(refusal && { refusal }),
  };
}

export const isRefusal = (reading: SoldItem | Refusal): reading is Refusal => 'reason' in reading;

/** The item of a line now. One that the catalog does not sell is as the line knows it. */
function currentItem(context: Base, line: Omit<StoredLine, 'id'>): SoldItem {
  const { custom, item } = line;
  if (custom) return customLine(moneyOf(context.settings), custom);
  const reading = readItem(context, line);
  return isRefusal(reading) ? { ...item, available: 0, refusal: reading } : reading;
}

/** The lines with the items and the stock of the moment. */
export const refreshedLines = (context: Base, lines: readonly StoredLine[]): StoredLine[] =>
  lines.map((line) => ({ ...line, item: currentItem(context, line) }));

function refusalOf({ product, variant, problem, isIncomplete }: CatalogItem): Refusal | undefined {
  if (!product.isVisible) return { reason: 'hidden' };
  if (problem) return { reason: 'options', ...problem };
  if (isIncomplete) return { reason: 'incomplete' };
  return variant ? undefined : { reason: 'variant' };
}

/** How many pieces of an item can be ordered, if they are counted. */
export function stockOf({ product, variant, isIncomplete }: CatalogItem): { available?: number } {
  const pieces = product.isVisible && variant?.isVisible && !isIncomplete ? variant.available() : 0;
  return Number.isFinite(pieces) ? { available: Math.max(pieces, 0) } : {};
}

/** A variant as a line shows it, with the values that a merchant overrides. */
function catalogLine(
  context: Pick<Base, 'settings' | 'origin' | 'db'>,
  product: SoldProduct,
  variant: SoldVariant,
  overrides: NonNullable<StoredLine['overrides']>,
): SoldItem {
  const money = moneyOf(context.settings);
  const path = productPath(product.slug);
  const { descriptionLines, picture } = variant.shown();
  const taxGroupId = taxGroupOf(context, product);
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
