/** Stock of the catalog. An order never takes what is not in stock. */
import type { CatalogReference } from 'storewire';
import type { Context } from '../../kernel/context/context.ts';
import { Conflict } from '../../kernel/errors/failure.ts';
import { isStoreApp } from '../catalog/catalog-item.ts';
import { catalogOf } from '../items/current-catalog.ts';

/** Pieces of an item. Lines of other catalogs, or without a catalog, have no stock. */
export interface StockLine {
  catalogReference?: CatalogReference | undefined;
  quantity: number;
}

/** Thrown if some lines are not available in their quantity. Nothing is reserved then. */
export class OutOfStock extends Conflict {
  readonly isNothingAvailable: boolean;

  constructor(isNothingAvailable: boolean) {
    super(isNothingAvailable ? 'No line is in stock' : 'Some lines are not in stock in their quantity');
    this.isNothingAvailable = isNothingAvailable;
  }
}

/** Takes the pieces of all lines out of stock. Throws `OutOfStock`. Call it in writes only. */
export function reserve(context: Context, lines: readonly StockLine[]): void {
  const changes = catalogOf(context).stockChanges(context);
  let [shortLines, availableLines] = [0, 0];
  for (const { catalogReference, quantity } of lines) {
    const found = changes.of(catalogReference);
    const isUncounted = !found && !isStoreApp(catalogReference?.appId);
    const pieces = found ? found.available : isUncounted ? quantity : 0;
    if (pieces > 0) availableLines++;
    if (pieces < quantity) shortLines++;
    if (found && shortLines === 0) found.add(-quantity);
  }
  if (shortLines > 0) throw new OutOfStock(availableLines === 0);
  changes.save('ORDER');
}

/** Returns the pieces of all lines to stock. The result are the lines whose pieces are counted. Call it in writes only. */
export function release<Line extends StockLine>(context: Context, lines: readonly Line[]): Line[] {
  const changes = catalogOf(context).stockChanges(context);
  const counted = lines.filter(({ catalogReference, quantity }) => {
    const pieces = changes.of(catalogReference);
    pieces?.add(quantity);
    return pieces?.isCounted;
  });
  changes.save('REVERT_INVENTORY_CHANGE');
  return counted;
}
