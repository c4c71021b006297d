/** What a line sells: as the catalog describes the item now, or as a custom line describes itself. */

import type { Base } from '../../kernel/context/context.ts';
import { moneyOf } from '../../kernel/values/money.ts';
import { catalogItem } from '../items/current-catalog.ts';
import { catalogLine } from './catalog-line.ts';
import { customLine } from './custom-line.ts';
import type { ItemAvailability, PricedItem, StoredLine } from './stored-line.ts';

/**
 * The item of a line, and how much of it there is. An item that left the
 * catalog is the one that the line knows.
 */
export function lineItemOf(
  context: Base,
  line: Pick<StoredLine, 'catalogReference' | 'custom' | 'overrides' | 'known' | 'quantity'>,
): { item: PricedItem; availability: ItemAvailability } {
  const { custom, catalogReference, known, quantity } = line;
  if (custom) {
    const item = customLine(moneyOf(context.settings), custom);
    return { item, availability: availability(custom.quantityAvailable ?? undefined, quantity) };
  }
  const found = catalogReference && catalogItem(context, catalogReference);
  if (!found) return { item: known, availability: { status: 'NOT_FOUND' } };
  const { product, variant, isIncomplete } = found;
  if (!variant || isIncomplete)
    return { item: known, availability: { status: 'NOT_AVAILABLE', quantityAvailable: 0 } };
  const pieces = product.isVisible && variant.isVisible ? variant.available() : 0;
  return {
    item: catalogLine(context, { product, variant }, line),
    availability: availability(Number.isFinite(pieces) ? pieces : undefined, quantity),
  };
}

/** `available` is undefined if pieces are not counted. */
function availability(available: number | undefined, wanted: number): ItemAvailability {
  if (available === undefined) return { status: 'AVAILABLE' };
  const status = available <= 0 ? 'NOT_AVAILABLE' : available < wanted ? 'PARTIALLY_AVAILABLE' : 'AVAILABLE';
  return { status, quantityAvailable: Math.max(available, 0) };
}
