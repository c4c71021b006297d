/** How staff create, change and delete products of version 3. */
import type { BulkUpdateProductVariantsByFilterV3Input, InventoryItemComposite } from 'storewire';
import type { Handlers, Worker } from '../../../kernel/calls/service.ts';
import type { Context } from '../../../kernel/context/context.ts';
import { breaks, Conflict, invalid } from '../../../kernel/errors/failure.ts';
import type { Received } from '../../../kernel/inputs/received.ts';
import { present } from '../../../kernel/values/present.ts';
import { saveInventoryItem } from '../inventory.ts';
import { toInventoryItem } from '../inventory-item-view.ts';
import { emitCreated, emitDeleted, emitUpdated } from '../product-events.ts';
import { changedProduct, checkChanges, newProduct, ownProperties } from '../product-input.ts';
import { toProductV3 } from '../product-view.ts';
import { checkNotNegative, refusalsOf } from '../refusals.ts';
import { checkRequested } from '../requested-parts.ts';
import { productV3Of, refreshProduct, removeProductV3, saveProductV3 } from '../saved-products.ts';
import { productsV3, type StoredProductV3 } from '../stored-product.ts';
import { checkSearch, matchesOf } from '../text-search.ts';
import { changedVariant, checkValues } from '../variant-input.ts';

type StaffCalls =
  | 'createProductWithInventory'
  | 'updateProduct'
  | 'deleteProduct'
  | 'bulkUpdateProductVariantsByFilter';

/** A call to change the variants of the products that are found. */
type VariantsJob = Received<BulkUpdateProductVariantsByFilterV3Input>;

export const staffHandlers: Pick<Handlers<'productsV3'>, StaffCalls> = {
  createProductWithInventory: ({ product: input, returnEntity = false, fields = [] }, context) => {
    checkRequested(context, fields);
    const inputs = input.variantsInfo.variants ?? [];
    if (inputs.length === 0) invalid('product.variantsInfo.variants', 'REQUIRED_FIELD', 'must be present');
    for (const [index, { inventoryItem }] of inputs.entries())
      checkStock(inventoryItem, `product.variantsInfo.variants[${index}].inventoryItem`);
    const variants = inputs.map(({ inventoryItem: _stock, ...variant }) => variant);
    const product = newProduct(context, { ...input, variantsInfo: { variants } }, CREATE);
    saveProductV3(context, product);
    const items = product.variantsInfo.variants.map(({ id: variantId }, index) =>
      saveInventoryItem(context, {
        productId: product.id,
        variantId,
        ...stockOf(inputs[index]?.inventoryItem),
      }),
    );
    const saved = withStock(context, product.id);
    emitCreated(context, saved);
    return {
      product: toProductV3(context, saved, fields),
      inventoryResults: {
        results: items.map((item, originalIndex) => ({
          itemMetadata: { id: item.id, originalIndex, success: true },
          ...(returnEntity && { item: toInventoryItem(item) }),
        })),
        bulkActionMetadata: { totalSuccesses: items.length, totalFailures: 0, undetailedFailures: 0 },
      },
    };
  },

  updateProduct: ({ id, product: { revision, ...changes }, fields = [] }, context) => {
    checkRequested(context, fields);
    checkChanges(changes);
    const before = productV3Of(context, id);
    if (revision !== before.revision) throw new Conflict();
    const product = changedProduct(context, ownProperties(before), changes, UPDATE);
    saveProductV3(context, product);
    const kept = new Set(before.variantsInfo.variants.map((variant) => variant.id));
    for (const { id: variantId } of product.variantsInfo.variants)
      if (!kept.has(variantId)) saveInventoryItem(context, { productId: id, variantId, ...stockOf() });
    const saved = withStock(context, id);
    emitUpdated(context, before, saved);
    return { product: toProductV3(context, saved, fields) };
  },

  deleteProduct: ({ id }, context) => {
    productV3Of(context, id);
    removeProductV3(context, id);
    emitDeleted(context, id);
    return {};
  },

  bulkUpdateProductVariantsByFilter: ({ filter, search, variant }, context) => {
    if (search) checkSearch(search, 'search');
    checkMask(variant);
    checkValues(context, variant, { field: 'variant', refuse: BULK });
    const data: VariantsJob = { filter, variant, ...(search && { search }) };
    return { jobId: context.schedule({ kind: CHANGE_VARIANTS, due: context.clock.iso(), data }) };
  },
};

/** What one call can change of the variants of many products. */
const CHANGEABLE: ReadonlySet<string> = new Set(['visible', 'price', 'revenueDetails', 'physicalProperties']);

/** Refuses changes of nothing, and of what one call cannot change. An id changes nothing. */
function checkMask({ id: _id, ...variant }: VariantsJob['variant']): void {
  const names = Object.entries(variant).flatMap(([name, value]) => (value === undefined ? [] : name));
  if (names.length === 0) breaks('variant', 'EMPTY_FIELD_MASK', 'must have a value to set');
  for (const name of names)
    if (!CHANGEABLE.has(name)) BULK('FIELD_MASK_VALUE_NOT_SUPPORTED', `variant.${name}`, 'cannot be set');
  if (variant.price && variant.price.actualPrice.amount === undefined)
    breaks('variant.price.actualPrice', 'CANNOT_REMOVE_VARIANT_ACTUAL_PRICE', 'must have an amount');
}

const CHANGE_VARIANTS = 'productsV3.changeVariants';

export const staffWorkers: Readonly<Record<string, Worker>> = {
  [CHANGE_VARIANTS]: ({ filter, search, variant: changes }: VariantsJob, context) => {
    const found = context.db.of(productsV3).all({ filter });
    for (const before of search ? matchesOf(found, search, { bestFirst: false }) : found) {
      const own = ownProperties(before);
      const variants = own.variantsInfo.variants.map((variant) =>
        changedVariant(context, variant, changes, own),
      );
      emitUpdated(context, before, saveProductV3(context, { ...own, variantsInfo: { variants } }));
    }
  },
};

/** A saved product, calculated again with stock that was saved after it. */
const withStock = (context: Context, id: string): StoredProductV3 =>
  refreshProduct(context, id) ?? productV3Of(context, id);

type StockInput = Received<InventoryItemComposite> | undefined;

function checkStock(stock: StockInput, field: string): void {
  if ((stock?.quantity ?? 0) < 0)
    CREATE('REQUESTED_QUANTITY_MUST_BE_NON_NEGATIVE_DECREASING', `${field}.quantity`, 'must be at least 0');
  checkNotNegative(stock?.preorderInfo?.limit, `${field}.preorderInfo.limit`);
}

/** Stock that is not sent is there, and is not counted. No call would create an item for a variant without one. */
function stockOf({ quantity, inStock = true, preorderInfo }: NonNullable<StockInput> = {}) {
  const { enabled = false, message, limit } = present(preorderInfo ?? {});
  return {
    ...(quantity === undefined
      ? { trackQuantity: false, inStock }
      : { trackQuantity: true, quantity, inStock: quantity > 0 }),
    ...(preorderInfo && { preorderInfo: { enabled, counter: 0, ...present({ message, limit }) } }),
  };
}

const CREATE = refusalsOf('productsV3.createProductWithInventory');
const UPDATE = refusalsOf('productsV3.updateProduct');
const BULK = refusalsOf('productsV3.bulkUpdateProductVariantsByFilter');
