/** Stock of the catalog. It is never negative: what is not in stock cannot be taken. */
import { isDeepStrictEqual } from 'node:util';
import type { CatalogReference } from 'storewire';
import type { Context } from '../../kernel/context/context.ts';
import { Conflict } from '../../kernel/errors/failure.ts';
import { catalogItem, STORE_APP_ID } from '../catalog/catalog-item.ts';
import { saveProduct } from '../catalog/saved-products.ts';
import { products, type StoredProduct, type StoredVariant } from '../catalog/stored-product.ts';
import { notifyOfVariant } from './back-in-stock.ts';

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

/** How many pieces can be ordered. Infinite if they are not counted. */
export const availableOf = ({ stock }: StoredVariant): number =>
  stock.trackQuantity ? (stock.quantity ?? 0) : stock.inStock ? Number.POSITIVE_INFINITY : 0;

/** Takes the pieces of all lines out of stock. Throws `OutOfStock`. Call it in writes only. */
export function reserve(context: Context, lines: readonly StockLine[]): void {
  const changes = new StockChanges(context);
  let [shortLines, availableLines] = [0, 0];
  for (const { catalogReference, quantity } of lines) {
    const found = changes.variantOf(catalogReference);
    const isUncounted = !found && catalogReference?.appId !== STORE_APP_ID;
    const pieces = found ? availableOf(found) : isUncounted ? quantity : 0;
    if (pieces > 0) availableLines++;
    if (pieces < quantity) shortLines++;
    if (found && shortLines === 0) addPieces(found, -quantity);
  }
  if (shortLines > 0) throw new OutOfStock(availableLines === 0);
  changes.save();
}

/** Returns the pieces of all lines to stock, and answers the back-in-stock requests for them. Call it in writes only. */
export function release(context: Context, lines: readonly StockLine[]): void {
  const changes = new StockChanges(context);
  for (const { catalogReference, quantity } of lines) {
    const found = changes.variantOf(catalogReference);
    if (found) addPieces(found, quantity);
  }
  changes.save();
}

/** Whether taking a line changes a quantity. */
export const isCounted = (
  context: Context,
  { catalogReference }: Pick<StockLine, 'catalogReference'>,
): boolean =>
  catalogReference !== undefined &&
  catalogItem(context, catalogReference)?.variant?.stock.trackQuantity === true;

/** Adds pieces to the stock of a variant, or takes some, if they are counted. */
function addPieces({ stock }: StoredVariant, pieces: number): void {
  if (!stock.trackQuantity) return;
  stock.quantity = (stock.quantity ?? 0) + pieces;
  stock.inStock = stock.quantity > 0;
}

/** Changes of the stock of several lines, which may be of one product. */
class StockChanges {
  readonly #context: Context;
  readonly #products = new Map<string, StoredProduct>();
  readonly #changed = new Map<string, Set<string>>();

  constructor(context: Context) {
    this.#context = context;
  }

  /** A copy of the variant of a line, to change it before `save`. Undefined if the store catalog does not have it. */
  variantOf(reference: CatalogReference | undefined): StoredVariant | undefined {
    const found = reference && catalogItem(this.#context, reference);
    if (!found?.variant) return undefined;
    const { id } = found.product;
    const product = this.#products.get(id) ?? structuredClone(found.product);
    this.#products.set(id, product);
    const variant = product.variants.find((each) => each.id === found.variant?.id);
    if (variant) this.#changed.set(id, (this.#changed.get(id) ?? new Set<string>()).add(variant.id));
    return variant;
  }

  /** Saves the products whose stock has changed: a sale of one that is not counted leaves its date. */
  save(): void {
    const stored = this.#context.db.of(products);
    for (const [id, product] of this.#products)
      if (!isDeepStrictEqual(product, stored.get(id)))
        saveStock(this.#context, product, [...(this.#changed.get(id) ?? [])]);
  }
}

/**
 * Saves a product after a change of its stock. Emits the change, and answers the back-in-stock requests for
 * variants that are in stock again.
 */
export function saveStock(
  context: Context,
  product: StoredProduct,
  variantIds: readonly string[],
): StoredProduct {
  const before = new Map(
    context.db
      .of(products)
      .get(product.id)
      ?.variants.map((variant) => [variant.id, variant]),
  );
  const saved = saveProduct(context, product);
  const changed = saved.variants.filter(({ id, stock }) => {
    const old = before.get(id);
    const isSame = old?.stock.quantity === stock.quantity && old?.stock.inStock === stock.inStock;
    return variantIds.includes(id) && !isSame;
  });
  if (changed.length === 0) return saved;
  context.emit('com.wix.ecommerce.inventory.api.v1.InventoryVariantsChanged', saved.id, {
    data: {
      ...(saved.inventoryItemId && { inventoryItemId: saved.inventoryItemId }),
      productId: saved.id,
      variants: changed.map(({ id, stock }) => ({
        id,
        inStock: stock.inStock,
        ...(stock.trackQuantity && { quantity: stock.quantity ?? 0 }),
      })),
      updatedDate: context.clock.iso(),
    },
  });
  for (const variant of changed)
    if (variant.stock.inStock && before.get(variant.id)?.stock.inStock === false)
      notifyOfVariant(context, saved, variant);
  return saved;
}
